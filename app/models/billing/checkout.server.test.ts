import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { PaymentError, type PaymentProvider } from "#app/services/payments/provider.ts";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { checkoutLocks, users } from "#db/schema.ts";
import { withCheckoutLock } from "./checkout-lock.server.ts";
import { openCheckout } from "./checkout.server.ts";
import { demoProvider } from "./demo-payments.server.ts";
import { createUser, type User } from "#app/models/accounts/users.server.ts";

const ASKED = { plan: "monthly", successUrl: "/done", cancelUrl: "/back" } as const;
const closed: string[] = [];
let meanwhile = async () => {};

const provider: PaymentProvider = {
  ...demoProvider,
  async openCheckout() {
    await meanwhile();
    return { url: "https://pay.example/1" };
  },
  async closeCheckouts(customerId) {
    closed.push(`checkouts of ${customerId}`);
  },
  async closeCustomer(customerId) {
    closed.push(`all of ${customerId}`);
  },
};
vi.mock("./payment-provider.server.ts", () => ({ paymentProvider: () => provider }));

let user: User;

beforeAll(async () => {
  await migrate();
  const fields = { password: "none", firstName: "Ana", lastName: "Ruiz" };
  const made = await createUser({ email: "ana@example.org", ...fields });
  if (!made) throw new Error("the address is taken");
  user = made;
});

test("one at a time works on an account's checkouts, and others don't wait for it", async () => {
  const other = await createUser({
    email: "ben@example.org",
    password: "none",
    firstName: "Ben",
    lastName: "Ode",
  });
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await wait(20);
    atOnce -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withCheckoutLock(user.id, work)));
  expect(most).toBe(1);
  await withCheckoutLock(user.id, () => withCheckoutLock(other?.id ?? "", async () => {}));
});

test("what was opened by one who stood still, while another took over, is closed again", async () => {
  meanwhile = async () => {
    const another = { holderId: "another", heldUntil: 0 };
    await database().update(checkoutLocks).set(another).where(eq(checkoutLocks.userId, user.id));
  };
  await expect(openCheckout(user, ASKED)).rejects.toThrow(PaymentError);
  expect(closed).toEqual([`checkouts of demo_customer_${user.id}`]);
});

test("what was opened for an account that is deleted meanwhile is closed with all it has", async () => {
  closed.length = 0;
  meanwhile = async () => {
    await database().delete(users).where(eq(users.id, user.id));
  };
  await expect(openCheckout(user, ASKED)).rejects.toThrow(PaymentError);
  expect(closed).toEqual([`all of demo_customer_${user.id}`]);
});

// A process: puts people into the database of a data folder whom the payment provider knows by these ids.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createUser } from "#app/models/accounts/users.server.ts";
import { database } from "#db/client.ts";
import { users } from "#db/schema.ts";

for (const paymentCustomerId of process.argv.slice(2)) {
  const fields = { password: "none", firstName: "Ana", lastName: "Ruiz" };
  const user = await createUser({ email: `${randomUUID()}@example.org`, ...fields });
  if (!user) throw new Error("the address is taken");
  await database().update(users).set({ paymentCustomerId }).where(eq(users.id, user.id));
}
process.send?.({ isFilled: true }, () => process.disconnect?.());

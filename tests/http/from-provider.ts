import { eq } from "drizzle-orm";
import { afterAll } from "vitest";
import { database } from "#db/client.ts";
import { accountEvents, oauthAccounts } from "#db/schema.ts";
import { newAddress } from "#tests/setup/accounts.ts";
import { OpenIdProvider, type Person } from "#tests/setup/openid-provider.ts";
import { ORIGIN, Visitor, type Page } from "#tests/setup/visitor.ts";
import { userWith } from "./rows.ts";

/** The provider of this test file's product. */
export const provider = await OpenIdProvider.start();
await provider.leadBackTo(ORIGIN);
Object.assign(process.env, provider.settings);

afterAll(() => provider.stop());

let counter = 0;

/** Somebody with an account at the provider, by the name that they sign in with there. */
export function someoneThere(person: Person = {}): { name: string; email: string } {
  counter += 1;
  const name = `someone-there-${counter}`;
  const email = person.email ?? newAddress();
  const known = { email, email_verified: true, given_name: "Mina", family_name: "Okafor" };
  provider.people.set(name, { ...known, ...person });
  return { name, email };
}

/** Presses the button and comes back from the provider. */
export async function comeFrom(
  visitor: Visitor,
  name: string,
  path = "/auth/provider",
): Promise<Page> {
  return visitor.get(await callback(visitor, name, path));
}

/** Where the provider leads back to, after whatever it was asked. */
export async function callback(
  visitor: Visitor,
  name: string,
  path = "/auth/provider",
  change: (asked: URL) => void = () => {},
): Promise<string> {
  const asked = new URL(await askedUrl(visitor, path));
  change(asked);
  return (await provider.consent(asked.href, name)).replace(ORIGIN, "");
}

/** Where the button leads: the provider's page, with what it is asked. */
export async function askedUrl(visitor: Visitor, path = "/auth/provider"): Promise<string> {
  return (await visitor.raw(path)).headers.get("location") ?? "";
}

/** What is linked to the account of an address. */
export async function linksOf(email: string) {
  const userId = (await userWith(email))?.id ?? "";
  return database().select().from(oauthAccounts).where(eq(oauthAccounts.userId, userId));
}

/** What the trail of an account says. */
export async function kindsOf(email: string): Promise<string[]> {
  const userId = (await userWith(email))?.id ?? "";
  const events = await database()
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId));
  return events.map(({ kind, way }) => (way ? `${kind} ${way}` : kind));
}

/** An account without a password, signed in by the provider that made it. */
export async function madeByProvider() {
  const { name, email } = someoneThere();
  const visitor = new Visitor();
  await comeFrom(visitor, name);
  return { visitor, name, email };
}

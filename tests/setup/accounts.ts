import { codeMailedTo, Visitor, type Page } from "./visitor.ts";

/** What accounts of tests sign in with, where a test doesn't say otherwise. */
export const PASSWORD = "a long enough password";

let counter = 0;

/** An address that no other account of this test file has. */
export function newAddress(): string {
  counter += 1;
  return `someone${counter}@example.org`;
}

/** Sends the sign-up form of the page. */
export async function register(
  visitor: Visitor,
  email: string,
  password = PASSWORD,
): Promise<Page> {
  const page = await visitor.get("/auth?mode=register");
  return visitor.submit(page, { email, password, firstName: "Ana", lastName: "Ruiz" });
}

/** Types the code that was mailed to the address. */
export async function verify(
  visitor: Visitor,
  email: string,
  code = codeMailedTo(email),
): Promise<Page> {
  const page = await visitor.get(`/auth/verify-email?email=${encodeURIComponent(email)}`);
  return visitor.submit(page, { email, code });
}

/** Sends the sign-in form of the page. */
export async function login(visitor: Visitor, email: string, password = PASSWORD): Promise<Page> {
  return visitor.submit(await visitor.get("/auth"), { email, password });
}

/** An account of its own that has been confirmed, and the browser that it is signed in with. */
export async function signedUp(email = newAddress()): Promise<{ visitor: Visitor; email: string }> {
  const visitor = new Visitor();
  await register(visitor, email);
  await verify(visitor, email);
  await login(visitor, email);
  return { visitor, email };
}

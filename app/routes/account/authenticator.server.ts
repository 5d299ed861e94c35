import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { isPasswordRight } from "#app/models/passwords.server.ts";
import { findUserByEmail, type User } from "#app/models/users.server.ts";
import { loginSchema } from "./account-forms.server.ts";

/** The address and password do not fit together; it does not say which. */
export class WrongCredentials extends Error {
  override name = "WrongCredentials";
}

const authenticator = new Authenticator<User>();

authenticator.use(
  new FormStrategy(async ({ form }) => {
    const { email, password } = loginSchema.parse(Object.fromEntries(form));
    const user = await findUserByEmail(email);
    // An unknown address costs the same hash, so that the time does not tell either.
    const isRight = await isPasswordRight(password, user?.password ?? null);
    if (!user || !isRight) throw new WrongCredentials();
    return user;
  }),
);

/** Who a checked sign-in form belongs to; throws WrongCredentials. */
export function authenticate(url: string, form: FormData): Promise<User> {
  return authenticator.authenticate("form", new Request(url, { method: "POST", body: form }));
}

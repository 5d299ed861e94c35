import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import type { z } from "zod";
import { isPasswordRight } from "#app/models/accounts/passwords.server.ts";
import { findUserByEmail, type User } from "#app/models/accounts/users.server.ts";
import type { loginSchema } from "./account-forms.server.ts";

/** The address and password do not fit together; it does not say which. */
export class WrongCredentials extends Error {
  override name = "WrongCredentials";
}

type Credentials = Readonly<Pick<z.output<typeof loginSchema>, "email" | "password">>;

/** An address and password that the form's action has read and checked: the request is not read again. */
class PasswordStrategy extends Strategy<User, Credentials> {
  override name = "password";
  private readonly credentials: Credentials;

  constructor(credentials: Credentials) {
    super(findByPassword);
    this.credentials = credentials;
  }

  override authenticate(): Promise<User> {
    return this.verify(this.credentials);
  }
}

/** Who this address and password belong to; throws WrongCredentials. */
export function authenticate(request: Request, credentials: Credentials): Promise<User> {
  const strategy = new PasswordStrategy(credentials);
  // The library makes a copy of the request, which one whose body has been read doesn't allow.
  const head = new Request(request.url, { headers: request.headers });
  return new Authenticator<User>().use(strategy).authenticate(strategy.name, head);
}

async function findByPassword({ email, password }: Credentials): Promise<User> {
  const user = await findUserByEmail(email);
  // An unknown address costs the same hash, so that the time does not tell either.
  const isRight = await isPasswordRight(password, user?.password ?? null);
  if (!user || !isRight) throw new WrongCredentials();
  return user;
}

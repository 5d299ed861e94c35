import { data, type RouterContextProvider } from "react-router";
import { currentAccount } from "#app/middleware/account.server.ts";
import type { User } from "#app/models/users.server.ts";

/** The admin who is asking; for everybody else these pages do not exist. */
export function requireAdmin(context: Readonly<RouterContextProvider>): User {
  const account = currentAccount(context);
  if (account?.user.role !== "admin") throw data(null, { status: 404 });
  return account.user;
}

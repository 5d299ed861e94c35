import { data, type RouterContextProvider } from "react-router";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { takeFromLimit, type LimitName } from "#app/models/rate-limits.server.ts";
import { normalizeEmail } from "#app/models/users.server.ts";

/** Takes one from the limit of the account (or what is typed as its address) and of the network address. */
export async function isWithinLimits(
  context: Readonly<RouterContextProvider>,
  limits: { account: LimitName; address: LimitName },
  email: string,
): Promise<boolean> {
  const { address } = requestFacts(context);
  const byAccount = await takeFromLimit(limits.account, normalizeEmail(email));
  const byAddress = address ? await takeFromLimit(limits.address, address) : byAccount;
  return byAccount.isAllowed && byAddress.isAllowed;
}

/** An answer to a form: conform's reply with the status, so that what was typed stays. */
export function formAnswer<Reply>(reply: Reply, status: number) {
  return data(reply, { status });
}

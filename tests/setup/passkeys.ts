import { PASSWORD, signedUp } from "./accounts.ts";
import { Authenticator } from "./authenticator.ts";
import { documentOf } from "./page.ts";
import { ORIGIN, type Visitor } from "./visitor.ts";

const PAGE = "/settings/passkeys";

/** Goes through both pages that add a passkey, as far as what the browser makes one from. */
export async function beginToAdd(visitor: Visitor, name = "My phone") {
  const page = await visitor.submit(await visitor.get(PAGE), { name, password: PASSWORD });
  const form = documentOf(page.html).querySelector("form[data-create]");
  return { page, options: JSON.parse(form?.getAttribute("data-create") ?? "null") };
}

/** Somebody with a passkey on a device of their own. */
export async function withPasskey() {
  const { visitor, email } = await signedUp();
  const device = new Authenticator(ORIGIN);
  const { page, options } = await beginToAdd(visitor);
  const added = await visitor.submit(page, { response: device.create(options) });
  return { visitor, email, device, added };
}

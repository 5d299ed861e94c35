import { data, redirect } from "react-router";
import { z } from "zod";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { creationOptions, readNewPasskey } from "#app/models/accounts/passkey-ceremonies.server.ts";
import { addPasskey } from "#app/models/accounts/passkeys.server.ts";
import { mailText, sendMail } from "#app/services/mail.server.ts";
import { FormToken } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import passkeysUrl from "#app/ui/passkeys.js?url";
import { PASSKEY_PROBLEMS } from "../../account/passkey-form.tsx";
import { newPasskeyCookie } from "../../account/passkey-requests.server.ts";
import type { Route } from "./+types/new-passkey";

const PAGE = "/settings/passkeys";

export const handle = { pageScript: passkeysUrl } satisfies PageHandle;

export const meta = pageTitle("Add a passkey");

/** What this browser is about to add, where the same person asked for it in this session. */
async function askedFor({ request, context }: Pick<Route.LoaderArgs, "request" | "context">) {
  const { user, session } = signedInAccount(context);
  const asked = await newPasskeyCookie.read(request);
  if (asked?.userId !== user.id || asked.userSessionId !== session.id) throw redirect(PAGE);
  return { ...asked, user };
}

export async function loader(args: Route.LoaderArgs) {
  const { user, name, challenge } = await askedFor(args);
  const options = await creationOptions(user, challenge);
  return { name, options: JSON.stringify(options) };
}

const schema = z.object({ response: z.string().optional() });

export const action = formAction(schema, async ({ submission }, args: Route.ActionArgs) => {
  const { user, name, challenge } = await askedFor(args);
  const { response = "" } = valuesOf(submission);
  const { userAgent } = requestFacts(args.context);
  const made = await readNewPasskey(response, challenge);
  if (!made || !(await addPasskey(user.id, name, made, { userAgent }))) {
    return data({ isRefused: true }, { status: 400 });
  }
  await sendMail({ to: user.email, ...mailText("passkey_added", {}) });
  const headers = new Headers({ "Set-Cookie": await newPasskeyCookie.forget() });
  headers.append("Set-Cookie", await toastHeader("passkey-added"));
  return redirect(PAGE, { headers });
});

/** Where the browser makes it: the one step that needs a script. */
export default function NewPasskey({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Screen title="Add a passkey" back="passkeys">
      {actionData ? (
        <Notice tone="danger" title="That passkey wasn't added">
          <p>
            Please <a href={PAGE}>start again</a>. Your other ways to sign in still work.
          </p>
        </Notice>
      ) : (
        <>
          <p>
            Your device asks for your fingerprint, face or PIN. We never see it. The passkey's name:{" "}
            <strong dir="auto">{loaderData.name}</strong>
          </p>
          <form
            className="form"
            method="post"
            data-passkey="Create passkey"
            data-look="button-main"
            {...PASSKEY_PROBLEMS}
            data-create={loaderData.options}
          >
            <p>
              This browser can't create a passkey here. JavaScript may be off, or the browser too
              old. Your other ways to sign in still work.
            </p>
            <FormToken />
            <input type="hidden" name="response" />
          </form>
        </>
      )}
    </Screen>
  );
}

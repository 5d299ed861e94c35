import { data } from "react-router";
import { encode } from "uqr";
import { z } from "zod";
import { typedCode } from "#app/catalogue/typed-code.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import {
  beginTwoFactor,
  enableTwoFactor,
  findTwoFactor,
  keepTwoFactor,
  REMOVAL_NOTICE_MS,
} from "#app/models/accounts/two-factor.server.ts";
import { hasPassword, type User } from "#app/models/accounts/users.server.ts";
import codesUrl from "#app/ui/codes.js?url";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/two-factor";
import { BackupCodes } from "./backup-codes.tsx";
import { ownerFields, refuseUnlessOwner } from "./owner.server.ts";
import { mailTwoFactorChange } from "./two-factor-change.server.ts";
import { TwoFactorOff, TwoFactorOn } from "./two-factor-views.tsx";

export const handle = { pageScript: codesUrl } satisfies PageHandle;

export const meta = pageTitle("Two-factor sign-in");

const MESSAGE = "Please enter the 6-digit code from your app.";
const schema = z.object({
  ...ownerFields,
  code: z.string().transform(typedCode).optional(),
  intent: z.enum(["on", "keep"]).default("on"),
});

export async function loader({ context }: Route.LoaderArgs) {
  const user = signedInUser(context);
  const row = await findTwoFactor(user.id);
  return {
    hasPassword: hasPassword(user),
    on: row?.enabled
      ? {
          backupCodesLeft: row.backupCodes.length,
          removedAt:
            row.removalAskedAt === null
              ? null
              : momentOf(row.removalAskedAt + REMOVAL_NOTICE_MS, user.timeZone),
        }
      : null,
    off: row?.enabled ? null : await offered(user),
  };
}

async function offered(user: User) {
  const { secret, uri } = await beginTwoFactor(user);
  return { qr: encode(uri, { border: 4 }).data, secret: secret.match(/.{1,4}/g)?.join(" ") ?? "" };
}

export const action = formAction(schema, async ({ submission }, args: Route.ActionArgs) => {
  const user = signedInUser(args.context);
  const refuse = (fieldErrors: Record<string, string[]>) =>
    data(
      { result: submission.reply({ hideFields: ["password"], fieldErrors }), codes: null },
      { status: 400 },
    );
  if (submission.status !== "success") return refuse({});
  const { intent, code = "" } = submission.value;
  if (intent === "keep") {
    await keepTwoFactor(user.id);
    return redirectWithToast("/settings/two-factor", "saved");
  }
  if (!/^\d{6}$/.test(code)) return refuse({ code: [MESSAGE] });
  const refused = await refuseUnlessOwner(args.request, user, submission.value);
  if (refused) return refuse({ [refused.field]: [refused.message] });
  const codes = await enableTwoFactor(user.id, code);
  if (!codes)
    return refuse({ code: ["That code didn't work. Wait for the next one and try again."] });
  await mailTwoFactorChange(args.context, user, "two_factor_on");
  return data({ result: undefined, codes }, { status: 200 });
});

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { on, off } = loaderData;
  if (actionData?.codes) return <BackupCodes codes={actionData.codes} isNew />;
  return (
    <Screen
      title="Two-factor sign-in"
      lead="You'll also enter a code from an app on your phone. A stolen password alone won't be enough to sign in."
      back="settings"
    >
      {on ? <TwoFactorOn {...on} /> : null}
      {off ? <TwoFactorOff {...loaderData} {...off} result={actionData?.result} /> : null}
    </Screen>
  );
}

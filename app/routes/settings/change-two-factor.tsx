import { data, redirect } from "react-router";
import { z } from "zod";
import { appTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import {
  hasTwoFactor,
  removeTwoFactor,
  renewBackupCodes,
  spendSecondFactor,
} from "#app/models/accounts/two-factor.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Screen } from "#app/ui/page.tsx";
import { SecondFactorField } from "../account/account-fields.tsx";
import type { Route } from "./+types/change-two-factor";
import { BackupCodes } from "./backup-codes.tsx";
import { OwnerForm, useOwnerForm, type OwnerFields } from "./owner-field.tsx";
import { ownerAction, ownerFields } from "./owner.server.ts";
import { mailTwoFactorChange } from "./two-factor-change.server.ts";

const PAGE = "/settings/two-factor";
const CHANGES = {
  off: {
    title: "Turn off two-factor sign-in",
    lead: "Your password or an emailed link will be enough to sign in.",
    button: "Turn it off",
  },
  codes: {
    title: "Get new backup codes",
    lead: "Your old ones will stop working.",
    button: "Get new codes",
  },
} as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: appTitle(loaderData?.title ?? "Two-factor sign-in", matches) },
];

const MESSAGE = "Please enter the code from your app, or a backup code.";
const schema = z.object({
  ...ownerFields,
  code: z.string({ error: MESSAGE }).trim().min(1, MESSAGE).max(40, MESSAGE),
});

function changeIn({ pathname }: URL): keyof typeof CHANGES {
  return pathname.includes("/codes") ? "codes" : "off";
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = signedInUser(context);
  if (!(await hasTwoFactor(user.id))) throw redirect(PAGE);
  const change = changeIn(url);
  return {
    hasPassword: hasPassword(user),
    back: `${PAGE}/${change}`,
    ...CHANGES[change],
  };
}

export const action = ownerAction(
  schema,
  async ({ user, value, refuse }, args: Route.ActionArgs) => {
    if (!(await hasTwoFactor(user.id))) return redirect(PAGE);
    // Refusing a stranger has counted this try.
    if (!(await spendSecondFactor(user.id, value.code))) {
      return refuse({ code: ["That code didn't work. Wait for the next one and try again."] });
    }
    if (changeIn(args.url) === "codes") {
      const codes = await renewBackupCodes(user.id);
      await mailTwoFactorChange(args.context, user, "backup_codes_renewed");
      return data({ result: undefined, codes }, { status: 200 });
    }
    await removeTwoFactor(user.id);
    await mailTwoFactorChange(args.context, user, "two_factor_off");
    return redirectWithToast(PAGE, "two-factor-off");
  },
);

export default function ChangeTwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, button, back } = loaderData;
  const owner = useOwnerForm<OwnerFields & { code: string }>(actionData);
  const { code } = owner.fields;
  if (actionData && "codes" in actionData)
    return <BackupCodes codes={actionData.codes} isNew={false} />;
  return (
    <Screen title={title} lead={lead} back={[PAGE, "Two-factor sign-in"]}>
      <OwnerForm
        {...owner}
        others={[code]}
        {...loaderData}
        back={back}
        buttons={
          <Button variant="main" busyLabel="Saving...">
            {button}
          </Button>
        }
      >
        <SecondFactorField
          label="Code from your app"
          hint="Or one of your backup codes."
          field={code}
        />
      </OwnerForm>
    </Screen>
  );
}

import { useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { TEXT_SIZE_LABELS, TEXT_SIZES, THEME_LABELS, THEMES } from "#app/catalogue/appearance.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { appearanceHeader, readAppearance } from "#app/middleware/appearance.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { changeAppearance } from "#app/models/accounts/users.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import { FormErrors } from "../account/form-errors.tsx";
import type { Route } from "./+types/appearance";

export const handle = { isWayIn: true } satisfies PageHandle;

export const meta = pageTitle("Colors and text size");

const MESSAGE = "Please choose one of these.";
const schema = z.object({
  theme: z.enum(THEMES, { error: MESSAGE }),
  textSize: z.enum(TEXT_SIZES, { error: MESSAGE }),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = currentAccount(context)?.user;
  return {
    isVisitor: user === undefined,
    ...(await readAppearance(request, user)),
  };
}

export const action = formAction(schema, async ({ submission }, { context }: Route.ActionArgs) => {
  if (submission.status !== "success") {
    return data({ result: submission.reply() }, { status: 400 });
  }
  const user = currentAccount(context)?.user;
  if (user) await changeAppearance(user.id, submission.value);
  const headers = new Headers();
  headers.append("Set-Cookie", await appearanceHeader(submission.value));
  headers.append("Set-Cookie", await toastHeader("saved"));
  return redirect(user ? PATHS.settings : PATHS.appearance, { headers });
});

/** For everyone, signed in or not. */
export default function Appearance({ loaderData, actionData }: Route.ComponentProps) {
  const { isVisitor, theme: chosenTheme, textSize: chosenSize } = loaderData;
  const [form, { theme, textSize }] = useForm<z.infer<typeof schema>>({
    lastResult: actionData?.result,
    defaultValue: { theme: chosenTheme, textSize: chosenSize },
  });
  return (
    <Screen title="Colors and text size" back={isVisitor ? "front" : "settings"}>
      <PostForm className="form" id={form.id} noValidate>
        <FormErrors fields={[theme, textSize]} />
        <ChoiceField
          legend="Colors"
          name={theme.name}
          id={theme.id}
          choices={THEMES.map((value) => ({ value, label: THEME_LABELS[value] }))}
          defaultValue={theme.initialValue}
          error={theme.errors}
        />
        <ChoiceField
          legend="Text size"
          hint="Added to your browser's setting."
          name={textSize.name}
          id={textSize.id}
          choices={TEXT_SIZES.map((value) => ({ value, label: TEXT_SIZE_LABELS[value] }))}
          defaultValue={textSize.initialValue}
          error={textSize.errors}
        />
        <Button variant="main" busyLabel="Saving...">
          Save
        </Button>
      </PostForm>
    </Screen>
  );
}

import { z } from "zod";
import { dayOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { agreeToHealthData } from "#app/models/accounts/users.server.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/health-data";

export const meta = pageTitle("Health data");

export function loader({ context }: Route.LoaderArgs) {
  const { healthDataConsentAt, timeZone } = signedInUser(context);
  return {
    agreed: healthDataConsentAt === null ? null : dayOf(healthDataConsentAt, timeZone),
  };
}

export const action = formAction(
  z.object({}),
  async (_submitted, { context }: Route.ActionArgs) => {
    await agreeToHealthData(signedInUser(context).id);
    return redirectWithToast(PATHS.settings, "saved");
  },
);

/** Whether somebody agreed that their health data is kept, since when, and a way to agree now. */
export default function HealthData({ loaderData: { agreed } }: Route.ComponentProps) {
  return (
    <Screen
      title="Health data"
      lead={agreed ? undefined : "May we keep what you write and log about how you are?"}
      back="settings"
    >
      {agreed ? (
        <p>
          You agreed on {agreed} that we keep what you write and log about how you are. To withdraw,{" "}
          <a href="/settings/delete">delete your account</a> or write to us.
        </p>
      ) : (
        <>
          <ul className="plain-list">
            <li>We keep your messages, moods, journal, check-ups and exercises.</li>
            <li>
              With “Not now,” we don't keep what you said about how you are in the first questions.
              The rest works the same.
            </li>
            <li>To take it back, delete your account or write to us.</li>
          </ul>
          <PostForm className="button-row">
            <Button variant="main" busyLabel="Saving...">
              I agree that you keep my health data
            </Button>
            <ButtonLink href={PATHS.settings}>Not now</ButtonLink>
          </PostForm>
        </>
      )}
      <p>
        <a href="/health-data">What we keep and why</a>
      </p>
    </Screen>
  );
}

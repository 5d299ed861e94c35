import { useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { environment } from "#app/config/environment.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import {
  isRegion,
  needsRegion,
  regionChoices,
  regionName,
  findRegionStatus,
} from "#app/models/accounts/regions.server.ts";
import { tellRegion } from "#app/models/accounts/users.server.ts";
import { panelForSituation } from "#app/safety/panels.server.ts";
import { forViewer } from "#app/safety/panel-viewer.server.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { REGION_MESSAGE } from "../account/account-forms.server.ts";
import { FormErrors } from "../account/form-errors.tsx";
import { ownPath } from "../account/own-path.ts";
import { RegionField } from "../account/region-field.tsx";
import type { Route } from "./+types/region";

export const handle = { sellsNothing: true } satisfies PageHandle;

export const meta = pageTitle("Where you live");

const schema = z.object({
  region: z.string({ error: REGION_MESSAGE }).refine(isRegion, REGION_MESSAGE),
});

/** Whoever has answered, and may stay, goes on; who came by themselves sees what they said. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { region } = signedInUser(context);
  const offered = findRegionStatus(region);
  const next = url.searchParams.get("next");
  const told = region !== null && needsRegion() ? regionName(region) : null;
  if (offered === "yes" && (next !== null || told === null)) {
    throw redirect(ownPath(next) ?? PATHS.today);
  }
  return {
    told: offered === "yes" ? told : null,
    regions: offered === "unknown" ? regionChoices() : null,
    panel: forViewer(panelForSituation("active", helpRegion(), "en")),
    supportEmail: environment().supportEmail,
  };
}

export const action = formAction(
  schema,
  async ({ submission }, { context, url }: Route.ActionArgs) => {
    if (submission.status !== "success") {
      return data({ result: submission.reply() }, { status: 400 });
    }
    await tellRegion(signedInUser(context).id, submission.value.region);
    return redirect(url.pathname + url.search);
  },
);

/** Asked once of accounts from before there were places without the service. */
export default function Region({ loaderData, actionData }: Route.ComponentProps) {
  const { told, regions, panel, supportEmail } = loaderData;
  const [form, { region }] = useForm<{ region: string }>({ lastResult: actionData?.result });
  if (told !== null) {
    return (
      <AuthCard
        title="Where you live"
        text={`You told us that you live in ${told}. We ask because some places don't allow AI companions.`}
      >
        <p>
          Wrong place, or moved? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
        <p>
          <a href={PATHS.settings}>Settings</a>
        </p>
      </AuthCard>
    );
  }
  if (!regions) {
    return (
      <>
        <AuthCard
          title="We can't offer this where you live"
          text="Sorry, the rules there don't allow it. Everything you wrote is still yours."
        >
          <p>
            You can <a href="/settings/data">download your data</a>,{" "}
            <a href={PATHS.plan}>end your plan</a> or{" "}
            <a href="/settings/delete">delete your account</a>. The{" "}
            <a href={PATHS.help}>help page</a> and <a href={PATHS.safetyPlan}>your safety plan</a>{" "}
            stay open to you.
          </p>
          <p>
            Wrong place, or moved? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        </AuthCard>
        <CrisisPanel panel={panel} />
      </>
    );
  }
  return (
    <AuthCard
      title="One question first"
      text="We ask once, because some places don't allow AI companions."
    >
      <PostForm className="form" id={form.id} noValidate>
        <FormErrors fields={[region]} />
        <RegionField regions={regions} field={region} />
        <Button variant="main" busyLabel="Saving...">
          Continue
        </Button>
      </PostForm>
      <p>
        Need someone now? <a href={PATHS.help}>Who to call or text</a>
      </p>
    </AuthCard>
  );
}

import { PATHS } from "#app/catalogue/paths.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { askForExport, latestExport, type Export } from "#app/models/accounts/exports.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/data";
import { makeExportsSoon } from "./export/make-exports.server.ts";
import { OwnerForm, useOwnerForm } from "./owner-field.tsx";
import { ownerAction, ownerSchema } from "./owner.server.ts";

const PATH = "/settings/data";

export const meta = pageTitle("Download your data");

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const latest = await latestExport(user.id);
  // Whoever looks also wakes what a process that is gone has left behind.
  if (latest && isBeingMade(latest)) makeExportsSoon();
  return {
    hasPassword: hasPassword(user),
    timeZone: user.timeZone,
    latest: latest && {
      id: latest.id,
      state: isBeingMade(latest) ? "being-made" : latest.status,
      size: latest.size,
      expiresAt: latest.expiresAt,
    },
  };
}

export const action = ownerAction(ownerSchema, async ({ user }, args: Route.ActionArgs) => {
  const { userAgent } = requestFacts(args.context);
  await askForExport(user.id, { userAgent });
  makeExportsSoon();
  return redirectWithToast(PATH, "export-asked");
});

function isBeingMade({ status }: Export): boolean {
  return status === "waiting" || status === "running";
}

const UNITS = ["bytes", "KB", "MB", "GB"] as const;

/** "2.3 MB" */
function sizeText(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const amount = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
  return `${amount.format(bytes / 1_000 ** power)} ${UNITS[power]}`;
}

export default function Data({ loaderData, actionData }: Route.ComponentProps) {
  const { latest, timeZone } = loaderData;
  const owner = useOwnerForm(actionData);
  return (
    <Screen
      title="Download your data"
      lead="Get a copy of everything you wrote and everything we keep about you."
      back="settings"
    >
      <p>One zip file, with pages for your browser and tables for a spreadsheet.</p>
      {latest?.state === "being-made" ? (
        <Notice
          title="Your copy is on its way"
          text="We'll email you in a minute or two. You can leave this page."
        >
          <p>
            <a href={PATH}>Check again</a>
          </p>
        </Notice>
      ) : null}
      {latest?.state === "ready" ? (
        <Notice
          tone="success"
          title={`Ready until ${momentOf(latest.expiresAt, timeZone)}, ${sizeText(latest.size ?? 0)}`}
          text="Anyone who has the file can read it. Keep it somewhere safe."
        >
          <p>
            <ButtonLink href={`${PATH}/${latest.id}`}>Download</ButtonLink>
          </p>
        </Notice>
      ) : null}
      {latest?.state === "failed" ? (
        <Notice
          tone="warning"
          title="That didn't work"
          text="We couldn't make your copy. Please try again."
        />
      ) : null}
      {latest?.state === "being-made" ? null : (
        <OwnerForm
          {...owner}
          {...loaderData}
          back={PATH}
          buttons={
            <Button variant="main" busyLabel="Sending...">
              {latest?.state === "ready" ? "Make a new copy" : "Make a copy"}
            </Button>
          }
        />
      )}
      <p>
        Have a copy from another account? <a href={PATHS.importData}>Bring it in</a>
      </p>
    </Screen>
  );
}

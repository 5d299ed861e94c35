import { data, href, redirect } from "react-router";
import { z } from "zod";
import { REPORT_REASONS } from "#app/catalogue/report-reasons.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { findReport, readReport, resolveReport } from "#app/models/replies/reply-reports.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/reply-report";
import { AuditTrail } from "./audit-trail.tsx";
import { ageWords } from "./event-words.ts";

export const meta = pageTitle("Report");

export async function loader({ params }: Route.LoaderArgs) {
  const found = await findReport(params.reportId);
  if (!found) throw data(null, { status: 404 });
  return { ...found, now: Date.now() };
}

const reportSchema = z.object({ intent: z.enum(["read", "resolve"]) });

/** Opens the reply or resolves the report: each is recorded with the admin's name. */
export const action = formAction(reportSchema, async ({ submission }, args: Route.ActionArgs) => {
  const admin = signedInUser(args.context);
  const { reportId } = args.params;
  if (!(await findReport(reportId))) throw data(null, { status: 404 });
  if (submission.status !== "success") throw data(null, { status: 400 });
  // No redirect: the words are on this one page, and a reload asks again.
  if (submission.value.intent === "read") return readReport(admin.id, reportId);
  await resolveReport(admin.id, reportId);
  return redirect(href("/admin/reply-reports/:reportId", { reportId }));
});

const SOURCES = {
  model: "Written by the model",
  guided: "From a written exercise",
  written: "Prepared safety text",
};

const AUDITED: Readonly<Record<string, string>> = {
  read_report: "opened the reply",
  resolve_report: "resolved the report",
};

export default function ReplyReport({ loaderData, actionData }: Route.ComponentProps) {
  const { report, audited, now } = loaderData;
  const source = report.source ? SOURCES[report.source] : "The person deleted the reply";
  return (
    <Screen
      title={REPORT_REASONS.find(({ id }) => id === report.reason)?.inList ?? report.reason}
      back={["/admin/reply-reports", "Reported replies"]}
      lead={`${ageWords(report.createdAt, now)} ago. ${source}.`}
    >
      {actionData ? (
        <Opened opened={actionData} />
      ) : (
        <IntentForm page={loaderData} intent="read">
          <p>Opening it is logged with your name.</p>
          <div className="button-row">
            <Button>Open reply</Button>
          </div>
        </IntentForm>
      )}
      {report.resolvedAt === null ? (
        <IntentForm page={loaderData} intent="resolve">
          <div className="button-row">
            <Button variant="main">Resolve</Button>
          </div>
        </IntentForm>
      ) : (
        <p>Resolved {ageWords(report.resolvedAt, now)} ago.</p>
      )}
      <AuditTrail audited={audited} words={AUDITED} now={now} />
    </Screen>
  );
}

function Opened({ opened }: { opened: { reply: string | null; words: string | null } }) {
  return (
    <>
      <Card title="Reply" look="sage">
        {opened.reply === null ? (
          <p>The person deleted it.</p>
        ) : (
          <blockquote className="quoted">
            <PlainText text={opened.reply} />
          </blockquote>
        )}
      </Card>
      <Card title="Their comment" look="sage">
        {opened.words === null ? (
          <p>No comment.</p>
        ) : (
          <blockquote className="quoted">
            <PlainText text={opened.words} />
          </blockquote>
        )}
      </Card>
    </>
  );
}

interface IntentFormProps {
  page: { report: { id: string } };
  intent: string;
  children: React.ReactNode;
}

function IntentForm({ page, intent, children }: IntentFormProps) {
  return (
    <PostForm
      action={href("/admin/reply-reports/:reportId", { reportId: page.report.id })}
      className="form"
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </PostForm>
  );
}

import { CONSOLE_PATHS } from "#app/catalogue/knowledge.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Console, consoleLinks, CONSOLE_TITLE, RefreshLink, refreshingPage } from "../console.tsx";
import type { Route } from "./+types/upload";
import { decideUpload, loadUpload } from "./upload-page.server.ts";

export const handle = refreshingPage;

export const links: Route.LinksFunction = consoleLinks;

export const meta = pageTitle(`Bulk Upload, ${CONSOLE_TITLE}`);

export function loader({ context, params }: Route.LoaderArgs) {
  return loadUpload(context, params.uploadId);
}

export const action = decideUpload;

type Upload = Route.ComponentProps["loaderData"];

/** What an upload would store; then how far it is; then what came of it. */
export default function UploadPage({ loaderData: upload, actionData }: Route.ComponentProps) {
  return (
    <Console tab="bulk">
      {upload.status === "checked" ? <Checked upload={upload} /> : null}
      {upload.status === "waiting" || upload.status === "storing" ? (
        <Storing upload={upload} />
      ) : null}
      {upload.status === "done" ? (
        <Done upload={upload} approved={actionData?.approved ?? null} />
      ) : null}
      {upload.status === "failed" ? <Failed /> : null}
    </Console>
  );
}

function Checked({ upload }: { upload: Upload }) {
  const { items, total, flagged, expires } = upload;
  return (
    <>
      <h2>Check before you store it</h2>
      <p>
        <strong>{counted(total)}</strong>, all readable. Nothing is stored yet.{" "}
        {flagged > 0
          ? `${counted(flagged)} ${flagged === 1 ? "needs" : "need"} a careful look. You'll find ${flagged === 1 ? "it" : "them"} flagged in Review.`
          : null}
      </p>
      <Card title={total > items.length ? `The first ${items.length}` : "What's in it"} look="sage">
        <ul className="plain-list">
          {items.map(({ id, title, excerpt, isFlagged }) => (
            <li key={id}>
              <strong dir="auto">{title || id}</strong>{" "}
              {isFlagged ? <span className="badge badge-warning">Flagged</span> : null}
              <p className="fine-print" dir="auto">
                {excerpt}
              </p>
            </li>
          ))}
        </ul>
      </Card>
      <PostForm className="form">
        <div className="button-row">
          <Button variant="main" name="intent" value="store" busyLabel="Storing...">
            Store {counted(total)}
          </Button>
          <Button name="intent" value="discard">
            Discard
          </Button>
        </div>
        <p className="fine-print">We keep the items until {expires}.</p>
      </PostForm>
    </>
  );
}

function Storing({ upload: { stored, total, id } }: { upload: Upload }) {
  return (
    <Notice title="Storing the items">
      <progress className="console-progress" max={total} value={stored} aria-label="Stored">
        {stored} of {total}
      </progress>
      <p>
        {stored.toLocaleString("en-US")} of {counted(total)} so far. You can leave this page.
      </p>
      <p className="button-row">
        <RefreshLink href={`${CONSOLE_PATHS.bulk}/${id}`} />
      </p>
    </Notice>
  );
}

function Done({ upload, approved }: { upload: Upload; approved: number | null }) {
  const { total, finished, flagged, left } = upload;
  const { waiting, active, all } = left ?? { waiting: 0, active: 0, all: 0 };
  return (
    <>
      <Notice tone="success" title="Bulk Upload Complete">
        <p>
          {counted(total)} stored, {finished}.
        </p>
        {approved === null ? null : <p>{counted(approved)} approved.</p>}
      </Notice>
      {all === 0 ? (
        <p>Everything from this upload has been deleted.</p>
      ) : (
        <p>
          Still here: {counted(all)}, {active.toLocaleString("en-US")} of them in use.
          {flagged > 0
            ? ` Flagged: ${flagged.toLocaleString("en-US")}. Review those one by one.`
            : null}
        </p>
      )}
      <p className="button-row">
        <ButtonLink variant="main" href={`${CONSOLE_PATHS.review}?kind=item&status=waiting`}>
          Review new articles
        </ButtonLink>
        <ButtonLink href={CONSOLE_PATHS.bulk}>Upload more</ButtonLink>
      </p>
      {waiting === 0 ? null : (
        <PostForm className="form">
          <p>
            If you trust this source, approve the rest at once.{" "}
            {flagged > 0 ? "Flagged items are left out." : null}
          </p>
          <div className="button-row">
            <Button name="intent" value="approve" busyLabel="Approving...">
              Approve {counted(waiting)}
            </Button>
          </div>
        </PostForm>
      )}
      {all === 0 ? null : (
        <details>
          <summary>Undo this upload</summary>
          <p>
            Retiring takes all {counted(all)} out of use. Deleting removes them and any later
            changes for good.
          </p>
          <PostForm className="form">
            <div className="button-row">
              <Button name="intent" value="retire" busyLabel="Retiring...">
                Retire everything
              </Button>
              <Button variant="danger" name="intent" value="delete" busyLabel="Deleting...">
                Delete everything
              </Button>
            </div>
          </PostForm>
        </details>
      )}
    </>
  );
}

function Failed() {
  return (
    <>
      <Notice tone="danger" title="Upload Failed">
        <p>
          Failed to upload bulk knowledge. One of its ids was taken in the meantime, so nothing was
          stored.
        </p>
      </Notice>
      <p className="button-row">
        <ButtonLink variant="main" href={CONSOLE_PATHS.bulk}>
          Upload it again
        </ButtonLink>
      </p>
    </>
  );
}

function counted(count: number): string {
  return count === 1 ? "1 item" : `${count.toLocaleString("en-US")} items`;
}

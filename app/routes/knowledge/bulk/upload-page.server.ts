import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { CONSOLE_PATHS } from "#app/catalogue/knowledge.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import {
  approveUpload,
  countFlagged,
  countOfUpload,
  deleteUpload,
  retireUpload,
} from "#app/models/knowledge/knowledge-stored-uploads.server.ts";
import {
  acceptUpload,
  discardUpload,
  findUpload,
  firstItems,
  storeUploads,
  UPLOAD_KEPT_MS,
} from "#app/models/knowledge/knowledge-uploads.server.ts";

const SHOWN_ITEMS = 10;
const EXCERPT_CHARACTERS = 160;

/** An upload: what would be stored, how far it is, or what became of it. */
export async function loadUpload(context: Readonly<RouterContextProvider>, uploadId: string) {
  const upload = await findUpload(uploadId);
  if (!upload) throw data(null, { status: 404 });
  const { id, status, total, stored, createdAt, finishedAt } = upload;
  const { timeZone } = signedInUser(context);
  const items = status === "checked" ? (await firstItems(id)).slice(0, SHOWN_ITEMS) : [];
  return {
    id,
    status,
    total,
    stored,
    left: status === "done" ? await countOfUpload(id) : null,
    flagged: status === "waiting" || status === "storing" ? 0 : await countFlagged(id),
    finished: finishedAt === null ? null : momentOf(finishedAt, timeZone),
    expires: momentOf(createdAt + UPLOAD_KEPT_MS, timeZone),
    items: items.map(({ id: itemId, title, content, flags }) => ({
      id: itemId,
      title,
      excerpt: Array.from(content).slice(0, EXCERPT_CHARACTERS).join(""),
      isFlagged: flags.length > 0,
    })),
  };
}

const schema = z.object({ intent: z.string().optional() });

/** Stores what was checked or forgets it; approves, retires or deletes what was stored. */
export const decideUpload = formAction(
  schema,
  async ({ submission }, { context, params: { uploadId = "" } }) => {
    const admin = signedInUser(context);
    const upload = await findUpload(uploadId);
    if (!upload) throw data(null, { status: 404 });
    const path = `${CONSOLE_PATHS.bulk}/${uploadId}`;
    const { intent } = valuesOf(submission);
    if (intent === "store") {
      await acceptUpload(admin.id, uploadId);
      storeSoon();
    } else if (intent === "discard" && upload.status === "checked") {
      await discardUpload(uploadId);
      throw await redirectWithToast(CONSOLE_PATHS.bulk, "upload-discarded");
    } else if (intent === "approve" && upload.status === "done") {
      return { approved: await approveUpload(admin.id, uploadId) };
    } else if (intent === "retire" && upload.status === "done") {
      await retireUpload(admin.id, uploadId);
      throw await redirectWithToast(path, "upload-retired");
    } else if (intent === "delete" && upload.status === "done") {
      await deleteUpload(admin.id, uploadId);
      throw await redirectWithToast(path, "upload-deleted");
    }
    throw redirect(path);
  },
);

/** Behind the answer: its page shows how far it is. */
function storeSoon(): void {
  storeUploads().catch((error: unknown) => {
    log().error(errorFields(error), "an upload was not stored");
  });
}

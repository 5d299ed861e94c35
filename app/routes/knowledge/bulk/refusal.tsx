import { MAX_UPLOAD_ITEMS } from "#app/models/knowledge/knowledge-input.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { Place } from "#app/models/knowledge/knowledge-upload-rows.server.ts";
import { UPLOAD_MAX_MB } from "./limits.ts";
import type { UploadRefusal } from "./receive-upload.server.ts";

const FAILED = {
  title: "Upload Failed",
  text: "Failed to upload bulk knowledge. Check your JSON format.",
};

/** Why an upload was not taken, and what of it is wrong row by row. */
export function Refusal({ refusal }: { refusal: UploadRefusal }) {
  const message = messageOf(refusal);
  const isNoJson = refusal.problem === "not-json" || refusal.problem === "no-list";
  const words = isNoJson
    ? { title: "Invalid JSON", text: "Please provide valid JSON format." }
    : FAILED;
  return (
    <>
      <ErrorSummary {...words} errors={[{ fieldId: "items", message }]} />
      {refusal.problem === "rows" ? <Rows refusal={refusal} /> : null}
    </>
  );
}

function messageOf(refusal: UploadRefusal): string {
  const most = MAX_UPLOAD_ITEMS.toLocaleString("en-US");
  switch (refusal.problem) {
    case "no-file":
      return "Choose a file, or paste the items.";
    case "too-large":
      return `That file is over ${UPLOAD_MAX_MB} MB. Please split it.`;
    case "busy":
      return "We're storing other large files. Please try again in a minute.";
    case "both":
      return "You chose a file and pasted items. Use only one of them.";
    case "not-utf8":
      return "This file isn't UTF-8. Save it again as UTF-8. In a spreadsheet, choose “CSV UTF-8”.";
    case "not-json":
      return `This can't be read as JSON${placeWords(refusal)}. Check for a missing quotation mark, or a comma before ] or }.`;
    case "not-csv":
      return `This table can't be read${placeWords(refusal)}. Check for a missing quotation mark, or a row with more cells than the first line.`;
    case "no-list":
      return "This is JSON, but not a list. Put the items between [ and ].";
    case "empty":
      return "The list is empty.";
    case "too-many":
      return `That's more than ${most} items. Please split it.`;
    case "rows": {
      const { wrongRows, total } = refusal;
      const rows = `${wrongRows.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} rows`;
      return `${rows} can't be stored, so nothing was. Fix these rows and upload again.`;
    }
  }
}

function placeWords({ line, column }: Place): string {
  if (line === null) return "";
  return column === null ? ` (line ${line})` : ` (line ${line}, column ${column})`;
}

function Rows({ refusal }: { refusal: Extract<UploadRefusal, { problem: "rows" }> }) {
  const { problems, wrongRows } = refusal;
  const told = new Set(problems.map(({ row }) => row)).size;
  return (
    <div className="table-wrap">
      <table>
        <caption>What to fix</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Id</th>
            <th scope="col">What's wrong</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, id, message }) => (
            <tr key={`${row} ${message}`}>
              <td>{row}</td>
              <td>{id ?? "none"}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {told < wrongRows ? <p>And {(wrongRows - told).toLocaleString("en-US")} more rows.</p> : null}
    </div>
  );
}

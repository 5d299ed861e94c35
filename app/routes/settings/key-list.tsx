import { scopesInWords } from "#app/catalogue/api-scopes.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";

/** A key as its owner sees it: what it may do, never the key itself. */
export interface ShownKey {
  id: string;
  name: string;
  scopes: readonly string[];
  used: string | null;
  expires: string;
}

/** Somebody's keys, each with a way to revoke it. */
export function KeyList({ tokens }: { tokens: readonly ShownKey[] }) {
  if (tokens.length === 0) return <p>You have no keys.</p>;
  return (
    <ul className="plain-rows">
      {tokens.map((each) => (
        <li key={each.id}>
          <p>
            <strong dir="auto">{each.name}</strong>
            <br />
            <span className="fine-print">
              {scopesInWords(each.scopes)}. {each.used ? `Last used ${each.used}.` : "Never used."}{" "}
              Ends on {each.expires}.
            </span>
          </p>
          <PostForm>
            <input type="hidden" name="id" value={each.id} />
            <Button small name="intent" value="revoke">
              Revoke
              <span className="visually-hidden"> {each.name}</span>
            </Button>
          </PostForm>
        </li>
      ))}
    </ul>
  );
}

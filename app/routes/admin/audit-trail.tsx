import { Card } from "#app/ui/card.tsx";
import { ageWords } from "./event-words.ts";

interface AuditTrailProps {
  audited: readonly { id: number; action: string; firstName: string | null; at: number }[];
  /** What each action is called. */
  words: Readonly<Record<string, string>>;
  now: number;
}

/** Who did what about it, and how long ago. */
export function AuditTrail({ audited, words, now }: AuditTrailProps) {
  if (audited.length === 0) return null;
  return (
    <Card title="Activity" look="outline">
      <ul className="plain-list">
        {audited.map((entry) => (
          <li key={entry.id}>
            <bdi>{entry.firstName ?? "A deleted account"}</bdi>{" "}
            {words[entry.action] ?? entry.action}, {ageWords(entry.at, now)} ago
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { href } from "react-router";
interface ReplySourcesProps {
  sources: readonly { id: string; title: string; source: string }[];
}

/** What a reply drew on, under it: each article can be read. */
export function ReplySources({ sources }: ReplySourcesProps) {
  if (sources.length === 0) return null;
  return (
    <p className="reply-sources">
      Drew on:{" "}
      {sources.map(({ id, title, source }, index) => (
        <span key={id}>
          {index === 0 ? "" : "; "}
          <a href={href("/knowledge/:articleId", { articleId: id })}>
            <bdi>{title}</bdi>
          </a>
          {source === "" ? "" : ` (${source})`}
        </span>
      ))}
    </p>
  );
}

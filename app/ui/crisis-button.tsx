import { Icon } from "./icon.tsx";

/** The red warning sign at the bottom right: a plain link, so that it works whatever else does not. */
export function CrisisButton({ href = "/crisis" }: { href?: string }) {
  return (
    <aside aria-label="Help in a crisis">
      <a className="crisis-button" href={href} aria-label="Get help now" title="Get help now">
        <Icon name="warning" />
      </a>
    </aside>
  );
}

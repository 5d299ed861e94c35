import { Icon } from "./icon.tsx";

/**
 * The red warning sign at the bottom right: a plain link, so that it works whatever else does not.
 * The page's script shows what stands there in a dialog instead.
 */
export function CrisisButton({ href = "/crisis" }: { href?: string }) {
  return (
    <aside className="crisis-corner" aria-label="Help in a crisis">
      <a className="crisis-button" href={href} data-help>
        <Icon name="warning" />
        <span>
          Get help <span className="visually-hidden">now</span>
        </span>
      </a>
    </aside>
  );
}

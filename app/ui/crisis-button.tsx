import { Icon } from "./icon.tsx";
import { PATHS } from "#app/catalogue/paths.ts";

/**
 * The red warning sign at the bottom right: a plain link, so that it works whatever else does not.
 * The page's script shows what stands there in a dialog instead. Filled while somebody may be in danger.
 */
export function CrisisButton({ isRaised = false }: { isRaised?: boolean }) {
  return (
    <aside className="crisis-corner" aria-label="Help in a crisis">
      <a
        className={isRaised ? "crisis-button crisis-button-raised" : "crisis-button"}
        href={PATHS.help}
        data-help
      >
        <Icon name="warning" />
        <span>
          Get help <span className="visually-hidden">now</span>
        </span>
      </a>
    </aside>
  );
}

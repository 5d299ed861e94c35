import { Icon } from "./icon.tsx";

export function Logo({ name, href = "/" }: { name: string; href?: string }) {
  return (
    <a className="logo" href={href}>
      <Icon name="leaf" />
      <span className="logo-word">{name}</span>
    </a>
  );
}

import { Icon, LineDrawing, type IconName } from "./icon.tsx";

/** Of pages that don't hydrate: no browser loads them with its scripts. */
const SHAPES = {
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </>
  ),
  hand: (
    <path d="M8 12.500V6.500a1.5 1.5 0 0 1 3 0V11M11 5.500a1.5 1.5 0 0 1 3 0V11M14 6.500a1.5 1.5 0 0 1 3 0V14c0 4-2 6.5-5.5 6.500S7 18.5 5.5 15.500l-1-2.200a1.4 1.4 0 0 1 2.4-1.300L8 13.5" />
  ),
  ear: (
    <path d="M7.5 10a4.8 4.8 0 1 1 8.8 2.700c-1 1.5-2.3 2.2-2.3 4.200a2.7 2.7 0 0 1-5.2.9M10.3 10a2 2 0 1 1 3.6 1.300c-.6.8-1.4 1-1.6 2" />
  ),
  nose: (
    <path d="M13 3.500c-.4 4.2-3.4 7.3-4.6 10.7-.7 1.9.6 3.1 2.3 2.8.9 1.7 3 1.7 3.7 0 1.8.2 2.9-1.3 2-3" />
  ),
  mouth: (
    <path d="M3.5 11.500c3-3.3 6-3.3 8.5-1.7 2.5-1.6 5.5-1.6 8.5 1.7-2.8 4.2-5.7 5.5-8.5 5.500s-5.7-1.3-8.5-5.500ZM3.5 11.500h17" />
  ),
  "arrow-right": <path d="M4 12h15M13 6l6 6-6 6" />,
  feather: <path d="M5 19 14 10M19 4.5c-7 0-12 4.5-12 12.5 7.5 0 12-5 12-12.5ZM9.5 14.5H15" />,
  candle: <path d="M9 11h6v9H9ZM12 11V9.5M12 3c2 2 2 4.5 0 5-2-.5-2-3 0-5ZM6 20h12" />,
  circles: (
    <>
      <circle cx="12" cy="8.5" r="4.5" />
      <circle cx="8.5" cy="15" r="4.5" />
      <circle cx="15.5" cy="15" r="4.5" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" />
    </>
  ),
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />,
  book: (
    <path d="M12 6.5C9.5 4.8 7 4.5 4 5v13.5c3-.5 5.5-.2 8 1.5 2.5-1.7 5-2 8-1.500V5c-3-.5-5.5-.2-8 1.500ZM12 6.5V20" />
  ),
  calendar: <path d="M4 6h16v14H4ZM4 10.5h16M8 3.5V6M16 3.5V6" />,
};

export type PageIconName = IconName | keyof typeof SHAPES;

/** An icon of any page but the chat. */
export function PageIcon({ name }: { name: PageIconName }) {
  return isOwn(name) ? <LineDrawing>{SHAPES[name]}</LineDrawing> : <Icon name={name} />;
}

function isOwn(name: PageIconName): name is keyof typeof SHAPES {
  return name in SHAPES;
}

import type { ReactNode } from "react";

/** Of the chat, and of what stands around every page. */
const SHAPES = {
  send: <path d="M4 12h15M13 6l6 6-6 6" />,
  stop: <rect x="6" y="6" width="12" height="12" rx="2" />,
  warning: (
    <>
      <path d="M12 4 21 19.5H3Z" />
      <path d="M12 10v4.5M12 17v.01" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6 6 18" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  "arrow-left": <path d="M20 12H5M11 6l-6 6 6 6" />,
  check: <path d="M5 12.5 10 17.5 19.5 7" />,
  phone: (
    <path d="M6 3.5h3l1.5 4.5-2 1.5a11 11 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4 5.7 2 2 0 0 1 6 3.5Z" />
  ),
  microphone: (
    <>
      <rect x="9" y="3.5" width="6" height="11" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
    </>
  ),
  speech: <path d="M4 5h16v11h-8.5L7 20v-4H4Z" />,
  waves: <path d="M3 8c3-3 6-3 9 0s6 3 9 0M3 13c3-3 6-3 9 0s6 3 9 0M3 18c3-3 6-3 9 0s6 3 9 0" />,
  leaf: (
    <>
      <path d="M19.5 4.5c.6 8.6-2.7 13.5-8.5 13.5-3.6 0-6-2.3-6-5.6C5 7 10 4.6 19.5 4.5Z" />
      <path d="M4 20.5c2.2-5 5.3-8.3 9.7-10.5" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M18 6l-1.4 1.4M7.4 16.6 6 18" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8.5" r="3.75" />
      <path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </>
  ),
  search: <path d="M16 16l4.5 4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />,
};

export type IconName = keyof typeof SHAPES;

/** A plain line icon. It never speaks by itself: the words stand beside it or in the control's label. */
export function Icon({ name }: { name: IconName }) {
  return <LineDrawing>{SHAPES[name]}</LineDrawing>;
}

/** What is drawn on the grid of all icons, as they are drawn. */
export function LineDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

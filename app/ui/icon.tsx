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
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  "arrow-left": <path d="M20 12H5M11 6l-6 6 6 6" />,
  "arrow-right": <path d="M4 12h15M13 6l6 6-6 6" />,
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
  feather: <path d="M5 19 14 10M19 4.5c-7 0-12 4.5-12 12.5 7.5 0 12-5 12-12.5ZM9.5 14.5H15" />,
  waves: <path d="M3 8c3-3 6-3 9 0s6 3 9 0M3 13c3-3 6-3 9 0s6 3 9 0M3 18c3-3 6-3 9 0s6 3 9 0" />,
  candle: <path d="M9 11h6v9H9ZM12 11V9.5M12 3c2 2 2 4.5 0 5-2-.5-2-3 0-5ZM6 20h12" />,
  circles: (
    <>
      <circle cx="12" cy="8.5" r="4.5" />
      <circle cx="8.5" cy="15" r="4.5" />
      <circle cx="15.5" cy="15" r="4.5" />
    </>
  ),
  leaf: (
    <>
      <path d="M19.5 4.5c.6 8.6-2.7 13.5-8.5 13.5-3.6 0-6-2.3-6-5.6C5 7 10 4.6 19.5 4.5Z" />
      <path d="M4 20.5c2.2-5 5.3-8.3 9.7-10.5" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" />
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
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />,
  book: (
    <path d="M12 6.5C9.5 4.8 7 4.5 4 5v13.5c3-.5 5.5-.2 8 1.5 2.5-1.7 5-2 8-1.500V5c-3-.5-5.5-.2-8 1.500ZM12 6.5V20" />
  ),
  search: <path d="M16 16l4.5 4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />,
  calendar: <path d="M4 6h16v14H4ZM4 10.5h16M8 3.5V6M16 3.5V6" />,
};

export type IconName = keyof typeof SHAPES;

/** A plain line icon. It never speaks by itself: the words stand beside it or in the control's label. */
export function Icon({ name }: { name: IconName }) {
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
      {SHAPES[name]}
    </svg>
  );
}

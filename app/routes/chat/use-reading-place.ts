import { useEffect, useRef, type RefObject } from "react";

/** How far the page may stand from where it was put and still count as not moved by the reader. */
const UNMOVED_PX = 40;

/**
 * Keeps what is new in sight without taking it from who reads: the person's last message, or the
 * panel that it raised, goes to the top as far as the page is long enough, and the page follows a
 * growing reply only until then, and only while nobody has scrolled away. A page that somebody was led
 * to the middle of (`isPlace`) stays there until they write. Returns the list's ref.
 */
export function useReadingPlace(
  lastId: string | undefined,
  isSending: boolean,
  isPlace: boolean,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef(Number.NaN);
  const wasSending = useRef(false);

  useEffect(() => {
    const hasJustSent = isSending || wasSending.current;
    wasSending.current = isSending;
    if (lastId === undefined && !isSending) return;
    if (hasJustSent || (!isPlace && isAtEnd())) place.current = goToNewest(list.current);
  }, [lastId, isSending, isPlace]);

  useEffect(() => {
    if (isPlace) return;
    const follow = new ResizeObserver(() => {
      if (Math.abs(window.scrollY - place.current) > UNMOVED_PX) return;
      place.current = goToNewest(list.current);
    });
    if (list.current) follow.observe(list.current);
    return () => follow.disconnect();
  }, [isPlace]);

  return list;
}

function goToNewest(list: HTMLElement | null): number {
  const last = [...(list?.querySelectorAll('[data-role="user"]') ?? [])].at(-1);
  const next = last?.nextElementSibling;
  const newest = next?.matches(".crisis-panel") ? next : last;
  newest?.scrollIntoView({ block: "start", behavior: "instant" });
  return newest ? window.scrollY : Number.NaN;
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.innerHeight + window.scrollY > scrollHeight - UNMOVED_PX;
}

import { useEffect, useRef, type RefObject } from "react";

/** How far the page may stand from where it was put and still count as not moved by the reader. */
const UNMOVED_PX = 40;

interface Seen {
  lastId: string | undefined;
  isSending: boolean;
  isGrowing: boolean;
  isMiddlePage: boolean;
  onWordsBelow: (isBelow: boolean) => void;
}

/**
 * Keeps what is new in sight without taking it from who reads: the person's last message, or the
 * panel that it raised, goes to the top as far as the page is long enough, and the page follows a
 * growing reply until then, and beyond it only while the reader stands at its end. `onWordsBelow` is
 * told whether it went on where the reader does not look. A page that somebody was led to the middle of
 * (`isMiddlePage`) stays there until they write. Returns the list's ref.
 */
export function useScrollPosition(seen: Seen): RefObject<HTMLDivElement | null> {
  const { lastId, isSending, isGrowing, isMiddlePage, onWordsBelow } = seen;
  const list = useRef<HTMLDivElement>(null);
  const lastPutY = useRef(Number.NaN);
  const wasSending = useRef(false);
  const followsEnd = useRef(false);
  const grows = useRef(isGrowing);

  useEffect(() => {
    const hasJustSent = isSending || wasSending.current;
    wasSending.current = isSending;
    if (lastId === undefined && !isSending) return;
    if (!hasJustSent && (isMiddlePage || !isAtEnd())) return;
    followsEnd.current = false;
    lastPutY.current = goToNewest(list.current);
    onWordsBelow(false);
  }, [lastId, isSending, isMiddlePage, onWordsBelow]);

  useEffect(() => {
    grows.current = isGrowing;
  }, [isGrowing]);

  useEffect(() => {
    if (isMiddlePage) return;
    let isBelow = false;
    const tell = (isNowBelow: boolean) => {
      isBelow = isNowBelow;
      onWordsBelow(isNowBelow);
    };
    const onGrowth = () => {
      if (followsEnd.current) return goToEnd();
      const isMoved = Math.abs(window.scrollY - lastPutY.current) > UNMOVED_PX;
      if (!isMoved) lastPutY.current = goToNewest(list.current);
      if (grows.current && !isAtEnd()) tell(true);
    };
    let lastY = window.scrollY;
    const onScroll = () => {
      // Upwards it may also be the page that became shorter, and nobody who scrolled.
      const wentDown = window.scrollY > lastY;
      lastY = window.scrollY;
      const isUnmoved = Math.abs(lastY - lastPutY.current) <= UNMOVED_PX;
      if (!isAtEnd()) {
        followsEnd.current = false;
        return;
      }
      // The page may stand there by itself: only who left words behind and came to them is taken along.
      if (isBelow && wentDown && !isUnmoved) followsEnd.current = true;
      tell(false);
    };
    // Without it the page stays where its reader left it.
    const growth = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(onGrowth);
    if (list.current) growth?.observe(list.current);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      growth?.disconnect();
      window.removeEventListener("scroll", onScroll);
    };
  }, [isMiddlePage, onWordsBelow]);

  return list;
}

/** Leads to the end of the conversation: whoever stands there is taken along. */
export function goToEnd(): void {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
}

function goToNewest(list: HTMLElement | null): number {
  const last = [...(list?.querySelectorAll('[data-role="user"]') ?? [])].at(-1);
  const next = last?.nextElementSibling;
  const newest = next?.matches(".crisis-panel") ? next : last;
  // Where the page began to be read is the stylesheet's to say; from now on it would pull the reply up.
  list?.setAttribute("data-new", "");
  newest?.scrollIntoView({ block: "start", behavior: "instant" });
  return newest ? window.scrollY : Number.NaN;
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.innerHeight + window.scrollY > scrollHeight - UNMOVED_PX;
}

import { useEffect } from "react";
import { useLocation, useNavigate, type ShouldRevalidateFunctionArgs } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { conversationHref } from "./conversation-href.ts";

let taken: string | null = null;

/**
 * Gives a conversation that the chat opened with its own address, so that this page stays with it
 * whatever is begun elsewhere.
 */
export function useOwnAddress(conversationId: string | null): void {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (conversationId === null || pathname !== PATHS.chat) return;
    taken = conversationHref(conversationId);
    void navigate({ pathname: taken, hash }, { replace: true, preventScrollReset: true });
  }, [conversationId, pathname, hash, navigate]);
}

/** What such a page shows is there already. */
export function isOwnAddress({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === PATHS.chat && nextUrl.pathname === taken;
}

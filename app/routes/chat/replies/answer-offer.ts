import { redirect } from "react-router";
import { takeOffer } from "./take-offer.server.ts";
import type { Route } from "./+types/answer-offer";
import { conversationHref } from "../conversation-href.ts";

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(conversationHref(params.conversationId));
}

/** Takes how somebody answered the card below a reply. */
export const action = takeOffer;

/** Never seen: it makes this a page's route, so that a refused form is answered by a page. */
export default function NoPage() {
  return null;
}

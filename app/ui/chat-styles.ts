import type { LinksFunction } from "react-router";
import chatStylesUrl from "./chat.css?url";

/** The `links` of a page that shows a conversation or a part of one. */
export const chatStyles: LinksFunction = () => [{ rel: "stylesheet", href: chatStylesUrl }];

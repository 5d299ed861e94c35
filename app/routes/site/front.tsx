import { appNameIn } from "#app/catalogue/app-title.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { loadHome } from "../start/home.server.ts";
import { Home } from "../start/home.tsx";
import type { Route } from "./+types/front";
import { Landing } from "./landing.tsx";

export const handle = { isForVisitors: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${appNameIn(matches)}: talk about what's on your mind` },
  {
    name: "description",
    content: "An AI companion to talk with, day or night. Private, and free to start.",
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const signedIn = currentAccount(context);
  return { home: signedIn ? await loadHome(context, signedIn) : null };
}

export default function Front({ loaderData: { home } }: Route.ComponentProps) {
  return home ? <Home page={home} /> : <Landing />;
}

import { data, redirect } from "react-router";
import { z } from "zod";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import type { Route } from "./+types/logout";
import { signOut } from "./sign-out.server.ts";

export const meta = pageTitle("Log out");

export function loader() {
  throw redirect("/");
}

export const action = formAction(z.object({}), async (_taken, { context }: Route.ActionArgs) => {
  const headers = await signOut(context);
  if (!headers) return data(null, { status: 503 });
  headers.append("Set-Cookie", await toastHeader("signed-out"));
  return redirect("/auth", { headers });
});

/** People see this page only if signing out failed. */
export default function LogoutFailed() {
  return (
    <AuthCard
      title="Logout failed"
      text="You're still signed in. Please go back and try again in a moment."
      back={["/", "Back"]}
    />
  );
}

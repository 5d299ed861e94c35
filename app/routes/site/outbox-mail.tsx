import { data } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { environment } from "#app/config/environment.server.ts";
import { readOutboxMail } from "#app/services/mail.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/outbox-mail";

export const meta = pageTitle("Email");

export async function loader({ params }: Route.LoaderArgs) {
  const mail = environment().mode === "demo" ? await readOutboxMail(params.mailId) : null;
  if (!mail) throw data(null, { status: 404 });
  return { mail };
}

export default function OutboxMail({ loaderData }: Route.ComponentProps) {
  const { mail } = loaderData;
  return (
    <Screen title={mail.subject} lead={`To ${mail.to}`} back={["/demo/outbox", "Outbox"]}>
      <pre className="mail-text">{mail.text}</pre>
    </Screen>
  );
}

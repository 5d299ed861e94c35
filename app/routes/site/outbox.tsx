import { data, href } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { environment } from "#app/config/environment.server.ts";
import { listOutbox } from "#app/services/mail.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/outbox";

export const meta = pageTitle("Outbox");

/** The mails of demo mode; anywhere else this page does not exist. */
export async function loader() {
  if (environment().mode !== "demo") throw data(null, { status: 404 });
  return { mails: await listOutbox() };
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { mails } = loaderData;
  return (
    <Screen title="Outbox" lead="In demo mode, emails are kept here instead of being sent.">
      {mails.length === 0 ? <p>No emails yet.</p> : null}
      <ul className="outbox">
        {mails.map((mail) => (
          <li key={mail.id}>
            <a href={href("/demo/outbox/:mailId", { mailId: mail.id })}>{mail.subject}</a>
            <br />
            <small>To {mail.to}</small>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

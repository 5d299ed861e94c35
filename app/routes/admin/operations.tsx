import { pageTitle } from "#app/catalogue/app-title.ts";
import { environment } from "#app/config/environment.server.ts";
import { findPriceMismatches } from "#app/models/billing/provider-prices.server.ts";
import { readOperations } from "#app/models/storage/operations.server.ts";
import { findCareCheck } from "#app/models/replies/model-care.server.ts";
import { callRecords } from "#app/services/anthropic.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/operations";
import { careCheckLine, modelCallLines, operationsLines, pricesLine } from "./operations-lines.ts";

export const meta = pageTitle("System status");

export async function loader() {
  const now = Date.now();
  const [figures, prices] = await Promise.all([readOperations(now), findPriceMismatches()]);
  const lines = operationsLines(figures, environment(), now);
  if (prices.kind !== "no_provider") lines.push(pricesLine(prices));
  const { anthropic } = environment();
  if (!anthropic) return { lines, calls: [] };
  const care = careCheckLine(await findCareCheck(anthropic.model), now);
  return { lines, calls: [...modelCallLines(callRecords(), now), care] };
}

/** The figures that matter to whoever runs this. */
export default function Operations({ loaderData: { lines, calls } }: Route.ComponentProps) {
  const off = lines.filter(({ isRight }) => !isRight).length;
  return (
    <Screen
      title="System status"
      back="events"
      lead={
        off === 0
          ? "Everything looks good."
          : `${off} of ${lines.length} ${off === 1 ? "needs" : "need"} attention.`
      }
    >
      <ul className="event-list">
        {lines
          .toSorted((one, other) => Number(one.isRight) - Number(other.isRight))
          .map(({ name, value, wanted, isRight, href }) => (
            <li key={name} className="event">
              <div>
                <p>
                  {isRight ? null : <strong>Needs attention: </strong>}
                  {href ? <a href={href}>{name}</a> : name}: <b>{value}</b>
                </p>
                <p className="event-facts">Target: {wanted}.</p>
              </div>
            </li>
          ))}
      </ul>
      {calls.length > 0 ? (
        <section>
          <h2>Model calls</h2>
          <p>Up to 100 of each kind since this process started.</p>
          <ul className="event-list">
            {calls.map(({ name, value }) => (
              <li key={name} className="event">
                <div>
                  {name}
                  <p>{value}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Screen>
  );
}

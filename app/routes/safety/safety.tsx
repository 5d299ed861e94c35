import { appTitle } from "#app/catalogue/wording.ts";
import { environment } from "#app/config/environment.server.ts";
import { referralsByYear } from "#app/models/referrals.server.ts";
import { proportionOf, readMeasured } from "#app/safety/measured.server.ts";
import { fill } from "#app/safety/scripts/wording.ts";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/safety";
import { MeasuredFigures, ReferralCounts } from "./safety-figures.tsx";

export const handle = { scripts: "none" } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Safety", matches) }];

export async function loader() {
  const { appName, crisisRegion } = environment();
  const measured = readMeasured();
  const written = measured?.written;
  return {
    appName,
    inCrisis: fill(
      "If you are in danger now, {emergency}. To talk or write with someone, {suicide}.",
      crisisRegion,
      "en",
    ),
    referrals: await referralsByYear(),
    measured:
      measured && written
        ? {
            day: measured.measuredAt,
            sentences: written.sentences,
            crisesFound: proportionOf(written.crisesAsked),
            gravestFound: proportionOf(written.gravestShown),
            falseAlarms: proportionOf(measured.ofOthers?.asked ?? written.distressAsked),
            distressRaised: proportionOf(written.distressShown),
            guard: measured.guard
              ? {
                  caught: proportionOf(measured.guard.caught),
                  stopped: proportionOf(measured.guard.stopped),
                }
              : null,
          }
        : null,
  };
}

export default function Safety({ loaderData }: Route.ComponentProps) {
  const { appName, inCrisis, referrals, measured } = loaderData;
  return (
    <Screen
      title="How we keep you safe"
      lead={`What ${appName} does when someone may be in danger, what it can't do, and how well it does it.`}
    >
      <p>
        <strong>{inCrisis}</strong> <a href="/crisis">More ways to get help</a>
      </p>
      <div className="prose">
        <h2>What it is</h2>
        <p>
          {appName} is an AI. It is not a human, not a licensed therapist and not an emergency
          service. It alerts nobody on your behalf, and no one watches the conversations as they
          happen. It says that it is an AI when a conversation starts, after seven days away, every
          three hours of use, and whenever you ask. It is for adults, 18 and over.
        </p>

        <h2>How danger is noticed</h2>
        <p>
          Every text that you write here is read by a program on our own server before anything else
          happens to it, in English and in Spanish. It looks for thoughts of suicide, self-harm,
          harm to others, abuse and medical emergencies, in plain words and in disguised ones, in
          one message and in several together. Where a language model is switched on, it gives a
          second opinion, which can only make us more careful. In other languages the link to help
          stays in view, because we may miss something.
        </p>

        <h2>What happens then</h2>
        <ul>
          <li>
            A panel with free help comes first, before any reply and even if none ever comes. It
            stays in the conversation.
          </li>
          <li>
            You are answered with text that people wrote and checked beforehand. It asks directly,
            names help, and goes one step at a time. While danger is open, a language model does not
            answer you. Its words to everyone else are checked as they come; the check misses many
            of the sentences that we wrote to test it, as the figures below say.
          </li>
          <li>
            It is remembered, so that the next visit begins with asking how you are, also in a new
            conversation and after signing out. After violence that opening says nothing of it,
            since somebody else may be looking.
          </li>
          <li>
            It is free on every plan: these messages are never counted, never slowed down, and never
            meet an offer to buy something.
          </li>
          <li>If we misread you, you can say so. You are asked once, and that is that.</li>
        </ul>

        <h2>What it never does</h2>
        <ul>
          <li>
            It gives no way, amount or place for harming oneself or others, in any story or frame,
            and helps with no farewell.
          </li>
          <li>It makes no diagnosis and gives no advice on medication.</li>
          <li>It promises no secrecy, and never claims to have called somebody for you.</li>
          <li>It does not end or lock a conversation with someone in danger.</li>
          <li>It never begs you to stay. A goodbye is answered with a goodbye.</li>
        </ul>

        <h2>What is kept</h2>
        <p>
          When danger was found, we keep what kind it was, which rule found it and what was done,
          together with the message, so that the person responsible for safety can check that we did
          right. Opening a message for that is itself recorded. A text that we could not take is not
          kept, only the fact.
        </p>

        <MeasuredFigures measured={measured} />
        <ReferralCounts referrals={referrals} />

        <h2>Where this comes from</h2>
        <p>
          The questions follow the Columbia Suicide Severity Rating Scale, the plan follows Barbara
          Stanley and Gregory Brown, and the wording follows the guidelines for safe messaging about
          suicide. None of them has reviewed {appName}.
        </p>
      </div>
    </Screen>
  );
}

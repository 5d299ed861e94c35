import { appTitle } from "#app/catalogue/wording.ts";
import { environment } from "#app/config/environment.server.ts";
import { referralsByYear } from "#app/models/referrals.server.ts";
import { readMeasured } from "#app/safety/measured.server.ts";
import { fillWording } from "#app/safety/scripts/wording.ts";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/safety";
import { publishedFigures } from "./published-figures.server.ts";
import { MeasuredFigures, ReferralCounts } from "./safety-figures.tsx";
import { WhoAnswers, type ModelUse } from "./safety-answers.tsx";

export const handle = { scripts: "none", isPublic: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Safety", matches) },
  {
    name: "description",
    content: "How danger is noticed, what happens then, and how often we get it wrong.",
  },
];

export async function loader() {
  const { appName, crisisRegion, anthropic, modelWhileRiskIsOpen } = environment();
  const measured = readMeasured();
  const modelUse: ModelUse = anthropic ? modelWhileRiskIsOpen : "no_model";
  return {
    appName,
    modelUse,
    inCrisis: fillWording(
      "If you are in danger now, {emergency}. To talk or write with someone, {suicide}.",
      crisisRegion,
      "en",
    ),
    referrals: await referralsByYear(),
    measured: measured && publishedFigures(measured),
  };
}

export default function Safety({ loaderData }: Route.ComponentProps) {
  const { appName, modelUse, inCrisis, referrals, measured } = loaderData;
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
          service. It alerts nobody on your behalf. No one watches the conversations as they happen.
          It says that it is an AI when a conversation starts, after seven days away, every three
          hours of use, and whenever you ask.
        </p>
        <p>
          It is for adults, 18 and over. If someone who tells us they're younger is in danger, help
          comes first. Then we name people who are there for young people.
        </p>

        <h2>How danger is noticed</h2>
        <p>
          A program on our own server reads every text you write here, before anything else happens.
          It looks for thoughts of suicide, self-harm, harm to others, abuse and medical
          emergencies. In a chat it reads your new message alone and with the five before it.
        </p>
        <p>
          It reads English and Spanish. In sixteen other languages it knows the plainest crisis
          words. In any other language, the link to help stays in view. It can miss danger in every
          language.
        </p>
        {modelUse === "no_model" ? null : (
          <p>
            The language model gives a second opinion. It can make us more careful. It can also turn
            a question into a quiet line, but only where no fixed rule saw danger. It can't take
            away a panel.
          </p>
        )}

        <h2>What you see</h2>
        <ul>
          <li>
            <strong>Nothing found:</strong> the usual reply.
          </li>
          <li>
            <strong>A weak sign:</strong> the usual reply, and under it one quiet line with a link
            to help. Nothing is asked.
          </li>
          <li>
            <strong>It may be danger:</strong> the usual reply, with one direct question at its end.
            If your text gets no reply, the next page asks. There is no panel.
          </li>
          <li>
            <strong>Plain words of danger:</strong> a panel with free help, before any reply and
            even if none ever comes. It stays in the conversation.
          </li>
        </ul>

        <WhoAnswers modelUse={modelUse} />

        <h2>What is kept</h2>
        <p>
          When we ask about danger or show the panel, we keep what kind it was, which rule found it,
          what was done, and the message. The person responsible for safety can then check that we
          did right. Each time a message is opened for that, it is recorded. If we couldn't take
          your text, we keep only the fact.
        </p>

        <MeasuredFigures measured={measured} />
        <ReferralCounts referrals={referrals} />

        <h2>Where this comes from</h2>
        <p>
          The questions follow the Columbia Suicide Severity Rating Scale. The safety plan follows
          Barbara Stanley and Gregory Brown. The wording follows the guidelines for safe messaging
          about suicide. None of these authors has reviewed {appName}.
        </p>
      </div>
    </Screen>
  );
}

import { dollars, PLANS } from "#app/catalogue/plans.ts";
import { SAMPLE_TESTIMONIALS } from "#app/catalogue/testimonials.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { ExampleConversation, Faces } from "./landing-pictures.tsx";

/** What a visitor sees at "/". */
export function Landing() {
  return (
    <>
      <div className="hero">
        <div>
          <h1>A place to talk about what's on your mind</h1>
          <p className="lead">
            An AI companion that listens, asks and guides you through exercises. Not a therapist.
          </p>
          <GetStarted />
          <p className="fine-print">Start in 2 minutes, no credit card.</p>
        </div>
        <ExampleConversation />
      </div>
      <div className="band">
        <section className="screen screen-wide">
          <h2>Six companions</h2>
          <Faces />
        </section>
      </div>
      <section className="screen screen-wide">
        <h2>Choose Your Healing Path</h2>
        <ul className="paths">
          {PATHS.map(({ title, icon }) => (
            <li key={title}>
              <Icon name={icon} />
              {title}
            </li>
          ))}
        </ul>
        <p className="fine-print">
          Not tested in a study, not a treatment. <a href="/about-ai">About the AI</a>
        </p>
        <ul className="tiles">
          {TILES.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Samples />
      </section>
      <div className="band">
        <section className="screen last-call">
          <h2>Ready to Begin?</h2>
          <p>
            {dollars(PLANS.monthly.amountCents)} a month, or free to try.{" "}
            <a href="/pricing">See the plans</a>
          </p>
          <GetStarted />
        </section>
      </div>
    </>
  );
}

const PATHS: readonly { icon: IconName; title: string }[] = [
  { icon: "speech", title: "CBT & DBT" },
  { icon: "person", title: "Internal Family Systems" },
  { icon: "leaf", title: "Mindfulness & More" },
];

const TILES = [
  { title: "Personalized Care", text: "Remembers, shows progress" },
  { title: "Private & Secure", text: "Encrypted, no ads" },
  { title: "24/7 Available", text: "No waiting list" },
  { title: "Expert-Guided", text: "By published methods" },
];

function GetStarted() {
  return (
    <ButtonLink href="/auth?mode=register" variant="main">
      Get Started
    </ButtonLink>
  );
}

function Samples() {
  return (
    <div className="samples">
      {SAMPLE_TESTIMONIALS.map((words) => (
        <figure className="button-row" key={words}>
          <blockquote>{words}</blockquote>
          <figcaption className="badge">Sample</figcaption>
        </figure>
      ))}
    </div>
  );
}

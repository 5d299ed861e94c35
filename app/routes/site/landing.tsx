import { dollars, PLANS } from "#app/catalogue/plans.ts";
import { SAMPLE_TESTIMONIALS } from "#app/catalogue/testimonials.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageIcon, type PageIconName } from "#app/ui/page-icon.tsx";
import { ExampleConversation, ExampleProgress, Faces } from "./landing-pictures.tsx";

/** What a visitor sees at "/". */
export function Landing() {
  return (
    <>
      <div className="hero">
        <div>
          <h1>A place to talk about what's on your mind</h1>
          <p className="lead">
            An AI companion that listens, asks and guides. {"Not\u00a0a\u00a0therapist."}
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
          {PATHS.map((path) => (
            <Point key={path.title} {...path} />
          ))}
        </ul>
        <p className="fine-print">Not a treatment, and not tested in a study.</p>
      </section>
      <section className="screen screen-wide">
        <h2>What you get</h2>
        <div className="halves">
          <ul className="facts">
            {TILES.map((tile) => (
              <Point key={tile.title} {...tile} />
            ))}
          </ul>
          <ExampleProgress />
        </div>
        <div className="samples">
          {SAMPLE_TESTIMONIALS.map((words) => (
            <figure key={words}>
              <figcaption className="badge">Sample</figcaption>
              <blockquote>“{words}”</blockquote>
            </figure>
          ))}
        </div>
      </section>
      <div className="band">
        <section className="screen screen-wide stay-free">
          <div>
            <h2>Ready to Begin?</h2>
            <p>
              {dollars(PLANS.monthly.amountCents)} a month, or free to try.{" "}
              <a href="/pricing">See the plans</a>
            </p>
          </div>
          <GetStarted />
        </section>
      </div>
    </>
  );
}

interface PointProps {
  icon: PageIconName;
  title: string;
  text: string;
}

function Point({ icon, title, text }: PointProps) {
  return (
    <li>
      <PageIcon name={icon} />
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}

const PATHS: readonly PointProps[] = [
  { icon: "speech", title: "CBT & DBT", text: "Question a hard thought." },
  { icon: "person", title: "Internal Family Systems", text: "Meet the parts of you." },
  { icon: "leaf", title: "Mindfulness & More", text: "Breathe and notice." },
];

const TILES: readonly PointProps[] = [
  { icon: "feather", title: "Personalized Care", text: "Remembers you, shows progress." },
  { icon: "lock", title: "Private & Secure", text: "Encrypted. No ads." },
  { icon: "moon", title: "24/7 Available", text: "No appointments." },
  { icon: "book", title: "Expert-Guided", text: "Built on published methods." },
];

function GetStarted() {
  return (
    <ButtonLink href="/auth?mode=register" variant="main">
      Get Started
    </ButtonLink>
  );
}

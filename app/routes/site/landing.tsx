import type { ReactNode } from "react";
import { dollars, FREE_MESSAGES, PLANS, TRADITIONAL_THERAPY } from "#app/catalogue/plans.ts";
import { SAMPLE_TESTIMONIALS } from "#app/catalogue/testimonials.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { ExampleConversation, Faces, SampleMoods } from "./landing-pictures.tsx";

/** What a visitor sees at "/". */
export function Landing() {
  return (
    <>
      <div className="hero">
        <div>
          <h1>A place to talk about what's on your mind</h1>
          <p className="lead">
            An AI companion that listens, asks and guides you through exercises. Not a person, not a
            therapist.
          </p>
          <AccountLinks />
          <p className="fine-print">
            Start in 2 minutes, no credit card. {FREE_MESSAGES} messages free.
          </p>
        </div>
        <ExampleConversation />
      </div>
      <div className="band">
        <Part title="Six companions, one is yours">
          <Faces />
        </Part>
      </div>
      <Part title="Choose Your Healing Path">
        <ul className="paths">
          {PATHS.map(({ title, text, icon }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="fine-print">
          Not tested in a study, not a treatment. <a href="/about-ai">What the AI is and isn't</a>
        </p>
      </Part>
      <div className="band">
        <Part className="two-sides">
          <div>
            <h2>Progress Tracking</h2>
            <p className="lead">Tap how you feel. See how your weeks went.</p>
          </div>
          <SampleMoods />
        </Part>
      </div>
      <Part>
        <ul className="paths paths-four">
          {TILES.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Samples />
      </Part>
      <Cost />
      <Horizon />
      <div className="band">
        <section className="screen last-call">
          <h2>Ready to Begin?</h2>
          <ButtonLink href="/auth?mode=register" variant="main">
            Get Started
          </ButtonLink>
        </section>
      </div>
    </>
  );
}

const TILES: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: "person", title: "Personalized Care", text: "It remembers what you share." },
  { icon: "lock", title: "Private & Secure", text: "Encrypted. No ads, no trackers." },
  { icon: "moon", title: "24/7 Available", text: "No appointments, no waiting list." },
  { icon: "book", title: "Expert-Guided", text: "Built on published methods." },
];

const PATHS: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: "speech", title: "CBT & DBT", text: "Step back from a hard thought." },
  { icon: "person", title: "Internal Family Systems", text: "Get to know your parts. Premium." },
  { icon: "leaf", title: "Mindfulness & More", text: "Breathe. Come back to now." },
];

function AccountLinks() {
  return (
    <div className="button-row">
      <ButtonLink href="/auth?mode=register" variant="main">
        Get Started
      </ButtonLink>{" "}
      <ButtonLink href="/auth">Sign In</ButtonLink>
    </div>
  );
}

interface PartProps {
  title?: string;
  className?: string;
  children: ReactNode;
}

function Part({ title, className, children }: PartProps) {
  return (
    <section className={`screen screen-wide${className ? ` ${className}` : ""}`}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </section>
  );
}

function Cost() {
  return (
    <Part className="two-sides">
      <div>
        <h2>What it costs</h2>
        <p className="price">
          {dollars(PLANS.monthly.amountCents)} <small>a month, or free to try</small>
        </p>
      </div>
      <p>
        Traditional therapy: {TRADITIONAL_THERAPY.session} per session, {TRADITIONAL_THERAPY.month}{" "}
        a month for weekly sessions. It's a different kind of service, not therapy.{" "}
        <a href="/pricing">See the plans</a>
      </p>
    </Part>
  );
}

function Samples() {
  return (
    <div className="samples">
      {SAMPLE_TESTIMONIALS.map(({ words, person }) => (
        <figure key={person}>
          <blockquote>
            <p>{words}</p>
          </blockquote>
          <figcaption>
            <span className="badge">Sample</span> {person}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

import type { ReactNode } from "react";
import { dollars, FREE_MESSAGES, PLANS, TRADITIONAL_THERAPY } from "#app/catalogue/plans.ts";
import { SAMPLE_TESTIMONIALS } from "#app/catalogue/testimonials.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";

/** What a visitor sees at "/". */
export function Landing({ appName }: { appName: string }) {
  return (
    <>
      <div className="hero">
        <h1>A place to talk about what's on your mind</h1>
        <p className="lead">
          An AI companion that listens, asks, and walks you through exercises. It's an AI, not a
          person or a therapist, and it always says so.
        </p>
        <AccountLinks />
        <p className="fine-print">
          Start in 2 minutes, no credit card. Your first {FREE_MESSAGES} messages are free. Crisis
          help is always free.
        </p>
      </div>
      <Horizon />
      <div className="band">
        <Part title={`What ${appName} gives you`}>
          <div className="grid">
            {TILES.map(({ icon, title, text }) => (
              <Card key={title} title={title} level={3} className="tile">
                <Icon name={icon} />
                <p>{text}</p>
              </Card>
            ))}
          </div>
        </Part>
      </div>
      <Part title="Choose Your Healing Path">
        <p className="lead">Three ways to start. You can switch at any time.</p>
        <div className="grid">
          {PATHS.map(({ title, text }) => (
            <Card key={title} title={title} level={3} look="sage">
              <p>{text}</p>
            </Card>
          ))}
        </div>
        <p>
          These methods were developed and published by professionals, and our exercises are based
          on them. {appName} itself hasn't been tested in a study, and it isn't a treatment.{" "}
          <a href="/about-ai">What the AI is and isn't</a>
        </p>
      </Part>
      <Cost appName={appName} />
      <Samples />
      <div className="band">
        <section className="screen last-call">
          <h2>Ready to Begin?</h2>
          <p>
            You need an email address and a first name, which can be a nickname. If you're in danger
            now, don't wait for an account: <a href="/crisis">help is here</a>.
          </p>
          <AccountLinks />
        </section>
      </div>
    </>
  );
}

const TILES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "leaf",
    title: "Personalized Care",
    text: "Six companions to choose from. Yours remembers what you choose to share and picks up where you left off.",
  },
  {
    icon: "lock",
    title: "Private & Secure",
    text: "Encrypted, no ads, no trackers, never used for training. Any first name will do.",
  },
  {
    icon: "moon",
    title: "24/7 Available",
    text: "No appointments, no waiting list. Open at 3 a.m., too.",
  },
  {
    icon: "sun",
    title: "Progress Tracking",
    text: "Log your mood in one tap, free. With Premium, look back on your moods and sessions over time.",
  },
  {
    icon: "book",
    title: "Expert-Guided",
    text: "Built on published CBT, DBT, ACT and mindfulness methods. No one watches your chats. If a message sounds like danger, our safety lead may open it.",
  },
];

const PATHS = [
  {
    title: "CBT & DBT",
    text: "Step back from a hard thought, or let a strong feeling pass before you act. Free guided exercises.",
  },
  {
    title: "Internal Family Systems",
    text: "Get to know the parts of you that want different things, and the calm part that can lead. A premium track.",
  },
  {
    title: "Mindfulness & More",
    text: "Breathe, come back to the present, and take one step that matters to you. Free, in two minutes or twenty.",
  },
] as const;

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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="screen screen-wide">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Cost({ appName }: { appName: string }) {
  return (
    <Part title="What it costs">
      <dl className="comparison">
        <div>
          <dt>Traditional therapy</dt>
          <dd>
            <b>{TRADITIONAL_THERAPY.session}</b> per session:{" "}
            <span className="unbroken">{TRADITIONAL_THERAPY.month}</span> a month for weekly
            sessions
          </dd>
        </div>
        <div>
          <dt>{appName}</dt>
          <dd>
            <b>{dollars(PLANS.monthly.amountCents)}</b> a month, or free for {FREE_MESSAGES}{" "}
            messages
          </dd>
        </div>
      </dl>
      <p>
        It's a different kind of service, not therapy. No licensed professional takes part, and it
        doesn't replace one. <a href="/pricing">See the plans</a>
      </p>
    </Part>
  );
}

function Samples() {
  return (
    <Part title="What it can be like">
      <p>We wrote these samples. They aren't from real people.</p>
      <div className="grid">
        {SAMPLE_TESTIMONIALS.map(({ words, person }) => (
          <figure key={person} className="card card-outline testimonial">
            <p className="badge">Sample</p>
            <blockquote>
              <p>{words}</p>
            </blockquote>
            <figcaption>{person}</figcaption>
          </figure>
        ))}
      </div>
    </Part>
  );
}

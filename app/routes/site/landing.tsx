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
        <h1>Somewhere to put what weighs on you</h1>
        <p className="lead">
          An AI companion that listens, asks, and leads you through exercises that help. It is not a
          human and not a therapist, and it says so.
        </p>
        <AccountLinks />
        <p className="fine-print">
          Start in 2 minutes, no credit card. {FREE_MESSAGES} messages are free, and help in danger
          always is.
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
        <p className="lead">Three ways in. You can change yours at any time.</p>
        <div className="grid">
          {PATHS.map(({ title, text }) => (
            <Card key={title} title={title} level={3} look="sage">
              <p>{text}</p>
            </Card>
          ))}
        </div>
        <p>
          These are methods that professionals developed and published. The exercises are written
          after them; {appName} itself has been tested in no study, and it is not a treatment.{" "}
          <a href="/about-ai">What the AI is and is not</a>
        </p>
      </Part>
      <Cost appName={appName} />
      <Samples />
      <div className="band">
        <section className="screen last-call">
          <h2>Ready to Begin?</h2>
          <p>
            An e-mail address and any first name will do. If you are in danger now, do not wait for
            an account: <a href="/crisis">help is here</a>.
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
    text: "Six companions to choose from. Yours answers what you said, in your own tone, and goes on where you stopped.",
  },
  {
    icon: "lock",
    title: "Private & Secure",
    text: "Encrypted, no ads, no trackers, never used for training. Any first name will do.",
  },
  {
    icon: "moon",
    title: "24/7 Available",
    text: "A program has no office hours: no appointment and no waiting list, at three in the morning too.",
  },
  {
    icon: "book",
    title: "Expert-Guided",
    text: "Guided by what experts have published: CBT, DBT, ACT and mindfulness. No expert reads along.",
  },
];

const PATHS = [
  {
    title: "CBT & DBT",
    text: "Look at a hard thought from outside, or let a strong feeling pass before you act. Free guided exercises.",
  },
  {
    title: "Internal Family Systems",
    text: "Meet the parts of you that pull in different ways, and the calm one that can lead. A premium track.",
  },
  {
    title: "Mindfulness & More",
    text: "Breathe, come back to the room, take one step that matters to you. Free, in two minutes or twenty.",
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
        A different kind of service, not therapy: nobody licensed is in the conversation, and it
        replaces no one who is. <a href="/pricing">See the plans</a>
      </p>
    </Part>
  );
}

function Samples() {
  return (
    <Part title="How it could sound">
      <p>Samples, written by us. They are not the words of real people.</p>
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

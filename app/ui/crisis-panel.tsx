import type { ReactNode } from "react";
import type { Panel } from "#app/safety/panels.server.ts";
import { Icon } from "./icon.tsx";
import { QuickExit } from "./quick-exit.tsx";

/** What any panel says; one that isn't of a finding may leave out the rest. */
export type PanelData = Omit<Partial<Panel>, "contacts"> &
  Pick<Panel, "title" | "lead" | "outside" | "quickExit"> & { contacts: readonly ShownContact[] };

export type ShownContact = NonNullable<Panel["trusted"]>;
type ShownLink = ShownContact["links"][number];

export interface CrisisPanelProps {
  panel: PanelData;
  id?: string;
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  /** Where there is no connection no address of the web is a link. */
  isOffline?: boolean;
  /** Repeated false alarms: only its title stands until it is opened. */
  isFolded?: boolean;
  /** Forms of the conversation, such as "I'm feeling safer now". */
  children?: ReactNode;
}

/** Who to call or text now. Calm, but not to be missed. */
export function CrisisPanel(props: CrisisPanelProps) {
  const { panel, id = "crisis-panel", level = 2, isFolded = panel.isFolded, children } = props;
  const Title = `h${level}` as const;
  const exit =
    panel.quickExit && panel.quickExitHref !== undefined ? (
      <p>
        <QuickExit label={panel.quickExitLabel} href={panel.quickExitHref} />
      </p>
    ) : null;
  if (isFolded) {
    return (
      <>
        <details className="crisis-folded">
          <summary>{panel.title}</summary>
          <CrisisPanel {...props} panel={{ ...panel, quickExit: false }} isFolded={false} />
        </details>
        {exit}
      </>
    );
  }
  return (
    <section className="crisis-panel" id={id} lang={panel.language} aria-labelledby={`${id}-title`}>
      <Title className="crisis-title" id={`${id}-title`}>
        {panel.title}
      </Title>
      {panel.lead.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className="contacts">
        {panel.contacts.map((contact) => (
          <Contact key={contact.name} contact={contact} />
        ))}
        {panel.trusted ? <Contact contact={panel.trusted} /> : null}
      </ul>
      {panel.addTrusted ? (
        <p>
          <a href={panel.addTrusted.href}>{panel.addTrusted.label}</a>
        </p>
      ) : null}
      {exit}
      <AboutLines panel={panel} />
      <div className="crisis-leave">
        {children}
        {panel.notMeant ? (
          <p className="not-meant">
            <a className="button button-quiet button-small" href={panel.notMeant.href}>
              {panel.notMeant.label}
            </a>
          </p>
        ) : null}
      </div>
      {props.isOffline ? (
        <p className="crisis-outside">{panel.outside}</p>
      ) : (
        <Outside text={panel.outside} />
      )}
    </section>
  );
}

const DIRECTORY = "findahelpline.com";

/** What holds elsewhere; the directory that it names opens. */
function Outside({ text }: { text: string }) {
  const [before, after] = text.split(DIRECTORY);
  return (
    <p className="crisis-outside">
      {before}
      {after === undefined ? null : <a href={`https://${DIRECTORY}`}>{DIRECTORY}</a>}
      {after}
    </p>
  );
}

/** What works from where one is, without a page to open first; a line that is a page alone keeps it. */
function quickest({ links }: ShownContact): readonly ShownLink[] {
  const phone = links.filter(({ href }) => /^(?:tel|sms):/u.test(href));
  return phone.length > 0 ? phone : links;
}

function Contact({ contact }: { contact: ShownContact }) {
  return (
    <li className="contact">
      <p className="contact-name">{contact.name}</p>
      <div className="contact-links">
        {quickest(contact).map((link) => (
          <ContactLink key={link.href} link={link} />
        ))}
      </div>
    </li>
  );
}

/** Who answers on each line and how else to reach them: folded, so that the reply below is seen. */
function AboutLines({ panel }: { panel: PanelData }) {
  const { contacts, trusted, more, unverified, about = "About these lines" } = panel;
  return (
    <details className="crisis-more">
      <summary>{about}</summary>
      {[...contacts, ...(trusted ? [trusted] : [])].map((contact) => (
        <p key={contact.name}>
          <strong>{contact.name}</strong>: {contact.line}{" "}
          {contact.links
            .filter((link) => !quickest(contact).includes(link))
            .map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
        </p>
      ))}
      {more ? (
        <p>
          <a href={more.href}>{more.label}</a>
        </p>
      ) : null}
      {unverified ? (
        <p className="crisis-outside">
          Only admins see this. Not verified: {unverified.join(", ")}.
        </p>
      ) : null}
    </details>
  );
}

/** The space keeps neighbors apart where no stylesheet does. */
function ContactLink({ link }: { link: ShownLink }) {
  return (
    <>
      <a className="button contact-link" href={link.href}>
        {link.href.startsWith("tel:") ? <Icon name="phone" /> : null}
        {link.label}
      </a>{" "}
    </>
  );
}

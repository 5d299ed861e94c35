import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CrisisPanel } from "./crisis-panel.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { CheckboxField, ChoiceField, Field, PasswordField, TextAreaField } from "./field.tsx";
import { Message } from "./message.tsx";
import { initials, NavigationBar } from "./navigation-bar.tsx";
import { PlainText } from "./plain-text.tsx";
import { Composer } from "./chat-layout.tsx";
import { SessionNotice } from "./session-notice.tsx";

describe("the navigation bar", () => {
  it.each([
    ["ada", "okafor", "AO"],
    ["Ada", null, "US"],
    [null, null, "US"],
    ["Ada", "  ", "US"],
    ["𝒜da", "Ößt", "𝒜Ö"],
  ])("makes of %s %s the initials %s", (firstName, lastName, expected) => {
    expect(initials(firstName, lastName)).toBe(expected);
  });

  it("calls somebody without a name User", () => {
    const person = { firstName: null, lastName: null, premium: false };
    const html = renderToStaticMarkup(<NavigationBar appName="Aliwell" person={person} />);
    expect(html).toContain('class="person-name">User<');
  });

  it("shows the badge to premium and the way to it to others", () => {
    function bar(premium: boolean) {
      const person = { firstName: "Ada", lastName: "Okafor", premium };
      return renderToStaticMarkup(<NavigationBar appName="Aliwell" person={person} />);
    }
    expect(bar(true)).toContain("Premium");
    expect(bar(true)).not.toContain("/pricing");
    expect(bar(false)).toContain('href="/pricing"');
  });

  it("sells nothing to somebody in danger", () => {
    const person = { firstName: "Ada", lastName: "Okafor", premium: false, isQuiet: true };
    const html = renderToStaticMarkup(<NavigationBar appName="Aliwell" person={person} />);
    expect(html).not.toContain("/pricing");
  });

  it.each([
    ["/check-up", "/you"],
    ["/ask", "/you"],
    ["/chat/conversations", "/you"],
    ["/chat/some-id", "/chat"],
    ["/", "/home"],
  ])("shows on %s that one is at %s", (path, place) => {
    const person = { firstName: "Ada", lastName: "Okafor", premium: true };
    const html = renderToStaticMarkup(<NavigationBar appName="A" person={person} path={path} />);
    expect(html).toContain(`href="${place}" aria-current="page"`);
  });

  it("logs out by a post that carries the token", () => {
    const html = renderToStaticMarkup(
      <NavigationBar appName="Aliwell" person={{ firstName: "A", lastName: "B", premium: true }}>
        <input type="hidden" name="formToken" value="t" />
      </NavigationBar>,
    );
    expect(html).toMatch(/ action="\/auth\/logout" method="post"><input type="hidden"[^>]*>/u);
  });
});

describe("a field", () => {
  it("ties its hint and its error to its control", () => {
    const html = renderToStaticMarkup(
      <Field label="Email" name="email" hint="Only for codes" error="Please check" />,
    );
    expect(html).toContain('<label for="email">Email</label>');
    expect(html).toContain('aria-invalid="true" aria-describedby="email-description email-error"');
    expect(html).toContain('id="email-description">Only for codes');
    expect(html).toMatch(/id="email-error"><p>Please check/u);
  });

  it.each([
    ["no error", undefined],
    ["an empty list of errors", []],
    ["an empty error", ""],
  ])("is valid with %s", (_name, error) => {
    for (const field of [
      <Field key="1" label="A" name="a" error={error} />,
      <TextAreaField key="2" label="A" name="a" error={error} />,
      <CheckboxField key="3" label="A" name="a" error={error} />,
    ]) {
      expect(renderToStaticMarkup(field)).not.toMatch(/aria-invalid|aria-describedby|field-error/u);
    }
  });

  it("has no button of its own: without scripts nobody could use it", () => {
    const html = renderToStaticMarkup(<PasswordField label="New" name="newPassword" id="f-1" />);
    expect(html).toContain('for="f-1"');
    expect(html).toContain('id="f-1" name="newPassword"');
  });

  it("gives each choice its own id and keeps the chosen one", () => {
    const choices = ["Man", "Woman"].map((value) => ({ value, label: value }));
    const html = renderToStaticMarkup(
      <ChoiceField legend="Gender" name="gender" choices={choices} defaultValue="Woman" />,
    );
    expect(html).toContain('id="gender" name="gender" value="Man"');
    expect(html).toMatch(/id="gender-1" name="gender"[^>]*checked=""[^>]*value="Woman"/u);
  });
});

describe("the error summary", () => {
  it("leads to each field and is announced", () => {
    const html = renderToStaticMarkup(
      <ErrorSummary
        errors={[{ fieldId: "email", message: "Please check" }, { message: "Sorry" }]}
      />,
    );
    expect(html).toContain('role="alert"');
    expect(html).toContain('<a href="#email">Please check</a>');
    expect(html).toContain("<li>Sorry</li>");
  });

  it("is not there without errors", () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe("");
  });
});

describe("the crisis panel", () => {
  const panel = {
    title: "You are not alone",
    lead: ["Please call now."],
    contacts: [
      { name: "Lifeline", line: "Day and night", links: [{ href: "tel:988", label: "Call 988" }] },
    ],
    outside: "Outside the US: call your local emergency number",
    quickExit: false,
  };

  it("is a named region of its own with links that call", () => {
    const html = renderToStaticMarkup(<CrisisPanel panel={panel} />);
    expect(html).toMatch(/^<section[^>]* id="crisis-panel" aria-labelledby="crisis-panel-title">/u);
    expect(html).toContain('href="tel:988"');
    expect(html).toContain(panel.outside);
  });

  it("has a way off the page only where somebody may be watching", () => {
    expect(renderToStaticMarkup(<CrisisPanel panel={panel} />)).not.toContain("Leave this page");
    const watched = renderToStaticMarkup(
      <CrisisPanel panel={{ ...panel, quickExit: true, quickExitHref: "https://www.met.ie/" }} />,
    );
    expect(watched).toMatch(
      /href="https:\/\/www\.met\.ie\/" rel="noreferrer"[^>]*>Leave this page now/u,
    );
  });
});

describe("a message", () => {
  it("says who speaks and keeps a person's line breaks and angle brackets", () => {
    const html = renderToStaticMarkup(
      // oxlint-disable-next-line jsx-a11y/aria-role -- who wrote it, not an ARIA role
      <Message role="user" speaker="You">
        <PlainText text={"one <b>\r\n\ntwo"} />
      </Message>,
    );
    expect(html).toContain('data-role="user"');
    expect(html).toContain("You:");
    expect(html).toContain("one &lt;b&gt;<br/><br/>two");
  });
});

describe("in a browser that shows text alone", () => {
  const read = (html: string) => html.replaceAll(/<[^>]*>/g, " ");

  it("nothing speaks of a session's end until it is near", () => {
    expect(renderToStaticMarkup(<SessionNotice leftMs={6 * 60_000} />)).toBe("");
    expect(read(renderToStaticMarkup(<SessionNotice leftMs={61_000} />))).toContain("2 minutes.");
  });

  it("the button that sends has a name", () => {
    const composer = <Composer honestLine="An AI." textArea={{ label: "What is on your mind?" }} />;
    expect(read(renderToStaticMarkup(composer))).toContain("Send");
  });
});

import { readFileSync } from "node:fs";
import { chromium, type Browser, type Page } from "@playwright/test";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Button } from "#app/ui/button.tsx";
import { CrisisButton } from "#app/ui/crisis-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { CodeField, Field, PasswordField } from "#app/ui/field.tsx";
import { SessionNotice } from "#app/ui/session-notice.tsx";
import { Toast, ToastRegion } from "#app/ui/toast.tsx";
import browsers from "../../playwright.config.ts";

const SCRIPTS = new Map(
  ["/enhance.js", "/session.js", "/codes.js", "/choices.js", "/go-on.js"].map((path) => {
    const file = new URL(`../../app/ui${path}`, import.meta.url);
    return [path, readFileSync(file, "utf8")];
  }),
);
const SITE = "http://aliwell.test";
const NOW = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;

interface Visit {
  page: Page;
  /** Bodies of the forms that were posted, in order. */
  posts: string[];
  errors: string[];
}

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(browsers.use?.launchOptions ?? {});
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

afterAll(() => browser.close());

interface VisitOptions {
  body?: Record<string, number | string>;
  withScripts?: boolean;
  /** What a POST answers: 204 keeps the browser on its page. */
  answer?: { status: number; json?: unknown; headers?: Record<string, string> };
}

async function visit(content: ReactNode, options: VisitOptions = {}): Promise<Visit> {
  const { body = {}, withScripts = true, answer = { status: 204 } } = options;
  const context = await browser.newContext({ javaScriptEnabled: withScripts });
  const page = await context.newPage();
  const posts: string[] = [];
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const html = renderToStaticMarkup(
    <body {...body}>
      {content}
      {[...SCRIPTS.keys()].map((src) => (
        <script type="module" src={src} key={src} />
      ))}
    </body>,
  );
  await page.route(`${SITE}/**`, async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    if (request.method() === "POST") {
      posts.push(`${path} ${request.postData() ?? ""}`);
      await route.fulfill(answer);
    } else if (SCRIPTS.has(path)) {
      await route.fulfill({ contentType: "text/javascript", body: SCRIPTS.get(path) ?? "" });
    } else {
      await route.fulfill({ contentType: "text/html", body: path === "/" ? html : path });
    }
  });
  if (withScripts) await page.clock.install({ time: NOW });
  await page.goto(SITE);
  return { page, posts, errors };
}

describe("the password field", () => {
  it("shows and hides what was typed", async () => {
    const { page } = await visit(<PasswordField label="Password" name="password" />);
    const input = page.locator("#password");
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await input.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Hide password" }).click();
    expect(await input.getAttribute("type")).toBe("password");
  });

  it("offers no button that would do nothing without scripts", async () => {
    const field = <PasswordField label="Password" name="password" />;
    const { page } = await visit(field, { withScripts: false });
    expect(await page.getByRole("button").count()).toBe(0);
  });
});

describe("a form on its way", () => {
  it("keeps every other way to pay from being pressed until its answer came", async () => {
    const { page, posts } = await visit(
      ["/monthly", "/yearly"].map((path) => (
        <form key={path} method="post" action={path} data-lock="plans">
          <Button name="planType" value={path} busyLabel="Processing...">
            Choose {path}
          </Button>
        </form>
      )),
      { answer: { status: 204 } },
    );
    await page.getByRole("button", { name: "/monthly" }).click();
    const buttons = page.getByRole("button");
    expect(await buttons.allTextContents()).toEqual(["Processing...", "Choose /yearly"]);
    for (const button of await buttons.all()) {
      expect(await button.getAttribute("aria-disabled")).toBe("true");
    }
    await buttons.last().click({ force: true });
    expect(posts).toHaveLength(1);
    await page.clock.runFor(15_000);
    expect(await buttons.last().getAttribute("aria-disabled")).toBeNull();
    expect(await buttons.first().textContent()).toBe("Choose /monthly");
  });

  const form = (
    <form method="post" action="/auth">
      <PasswordField label="Password" name="password" />
      <Button name="intent" value="sign-in" busyLabel="Signing in...">
        Sign In
      </Button>
    </form>
  );

  it("says so and is sent once, with the button that sent it", async () => {
    const { page, posts } = await visit(form);
    await page.fill("#password", "pass");
    await page.getByRole("button", { name: "Sign In" }).dblclick();
    await page.getByRole("button", { name: "Signing in..." }).click({ force: true });
    expect(posts).toEqual(["/auth password=pass&intent=sign-in"]);
  });

  it("can be sent again when no answer came for a while", async () => {
    const { page, posts } = await visit(form);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.clock.runFor(15_000);
    await page.getByRole("button", { name: "Sign In" }).click();
    expect(posts).toHaveLength(2);
  });
});

describe("toasts", () => {
  const toasts = (
    <ToastRegion>
      <Toast title="Welcome back!" />
      <Toast title="Mood logged!" onlyFloating />
    </ToastRegion>
  );

  async function shown(page: Page): Promise<string[]> {
    return page.locator(".toast:visible .notice-title").allTextContents();
  }

  it("come one at a time, five seconds each", async () => {
    const { page } = await visit(toasts);
    expect(await shown(page)).toEqual(["Welcome back!"]);
    await page.clock.runFor(5000);
    expect(await shown(page)).toEqual(["Mood logged!"]);
    await page.clock.runFor(5000);
    expect(await shown(page)).toEqual([]);
  });

  it("stay while the pointer rests on them", async () => {
    const { page } = await visit(toasts);
    await page.hover(".toast:visible");
    await page.clock.runFor(20_000);
    expect(await shown(page)).toEqual(["Welcome back!"]);
  });

  it("close by their button", async () => {
    const { page } = await visit(toasts);
    await page.locator(".toast:visible").getByRole("button", { name: "Close" }).click();
    expect(await shown(page)).toEqual(["Mood logged!"]);
  });

  it.each([
    ["stay at a push of 30 pixels", 30, "Welcome back!"],
    ["leave at a swipe of 60 pixels to the right", 60, "Mood logged!"],
    ["stay at a swipe to the left", -60, "Welcome back!"],
  ])("%s", async (_name, distance, title) => {
    const { page } = await visit(toasts);
    const box = await page.locator(".toast:visible").boundingBox();
    const [x, y] = [(box?.x ?? 0) + 80, (box?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
    expect(await shown(page)).toEqual([title]);
  });

  it("take the focus at F8", async () => {
    const { page } = await visit(toasts);
    await page.keyboard.press("F8");
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("toasts");
  });

  it("stand in the page without scripts, each thing said once", async () => {
    const { page } = await visit(toasts, { withScripts: false });
    expect(await shown(page)).toEqual(["Welcome back!"]);
  });
});

describe("a control that is a picture alone", () => {
  const row = (
    <>
      <button aria-label="Close" title="Close">
        x
      </button>
      <button aria-label="Play" title="Play">
        p
      </button>
      <p>Words</p>
    </>
  );
  // Only the test moves the time: a second is soon gone on a busy machine.
  async function visitStill() {
    const { page } = await visit(row);
    await page.clock.pauseAt(NOW + MINUTE);
    return page;
  }
  const tips = (page: Page) =>
    page.locator(".tip-shown").evaluateAll((all) => all.map((each) => each.dataset.tip));

  it("says its name once the pointer has rested on it for 700 ms", async () => {
    const page = await visitStill();
    await page.hover('[aria-label="Close"]');
    await page.clock.runFor(690);
    expect(await tips(page)).toEqual([]);
    await page.clock.runFor(10);
    expect(await tips(page)).toEqual(["Close"]);
    await page.hover("p");
    expect(await tips(page)).toEqual([]);
  });

  it("says it at once to a pointer that comes from another within 300 ms, and not later", async () => {
    const page = await visitStill();
    await page.hover('[aria-label="Close"]');
    await page.clock.runFor(700);
    await page.hover("p");
    await page.clock.runFor(250);
    await page.hover('[aria-label="Play"]');
    await page.clock.runFor(1);
    expect(await tips(page)).toEqual(["Play"]);
    await page.hover("p");
    await page.clock.runFor(310);
    await page.hover('[aria-label="Close"]');
    await page.clock.runFor(690);
    expect(await tips(page)).toEqual([]);
  });

  it("says it to the keyboard too, and goes at Escape", async () => {
    const page = await visitStill();
    await page.keyboard.press("Tab");
    await page.clock.runFor(700);
    expect(await tips(page)).toEqual(["Close"]);
    await page.keyboard.press("Escape");
    expect(await tips(page)).toEqual([]);
  });

  it("has the browser's own title where there are no scripts, and a name in either case", async () => {
    for (const withScripts of [true, false]) {
      const { page } = await visit(row, { withScripts });
      const close = page.getByRole("button", { name: "Close" });
      expect(await close.count()).toBe(1);
      expect(await close.getAttribute("title")).toBe(withScripts ? null : "Close");
    }
  });
});

describe("a link to what is in the plans", () => {
  const link = (
    <>
      <a href="/pricing" data-dialog="plans">
        View Progress
      </a>
      <Dialog id="plans" title="Upgrade to Premium">
        <a href="/pricing">View Full Pricing</a>
      </Dialog>
    </>
  );

  it("opens the dialog over the page, which closes again and gives the focus back", async () => {
    const { page } = await visit(link);
    await page.getByRole("link", { name: "View Progress" }).click();
    const dialog = page.getByRole("dialog", { name: "Upgrade to Premium" });
    await dialog.waitFor();
    expect(page.url()).toBe(`${SITE}/`);
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("View Progress");
  });

  it("leads to the plans themselves without scripts", async () => {
    const { page } = await visit(link, { withScripts: false });
    await page.getByRole("link", { name: "View Progress" }).click();
    await page.waitForURL(`${SITE}/pricing`);
  });
});

it("a form that belongs to a day tells where on earth one is", async () => {
  const { page } = await visit(<input type="hidden" name="timeZone" />);
  const here = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(await page.locator("input").inputValue()).toBe(here);
});

describe("a session", () => {
  function body(minutesLeft: number, absoluteMinutesLeft = 600) {
    return {
      "data-session-expires-at": NOW + minutesLeft * MINUTE,
      "data-session-absolute-expires-at": NOW + absoluteMinutesLeft * MINUTE,
      "data-session-token": "token",
    };
  }
  const words = <textarea aria-label="Words" />;
  const banner = ".session-banner:has(button)";
  const ended = ".session-banner[role=alert]";
  const dialog = "dialog";

  it("says nothing until its last five minutes, then counts down", async () => {
    const { page } = await visit(words, { body: body(30) });
    await page.clock.runFor(24 * MINUTE);
    expect(await page.isVisible(banner)).toBe(false);
    await page.clock.runFor(2 * MINUTE);
    expect(await page.innerText(banner)).toMatch(/^Session expires in [34]:\d\d\s+Extend$/u);
  });

  it("asks the server now and then, and follows what happened elsewhere", async () => {
    const { page } = await visit(words, { body: body(30) });
    await page.route("**/api/auth/session-expiry", (route) =>
      route.fulfill({ json: { timeUntilExpiry: 4 * MINUTE } }),
    );
    await page.clock.runFor(MINUTE);
    await page.locator(banner).waitFor();
    await page.getByLabel("Words").fill("Some words");
    await page.route("**/api/auth/session-expiry", (route) =>
      route.fulfill({ status: 401, json: { requiresLogin: true } }),
    );
    await page.clock.runFor(MINUTE);
    await page.locator(ended).waitFor();
    expect(await page.getByLabel("Words").inputValue()).toBe("Some words");
  });

  it("is extended by a call with the page's token, until the time that the answer names", async () => {
    const answer = { status: 200, json: { expiresAt: NOW + 34 * MINUTE } };
    const { page, posts } = await visit(words, { body: body(4), answer });
    const asked = page.waitForRequest("**/api/auth/extend-session");
    await page.getByRole("button", { name: "Extend" }).click();
    expect((await asked).headers()["x-form-token"]).toBe("token");
    await page.locator(banner).waitFor({ state: "hidden" });
    expect(posts).toEqual(["/api/auth/extend-session {}"]);
    await page.clock.runFor(28 * MINUTE);
    expect(await page.isVisible(banner)).toBe(false);
    await page.clock.runFor(2 * MINUTE);
    expect(await page.isVisible(banner)).toBe(true);
  });

  it("keeps its banner and says so when an extension fails", async () => {
    const { page, posts } = await visit(words, { body: body(4), answer: { status: 500 } });
    await page.getByRole("button", { name: "Extend" }).click();
    await page
      .getByText("That didn't work. Please try again.")
      .and(page.locator(":visible"))
      .waitFor();
    expect(posts).toHaveLength(1);
    expect(await page.isVisible(banner)).toBe(true);
  });

  it("is extended with the token of a newer sign-in, once an answer has named it", async () => {
    const headers = { "X-Form-Token": "newer" };
    const { page } = await visit(words, { body: body(4), answer: { status: 403, headers } });
    const extend = page.getByRole("button", { name: "Extend" });
    await extend.click();
    await page.getByText("Please try again.").and(page.locator(":visible")).waitFor();
    const again = page.waitForRequest("**/api/auth/extend-session");
    await extend.click();
    expect((await again).headers()["x-form-token"]).toBe("newer");
  });

  it("asks in its last minute whether to stay", async () => {
    const { page } = await visit(words, { body: body(1.5) });
    await page.clock.runFor(45_000);
    expect(await page.isVisible(banner)).toBe(false);
    const asked = page.getByRole("alertdialog", { name: "Session Expiring Soon" });
    await expect.poll(() => asked.isVisible()).toBe(true);
    expect(await asked.getByRole("button").allTextContents()).toEqual([
      "Stay Logged In",
      "Log Out",
    ]);
  });

  it("offers no extension at its absolute end", async () => {
    const { page } = await visit(words, { body: body(0.9, 0.9) });
    await expect.poll(() => page.isVisible(dialog)).toBe(true);
    expect(await page.getByRole("button", { name: "Stay Logged In" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Log Out" }).count()).toBe(1);
  });

  it("leads to the sign-in page when it is over", async () => {
    const { page } = await visit(words, { body: body(2) });
    await page.clock.runFor(121_000);
    await page.waitForURL(`${SITE}/auth?next=%2F`);
  });

  it("leads there from words that are kept as a draft, and stays with those that aren't yet", async () => {
    const form = <form data-draft="/draft">{words}</form>;
    const kept = await visit(form, { body: body(2) });
    await kept.page.fill("textarea", "I want to say");
    await kept.page.evaluate(() => {
      document.forms[0]?.toggleAttribute("data-unkept", true);
    });
    await kept.page.clock.runFor(121_000);
    expect(await kept.page.isVisible(ended)).toBe(true);
    const leaving = await visit(form, { body: body(2) });
    await leaving.page.fill("textarea", "I want to say");
    await leaving.page.clock.runFor(121_000);
    await leaving.page.waitForURL(`${SITE}/auth?next=%2F`);
  });

  it("asks beside help and not over it, and leaves it on the screen", async () => {
    const help = { ...body(0.9), "data-session-keeps-page": "" };
    const { page } = await visit(<a href="tel:988">Call 988</a>, { body: help });
    const asked = page.getByRole("alertdialog", { name: "Session Expiring Soon" });
    await asked.waitFor();
    expect(await page.locator("dialog:modal").count()).toBe(0);
    await page.getByRole("link", { name: "Call 988" }).click({ trial: true });
    await page.clock.runFor(60_000);
    expect(await page.isVisible(ended)).toBe(true);
    expect(page.url()).toBe(`${SITE}/`);
  });

  it("never takes away words that were not sent", async () => {
    const { page } = await visit(words, { body: body(2) });
    await page.fill("textarea", "I want to say");
    await page.clock.runFor(121_000);
    expect(await page.isVisible(ended)).toBe(true);
    expect(page.url()).toBe(`${SITE}/`);
    expect(await page.inputValue("textarea")).toBe("I want to say");
  });

  it("leaves help on the screen that an answer called for", async () => {
    const help = (
      <div className="onboarding">
        <section className="crisis-panel">Call 988</section>
        {words}
      </div>
    );
    const { page } = await visit(help, { body: body(2) });
    await page.clock.runFor(121_000);
    expect(await page.isVisible(ended)).toBe(true);
    expect(page.url()).toBe(`${SITE}/`);
  });

  it("follows the server's clock where the browser's is wrong", async () => {
    const skewed = { ...body(4), "data-session-now": NOW - 60 * MINUTE };
    const { page } = await visit(words, { body: skewed });
    expect(await page.isVisible(banner)).toBe(false);
  });

  it("is counted down in place of what the server wrote about its end", async () => {
    const { page } = await visit(<SessionNotice leftMs={4 * MINUTE} />, { body: body(4, 4) });
    await page.locator(banner).waitFor();
    expect(await page.isVisible("[data-session-notice]")).toBe(false);
  });

  it("learns from another tab that it goes on", async () => {
    const { page } = await visit(words, { body: body(4) });
    await page.evaluate(
      (expiresAt) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        new BroadcastChannel("session").postMessage(expiresAt);
      },
      NOW + 30 * MINUTE,
    );
    await page.locator(banner).waitFor({ state: "hidden" });
    expect(await page.isVisible(banner)).toBe(false);
  });
});

describe("the way to help", () => {
  const button = <CrisisButton />;
  const help = `<html><body><nav>menu</nav><main><div class="screen"><h1>Take a breath.</h1>
    <a href="tel:988">Call 988</a> <a href="/" data-dialog-close>I'm feeling safer now</a>
    <a href="${SITE}/weather" data-quick-exit>Leave</a></div></main></body></html>`;

  async function open(options: { isReachable: boolean }) {
    const { page } = await visit(button);
    await page.route(`${SITE}/crisis`, (route) =>
      options.isReachable || route.request().isNavigationRequest()
        ? route.fulfill({ contentType: "text/html", body: help })
        : route.abort(),
    );
    await page.getByRole("link", { name: "Get help now" }).click();
    return page;
  }

  it("opens over the page, with what the help page shows and none of its frame", async () => {
    const page = await open({ isReachable: true });
    const dialog = page.getByRole("dialog", { name: "Take a breath." });
    await dialog.waitFor();
    expect(await dialog.getByRole("link", { name: "Call 988" }).isVisible()).toBe(true);
    expect(await dialog.innerText()).not.toContain("menu");
    expect(page.url()).toBe(`${SITE}/`);
  });

  it.each(["I'm feeling safer now", "Close"])("closes by %s, and opens again", async (name) => {
    const page = await open({ isReachable: true });
    const dialog = page.getByRole("dialog");
    await dialog.getByText(name === "Close" ? "✕" : name).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "Get help now" }).click();
    await dialog.waitFor();
    expect(await page.locator("dialog").count()).toBe(1);
  });

  it("is the page itself where the dialog can not be had", async () => {
    const page = await open({ isReachable: false });
    await page.waitForURL(`${SITE}/crisis`);
    expect(await page.locator("h1").innerText()).toBe("Take a breath.");
  });

  it("can be left in a hurry without a way back", async () => {
    const page = await open({ isReachable: true });
    await page.getByRole("link", { name: "Leave" }).click();
    await page.waitForURL(`${SITE}/weather`);
    await page.goBack().catch(() => null);
    expect(page.url()).not.toBe(`${SITE}/`);
  });
});

it("does nothing on a page that has none of it", async () => {
  const { page, errors } = await visit(<h1>Hello</h1>);
  await page.clock.runFor(10_000);
  expect(await page.locator("body").innerText()).toBe("Hello");
  expect(errors).toEqual([]);
});

describe("a field for a code", () => {
  const form = (
    <form method="post" action="/code">
      <Field label="Email" type="email" name="email" />
      <CodeField label="Code" name="code" />
      <Button data-needs-code>Verify</Button>
    </form>
  );

  it("takes the digits of what is pasted, and its button waits for six and an address", async () => {
    const { page, posts } = await visit(form);
    const button = page.getByRole("button");
    await expectDisabled(page, true);
    await page.getByLabel("Email").fill("ana@example.org");
    // As a paste does, however long it is.
    await page.getByLabel("Code").focus();
    await page.keyboard.insertText("It works for 15 minutes: 123 456.");
    expect(await page.getByLabel("Code").inputValue()).toBe("123456");
    await expectDisabled(page, false);
    await page.getByLabel("Code").fill("12-34 5x");
    expect(await page.getByLabel("Code").inputValue()).toBe("12345");
    await expectDisabled(page, true);
    await page.getByLabel("Code").fill("654321");
    await button.click();
    expect(posts.at(-1)).toContain("code=654321");
  });

  it("can be sent as it is without scripts", async () => {
    const { page, posts } = await visit(form, { withScripts: false });
    await page.getByLabel("Code").fill("123 456");
    await page.getByRole("button").click();
    expect(posts.at(-1)).toContain("code=123+456");
  });

  async function expectDisabled(page: Page, isDisabled: boolean) {
    expect(await page.getByRole("button").isDisabled()).toBe(isDisabled);
  }
});

describe("a page that says something has worked", () => {
  it.each([
    ["once an address is confirmed", "data-leads-on-ms", 1_500],
    ["once a payment is confirmed", "data-go-on", 2_000],
    ["once it was paid", "data-go-on", 10_000],
  ])("leads on by itself %s (%s, after %i ms), and not before", async (_when, name, ms) => {
    const link = <a {...{ href: "/next", [name]: ms }}>Continue</a>;
    const { page } = await visit(link);
    await page.clock.runFor(ms - 1);
    expect(page.url()).toBe(`${SITE}/`);
    await page.clock.runFor(1);
    await page.waitForURL(`${SITE}/next`);
  });

  it("stays where it is without scripts", async () => {
    const link = (
      <a href="/next" data-leads-on-ms={0}>
        Continue
      </a>
    );
    const { page } = await visit(link, { withScripts: false });
    await page.getByRole("link").click();
    expect(page.url()).toBe(`${SITE}/next`);
  });
});

describe("an answer that is chosen", () => {
  const form = (
    <form method="post" action="/step" data-saves-choice>
      <input type="hidden" name="version" value="4" />
      <label>
        <input type="radio" name="heardFrom" value="Friend" /> Friend
      </label>
      <label>
        <input type="radio" name="heardFrom" value="Poster" /> Poster
      </label>
      <label>
        <input type="radio" name="heardFrom" value="Blog" /> Blog
      </label>
      <output data-saved />
      <Button>Continue</Button>
    </form>
  );

  it("is saved at once, and the page stays", async () => {
    const answer = { status: 302, headers: { location: "/step?step=2" } };
    const { page, posts } = await visit(form, { answer });
    await page.getByLabel("Friend").check();
    await page.getByText("Saved").waitFor();
    expect(posts).toEqual(["/step version=4&heardFrom=Friend"]);
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await page.locator("[name=version]").inputValue()).toBe("5");
  });

  it("is what was chosen last, however fast one goes from answer to answer", async () => {
    const answer = { status: 302, headers: { location: "/step?step=2" } };
    const { page, posts } = await visit(form, { answer });
    await page.evaluate(() => {
      for (const input of document.querySelectorAll<HTMLInputElement>("input[type=radio]")) {
        input.click();
      }
    });
    await page.getByText("Saved").waitFor();
    expect(posts.at(-1)).toBe("/step version=5&heardFrom=Blog");
    expect(posts).toHaveLength(2);
    expect(await page.locator("[name=version]").inputValue()).toBe("6");
  });

  it.each([{ status: 500 }, { status: 503 }])(
    "says so where it could not be saved: %o",
    async (answer) => {
      const { page } = await visit(form, { answer });
      await page.getByLabel("Friend").check();
      await page.getByText("Progress not saved").waitFor();
      expect(await page.locator("[name=version]").inputValue()).toBe("4");
    },
  );

  it("says nothing of an answer that isn't complete yet: the button sends it again", async () => {
    const { page, posts } = await visit(form, { answer: { status: 400 } });
    const refused = page.waitForResponse((response) => response.status() === 400);
    await page.getByLabel("Friend").check();
    await refused;
    expect(posts).toHaveLength(1);
    expect(await page.locator("[data-saved]").textContent()).toBe("");
    expect(await page.locator("[name=version]").inputValue()).toBe("4");
  });
});

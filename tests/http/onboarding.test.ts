import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import { onboardingProgress, users, usersLeadmagnet } from "#db/schema.ts";
import { newMember, signIn } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, Visitor, type Page } from "#tests/setup/visitor.ts";
import { eventsOf, riskOf } from "./rows.ts";

const ACTIVE = "I want to kill myself";

/** What someone answers who answers everything, step by step. */
const ANSWERS: readonly Record<string, string>[] = [
  {},
  { heardFrom: "Reddit" },
  { firstName: "Mina" },
  { email: "mina@example.org" },
  { phone: "+1 (555) 010-9999" },
  { age: "34" },
  { gender: "Woman" },
  { primaryGoal: "Better sleep" },
  { stressArea: "Work/School" },
  { supportStatus: "On wait-list" },
  { suicidalFlag: "no" },
  { emailConsent: "on", marketingConsent: "on" },
  { consentChecked: "on", healthDataConsent: "on" },
  {},
];

afterEach(() => {
  vi.useRealTimers();
});

/** Fills in the step's form as a browser does: a box or an answer that is not chosen is not sent. */
async function answer(visitor: Visitor, page: Page, fields: Record<string, string>) {
  const { formToken = "", version = "" } = formWith(page, ["version"]).fields;
  return visitor.post(page.url, { formToken, version, ...fields });
}

/** Walks up to a step with the answers of everybody. */
async function walkTo(visitor: Visitor, step: number, from = 0): Promise<Page> {
  let page = await visitor.get(`/onboarding?step=${from}`);
  for (const fields of ANSWERS.slice(from, step)) page = await answer(visitor, page, fields);
  expect(page.url).toBe(`/onboarding?step=${step}`);
  return page;
}

async function progressOf(userId: string) {
  const [row] = await database()
    .select()
    .from(onboardingProgress)
    .where(eq(onboardingProgress.userId, userId));
  return row;
}

async function userOf(userId: string) {
  const [row] = await database().select().from(users).where(eq(users.id, userId));
  return row;
}

async function leadOf(userId: string) {
  const [row] = await database()
    .select()
    .from(usersLeadmagnet)
    .where(eq(usersLeadmagnet.userId, userId));
  return row;
}

test("fourteen steps lead from the welcome to the choice of a companion, and what was said is kept", async () => {
  const { visitor, userId, email } = await newMember();
  let page = await visitor.get("/onboarding");
  expect(page.url).toBe("/onboarding?step=0");
  for (const [step, fields] of ANSWERS.slice(0, -1).entries()) {
    expect(page.url).toBe(`/onboarding?step=${step}`);
    expect(page.text).toContain(`Step ${step + 1} of 14`);
    expect(attributeAt(page.html, "progress", "value")).toBe(String(step + 1));
    page = await answer(visitor, page, fields);
    expect((await progressOf(userId))?.step).toBe(step + 1);
  }
  expect(page.text).toContain("Step 14 of 14");
  expect(textsAt(page.html, "main h1")).toEqual(["That's everything, Mina"]);
  page = await answer(visitor, page, {});
  expect(page.url).toBe("/therapist-selection");
  expect(await leadOf(userId)).toMatchObject({
    heardFrom: "Reddit",
    firstName: "Mina",
    email: "mina@example.org",
    phone: "+15550109999",
    age: 34,
    gender: "Woman",
    primaryGoal: "Better sleep",
    stressArea: "Work/School",
    supportStatus: "On wait-list",
    emailConsent: true,
  });
  expect(await userOf(userId)).toMatchObject({
    firstName: "Mina",
    email,
    onboardingComplete: true,
    marketingConsent: true,
    termsAcceptedAt: expect.any(Number),
    healthDataConsentAt: expect.any(Number),
    eligible: true,
  });
  expect((await visitor.get("/onboarding?step=3")).url).toBe("/therapist-selection");
});

test("a visitor is sent to sign in, and then back to the onboarding", async () => {
  expect((await new Visitor().get("/onboarding?step=3")).url).toBe("/auth?next=%2Fonboarding");
});

test("it goes on where it stopped, on another device too, with the answers as they were", async () => {
  const { visitor, userId } = await newMember();
  await walkTo(visitor, 6);
  const phone = new Visitor();
  await signIn(phone, userId);
  expect((await phone.get("/onboarding")).url).toBe("/onboarding?step=6");
  const earlier = await phone.get("/onboarding?step=1");
  expect(attributeAt(earlier.html, "input:checked, input[checked]", "value")).toBe("Reddit");
  expect(formWith(await phone.get("/onboarding?step=2"), ["firstName"]).fields.firstName).toBe(
    "Mina",
  );
  const again = await answer(phone, earlier, { heardFrom: "App Store" });
  expect(again.url).toBe("/onboarding?step=2");
  expect(await progressOf(userId)).toMatchObject({ step: 6, formData: { heardFrom: "App Store" } });
});

test("the fields begin with what the account knows, and the age with nothing", async () => {
  const { visitor, email } = await newMember();
  await walkTo(visitor, 2);
  const name = await visitor.get("/onboarding?step=2");
  expect(formWith(name, ["firstName"]).fields.firstName).toBe("Ana");
  expect(formWith(await walkTo(visitor, 3, 2), ["email"]).fields.email).toBe(email);
  expect(formWith(await walkTo(visitor, 5, 3), ["age"]).fields.age).toBe("");
  const consent = await walkTo(visitor, 11, 5);
  expect(consent.html).not.toMatch(/<input[^>]* checked/);
});

test.each([["9"], ["13"]])(
  "a step ahead of the saved one (%s) leads back to the first open question, and says so",
  async (step) => {
    const { visitor, userId } = await newMember();
    await walkTo(visitor, 3);
    const page = await visitor.get(`/onboarding?step=${step}`);
    expect(page.url).toBe("/onboarding?step=3");
    expect(page.text).toContain("This is the first question you haven't answered yet.");
    const sent = await visitor.post(`/onboarding?step=${step}`, {
      ...formWith(page, ["version"]).fields,
      supportStatus: "In therapy now",
    });
    expect(sent.url).toBe("/onboarding?step=3");
    expect(sent.text).toContain("This is the first question you haven't answered yet.");
    expect((await progressOf(userId))?.formData).not.toHaveProperty("supportStatus");
    expect((await userOf(userId))?.onboardingComplete).toBe(false);
  },
);

test.each(["-1", "14", "99", "abc", "7.5", "1e1", "%00", ""])(
  "a step that does not exist (%s) leads to where the person is",
  async (step) => {
    const { visitor } = await newMember();
    expect((await visitor.get(`/onboarding?step=${step}`)).url).toBe("/onboarding?step=0");
  },
);

test("a required answer that is gone is asked for again before anything can be finished", async () => {
  const { visitor, userId } = await newMember();
  await walkTo(visitor, 13);
  await database()
    .update(onboardingProgress)
    .set({ formData: { heardFrom: "Reddit" } })
    .where(eq(onboardingProgress.userId, userId));
  const page = await visitor.get("/onboarding?step=13");
  expect(page.url).toBe("/onboarding?step=2");
  const { formToken = "" } = formWith(page, ["version"]).fields;
  expect((await visitor.post("/onboarding?step=13", { formToken })).url).toBe("/onboarding?step=2");
  expect(await leadOf(userId)).toBeUndefined();
});

test.each([
  [1, "Required field", "How you heard about us", "Please tell us how you heard about us"],
  [2, "Required field", "First name", "First name is required"],
  [3, "Required field", "Email", "Please enter a valid email address"],
  [5, "Required field", "Age", "Please enter your age"],
  [7, "Required field", "Primary goal", "Please select your primary goal"],
])(
  "step %i without an answer is told in a summary (%s, %s) and at the field",
  async (step, title, name, message) => {
    const { visitor } = await newMember();
    const page = await answer(visitor, await walkTo(visitor, step), {});
    expect(page.status).toBe(400);
    expect(textsAt(page.html, ".error-summary h2")).toEqual([title]);
    expect(textsAt(page.html, ".error-summary a")).toEqual([`Please complete the ${name} field.`]);
    const target = attributeAt(page.html, ".error-summary a", "href") ?? "";
    expect(textsAt(page.html, ".field-error p")).toEqual([message]);
    expect(page.html).toContain(`id="${target.slice(1)}"`);
  },
);

test("without consent to account e-mails, and without the terms, it does not go on", async () => {
  const { visitor } = await newMember();
  const emails = await answer(visitor, await walkTo(visitor, 11), { marketingConsent: "on" });
  expect(emails.status).toBe(400);
  expect(textsAt(emails.html, ".error-summary")).toEqual([
    "Email consent requiredPlease agree to receive account emails to continue.",
  ]);
  expect(emails.html).toMatch(/<input[^>]*id="marketingConsent"[^>]*checked=""/);
  const terms = await answer(visitor, await walkTo(visitor, 12, 11), { healthDataConsent: "on" });
  expect(terms.status).toBe(400);
  expect(textsAt(terms.html, ".error-summary")).toEqual([
    "Consent requiredPlease accept the terms to continue.",
  ]);
});

test.each([
  ["-1", "You must be at least 13 years old"],
  ["12", "You must be at least 13 years old"],
  ["200", "Please check your age. The highest we can take is 120."],
  ["99999999999999999999", "Please check your age. The highest we can take is 120."],
  ["abc", "Please enter your age as a whole number"],
  ["17.5", "Please enter your age as a whole number"],
])("an age of %s is told at the field, and stays there", async (age, message) => {
  const { visitor, userId } = await newMember();
  const page = await answer(visitor, await walkTo(visitor, 5), { age });
  expect(page.status).toBe(400);
  expect(textsAt(page.html, ".field-error p")).toEqual([message]);
  expect(formWith(page, ["age"]).fields.age).toBe(age);
  expect(await userOf(userId)).toMatchObject({ eligible: true });
  expect((await progressOf(userId))?.step).toBe(5);
});

test.each([
  [1, "heardFrom"],
  [2, "firstName"],
  [3, "email"],
  [4, "phone"],
  [5, "age"],
  [6, "gender"],
  [7, "primaryGoal"],
  [8, "stressArea"],
  [9, "supportStatus"],
  [10, "suicidalFlag"],
])(
  "step %i with 10,000 characters for %s is told so, and what can be typed stays",
  async (step, name) => {
    const { visitor, userId } = await newMember();
    const long = "a quiet evening ".repeat(625);
    const page = await answer(visitor, await walkTo(visitor, step), { [name]: long });
    expect(page.status).toBe(400);
    expect(textsAt(page.html, ".field-error p")).toHaveLength(1);
    expect(textsAt(page.html, ".error-summary a")).toHaveLength(1);
    const { fields } = formWith(page, [name]);
    if (step >= 2 && step <= 5) expect(fields[name]).toBe(long);
    expect((await progressOf(userId))?.step).toBe(step);
  },
);

test("what can be skipped is skipped, by its button or by leaving it empty, and a change of mind clears it", async () => {
  const { visitor, userId } = await newMember();
  let page = await walkTo(visitor, 4);
  page = await answer(visitor, page, { phone: "  ", go: "skip" });
  expect(page.url).toBe("/onboarding?step=5");
  page = await answer(visitor, page, { age: "50" });
  page = await answer(visitor, page, {});
  page = await answer(visitor, page, { primaryGoal: "Just curious" });
  page = await answer(visitor, page, { stressArea: "Health" });
  page = await answer(visitor, await visitor.get("/onboarding?step=8"), { go: "skip" });
  page = await answer(visitor, page, {});
  page = await answer(visitor, page, { go: "skip" });
  expect(page.url).toBe("/onboarding?step=11");
  expect((await progressOf(userId))?.formData).toEqual({
    heardFrom: "Reddit",
    firstName: "Mina",
    email: "mina@example.org",
    age: 50,
    primaryGoal: "Just curious",
  });
  const forced = await answer(visitor, await visitor.get("/onboarding?step=7"), { go: "skip" });
  expect(forced.status).toBe(400);
});

test("Back keeps what was typed and goes one step back, also where it can not be taken", async () => {
  const { visitor, userId } = await newMember();
  let page = await answer(visitor, await walkTo(visitor, 3), {
    email: "new@example.org",
    go: "back",
  });
  expect(page.url).toBe("/onboarding?step=2");
  expect((await progressOf(userId))?.formData).toMatchObject({ email: "new@example.org" });
  page = await answer(visitor, page, { firstName: "", go: "back" });
  expect(page.url).toBe("/onboarding?step=1");
  expect((await progressOf(userId))?.formData).toMatchObject({ firstName: "Mina" });
  const [first, last] = [await visitor.get("/onboarding?step=0"), await walkTo(visitor, 13, 3)];
  for (const edge of [first, last]) expect(textsAt(edge.html, 'button[value="back"]')).toEqual([]);
  expect(textsAt(page.html, 'button[value="back"]')).toEqual(["Back"]);
});

test("of two tabs the later one wins, and says so", async () => {
  const { visitor, userId } = await newMember();
  await walkTo(visitor, 1);
  const one = await visitor.get("/onboarding?step=1");
  const other = await visitor.get("/onboarding?step=1");
  const first = await answer(visitor, one, { heardFrom: "TikTok" });
  expect(first.text).not.toContain("in another tab");
  const later = await answer(visitor, other, { heardFrom: "Google Search" });
  expect(later.url).toBe("/onboarding?step=2");
  expect(later.text).toContain("You also answered in another tab or device.");
  expect(await progressOf(userId)).toMatchObject({ formData: { heardFrom: "Google Search" } });
  const twice = await answer(visitor, other, { heardFrom: "Google Search" });
  expect(twice.text).not.toContain("in another tab");
});

test.each([
  [11, "emailConsent"],
  [12, "consentChecked"],
])("step %i's box unticked again takes the consent back", async (step, name) => {
  const { visitor } = await newMember();
  await walkTo(visitor, 13);
  const untick = await answer(visitor, await visitor.get(`/onboarding?step=${step}`), {});
  expect(untick.status).toBe(400);
  const last = await visitor.get("/onboarding?step=13");
  expect(last.url).toBe(`/onboarding?step=${step}`);
  expect(attributeAt(last.html, `input[name="${name}"][checked]`, "value")).toBeNull();
});

test("two answers at the same moment are both kept", async () => {
  const { visitor, userId } = await newMember();
  await walkTo(visitor, 9);
  const [goal, gender] = await Promise.all([
    visitor.get("/onboarding?step=7"),
    visitor.get("/onboarding?step=6"),
  ]);
  await Promise.all([
    answer(visitor, goal, { primaryGoal: "Improve mood" }),
    answer(visitor, gender, { gender: "Man" }),
  ]);
  expect(await progressOf(userId)).toMatchObject({
    step: 9,
    formData: { primaryGoal: "Improve mood", gender: "Man" },
  });
});

test("a tab that is left open after the end leads on, and changes nothing any more", async () => {
  const { visitor, userId } = await newMember();
  const page = await walkTo(visitor, 13);
  const old = await visitor.get("/onboarding?step=1");
  await answer(visitor, page, {});
  const late = await answer(visitor, old, { heardFrom: "Facebook" });
  expect(late.url).toBe("/therapist-selection");
  expect((await leadOf(userId))?.heardFrom).toBe("Reddit");
});

test("the consent to keep health data has a box of its own, and without it none is kept", async () => {
  const { visitor, userId } = await newMember();
  const page = await walkTo(visitor, 12);
  expect(textsAt(page.html, "input[type=checkbox]")).toHaveLength(2);
  const last = await answer(visitor, page, { consentChecked: "on" });
  await answer(visitor, last, {});
  expect(await leadOf(userId)).toMatchObject({
    primaryGoal: "General wellness",
    stressArea: null,
    supportStatus: null,
    gender: "Woman",
  });
  expect(await userOf(userId)).toMatchObject({
    healthDataConsentAt: null,
    termsAcceptedAt: expect.any(Number),
  });
  const kept = (await progressOf(userId))?.formData;
  for (const name of ["primaryGoal", "stressArea", "supportStatus"]) {
    expect(kept).not.toHaveProperty(name);
  }
});

test("who comes back before the end stands at the box for health answers, which are erased by nobody's oversight", async () => {
  const { visitor, userId } = await newMember();
  const last = await answer(visitor, await walkTo(visitor, 12), { consentChecked: "on" });
  expect(last.text).toContain("Your goal, stress area and support will be erased when you finish");
  const back = await visitor.get("/onboarding");
  expect(back.url).toBe("/onboarding?step=12");
  const end = await answer(visitor, back, { consentChecked: "on", healthDataConsent: "on" });
  expect(end.text).not.toContain("are erased");
  expect((await visitor.get("/onboarding")).url).toBe("/onboarding?step=13");
  await answer(visitor, end, {});
  expect(await leadOf(userId)).toMatchObject({
    primaryGoal: "Better sleep",
    stressArea: "Work/School",
    supportStatus: "On wait-list",
  });
});

test("a yes to suicidal thoughts shows help there and then, and is kept in the safety record alone", async () => {
  const { visitor, userId } = await newMember();
  const asked = await walkTo(visitor, 10);
  const { formToken = "", version = "" } = formWith(asked, ["version"]).fields;
  const page = await visitor.post(asked.url, { formToken, version, suicidalFlag: "yes" });
  expect(page.url).toBe("/onboarding?step=10");
  expect(page.html).toContain('id="crisis-panel"');
  expect(page.html).toContain('href="tel:988"');
  expect(page.html.indexOf("crisis-panel")).toBeLessThan(page.html.indexOf("onboarding-progress"));
  expect(page.html).toContain('href="/onboarding?step=11"');
  expect(await eventsOf(userId)).toMatchObject([
    {
      tier: "crisis",
      kind: "active_ideation",
      severity: "low",
      subject: "self",
      triggerMessage: null,
      actionTaken: "panel_on_page",
      resolved: false,
    },
  ]);
  expect((await riskOf(userId))?.status).toBe("watch_and_ask");
  await visitor.post(asked.url, { formToken, version, suicidalFlag: "yes" });
  expect(await eventsOf(userId)).toHaveLength(1);

  const next = await visitor.get("/onboarding?step=11");
  expect(textsAt(next.html, 'main a[href="/crisis"]')).toEqual(["Who to call or text"]);
  await answer(visitor, await walkTo(visitor, 13, 11), {});
  const rows = JSON.stringify([await progressOf(userId), await leadOf(userId)]);
  expect(rows).not.toMatch(/suicid|"yes"/i);
  expect((await userOf(userId))?.onboardingComplete).toBe(true);
});

test("after a yes to that question nothing is locked, and the next visit asks once", async () => {
  const { visitor, userId } = await newMember();
  const asked = await walkTo(visitor, 10);
  // One tap is the whole answer.
  expect(textsAt(asked.html, 'button[name="suicidalFlag"]')).toEqual(["Yes", "No"]);
  await answer(visitor, asked, { suicidalFlag: "yes" });
  await answer(visitor, await walkTo(visitor, 13, 11), {});
  expect((await visitor.get("/checkout")).text).toContain("Upgrade to Premium");
  const visit = async (hoursLater: number, message: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hoursLater * 60 * 60_000 });
    await signIn(visitor, userId);
    const opened = await visitor.get("/chat");
    const risk = await riskOf(userId);
    await visitor.submit(opened, { message });
    return risk?.status;
  };
  expect(await visit(0, "It was a slow day at work")).toBe("watch_and_ask");
  expect(await visit(2, "My cat is asleep on my lap")).toBe("asked_at_visit");
  expect(await visit(2, "It's raining again")).toBe("left");
  vi.useRealTimers();
});

test("Back saves at the step one was on: there one comes back to", async () => {
  const { visitor, userId } = await newMember();
  await answer(visitor, await walkTo(visitor, 3), { email: "new@example.org", go: "back" });
  expect((await progressOf(userId))?.step).toBe(3);
  expect((await visitor.get("/onboarding")).url).toBe("/onboarding?step=3");
});

test("a no, and a skipped question, leave nothing but that the step was passed", async () => {
  const answers: Record<string, string>[] = [{ suicidalFlag: "no" }, { go: "skip" }, {}];
  for (const fields of answers) {
    const { visitor, userId } = await newMember();
    const page = await answer(visitor, await walkTo(visitor, 10), fields);
    expect(page.url).toBe("/onboarding?step=11");
    expect(await eventsOf(userId)).toEqual([]);
    expect(JSON.stringify(await progressOf(userId))).not.toMatch(/suicid|"no"/i);
    const back = await visitor.get("/onboarding?step=10");
    expect(back.html).not.toMatch(/<input[^>]* checked/);
  }
});

test("danger typed into a field brings the panel, with its words where they are kept and without where not", async () => {
  const { visitor, userId } = await newMember();
  const named = await answer(visitor, await walkTo(visitor, 2), { firstName: ACTIVE });
  expect(named.url).toBe("/onboarding?step=3");
  expect(named.html).toContain('id="crisis-panel"');
  const refused = await answer(visitor, named, { email: `${"a quiet day ".repeat(900)}${ACTIVE}` });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('id="crisis-panel"');
  expect((await eventsOf(userId)).map(({ triggerMessage }) => triggerMessage)).toEqual([
    ACTIVE,
    null,
  ]);
});

test("an answer with a stale form token is not saved, stays in its field and brings the panel if needed", async () => {
  const { visitor, userId } = await newMember();
  await walkTo(visitor, 2);
  const page = await visitor.post("/onboarding?step=2", { formToken: "stale", firstName: ACTIVE });
  expect(page.status).toBe(403);
  expect(page.text).toContain("This page was open for a long time");
  expect(formWith(page, ["firstName"]).fields.firstName).toBe(ACTIVE);
  expect(page.html).toContain('id="crisis-panel"');
  expect((await progressOf(userId))?.step).toBe(2);
});

test("an answer after the session ended asks to sign in, shows it to nobody else, and saves nothing", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { visitor, userId } = await newMember();
  const page = await walkTo(visitor, 2);
  vi.setSystemTime(Date.now() + 31 * 60_000);
  const late = await answer(visitor, page, { firstName: ACTIVE });
  expect(late.status).toBe(401);
  expect(late.text).toContain("Authentication error");
  expect(late.html).toContain('href="/auth?next=%2Fonboarding"');
  expect(late.html).toContain('id="crisis-panel"');
  expect(late.text).not.toContain(ACTIVE);
  expect((await eventsOf(userId)).map((event) => event.triggerMessage)).toEqual([null]);
  const visitorPage = await new Visitor().post("/onboarding?step=2", { firstName: "Mina" });
  expect(visitorPage.status).toBe(401);
  expect(visitorPage.html).toMatch(/<textarea[^>]*>Mina</);
});

test("an answer that can not be stored is told, and stays in its field", async () => {
  const { visitor } = await newMember();
  const page = await walkTo(visitor, 2);
  await database().run(
    sql.raw(
      "create trigger no_more before insert on onboarding_progress begin select raise(abort, 'full'); end",
    ),
  );
  try {
    const refused = await answer(visitor, page, { firstName: "Noor" });
    expect(refused.status).toBe(503);
    expect(refused.text).toContain("Progress not saved");
    expect(formWith(refused, ["firstName"]).fields.firstName).toBe("Noor");
  } finally {
    await database().run(sql.raw("drop trigger no_more"));
  }
});

test("a chat without onboarding opens as before", async () => {
  const { visitor } = await newMember();
  const page = await visitor.get("/chat");
  expect(page.url).toBe("/chat");
  expect(page.text).toContain("you are 18 or over");
});

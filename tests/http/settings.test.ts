import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { recordMood } from "#app/models/record/moods.server.ts";
import { database } from "#db/client.ts";
import { accountEvents } from "#db/schema.ts";
import { login, newAddress, PASSWORD, signedUp } from "#tests/setup/accounts.ts";
import { newMember, PREMIUM, signIn } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { codeMailedTo, lastMailTo, newCodeMailedTo, Visitor } from "#tests/setup/visitor.ts";
import { entriesOf, userWith } from "./rows.ts";

const NEW_PASSWORD = "another long password";

async function idOf(email: string): Promise<string> {
  const user = await userWith(email);
  return user?.id ?? "";
}

function linkIn(mail: string, path: string): string {
  const plain = mail.replaceAll("=\r\n", "").replaceAll("=\n", "").replaceAll("=3D", "=");
  const token = new RegExp(`${path}\\?token=([\\w-]+)`).exec(plain)?.[1];
  if (!token) throw new Error("no link in that mail");
  return `${path}?token=${token}`;
}

test("a name is changed, and an empty one is refused with what was typed", async () => {
  const { visitor } = await signedUp();
  const page = await visitor.get("/settings/name");
  const refused = await visitor.submit(page, { firstName: " ", lastName: "Rivera" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("First name is required");
  expect(refused.html).toContain('value="Rivera"');
  const saved = await visitor.submit(page, { firstName: "Anabel", lastName: "Rivera" });
  expect(saved.url).toBe("/settings");
  expect((await visitor.get("/you")).text).toContain("Anabel Rivera");
});

test("a new password asks for the old one, ends all other sessions and says so by mail", async () => {
  const { visitor, email } = await signedUp();
  const phone = new Visitor();
  await login(phone, email);
  const page = await visitor.get("/settings/password");
  const fields = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expect((await visitor.submit(page, fields)).text).toContain("Please enter your password.");
  const wrong = await visitor.submit(page, { ...fields, password: "not my password" });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("That's not your password");
  expect(wrong.html).not.toContain(NEW_PASSWORD);
  const unequal = { ...fields, confirmPassword: "something else!", password: PASSWORD };
  expect((await visitor.submit(page, unequal)).text).toContain("Passwords don't match");

  const done = await visitor.submit(page, { ...fields, password: PASSWORD });
  expect(done.url).toBe("/settings");
  expect((await phone.get("/home")).url).toMatch(/^\/auth/);
  expect((await visitor.get("/home")).url).toBe("/home");
  expect(lastMailTo(email)).toContain("password was changed");
  expect((await login(new Visitor(), email)).text).toContain("Login Failed");
  expect((await login(new Visitor(), email, NEW_PASSWORD)).url).toBe("/");
});

test("guessing the password of an open session ends after ten tries", async () => {
  const { visitor } = await signedUp();
  const page = await visitor.get("/settings/password");
  const fields = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  for (let tries = 0; tries < 10; tries += 1) {
    await visitor.submit(page, { ...fields, password: `guess number ${tries}` });
  }
  const right = await visitor.submit(page, { ...fields, password: PASSWORD });
  expect(right.status).toBe(400);
  expect(right.text).toMatch(/Too many attempts, try again in \d+ minutes/);
});

test("a new address counts once its own mail was opened and clicked, and the old one is told", async () => {
  const { visitor, email } = await signedUp();
  const wanted = newAddress();
  const page = await visitor.get("/settings/email");
  const asked = await visitor.submit(page, { email: wanted, password: PASSWORD });
  expect(asked.url).toBe("/settings/email?asked");
  expect(asked.text).toContain("Check your email");
  const link = linkIn(lastMailTo(wanted), "/auth/new-email");
  // A mail scanner opens it as often as it likes.
  const scanner = new Visitor();
  for (let visit = 0; visit < 3; visit += 1) await scanner.get(link);
  expect((await login(new Visitor(), email)).url).toBe("/");

  const opened = await visitor.get(link);
  const linkToken = link.split("=")[1] ?? "";
  expect((await visitor.submit(opened, { linkToken })).url).toBe("/settings");
  expect((await visitor.get("/settings/email")).text).toContain(wanted);
  expect(lastMailTo(email)).toContain("has a new email address");
  expect((await login(new Visitor(), wanted)).url).toBe("/");
  expect((await login(new Visitor(), email)).text).toContain("Login Failed");
  // Used once: the same link does nothing more.
  const again = await visitor.submit(await visitor.get(link), { linkToken });
  expect(again.status).toBe(400);
  expect(again.text).toContain("That link didn't work");
});

test("a new address is told to the old one at once, and confirmed by whoever asked for it alone", async () => {
  const { visitor, email } = await signedUp();
  const wanted = newAddress();
  const page = await visitor.get("/settings/email");
  await visitor.submit(page, { email: wanted, password: PASSWORD });
  expect(lastMailTo(email)).toContain("asked to change your Aliwell email address");
  expect((await visitor.get("/settings/activity")).text).toContain("Asked to change the email");
  const link = linkIn(lastMailTo(wanted), "/auth/new-email");
  // Who opens that mail may be somebody else, with an account of their own or without one.
  const other = await signedUp();
  const theirs = await other.visitor.get(link);
  const linkToken = link.split("=")[1] ?? "";
  expect((await other.visitor.submit(theirs, { linkToken })).status).toBe(400);
  const phone = new Visitor();
  const asked = await phone.get(link);
  expect(asked.text).toContain("Sign In");
  const opened = await phone.submit(asked, { email, password: PASSWORD });
  expect(opened.url).toBe(link);
  expect((await phone.submit(opened, { linkToken })).url).toBe("/settings");
  expect((await phone.get("/settings/email")).text).toContain(wanted);
});

test("a code that was mailed to the old address opens nothing once the account has another", async () => {
  const { visitor, email } = await signedUp();
  const thief = new Visitor();
  const first = codeMailedTo(email);
  const reset = await thief.submit(await thief.get("/auth/forgot-password"), { email });
  const token = await newCodeMailedTo(email, first);
  const wanted = newAddress();
  await visitor.submit(await visitor.get("/settings/email"), { email: wanted, password: PASSWORD });
  const link = linkIn(lastMailTo(wanted), "/auth/new-email");
  await visitor.submit(await visitor.get(link), { linkToken: link.split("=")[1] ?? "" });
  const formToken = reset.forms[0]?.fields.formToken ?? "";
  const fields = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const late = await thief.post("/auth/forgot-password", {
    formToken,
    email: wanted,
    token,
    ...fields,
  });
  expect(late.status).toBe(400);
});

test("an address that has an account is not given away, nor taken", async () => {
  const other = await signedUp();
  const { visitor, email } = await signedUp();
  const page = await visitor.get("/settings/email");
  const asked = await visitor.submit(page, { email: other.email, password: PASSWORD });
  expect(asked.url).toBe("/settings/email?asked");
  expect(lastMailTo(other.email)).toContain("already has an account");
  expect((await visitor.get("/settings/email")).text).toContain(email);
});

test("one session is ended, or all others, and nobody ends somebody else's", async () => {
  const { visitor, email } = await signedUp();
  const phone = new Visitor();
  const tablet = new Visitor();
  await login(phone, email);
  await login(tablet, email);
  const page = await visitor.get("/settings/sessions");
  expect(textsAt(page.html, "#sessions li")).toHaveLength(3);
  const id = attributeAt(page.html, 'button[name="id"]', "value") ?? "";
  const stranger = await signedUp();
  const theirs = await stranger.visitor.get("/settings/sessions");
  await stranger.visitor.post("/settings/sessions", {
    formToken: theirs.forms[0]?.fields.formToken ?? "",
    id,
  });
  expect((await phone.get("/home")).url).toBe("/home");
  expect((await tablet.get("/home")).url).toBe("/home");

  await visitor.post("/settings/sessions", {
    formToken: page.forms[0]?.fields.formToken ?? "",
    id,
  });
  const left = await visitor.get("/settings/sessions");
  expect(textsAt(left.html, "#sessions li")).toHaveLength(2);
  await visitor.post("/settings/sessions", {
    formToken: page.forms[0]?.fields.formToken ?? "",
    intent: "others",
  });
  expect((await phone.get("/home")).url).toMatch(/^\/auth/);
  expect((await tablet.get("/home")).url).toMatch(/^\/auth/);
  expect((await visitor.get("/home")).url).toBe("/home");
});

test("the activity shows sign-ins and changes, and only one's own", async () => {
  const { visitor, email } = await signedUp();
  await visitor.submit(await visitor.get("/settings/password"), {
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    password: PASSWORD,
  });
  const { text } = await visitor.get("/settings/activity");
  expect(text).toContain("Signed in with the password");
  expect(text).toContain("Password changed");
  const stranger = await signedUp();
  expect((await stranger.visitor.get("/settings/activity")).text).not.toContain("Password changed");
  // Who, what and when: nothing that was typed.
  const kept = await database()
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, await idOf(email)));
  expect(JSON.stringify(kept)).not.toContain(email);
});

test("a time zone is learned when signing in, kept, and changed only by choosing another", async () => {
  const { visitor, email } = await signedUp();
  const zoneOf = async () => {
    const user = await userWith(email);
    return user?.timeZone;
  };
  expect((await visitor.get("/settings/time-zone")).text).toContain("No time zone set");
  const browser = new Visitor();
  const fields = { email, password: PASSWORD };
  await browser.submit(await browser.get("/auth"), { ...fields, timeZone: "Asia/Kolkata" });
  expect(await zoneOf()).toBe("Asia/Calcutta");
  const elsewhere = new Visitor();
  await elsewhere.submit(await elsewhere.get("/auth"), { ...fields, timeZone: "Europe/Berlin" });
  expect(await zoneOf()).toBe("Asia/Calcutta");

  const page = await visitor.get("/settings/time-zone");
  const refused = await visitor.submit(page, { timeZone: "Mars/Olympus" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("Please choose a time zone from the list.");
  expect(await zoneOf()).toBe("Asia/Calcutta");
  expect((await visitor.submit(page, { timeZone: "America/New_York" })).url).toBe("/settings");
  expect(await zoneOf()).toBe("America/New_York");
  expect((await visitor.get("/settings/time-zone")).text).toContain("New York, ");
  expect((await visitor.get("/you")).text).toMatch(/Time zone\s+New York, \d+:\d\d [AP]M/);
});

test("whoever flies over the date line keeps their days in a row, and may correct what is of tomorrow", async () => {
  const HOUR_MS = 60 * 60_000;
  const { visitor, userId } = await newMember({ ...PREMIUM, timeZone: "Pacific/Honolulu" });
  const streakOf = async () => textsAt((await visitor.get("/progress")).html, ".stat-card dd")[1];
  const now = Date.parse("2026-11-23T13:30:00Z");
  for (const hoursAgo of [40, 23]) {
    await recordMood(userId, "calm", "Pacific/Honolulu", now - hoursAgo * HOUR_MS);
  }
  vi.useFakeTimers({ now, toFake: ["Date"] });
  await visitor.submit(await visitor.get("/settings/time-zone"), { timeZone: "Asia/Tokyo" });
  vi.setSystemTime(now + 12 * HOUR_MS);
  await signIn(visitor, userId);
  await recordMood(userId, "happy", "Asia/Tokyo");
  expect(await streakOf()).toBe("3");
  const words = "The sea from above, and no sleep at all.";
  const list = await visitor.get("/journal?entry=new");
  const written = await visitor.submit(list, { content: words, mood: "calm", date: "2026-11-24" });
  expect(written.text).toContain(words);

  // Back again, where it is the 23rd: what was written there is of tomorrow.
  await visitor.submit(await visitor.get("/settings/time-zone"), { timeZone: "Pacific/Honolulu" });
  const entries = () => entriesOf(userId);
  const [entry] = await entries();
  const path = `/journal/${entry?.id}`;
  const change = async (fields: Record<string, string>) =>
    visitor.submit(await visitor.get(`${path}?edit`), { mood: "calm", ...fields });
  expect((await change({ content: `${words} Landed.` })).status).toBe(200);
  expect((await change({ content: words, date: "2026-11-25" })).status).toBe(400);
  await change({ content: `${words} Home.`, date: "2026-11-23" });
  expect(await entries()).toMatchObject([{ date: "2026-11-23", content: `${words} Home.` }]);
  expect((await change({ content: words, date: "2026-11-24" })).status).toBe(400);
  vi.useRealTimers();
});

test("a time zone isn't changed with the form token of somebody else's page", async () => {
  const { visitor, email } = await signedUp();
  const page = await visitor.get("/settings/time-zone");
  await visitor.submit(page, { timeZone: "America/New_York" });
  const stranger = await (await signedUp()).visitor.get("/settings/time-zone");
  const formToken = attributeAt(stranger.html, "input[name=formToken]", "value") ?? "";
  expect(formToken).not.toBe("");
  const refused = await visitor.submit(page, { formToken, timeZone: "Europe/Berlin" });
  expect(refused.status).toBe(403);
  expect((await userWith(email))?.timeZone).toBe("America/New_York");
});

test("each row of the settings says what it is set to, and keys for apps come last", async () => {
  const { visitor, email } = await signedUp();
  const { html } = await visitor.get("/settings");
  const values = textsAt(html, ".link-value");
  for (const value of [email, "Off", "Free", "Set", "This browser only", "None"]) {
    expect(values).toContain(value);
  }
  expect(textsAt(html, ".link-list a").at(-1)).toBe("Keys for apps");
});

test("colors and text size are chosen before signing in, and kept with the account", async () => {
  const visitor = new Visitor();
  const path = "/settings/appearance";
  const chosen = { theme: "dark", textSize: "larger" };
  expect((await visitor.submit(await visitor.get(path), { theme: "pink" })).status).toBe(400);
  await visitor.submit(await visitor.get(path), chosen);
  const landing = await visitor.get("/");
  expect(attributeAt(landing.html, "html", "data-theme")).toBe("dark");
  expect(attributeAt(landing.html, "html", "data-text-size")).toBe("larger");

  const { visitor: member, email } = await signedUp();
  const saved = await member.submit(await member.get(path), chosen);
  expect(saved.url).toBe("/settings");
  expect(saved.text).toContain("Dark, larger text");
  const phone = new Visitor();
  await login(phone, email);
  expect(attributeAt((await phone.get("/home")).html, "html", "data-theme")).toBe("dark");
});

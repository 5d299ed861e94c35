import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findExercise } from "#app/content/exercises.ts";
import { database } from "#db/client.ts";
import { messages, sessions, userSessions } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { formWith, Visitor, type Page } from "#tests/setup/visitor.ts";
import { endedSession, endOn, reflect, RISKY } from "./ended-session.ts";
import { pagePath, say } from "./talk.ts";
import { eventsOf, messagesOf, sessionsOf, trackOf } from "./rows.ts";

const READY = { onboardingComplete: true, selectedTherapist: "alice" };
const THOUGHTS = "I sleep badly when I take work home with me.";
const PLANS = /premium|see plans|upgrade|pricing/i;

const BOX = `Box breathing (${findExercise("box-breathing")?.minutes} min)`;

function badges(page: Page): string[] {
  return textsAt(page.html, ".badge-list .badge");
}

describe("ending a session", () => {
  test("is as long as its messages say, and never longer than from the first to the last", async () => {
    for (const [firstAgoMs, minutes] of [
      [100_000, 2],
      [3_600_000, 6],
    ] as const) {
      const { visitor, userId } = await newMember(READY);
      await say(visitor, THOUGHTS);
      const page = await say(visitor, "And on Sundays, too.");
      const rows = await messagesOf(userId);
      expect(rows).toHaveLength(4);
      await database()
        .update(messages)
        .set({ createdAt: (rows.at(-1)?.createdAt ?? 0) - firstAgoMs })
        .where(eq(messages.id, rows[0]?.id ?? ""));
      const summary = await endOn(visitor, page);
      expect((await sessionsOf(userId))[0]?.duration).toBe(minutes);
      expect(summary.text).toContain(`about ${minutes} minutes`);
    }
  });

  test("leads from the chat to a summary: who, when, how long, what was explored", async () => {
    const { visitor, userId } = await newMember(READY);
    const page = await endedSession(
      visitor,
      "I can't sleep since the new shifts at work",
      "I lie awake and count the hours, no sleep again",
    );
    const [session] = await sessionsOf(userId);
    expect(page.url).toBe(`/session-summary/${session?.id}`);
    expect(textsAt(page.html, "h1")).toEqual(["Session Summary & Reflection"]);
    expect(page.text).toContain("Session with Alice");
    expect(page.text).toContain("about 1 minute");
    expect(page.text).toContain(new Date().getFullYear().toString());
    expect(page.text).toContain("Completed");
    expect(page.text).toContain("Techniques explored");
    expect(badges(page)).not.toEqual([]);
    expect(page.text).toMatch(/You and \w+ exchanged \d+ messages?\./);
    expect(page.text).toContain("Remember");
    for (const button of ["Start Another Session", "Open Journal", "Complete Session"]) {
      expect(page.text).toContain(button);
    }
    expect(session).toMatchObject({
      duration: 1,
      isCompleted: false,
    });
    expect(page.html).not.toContain('type="module" src="/assets/entry');
  });

  test("names an exercise that was gone through, and none that was only offered", async () => {
    const { visitor } = await newMember({ ...READY, ...PREMIUM });
    let page = await say(visitor, "Something for right now");
    page = await visitor.submit(page, { message: BOX });
    for (const message of ["60", "ready", "done", "easier", "done", "30", "a little"]) {
      page = await visitor.submit(page, { message });
    }
    const summary = await endOn(visitor, page);
    expect(summary.text).toContain("You did Box breathing.");
    expect(summary.text).not.toContain("You started");
  });

  test("says of an exercise that was left in the middle that it was started", async () => {
    const { visitor } = await newMember(READY);
    const shown = await say(visitor, "Something for right now");
    const begun = await visitor.submit(shown, { message: BOX });
    const summary = await endOn(visitor, await visitor.submit(begun, { message: "60" }));
    expect(summary.text).toContain("You started Box breathing and left it there.");
    expect(summary.text).not.toContain("You did");
  });

  test("happens once: two tabs and a double click make one ending, and the track one step", async () => {
    const { visitor, userId } = await newMember({ ...READY, ...PREMIUM });
    await visitor.submit(await visitor.get("/therapy-tracks"), { trackType: "letting-go" });
    const page = await say(visitor, "I hold on to an old argument");
    const ends = await Promise.all([endOn(visitor, page), endOn(visitor, page)]);
    ends.push(await endOn(visitor, page));
    expect(new Set(ends.map(({ url }) => url)).size).toBe(1);
    const track = await trackOf(userId);
    expect(track).toMatchObject({ currentSession: 1, trackStep: 1, stepData: null });
    expect(ends[0]?.text).toContain("The focus was Letting Go");
    const tracks = await visitor.get("/therapy-tracks");
    expect(tracks.text).not.toContain("It is still there");
  });

  test("a conversation in which nothing was said is left, and stays open", async () => {
    const { visitor, userId } = await newMember(READY);
    const fresh = await visitor.get("/chat");
    const { formToken = "" } = formWith(fresh, ["message"]).fields;
    await visitor.post("/chat/new-session", { formToken });
    const [session] = await sessionsOf(userId);
    const left = await visitor.post(`/chat/${session?.id}/end`, { formToken });
    expect(left.url).toBe("/");
    expect((await sessionsOf(userId))[0]).toMatchObject({ duration: null, summary: null });
  });

  test("another person's session is as good as missing: to end, to read, to complete", async () => {
    const { visitor: owner } = await newMember(READY);
    const summary = await endedSession(owner, THOUGHTS);
    const { visitor: stranger } = await newMember(READY);
    const { formToken = "" } = formWith(await stranger.get("/chat"), ["message"]).fields;
    const read = await stranger.get(summary.url);
    const missing = await stranger.get("/session-complete/AAAAAAAAAAAAAAAAAAAAAA");
    for (const page of [read, missing]) {
      expect(page.status).toBe(404);
      expect(textsAt(page.html, "h1")).toEqual(["Session Not Found"]);
      expect(page.text).toContain("Start New Session");
      expect(page.html).toContain('href="/chat"');
    }
    expect(read.text).toBe(missing.text);
    const ended = await stranger.post(summary.url.replace("session-summary", "chat") + "/end", {
      formToken,
    });
    expect(ended.status).toBe(404);
    const sent = await stranger.post(summary.url, {
      formToken,
      userReflection: "something of my own",
      weeklyGoals: RISKY,
    });
    expect(sent.status).toBe(404);
    expect(sent.html).toContain("crisis-panel");
    expect(sent.html).toContain("something of my own");
  });

  test("signed out, the summary leads to the sign-in page and back", async () => {
    const page = await new Visitor().get("/session-summary/AAAAAAAAAAAAAAAAAAAAAA");
    expect(page.url).toBe("/auth?next=%2Fsession-summary%2FAAAAAAAAAAAAAAAAAAAAAA");
  });

  test("the summary of a session that goes on says so and offers to end it", async () => {
    const { visitor } = await newMember(READY);
    const page = await say(visitor, THOUGHTS);
    const open = await visitor.get(pagePath(page).replace("/chat/", "/session-summary/"));
    expect(open.text).toContain("still open");
    expect(open.text).not.toContain("Completed");
    expect((await endOn(visitor, open)).text).toContain("What did you take from this session?");
  });
});

test.each([
  ["ended and nothing written yet", THOUGHTS, false],
  ["ended in danger", RISKY, false],
  ["ended and written about", THOUGHTS, true],
])(
  "the summary of a session that is %s says 'Completed', at both its addresses",
  async (_how, text, isWritten) => {
    const { visitor } = await newMember({ ...READY, ...PREMIUM });
    const summary = await endedSession(visitor, text);
    if (isWritten) await reflect(visitor, summary, "It helped to say it out loud.");
    for (const path of [summary.url, summary.url.replace("-summary", "-complete")]) {
      const page = await visitor.get(path);
      expect(textsAt(page.html, ".summary-who .badge")).toEqual(["Completed"]);
    }
  },
);

describe("while risk is open", () => {
  test("the summary starts with help, repeats nothing, and speaks of no plans", async () => {
    const { visitor, userId } = await newMember({ ...READY, ...PREMIUM });
    await visitor.submit(await visitor.get("/therapy-tracks"), { trackType: "letting-go" });
    await say(visitor, "I can't sleep since the new shifts");
    const page = await endOn(visitor, await say(visitor, RISKY));
    const main = textsAt(page.html, "main")[0] ?? "";
    expect(main.indexOf("Who to call or text")).toBeGreaterThan(-1);
    expect(main.indexOf("Who to call or text")).toBeLessThan(main.indexOf("Session with"));
    expect(main).not.toMatch(/kill|suicid|sleep|AI Insights/i);
    expect(main).not.toMatch(PLANS);
    const [session] = await sessionsOf(userId);
    expect(session?.summary).toMatch(/^You and Alice exchanged \d+ messages\.$/);
    expect((await trackOf(userId))?.currentSession).toBe(0);
  });

  test("a free person meets no plan on it either", async () => {
    const { visitor } = await newMember(READY);
    const page = await endOn(visitor, await say(visitor, RISKY));
    expect(textsAt(page.html, "main")[0]).not.toMatch(PLANS);
    const done = await reflect(visitor, page, "I called my sister.", "Call the clinic.");
    expect(textsAt(done.html, "main")[0]).not.toMatch(PLANS);
  });
});

describe("the reflection", () => {
  test("completes the session once, and is there to read and on home and the tracks' page", async () => {
    const { visitor, userId } = await newMember(READY);
    const summary = await endedSession(visitor, THOUGHTS);
    const done = await reflect(visitor, summary, "Work <b>stays</b> at work.", "Walk on two days.");
    expect(done.url).toBe(summary.url);
    expect(done.text).toContain("Session completed successfully!");
    expect(done.text).toContain("Work <b>stays</b> at work.");
    expect(done.forms.some(({ names }) => names.includes("userReflection"))).toBe(false);
    const reopened = await visitor.get(summary.url);
    expect(reopened.text).toContain("Walk on two days.");
    expect(reopened.text).not.toContain("Session completed successfully!");
    expect((await sessionsOf(userId))[0]).toMatchObject({
      isCompleted: true,
      userReflection: "Work <b>stays</b> at work.",
      weeklyGoals: "Walk on two days.",
    });
    expect((await visitor.get("/")).text).toContain("Walk on two days.");
    expect((await visitor.get("/therapy-tracks")).text).toContain("Walk on two days.");

    const twice = await reflect(
      visitor,
      summary,
      "Work <b>stays</b> at work.",
      "Walk on two days.",
    );
    expect(twice.status).toBe(200);
    const other = await reflect(visitor, summary, "Something quite different");
    expect(other.status).toBe(409);
    expect(other.text).toContain("already completed");
    expect(other.html).toContain("Something quite different");
    expect((await sessionsOf(userId))[0]?.userReflection).toBe("Work <b>stays</b> at work.");
  });

  test("is the same screen at its other address, and leads a subscriber to their progress", async () => {
    const { visitor, userId } = await newMember({ ...READY, ...PREMIUM });
    const summary = await endedSession(visitor, THOUGHTS);
    const other = await visitor.get(summary.url.replace("summary", "complete"));
    expect(textsAt(other.html, "h1")).toEqual(["Session Summary & Reflection"]);
    const done = await reflect(visitor, other, "I can leave work at work.");
    expect(done.url).toBe("/progress");
    expect(done.text).toContain("Session completed successfully!");
    expect(textsAt(done.html, "h1")).toEqual(["Your Progress Journey"]);
    const kept = await visitor.get(summary.url);
    expect(kept.html).toContain('href="/journal"');
    expect((await sessionsOf(userId))[0]?.isCompleted).toBe(true);
  });

  test.each([
    ["nine characters", "123456789", 400],
    ["nine characters and spaces around", "  123456789  ", 400],
    ["ten", "1234567890", 200],
    ["ten thousand", "long day. ".repeat(1000).trimEnd() + ".", 200],
    ["more than that", "long day. ".repeat(1000) + "more", 400],
  ])("of %s", async (_name, text, status) => {
    const { visitor, userId } = await newMember(READY);
    const summary = await endedSession(visitor, THOUGHTS);
    const answer = await reflect(visitor, summary, text, "Walk on two days.");
    expect(answer.status).toBe(status);
    expect((await sessionsOf(userId))[0]?.isCompleted).toBe(status === 200);
    if (status === 200) return;
    const { fields } = formWith(answer, ["userReflection", "weeklyGoals"]);
    expect(fields).toMatchObject({ userReflection: text, weeklyGoals: "Walk on two days." });
    expect(textsAt(answer.html, "#error-summary li")).toEqual([
      text.length < 100
        ? "Please share at least a few thoughts about the session"
        : "Please keep it to 10,000 characters",
    ]);
  });

  test("without a goal says so at the field", async () => {
    const { visitor } = await newMember(READY);
    const answer = await reflect(visitor, await endedSession(visitor, THOUGHTS), "", "rest");
    expect(textsAt(answer.html, ".field-error")).toEqual([
      "Please share at least a few thoughts about the session",
      "Please set at least one goal for the week",
    ]);
  });

  test.each(["userReflection", "weeklyGoals"])(
    "in which there is danger is kept, and help comes first (%s)",
    async (field) => {
      const { visitor, userId } = await newMember(READY);
      const summary = await endedSession(visitor, THOUGHTS);
      const quiet = "Nothing much to add today";
      const [reflection, goals] = field === "weeklyGoals" ? [quiet, RISKY] : [RISKY, quiet];
      const done = await reflect(visitor, summary, reflection, goals);
      expect(done.html.indexOf('id="crisis-panel"')).toBeGreaterThan(-1);
      expect(done.html.indexOf('id="crisis-panel"')).toBeLessThan(
        done.html.indexOf("Session with"),
      );
      const events = await eventsOf(userId);
      expect(events).toMatchObject([
        { tier: "crisis", triggerMessage: RISKY, actionTaken: "panel_on_page", resolved: false },
      ]);
      expect((await sessionsOf(userId))[0]?.isCompleted).toBe(true);
      expect((await visitor.get("/")).text).not.toContain("wanted to work on");
    },
  );

  test("that is too short and full of danger brings the panel and is kept in the box", async () => {
    const { visitor, userId } = await newMember(READY);
    const summary = await endedSession(visitor, THOUGHTS);
    const answer = await reflect(visitor, summary, RISKY, "die");
    expect(answer.status).toBe(400);
    expect(answer.html.indexOf('id="crisis-panel"')).toBeLessThan(
      answer.html.indexOf("error-summary"),
    );
    const events = await eventsOf(userId);
    expect(events.map(({ triggerMessage }) => triggerMessage)).toContain(null);
    expect(events.some(({ tier }) => tier === "crisis")).toBe(true);
  });

  test("that comes after the session had ended waits for its writer, and is shown to nobody else", async () => {
    const { visitor, userId } = await newMember(READY);
    const summary = await endedSession(visitor, THOUGHTS);
    await database()
      .update(userSessions)
      .set({ expiresAt: Date.now() - 1000 })
      .where(eq(userSessions.userId, userId));
    const late = await reflect(visitor, summary, "I was slow to write this");
    expect(late.status).toBe(401);
    expect(late.html).not.toContain("I was slow");
    await database()
      .update(userSessions)
      .set({ expiresAt: Date.now() + 600_000 })
      .where(eq(userSessions.userId, userId));
    const back = await visitor.get(summary.url);
    expect(formWith(back, ["userReflection"]).fields.userReflection).toBe(
      "I was slow to write this",
    );
  });

  test("with a stale form token is not kept, comes back as typed, and can be sent again", async () => {
    const { visitor } = await newMember(READY);
    const summary = await endedSession(visitor, THOUGHTS);
    const stale = await visitor.post(summary.url, {
      formToken: "stale",
      userReflection: "A thought of some length",
      weeklyGoals: "Walk on two days.",
    });
    expect(stale.status).toBe(403);
    expect(stale.text).toContain("Error completing session");
    const { fields } = formWith(stale, ["userReflection"]);
    expect(fields.userReflection).toBe("A thought of some length");
    const again = await visitor.post(stale.url, fields);
    expect(again.text).toContain("Session completed successfully!");
  });
});

describe("an ended session", () => {
  test("can be read and not written in; its view leads to the summary, and the words wait", async () => {
    const { visitor, userId } = await newMember(READY);
    const page = await say(visitor, THOUGHTS);
    const summary = await endOn(visitor, page);
    const view = await visitor.get(pagePath(page));
    expect(view.text).toContain("Past Conversation");
    expect(view.html).toContain(`href="${summary.url}"`);
    expect(view.forms.some(({ names }) => names.includes("message"))).toBe(false);
    expect(view.text).not.toMatch(/End session|New Session/);

    const late = await visitor.submit(page, { message: "one more thing" });
    expect(late.status).toBe(409);
    expect(late.text).toContain("This conversation is closed");
    const rows = await messagesOf(userId);
    expect(rows.some(({ content }) => content === "one more thing")).toBe(false);
    const fresh = await visitor.get("/chat");
    expect(fresh.url).toBe("/chat");
    expect(formWith(fresh, ["message"]).fields.message).toBe("one more thing");
  });

  test("answers a message of danger all the same: the panel comes, the finding is kept", async () => {
    const { visitor, userId } = await newMember(READY);
    const page = await say(visitor, THOUGHTS);
    await endOn(visitor, page);
    const late = await visitor.submit(page, { message: RISKY });
    expect(late.html).toContain('id="crisis-panel"');
    const events = await eventsOf(userId);
    expect(events).toMatchObject([{ tier: "crisis", triggerMessage: null }]);
  });

  test("takes no message that comes in the moment of its end", async () => {
    const { visitor, userId } = await newMember(READY);
    const page = await say(visitor, THOUGHTS);
    const [, sent] = await Promise.all([
      endOn(visitor, page),
      visitor.submit(page, { message: "just in time" }),
    ]);
    const [session] = await sessionsOf(userId);
    expect(session?.duration).toBe(1);
    expect([200, 409]).toContain(sent?.status);
  });

  test("of a past day takes no message either, but may be ended from a page left open", async () => {
    const { visitor, userId } = await newMember(READY);
    const page = await say(visitor, THOUGHTS);
    await database()
      .update(sessions)
      .set({ lastMessageAt: Date.now() - 50 * 60 * 60_000 })
      .where(eq(sessions.userId, userId));
    const late = await visitor.submit(page, { message: "good morning" });
    expect(late.status).toBe(409);
    expect((await visitor.get(pagePath(page))).text).toContain("Past Conversation");
    expect((await endOn(visitor, page)).url).toMatch(/^\/session-summary\//);
  });

  test("carries what was typed and not sent on to the next conversation", async () => {
    const { visitor } = await newMember(READY);
    const page = await say(visitor, THOUGHTS);
    const { formToken = "" } = formWith(page, ["message"]).fields;
    await visitor.send(`${pagePath(page)}/draft`, { formToken, message: "half a thou" });
    await endOn(visitor, page);
    const fresh = await visitor.get("/chat");
    expect(formWith(fresh, ["message"]).fields.message).toBe("half a thou");
  });
});

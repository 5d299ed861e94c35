import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import {
  assessments,
  dailyAssessments,
  sessionFlow,
  sessions,
  therapyTracks,
  type users,
  usersLeadmagnet,
} from "#db/schema.ts";
import { newMember, PREMIUM, signIn } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, Visitor, type Page } from "#tests/setup/visitor.ts";
import { chooseTrack } from "./talk.ts";
import { sessionsOf, userOf } from "./rows.ts";

const READY = { onboardingComplete: true, selectedTherapist: "alice" };
const FINE = { moodScore: "7", stressLevel: "3", sleepQuality: "7", energyLevel: "7" };
const STRESSED = { moodScore: "5", stressLevel: "9", sleepQuality: "3", energyLevel: "6" };
const ACTIVE_RISK = "I want to kill myself";

afterEach(() => {
  vi.useRealTimers();
});

async function checkIn(visitor: Visitor, fields: Record<string, string>): Promise<Page> {
  return visitor.submit(await visitor.get("/therapy-tracks?step=check-in"), fields);
}

async function rowsOf(userId: string) {
  const [tracks, conversations, checkIns, flows] = await Promise.all([
    database().select().from(therapyTracks).where(eq(therapyTracks.userId, userId)),
    sessionsOf(userId),
    database().select().from(dailyAssessments).where(eq(dailyAssessments.userId, userId)),
    database().select().from(sessionFlow).where(eq(sessionFlow.userId, userId)),
  ]);
  return { tracks, conversations, checkIns, flows };
}

/** The page's own part as it is written, without what is random in it. */
function main(page: Page): string {
  const whole = page.html.slice(page.html.indexOf("<main"), page.html.indexOf("</main>"));
  return whole.replaceAll(/(?<=name="form(?:Token|Key)" value=")[^"]*/g, "");
}

describe("the way to the tracks", () => {
  test("begins with signing in, and leads back", async () => {
    const answer = await new Visitor().raw("/therapy-tracks");
    expect(answer.headers.get("location")).toBe("/auth?next=%2Ftherapy-tracks");
  });

  test.each([
    [{}, "/onboarding"],
    [{ onboardingComplete: true }, "/therapist-selection"],
    [{ ...READY, eligible: false }, "/for-adults"],
  ])("of somebody with %o leads to %s first, for a page and for a form", async (changes, step) => {
    const { visitor, userId } = await newMember(changes);
    expect((await visitor.raw("/therapy-tracks")).headers.get("location")).toBe(step);
    const { formToken = "" } = (await visitor.get("/")).forms[0]?.fields ?? {};
    const sent = await visitor.send("/therapy-tracks", { formToken, trackType: "just-chat" });
    expect(sent.headers.get("location")).toBe(step);
    expect((await rowsOf(userId)).conversations).toEqual([]);
  });

  test("opens at the check-in, goes on to what fits, and after the choice back to the session", async () => {
    const { visitor, userId } = await newMember(READY);
    let page = await visitor.get("/therapy-tracks");
    expect(page.text).toContain("How are you today?");
    expect(page.text).not.toContain("What may fit today");
    page = await visitor.submit(page, FINE);
    expect(page.url).toBe("/therapy-tracks");
    expect(page.text).toContain("What may fit today");
    expect((await rowsOf(userId)).flows).toMatchObject([
      { currentStep: "track", completedSteps: ["therapist", "check-in"], selectedTrack: null },
    ]);
    page = await visitor.submit(page, { trackType: "just-chat" });
    expect(page.url).toMatch(/^\/chat\//);
    const { flows, checkIns } = await rowsOf(userId);
    expect(flows).toMatchObject([
      {
        currentStep: "chat",
        completedSteps: ["therapist", "check-in", "track"],
        selectedTherapist: "alice",
        selectedTrack: "just-chat",
        dailyAssessmentId: checkIns[0]?.id,
      },
    ]);
    page = await visitor.get("/therapy-tracks");
    expect(page.text).toContain("You started Just Chat today");
    expect(main(page)).toContain('href="/chat"');
    expect(page.text).not.toContain("How are you today?");
  });

  test("notes each step once, also where two tabs send it at the same moment", async () => {
    const { visitor, userId } = await newMember({ onboardingComplete: true });
    const companions = await visitor.get("/therapist-selection");
    const chosen = { selectedTherapist: "alice" };
    await Promise.all([visitor.submit(companions, chosen), visitor.submit(companions, chosen)]);
    expect((await rowsOf(userId)).flows).toMatchObject([{ completedSteps: ["therapist"] }]);
    const page = await visitor.get("/therapy-tracks?step=check-in");
    await Promise.all([visitor.submit(page, FINE), visitor.submit(page, FINE)]);
    expect((await rowsOf(userId)).flows).toMatchObject([
      { completedSteps: ["therapist", "check-in"] },
    ]);
  });

  test("begins again on the next day", async () => {
    const { visitor, userId } = await newMember(READY);
    await checkIn(visitor, FINE);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60_000 });
    await signIn(visitor, userId);
    expect((await visitor.get("/therapy-tracks")).text).toContain("How are you today?");
    await checkIn(visitor, STRESSED);
    const { checkIns, flows } = await rowsOf(userId);
    expect(checkIns).toHaveLength(2);
    expect(flows).toHaveLength(2);
  });

  test("can pass over the check-in for today, and come back to it", async () => {
    const { visitor, userId } = await newMember(READY);
    const form = formWith(await visitor.get("/therapy-tracks"), ["skip", "moodScore"]);
    const page = await visitor.post(form.action ?? "", {
      formToken: form.fields.formToken ?? "",
      skip: "check-in",
    });
    expect(page.text).not.toContain("How are you today?");
    expect(main(page)).toContain('href="/therapy-tracks?step=check-in"');
    expect((await rowsOf(userId)).checkIns).toEqual([]);
    expect((await rowsOf(userId)).flows).toMatchObject([
      { currentStep: "track", completedSteps: ["therapist"] },
    ]);
  });
});

describe("the check-in", () => {
  test("keeps one row a day, and the last save wins", async () => {
    const { visitor, userId } = await newMember(READY);
    await checkIn(visitor, FINE);
    const again = await visitor.get("/therapy-tracks?step=check-in");
    // A score that no answer stands for is shown as the nearest one.
    expect(attributeAt(again.html, 'input[name="moodScore"][checked]', "value")).toBe("8");
    const page = await visitor.submit(again, STRESSED);
    expect(page.text).toContain(
      "Mood: so-so · Stress: high · Sleep last night: bad · Energy: some",
    );
    const { checkIns } = await rowsOf(userId);
    expect(checkIns).toMatchObject([
      { moodScore: 5, stressLevel: 9, sleepQuality: 3, energyLevel: 6 },
    ]);
    expect(checkIns[0]?.recommendedTherapyTrack).toBe("calm-mind");
  });

  test("belongs to the day where its writer is", async () => {
    const { visitor, userId } = await newMember(READY);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2031-05-04T23:30:00Z") });
    await signIn(visitor, userId);
    await checkIn(visitor, { ...FINE, timeZone: "Pacific/Auckland" });
    expect((await rowsOf(userId)).checkIns).toMatchObject([{ assessmentDate: "2031-05-05" }]);
    const page = await visitor.get("/therapy-tracks");
    expect(page.text).toContain("Mood: good");
  });

  test("leaves the day alone where the time zone is none", async () => {
    const { visitor, userId } = await newMember({ ...READY, timeZone: "Asia/Tokyo" });
    await checkIn(visitor, { ...FINE, timeZone: "Mars/Olympus" });
    expect((await userOf(userId))?.timeZone).toBe("Asia/Tokyo");
    expect((await rowsOf(userId)).checkIns).toHaveLength(1);
  });

  test.each([
    ["nothing", { moodScore: "" }],
    ["0", { moodScore: "0" }],
    ["11", { moodScore: "11" }],
    ["a half", { moodScore: "6.5" }],
    ["a word", { moodScore: "good" }],
    ["something endless", { moodScore: "9".repeat(400) }],
  ])(
    "with %s for a number says so at the field and in the summary, and keeps the rest",
    async (_name, bad) => {
      const { visitor, userId } = await newMember(READY);
      const page = await checkIn(visitor, { ...STRESSED, ...bad });
      expect(page.status).toBe(400);
      const message = "Please choose an answer for your mood.";
      expect(textsAt(page.html, ".error-summary a")).toEqual([message]);
      expect(textsAt(page.html, ".field-error")).toEqual([message]);
      const link = attributeAt(page.html, ".error-summary a", "href") ?? "";
      expect(attributeAt(page.html, link, "name")).toBe("moodScore");
      expect(attributeAt(page.html, 'input[name="stressLevel"][checked]', "value")).toBe("8");
      expect((await rowsOf(userId)).checkIns).toEqual([]);
    },
  );

  test("asks each question in words, five answers each and none chosen", async () => {
    const { visitor } = await newMember(READY);
    const page = await visitor.get("/therapy-tracks");
    for (const name of ["moodScore", "stressLevel", "sleepQuality", "energyLevel"]) {
      const labels = textsAt(page.html, `input[name="${name}"] + label`);
      expect(labels).toHaveLength(5);
      for (const label of labels) expect(label).toMatch(/^[A-Z][a-z -]+$/);
    }
    expect(page.html).not.toMatch(/<input[^>]+checked/);
  });

  test.each([
    ["a stressful", { stressLevel: "8" }, "/exercises/box-breathing"],
    ["a sad", { moodScore: "3" }, "/exercises/self-compassion-break"],
    ["an empty", { energyLevel: "1" }, "/exercises/self-compassion-break"],
  ])(
    "of %s day is met with a free exercise, a talk and a person to call before any track",
    async (_name, answers, exercise) => {
      const { visitor } = await newMember(READY);
      const page = main(await checkIn(visitor, { ...FINE, ...answers }));
      expect(attributeAt(page, ".hard-day .button-main", "href")).toBe(exercise);
      expect(textsAt(page, ".hard-day button")).toEqual(["Talk with Alice"]);
      expect(textsAt(page, '.hard-day a[href="/crisis"]')).toHaveLength(1);
      expect(page.indexOf("hard-day")).toBeLessThan(page.indexOf("What may fit today"));
      // Nothing that costs something is the main thing to do.
      expect(textsAt(page, ".button-main")).toHaveLength(1);
      expect(page).not.toContain('id="crisis-panel"');
    },
  );

  test("of an ordinary day leads to what fits at once", async () => {
    const { visitor } = await newMember(READY);
    expect((await checkIn(visitor, FINE)).html).not.toContain("hard-day");
  });

  test("recommends two tracks, the better match first, in percent and with a reason", async () => {
    const { visitor, userId } = await newMember(READY);
    const page = await checkIn(visitor, STRESSED);
    expect(page.text).toContain("Suggested by simple rules");
    expect(textsAt(page.html, ".card-sage h3")).toEqual(["Calm Down", "Just Chat"]);
    const [first = 0, second = 0] = textsAt(page.html, ".card-sage strong").map((text) =>
      Number(/^(\d+)% match$/.exec(text)?.[1]),
    );
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(0);
    expect(page.text).toContain("You said your stress is high today.");
    const { checkIns } = await rowsOf(userId);
    expect(checkIns[0]?.responses).toMatchObject({ source: "rules" });
  });
});

describe("the first assessment", () => {
  test("is asked once, and makes the match closer", async () => {
    const { visitor, userId } = await newMember(READY);
    const page = await checkIn(visitor, FINE);
    expect(page.text).toContain("What brings you here?");
    const { action, fields } = formWith(page, ["moodBaseline"]);
    const body = new URLSearchParams({ formToken: fields.formToken ?? "" });
    body.append("goals", "live-with-loss");
    body.append("goals", "live-with-loss");
    body.append("symptoms", "loss");
    body.append("moodBaseline", "4");
    body.append("previousTherapy", "no");
    const sent = await visitor.send(action ?? "", {}, { body });
    expect(sent.headers.get("location")).toBe("/therapy-tracks");
    const after = await visitor.get("/therapy-tracks");
    expect(after.text).not.toContain("What brings you here?");
    expect(textsAt(after.html, ".card-sage h3")[0]).toBe("Process Grief");
    const kept = await database().select().from(assessments).where(eq(assessments.userId, userId));
    expect(kept).toMatchObject([
      {
        goals: ["live-with-loss"],
        symptoms: ["loss"],
        moodBaseline: 4,
        previousTherapy: false,
      },
    ]);
    await visitor.send(action ?? "", {}, { body });
    expect(await database().$count(assessments, eq(assessments.userId, userId))).toBe(1);
  });

  test("can be skipped, and is then not asked again", async () => {
    const { visitor, userId } = await newMember(READY);
    const page = await checkIn(visitor, FINE);
    const { action, fields } = formWith(page, ["moodBaseline"]);
    const after = await visitor.post(action ?? "", {
      formToken: fields.formToken ?? "",
      skip: "assessment",
    });
    expect(after.text).not.toContain("What brings you here?");
    expect(after.text).toContain("What may fit today");
    const kept = await database().select().from(assessments).where(eq(assessments.userId, userId));
    expect(kept).toMatchObject([
      { goals: [], symptoms: [], moodBaseline: null, previousTherapy: null },
    ]);
  });

  test.each([
    ["goals", "world-peace", "Please choose from the list."],
    ["moodBaseline", "12", "Please choose an answer for your usual mood."],
    ["previousTherapy", "maybe", "Please choose yes or no."],
  ])(
    "with a wrong answer to %s says so there, and keeps the others",
    async (name, value, message) => {
      const { visitor, userId } = await newMember(READY);
      const page = await checkIn(visitor, FINE);
      const { action, fields } = formWith(page, ["moodBaseline"]);
      const after = await visitor.post(action ?? "", {
        formToken: fields.formToken ?? "",
        symptoms: "worry",
        [name]: value,
      });
      expect(after.status).toBe(400);
      expect(textsAt(after.html, ".error-summary a")).toEqual([message]);
      expect(attributeAt(after.html, 'input[name="symptoms"][checked]', "value")).toBe("worry");
      expect(await database().$count(assessments, eq(assessments.userId, userId))).toBe(0);
    },
  );

  test("and onboarding alone are enough for a recommendation", async () => {
    const { visitor, userId } = await newMember(READY);
    await database()
      .insert(usersLeadmagnet)
      .values({
        id: userId,
        userId,
        heardFrom: "Direct",
        firstName: sql`'Ana'`,
        email: "ana@example.org",
        age: 30,
        primaryGoal: "Reduce anxiety",
        createdAt: 1,
      });
    const form = formWith(await visitor.get("/therapy-tracks"), ["skip", "moodScore"]);
    const page = await visitor.post(form.action ?? "", {
      formToken: form.fields.formToken ?? "",
      skip: "check-in",
    });
    expect(textsAt(page.html, ".card-sage h3")[0]).toBe("Calm Down");
  });
});

describe("choosing", () => {
  test("shows just-chat and the four premium tracks with durations and modalities", async () => {
    const { visitor } = await newMember(READY);
    const page = await visitor.get("/therapy-tracks");
    expect(textsAt(page.html, ".card-paper h3")).toEqual([
      "Just Chat",
      "Letting Go",
      "Calm Down",
      "Process Grief",
      "Internal Family Systems",
    ]);
    // Led by written questions, without a model.
    expect(page.text.match(/About 10 minutes/g)).toHaveLength(4);
    expect(textsAt(page.html, ".card-paper .badge-premium")).toHaveLength(4);
  });

  test("a program has a page with its twelve sessions, where one stands in it, and the way on", async () => {
    const { visitor, userId } = await newMember({ ...READY, ...PREMIUM });
    let page = await visitor.get("/therapy-tracks/letting-go");
    expect(page.text).toContain("David Hawkins Method");
    expect(textsAt(page.html, ".program-sessions strong")).toHaveLength(12);
    expect(page.text).not.toContain("You are here");
    page = await visitor.submit(page, { trackType: "letting-go" });
    expect(textsAt(page.html, ".chat-track")).toEqual(["Letting Go"]);
    await database()
      .update(therapyTracks)
      .set({ currentSession: 6 })
      .where(eq(therapyTracks.userId, userId));
    page = await visitor.get("/therapy-tracks/letting-go");
    expect(page.text).toContain("Session 7 of 12");
    expect(textsAt(page.html, ".program-state")).toEqual([
      ...Array.from({ length: 6 }, () => "Done"),
      "You are here",
    ]);
    // Among all, what was begun comes first, and only it has a button of its own.
    const all = await visitor.get("/therapy-tracks");
    expect(textsAt(all.html, ".card-paper h3")[0]).toBe("Letting Go");
    expect(textsAt(all.html, ".program .button")).toEqual(["Continue Letting Go"]);
    for (const none of ["just-chat", "none"])
      expect((await visitor.raw(`/therapy-tracks/${none}`)).status).toBe(404);
  });

  test("a chat opens a conversation of that kind, and today's is used again", async () => {
    const { visitor, userId } = await newMember(READY);
    const first = await chooseTrack(visitor, "just-chat");
    expect(textsAt(first.html, ".chat-track")).toEqual(["Just Chat"]);
    await visitor.submit(first, { message: "I had a long day at work" });
    const again = await chooseTrack(visitor, "just-chat");
    expect(again.url).toBe(first.url);
    const { conversations, tracks } = await rowsOf(userId);
    expect(conversations).toMatchObject([
      { trackType: "just-chat", therapyTrackId: null, therapistType: "alice" },
    ]);
    expect(tracks).toEqual([]);
  });

  test("a chat that began without a track goes on as a chat", async () => {
    const { visitor, userId } = await newMember(READY);
    const sent = await visitor.submit(await visitor.get("/chat"), { message: "Hello there" });
    const chosen = await chooseTrack(visitor, "just-chat");
    expect(chosen.url).toBe(sent.url.split("#")[0]);
    expect((await rowsOf(userId)).conversations).toMatchObject([{ trackType: "just-chat" }]);
  });

  test("a premium track makes its row, a session that belongs to it, and opens its chat", async () => {
    const { visitor, userId } = await newMember({ ...READY, ...PREMIUM });
    const page = await chooseTrack(visitor, "letting-go");
    const { tracks, conversations } = await rowsOf(userId);
    expect(tracks).toMatchObject([
      {
        trackType: "letting-go",
        trackTitle: "Letting Go",
        estimatedSessions: 12,
        currentSession: 0,
        trackStep: 1,
        isActive: true,
      },
    ]);
    expect(conversations).toMatchObject([
      { therapyTrackId: tracks[0]?.id, trackType: "letting-go", isCompleted: false },
    ]);
    expect(page.url).toBe(`/chat/${conversations[0]?.id}`);
    expect(textsAt(page.html, ".chat-track")).toEqual(["Letting Go"]);
    expect((await visitor.get("/therapy-tracks")).text).toContain("Continue Letting Go");
  });

  test("the older id calm-down is Calm Down", async () => {
    const { visitor, userId } = await newMember({ ...READY, ...PREMIUM });
    const page = await chooseTrack(visitor, "calm-down");
    expect(textsAt(page.html, ".chat-track")).toEqual(["Calm Down"]);
    expect((await rowsOf(userId)).tracks).toMatchObject([{ trackType: "calm-mind" }]);
  });

  test("the name that other clients send is read as well", async () => {
    const { visitor } = await newMember(READY);
    const { formToken = "" } = formWith(await visitor.get("/therapy-tracks"), ["trackType"]).fields;
    const page = await visitor.post("/therapy-tracks", { formToken, selectedTrack: "just-chat" });
    expect(page.url).toMatch(/^\/chat\//);
  });

  test("ten posts of one form at once make one track and one session", async () => {
    const { visitor, userId } = await newMember({ ...READY, ...PREMIUM });
    const { fields } = formWith(await visitor.get("/therapy-tracks"), ["trackType", "formKey"]);
    const sent = await Promise.all(
      Array.from({ length: 10 }, () =>
        visitor.send("/therapy-tracks", { ...fields, trackType: "process-grief" }),
      ),
    );
    expect(new Set(sent.map((each) => each.headers.get("location"))).size).toBe(1);
    const { tracks, conversations, flows } = await rowsOf(userId);
    expect(tracks).toHaveLength(1);
    expect(conversations).toHaveLength(1);
    expect(flows).toHaveLength(1);
  });

  test("an active track of the same type goes on in the next session, and another type has its own", async () => {
    const { visitor, userId } = await newMember({ ...READY, ...PREMIUM });
    const first = await chooseTrack(visitor, "letting-go");
    await visitor.submit(first, { message: "I keep thinking of an old argument" });
    const { fields } = formWith(await visitor.get("/therapy-tracks"), ["trackType", "formKey"]);
    await visitor.post("/therapy-tracks", { ...fields, trackType: "calm-mind" });
    const [track] = (await rowsOf(userId)).tracks;
    await database()
      .update(sessions)
      .set({ isCompleted: true })
      .where(eq(sessions.therapyTrackId, track?.id ?? ""));
    const next = await visitor.post("/therapy-tracks", { ...fields, trackType: "letting-go" });
    expect(next.url).not.toBe(first.url);
    const { tracks, conversations } = await rowsOf(userId);
    expect(tracks.map(({ trackType }) => trackType).toSorted()).toEqual([
      "calm-mind",
      "letting-go",
    ]);
    const onTrack = conversations.filter(({ therapyTrackId }) => therapyTrackId === track?.id);
    expect(onTrack.map(({ isCompleted }) => isCompleted).toSorted()).toEqual([false, true]);
  });

  test("today's empty conversation takes the track that is chosen for it", async () => {
    const { visitor, userId } = await newMember({ ...READY, ...PREMIUM });
    const first = await chooseTrack(visitor, "just-chat");
    const second = await chooseTrack(visitor, "internal-family-systems");
    expect(second.url).toBe(first.url);
    const { conversations, tracks } = await rowsOf(userId);
    expect(conversations).toMatchObject([
      { trackType: "internal-family-systems", therapyTrackId: tracks[0]?.id },
    ]);
    await chooseTrack(visitor, "just-chat");
    expect((await rowsOf(userId)).conversations).toMatchObject([
      { trackType: "just-chat", therapyTrackId: null },
    ]);
  });

  test("a premium track of a free person opens the upgrade dialog and makes nothing", async () => {
    const { visitor, userId } = await newMember(READY);
    const page = await chooseTrack(visitor, "letting-go");
    expect(page.url).toBe("/therapy-tracks?upgrade=letting-go");
    expect(textsAt(page.html, "dialog#upgrade h2")).toEqual(["Letting Go is part of Premium"]);
    expect(textsAt(page.html, 'dialog#upgrade a[href="/subscribe"]')).toEqual(["Upgrade Now"]);
    expect(textsAt(page.html, 'dialog#upgrade a[href="/pricing"]')).toEqual(["View Full Pricing"]);
    const { tracks, conversations } = await rowsOf(userId);
    expect([...tracks, ...conversations]).toEqual([]);
  });

  test("a lapsed subscription opens it, too", async () => {
    const { visitor, userId } = await newMember({ ...READY, ...PREMIUM, premiumExpiresAt: 1 });
    expect((await chooseTrack(visitor, "calm-mind")).html).toContain('id="upgrade"');
    expect((await rowsOf(userId)).tracks).toEqual([]);
  });

  test("the dialog is for nobody who has premium, and for no track that is free or unknown", async () => {
    const { visitor: premium } = await newMember({ ...READY, ...PREMIUM });
    const { visitor: free } = await newMember(READY);
    const asked = await Promise.all([
      premium.get("/therapy-tracks?upgrade=letting-go"),
      free.get("/therapy-tracks?upgrade=just-chat"),
      free.get("/therapy-tracks?upgrade=%3Cb%3E"),
    ]);
    for (const page of asked) expect(page.html).not.toContain('id="upgrade"');
  });

  test.each([
    ["nothing", "", 400, "No track selected"],
    ["something unknown", "yoga", 404, "Track not found"],
    ["something endless", "x".repeat(5000), 404, "Track not found"],
    ["a word of the language's own", "__proto__", 404, "Track not found"],
  ])(
    "of %s is answered with a clear message and the tracks",
    async (_name, trackType, status, words) => {
      const { visitor, userId } = await newMember({ ...READY, ...PREMIUM });
      const page = await chooseTrack(visitor, trackType);
      expect(page.status).toBe(status);
      expect(textsAt(page.html, '[role="alert"] .notice-title')).toEqual([words]);
      expect(textsAt(page.html, ".card-paper h3")).toHaveLength(5);
      expect((await rowsOf(userId)).conversations).toEqual([]);
    },
  );

  test("that can not be written says so and leaves nothing behind", async () => {
    const { visitor, userId } = await newMember({ ...READY, ...PREMIUM });
    const page = await visitor.get("/therapy-tracks");
    await database().run(sql`
      create trigger no_sessions before insert on sessions
      begin select raise(abort, 'no'); end`);
    try {
      const failed = await visitor.submit(page, { trackType: "letting-go" });
      expect(failed.status).toBe(503);
      expect(textsAt(failed.html, '[role="alert"] .notice-title')).toEqual(["Error"]);
      expect(failed.text).toContain("Failed to start your journey");
    } finally {
      await database().run(sql`drop trigger no_sessions`);
    }
    expect(await rowsOf(userId)).toMatchObject({ tracks: [], conversations: [], flows: [] });
  });

  test("with somebody else's form token changes nothing", async () => {
    const { visitor, userId } = await newMember(READY);
    const sent = await visitor.send("/therapy-tracks", { formToken: "stale", ...FINE });
    expect(sent.status).toBe(403);
    expect((await rowsOf(userId)).checkIns).toEqual([]);
  });
});

describe("while risk is open", () => {
  async function atRisk(changes: Partial<typeof users.$inferInsert>) {
    const member = await newMember(changes);
    await member.visitor.submit(await member.visitor.get("/chat"), { message: ACTIVE_RISK });
    return member;
  }

  test.each([
    ["free", READY],
    ["premium", { ...READY, ...PREMIUM }],
    ["not through onboarding", {}],
  ])("the page of somebody %s has two links, no match, and no plan", async (_name, changes) => {
    const { visitor } = await atRisk(changes);
    for (const path of ["/therapy-tracks", "/therapy-tracks?upgrade=letting-go"]) {
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(main(page)).toContain('href="/crisis"');
      expect(main(page)).not.toMatch(/premium|pricing|subscribe|upgrade|% match|check-in/i);
      // Somebody else may be looking at the screen.
      expect(textsAt(page.html, "main").join(" ")).not.toMatch(/suicid|kill|danger|risk|crisis/i);
    }
  });

  test("just chat stays open", async () => {
    const { visitor, userId } = await atRisk(READY);
    const page = await visitor.submit(await visitor.get("/therapy-tracks"), {
      trackType: "just-chat",
    });
    expect(page.url).toMatch(/^\/chat\//);
    expect((await rowsOf(userId)).conversations).toHaveLength(1);
  });

  test("a premium track from a page that was open before leads to the two links, with no dialog", async () => {
    for (const changes of [READY, { ...READY, ...PREMIUM }]) {
      const { visitor, userId } = await newMember(changes);
      const before = await visitor.get("/therapy-tracks");
      await visitor.submit(await visitor.get("/chat"), { message: ACTIVE_RISK });
      const page = await visitor.submit(before, { trackType: "letting-go" });
      expect(main(page)).not.toMatch(/premium|pricing|upgrade/i);
      expect((await rowsOf(userId)).tracks).toEqual([]);
    }
  });

  test("a check-in from a page that was open before is kept, and nothing is recommended from it", async () => {
    const { visitor, userId } = await newMember(READY);
    const before = await visitor.get("/therapy-tracks");
    await visitor.submit(await visitor.get("/chat"), { message: ACTIVE_RISK });
    const page = await visitor.submit(before, FINE);
    expect(main(page)).not.toContain("% match");
    expect((await rowsOf(userId)).checkIns).toMatchObject([
      { moodScore: 7, recommendedTherapyTrack: null, responses: null },
    ]);
  });
});

describe("the chat", () => {
  test("leads from its welcome to the tracks, but not while risk is open", async () => {
    const { visitor } = await newMember(READY);
    const welcome = await visitor.get("/chat");
    expect(textsAt(welcome.html, 'a[href="/therapy-tracks"]')).toEqual([
      "Choose a program for this session",
    ]);
    await visitor.submit(welcome, { message: ACTIVE_RISK });
    const { fields } = formWith(await visitor.get("/chat"), ["message"]);
    const empty = await visitor.post("/chat/new-session", { formToken: fields.formToken ?? "" });
    expect(empty.html).not.toContain('href="/therapy-tracks"');
  });
});

test("a track that is chosen after the session ended leads to sign-in, and says so", async () => {
  const { visitor } = await newMember(READY);
  const formToken = (await visitor.get("/therapy-tracks")).forms.find(
    ({ fields }) => "formToken" in fields,
  )?.fields.formToken;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 40 * 60_000 });
  const fields = { formToken: formToken ?? "", trackType: "just-chat" };
  const answer = await visitor.post("/therapy-tracks", fields);
  vi.useRealTimers();
  expect(answer.url).toBe("/auth?next=%2Ftherapy-tracks");
  expect(answer.text).toContain("User not authenticated");
});

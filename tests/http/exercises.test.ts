import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { exercises, findExercise } from "#app/content/exercises.ts";
import { database } from "#db/client.ts";
import { exerciseAnswers, exerciseRuns, messages, users } from "#db/schema.ts";
import { newMember, signIn } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, Visitor, type Page } from "#tests/setup/visitor.ts";
import { eventsOf, riskOf, runsOf, userOf } from "./rows.ts";

const ACTIVE = "I want to kill myself";

afterEach(() => {
  vi.useRealTimers();
});

async function answersOf(userId: string) {
  return database().select().from(exerciseAnswers).where(eq(exerciseAnswers.userId, userId));
}

async function begin(visitor: Visitor, exerciseId = "thought-record"): Promise<Page> {
  return visitor.submit(await visitor.get(`/exercises/${exerciseId}`), {
    formKey: crypto.randomUUID(),
  });
}

function fieldOf(page: Page): string | undefined {
  return formWith(page, ["text"]).fields.text;
}

/** Goes on with the words, by the main button. */
function answer(visitor: Visitor, page: Page, text: string): Promise<Page> {
  return visitor.post(page.url, { ...formWith(page, ["text"]).fields, text, go: "on" });
}

/** Taps one of the other buttons, with whatever stands in the field. */
function tap(visitor: Visitor, page: Page, fields: Record<string, string>): Promise<Page> {
  return visitor.post(page.url, { ...formWith(page, ["text"]).fields, ...fields });
}

const THOUGHT_RECORD = [
  "Tuesday in the meeting my boss read out the wrong number",
  "I'm a fraud and now everyone knows it",
  "ashamed, 85",
  "the number was wrong and I had not checked it",
  "I have done forty of these and two had a mistake",
  "Even though I got a number wrong, most of my work is solid",
  "50",
];

describe("the list of exercises", () => {
  test("suggests three for now, and names all by what they help with, with minutes and one line", async () => {
    const { visitor } = await newMember();
    const page = await visitor.get("/exercises");
    expect(page.status).toBe(200);
    expect(textsAt(page.html, ".exercises-now h3")).toHaveLength(3);
    expect(textsAt(page.html, ".exercise-group summary")).toContain("Trouble sleeping 6 exercises");
    const cards = textsAt(page.html, ".exercise-card");
    for (const { title, minutes, summary } of exercises) {
      expect(cards).toContain(`${title} ${minutes} min${summary}`);
    }
    expect(page.html).not.toContain("/assets/entry.client");
  });

  test("shows what helps with one thing, also exercises that stand in another group", async () => {
    const { visitor } = await newMember();
    const page = await visitor.get("/exercises?for=nights");
    const titles = textsAt(page.html, ".exercise-card h3");
    expect(titles).toContain("Body scan");
    expect(titles).toContain("Box breathing");
    expect(textsAt(page.html, ".exercise-group h2")).toEqual(["Trouble sleeping"]);
  });

  test("asks a visitor to sign in, and a young person's account finds the page for it", async () => {
    const page = await new Visitor().get("/exercises/grounding");
    expect(page.url).toContain("/auth?next=");
    const { visitor } = await newMember({ eligible: false });
    expect((await visitor.get("/exercises")).url).toBe("/for-adults");
  });

  test("is found from home", async () => {
    const { visitor } = await newMember();
    expect((await visitor.get("/")).html).toContain('href="/exercises"');
  });
});

test("an exercise leads step by step to a summary of what was written, and keeps each answer at once", async () => {
  const { visitor, userId } = await newMember();
  let page = await begin(visitor);
  expect(page.text).toContain("Step 1 of 7");
  for (const [index, words] of THOUGHT_RECORD.entries()) {
    page = await answer(visitor, page, words);
    expect((await answersOf(userId)).map(({ content }) => content)).toContain(words);
    if (index === 1) expect(page.text).toContain("Step 3 of 7");
  }
  expect(page.text).toContain("Finished on");
  expect(page.text).toContain("Did this help?");
  for (const words of THOUGHT_RECORD) expect(page.text).toContain(words);
  expect(await runsOf(userId)).toMatchObject([{ status: "finished", helped: null }]);
  page = await visitor.submit(page, { helped: "a_lot" });
  expect(await runsOf(userId)).toMatchObject([{ helped: "a_lot" }]);
  expect((await visitor.get("/exercises/thought-record")).text).toContain("helped a lot");
});

test("the page of a step has the step, Next and Stop, and no way to anywhere but help", async () => {
  const { visitor } = await newMember();
  const about = await visitor.get("/exercises/grounding");
  // Where it comes from is folded away.
  expect(textsAt(about.html, "details p")).toHaveLength(2);
  const page = await begin(visitor, "grounding");
  expect(textsAt(page.html, ".run-actions button")).toEqual(["Next", "Stop"]);
  expect(textsAt(page.html, "header a, main a, footer a")).toEqual(["Aliwell", "Help"]);
  expect(textsAt(page.html, ".sense[data-here]")).toEqual(["5"]);
  const next = await answer(visitor, page, "lamp, table, cup, door, book");
  expect(textsAt(next.html, ".sense[data-here]")).toEqual(["4"]);
});

test("words of an exercise name the buttons of its page, and no markup shows", async () => {
  const { visitor } = await newMember();
  for (const id of ["box-breathing", "body-scan", "urge-surfing", "muscle-relaxation"]) {
    let page = await visitor.get(`/exercises/${id}`);
    expect(textsAt(page.html, "main").join(" ")).not.toContain("*");
    page = await begin(visitor, id);
    for (let step = 0; step < 3; step += 1) {
      const said = textsAt(page.html, ".exercise-said").join(" ");
      expect(said).not.toMatch(/\*|\b(?:say|write) (?:done|ready|skip|stop|back)\b/i);
      page = await tap(visitor, page, { go: "skip", text: "" });
    }
  }
});

test("two posts of the same button open one run, and the words of the button confirm the age", async () => {
  const { visitor, userId } = await newMember({ onboardingComplete: false });
  const page = await visitor.get("/exercises/grounding");
  expect(page.text).toContain("For adults. By starting you confirm that you're 18 or over.");
  const { fields } = formWith(page, ["formKey"]);
  await Promise.all([visitor.post(page.url, fields), visitor.post(page.url, fields)]);
  expect(await runsOf(userId)).toHaveLength(1);
  expect((await userOf(userId))?.adultConfirmedAt).not.toBeNull();
});

test("a double post of an answer counts once", async () => {
  const { visitor, userId } = await newMember();
  const page = await begin(visitor);
  const fields = { ...formWith(page, ["text"]).fields, text: THOUGHT_RECORD[0] ?? "", go: "on" };
  await Promise.all([visitor.post(page.url, fields), visitor.post(page.url, fields)]);
  const after = await visitor.post(page.url, fields);
  expect(after.text).toContain("Step 2 of 7");
  expect(await answersOf(userId)).toHaveLength(1);
});

test("one step back shows what was written there, and other words take its place", async () => {
  const { visitor, userId } = await newMember();
  let page = await answer(visitor, await begin(visitor), THOUGHT_RECORD[0] ?? "");
  page = await tap(visitor, page, { go: "back", text: "half a thought" });
  expect(page.text).toContain("Step 1 of 7");
  expect(fieldOf(page)).toBe(THOUGHT_RECORD[0]);
  page = await answer(visitor, page, "Wednesday on the train, somebody stared at me");
  expect(page.text).toContain("Step 2 of 7");
  // What stood in the field on the way back is there again.
  expect(fieldOf(page)).toBe("half a thought");
  expect((await answersOf(userId)).map(({ content }) => content).toSorted()).toEqual([
    "Wednesday on the train, somebody stared at me",
    "half a thought",
  ]);
});

test("an old tab's answer takes the place of the one before, and a step that is still to come is refused", async () => {
  const { visitor, userId } = await newMember();
  const first = await begin(visitor);
  const second = await answer(visitor, first, THOUGHT_RECORD[0] ?? "");
  await answer(visitor, second, THOUGHT_RECORD[1] ?? "");
  const again = await answer(visitor, first, "Thursday in the kitchen, nobody spoke to me");
  expect(again.status).toBe(200);
  expect((await answersOf(userId)).map(({ content }) => content)).toContain(
    "Thursday in the kitchen, nobody spoke to me",
  );
  const ahead = await tap(visitor, again, { step: "balanced", text: "words ahead", go: "on" });
  expect(ahead.status).toBe(400);
  expect(ahead.text).toContain("This exercise has moved to another step");
  expect(fieldOf(ahead)).toBe("words ahead");
});

test("what was stopped is taken up again on another device, and stands in the list until then", async () => {
  const { visitor, userId } = await newMember();
  let page = await answer(visitor, await begin(visitor), THOUGHT_RECORD[0] ?? "");
  page = await tap(visitor, page, { go: "stop", text: "the beginning of it" });
  expect(attributeAt(page.html, 'button[value="resume"]', "name")).toBe("go");
  const phone = new Visitor();
  await signIn(phone, userId);
  expect((await phone.get("/exercises")).text).toContain("Continue Thought record");
  const stopped = await phone.get(page.url);
  const resumed = await phone.post(page.url, {
    ...formWith(stopped, ["step"]).fields,
    go: "resume",
  });
  expect(resumed.text).toContain("Step 2 of 7");
  expect(fieldOf(resumed)).toBe("the beginning of it");
});

test("what was written can be deleted where something was, and not where nothing is", async () => {
  const { visitor } = await newMember();
  const page = await begin(visitor);
  expect((await tap(visitor, page, { go: "stop" })).text).not.toContain("Delete what you wrote");
  const other = await newMember();
  const written = await tap(other.visitor, await begin(other.visitor), { go: "stop", text: "it" });
  expect(written.text).toContain("Delete what you wrote");
});

test("whatever is written is the answer, kept with the question as it stood", async () => {
  const { visitor, userId } = await newMember();
  const asked: string[] = [];
  const written = ["I don't know", ...THOUGHT_RECORD.slice(1)];
  let page = await begin(visitor);
  for (const words of written) {
    asked.push(textsAt(page.html, ".exercise-said").join(" "));
    page = await answer(visitor, page, words);
  }
  expect(page.text).toContain("Finished on");
  expect(textsAt(page.html, ".exercise-answers dd")).toEqual(written);
  for (const [index, question] of textsAt(page.html, ".exercise-answers dt").entries()) {
    expect(question.length).toBeGreaterThan(10);
    expect(asked[index]).toContain(question);
  }
  expect(await answersOf(userId)).toHaveLength(written.length);
});

test("a letter stands at the end as it was written, and is there again on another day", async () => {
  const { visitor } = await newMember();
  const letter = [
    "Dear Nan,",
    "I found your blue cup today.\nIt still has the chip.",
    "I never said thank you for the summers",
    "you taught me to bake",
    "I will plant tomatoes every May",
    "Until the next letter, your Sam",
  ];
  const [salutation, scene, unsaid, thanks, carry, ending] = letter;
  const answers = ["a cup of tea with my sister", salutation, scene, unsaid, thanks, carry, ending];
  let page = await begin(visitor, "grief-letter");
  for (const words of answers) page = await answer(visitor, page, words ?? "");
  expect(page.text).toContain("Finished on");
  const shown = await visitor.get(page.url);
  expect(textsAt(shown.html, ".exercise-letter p")).toEqual(
    letter.map((part) => part.replaceAll("\n", "")),
  );
});

test("the plan of an exercise becomes the goal for the week", async () => {
  const { visitor } = await newMember();
  let page = await begin(visitor, "values-step");
  for (const words of [
    "my friends",
    "being somebody who calls back",
    "call Jo for five minutes.",
    "being tired after work",
    "Thursday after dinner",
  ]) {
    page = await answer(visitor, page, words);
  }
  expect(page.text).toContain("Finished on");
  expect(page.text).toContain("Your goal for the week");
  expect(page.text).toContain("call Jo for five minutes, Thursday after dinner");
  expect((await visitor.get("/")).text).toContain(
    "call Jo for five minutes, Thursday after dinner",
  );
});

test("a quick answer, a step that is only done, and a skipped one need no typing", async () => {
  const { visitor, userId } = await newMember();
  let page = await begin(visitor, "box-breathing");
  // Nothing stands before the circle, and it runs at once.
  expect(page.url).toMatch(/#breathe$/u);
  expect(page.text).toContain("Step 1 of 3");
  expect(page.html).toContain("breathing-circle");
  const harder = page.forms
    .flatMap(({ buttons }) => buttons)
    .find(({ label }) => label === "This feels worse");
  page = await tap(visitor, page, { choice: harder?.value ?? "", text: "" });
  expect(page.text).toMatch(/stop holding|without holding|no holding/iu);
  expect((await answersOf(userId)).map(({ content }) => content)).toEqual(["This feels worse"]);
  const forged = await tap(visitor, page, { choice: "step.none.1", text: "" });
  expect(forged.text).toContain("That choice is gone");
  expect(await answersOf(userId)).toHaveLength(1);
});

test("a run that stands at a step that is written no longer goes on from the beginning", async () => {
  const { visitor, userId } = await newMember();
  let page = await begin(visitor, "box-breathing");
  await database()
    .update(exerciseRuns)
    .set({ step: "gone" })
    .where(eq(exerciseRuns.userId, userId));
  page = await tap(visitor, await visitor.get(page.url), { go: "skip", text: "" });
  expect(page.text).toContain("Step 1 of 3");
  expect(await runsOf(userId)).toMatchObject([{ step: "firstRound" }]);
});

test("nothing written and 10,000 characters are told at the field, with the words kept", async () => {
  const { visitor, userId } = await newMember();
  const page = await begin(visitor);
  const empty = await answer(visitor, page, "  ");
  expect(empty.status).toBe(400);
  expect(textsAt(empty.html, "#text-error p")).toEqual([
    "Please write a few words, or skip this step.",
  ]);
  expect(attributeAt(empty.html, "#text", "aria-describedby")).toBe("text-error");
  expect(empty.html).not.toContain("error-summary");
  const long = "a quiet evening by the sea. ".repeat(360);
  const refused = await answer(visitor, page, long);
  expect(refused.status).toBe(400);
  expect(textsAt(refused.html, "#text-error p")[0]).toContain("up to 4,000 characters");
  expect(fieldOf(refused)?.trim()).toBe(long.trim());
  expect(await answersOf(userId)).toEqual([]);
});

test("NUL bytes, half a surrogate and markup are kept as harmless text", async () => {
  const { visitor, userId } = await newMember();
  const page = await answer(
    visitor,
    await begin(visitor),
    "on the\u0000 <b>stairs</b> at home \ud800 then",
  );
  expect(page.status).toBe(200);
  const [kept] = await answersOf(userId);
  expect(kept?.content).toContain("<b>stairs</b>");
  expect(kept?.content).not.toContain("\u0000");
  expect((await tap(visitor, page, { go: "back", text: "" })).html).not.toContain("<b>stairs");
});

test.each(["/exercises/no-such-exercise", "/exercises/grounding/no-such-run", "/exercises/%00/x"])(
  "%s is not there, by reading and by posting",
  async (path) => {
    const { visitor } = await newMember();
    expect((await visitor.get(path)).status).toBe(404);
    const { formToken = "" } = formWith(await visitor.get("/exercises/grounding"), [
      "formKey",
    ]).fields;
    expect((await visitor.post(path, { formToken })).status).toBe(404);
  },
);

test("someone else's run is not there, and words that were sent to it come back", async () => {
  const { visitor: owner } = await newMember();
  const page = await answer(owner, await begin(owner), THOUGHT_RECORD[0] ?? "");
  const { visitor: stranger, userId } = await newMember();
  expect((await stranger.get(page.url)).status).toBe(404);
  const own = await begin(stranger, "grounding");
  const { formToken = "" } = formWith(own, ["text"]).fields;
  for (const [name, value] of [
    ["go", "delete"],
    ["helped", "a_lot"],
    ["go", "stop"],
  ] as const) {
    expect((await stranger.post(page.url, { formToken, [name]: value })).status).toBe(404);
  }
  const sent = await stranger.post(page.url, { formToken, text: "my own words" });
  expect(sent.status).toBe(404);
  expect(sent.html).toContain("my own words");
  expect(sent.html).not.toContain(THOUGHT_RECORD[0] ?? "");
  expect(await answersOf(userId)).toEqual([]);
  // The right run under the name of another exercise is none either.
  expect((await owner.get(page.url.replace("thought-record", "grounding"))).status).toBe(404);
  expect((await owner.get(page.url)).status).toBe(200);
});

test("what was written can be deleted for good", async () => {
  const { visitor, userId } = await newMember();
  const page = await answer(visitor, await begin(visitor), THOUGHT_RECORD[0] ?? "");
  const { formToken = "" } = formWith(page, ["text"]).fields;
  const after = await visitor.post(page.url, { formToken, go: "delete" });
  expect(after.url).toBe("/exercises/thought-record");
  expect(await runsOf(userId)).toEqual([]);
  expect(await answersOf(userId)).toEqual([]);
  expect((await visitor.get(page.url)).status).toBe(404);
});

describe("danger in an answer", () => {
  test("brings the panel and the written answer before anything else, and keeps the words", async () => {
    const { visitor, userId } = await newMember();
    const page = await answer(visitor, await begin(visitor), ACTIVE);
    expect(page.html).toContain('id="crisis-panel"');
    expect(page.html).toContain("exercise-written");
    expect(page.html).not.toContain("exercise-said");
    expect(page.text).toContain("What you wrote is saved");
    expect(await answersOf(userId)).toMatchObject([
      { content: ACTIVE, tier: "crisis", isTaken: false },
    ]);
    expect(await eventsOf(userId)).toMatchObject([
      { tier: "crisis", triggerMessage: ACTIVE, actionTaken: "panel_on_page" },
    ]);
    const risk = await riskOf(userId);
    expect(risk?.status).toBe("open");
  });

  test("while risk is open no exercise leads on, and none is offered, on any of the pages", async () => {
    const { visitor, userId } = await newMember();
    const page = await begin(visitor);
    const form = formWith(page, ["text"]).fields;
    await visitor.submit(await visitor.get("/chat"), { message: ACTIVE });
    for (const path of ["/exercises", "/exercises/grounding", page.url]) {
      const shown = await visitor.get(path);
      expect(shown.text).toContain("Who to call or text");
      expect(shown.html).not.toContain("exercise-said");
      expect(shown.html).not.toContain("exercise-card");
    }
    await visitor.post(page.url, { ...form, text: "the dishes were not done", go: "on" });
    expect(await answersOf(userId)).toMatchObject([{ content: "the dishes were not done" }]);
    expect(await runsOf(userId)).toMatchObject([{ status: "running", step: form.step }]);
    expect(textsAt((await visitor.get("/")).html, 'main a[href^="/exercises"]')).toEqual([]);
  });

  test.each([
    ["too long", { text: `${"a quiet evening. ".repeat(300)}${ACTIVE}` }, 400],
    ["with a stale form token", { text: ACTIVE, formToken: "stale" }, 403],
  ])(
    "in a form that is refused (%s) brings help and the words back",
    async (_name, fields, status) => {
      const { visitor, userId } = await newMember();
      const page = await begin(visitor);
      const refused = await tap(visitor, page, { ...fields, go: "on" });
      expect(refused.status).toBe(status);
      expect(refused.html).toContain('id="crisis-panel"');
      expect(fieldOf(refused)).toBe(fields.text);
      expect((await eventsOf(userId)).map((event) => event.triggerMessage)).toEqual([null]);
      expect(await answersOf(userId)).toEqual([]);
    },
  );

  test("of another kind leads on without a word about it, and is never given back", async () => {
    const { visitor, userId } = await newMember();
    const words = "my husband hits me when he drinks";
    const page = await answer(visitor, await begin(visitor), words);
    expect((await eventsOf(userId)).length).toBe(1);
    expect(page.html.indexOf("crisis-panel")).toBeLessThan(page.html.indexOf("exercise-said"));
    expect(textsAt(page.html, ".exercise-said").join(" ")).not.toContain("husband");
    expect(page.text).toContain("Step 2 of 7");
  });

  test("sent after the session ended waits for its writer, and is shown to nobody else", async () => {
    const { visitor, userId } = await newMember();
    const page = await begin(visitor);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 40 * 60_000 });
    const late = await answer(visitor, page, "the stairs at home");
    expect(late.status).toBe(401);
    expect(late.html).not.toContain("the stairs at home");
    await signIn(visitor, userId);
    const back = await visitor.get(page.url);
    expect(fieldOf(back)).toBe("the stairs at home");
  });

  test("from a visitor comes back with the panel and is stored nowhere", async () => {
    const { visitor: owner } = await newMember();
    const page = await begin(owner);
    const visitor = new Visitor();
    const formToken = (await visitor.get("/auth")).forms[0]?.fields.formToken ?? "";
    const refused = await visitor.post(page.url, { formToken, text: `one: ${ACTIVE}` });
    expect(refused.status).toBe(401);
    expect(refused.html).toContain("one: ");
    expect(refused.html).toContain('id="crisis-panel"');
  });
});

describe("exercises in the chat", () => {
  function labelOf(id: string): string {
    const { title = "", minutes = 0 } = findExercise(id) ?? {};
    return `${title} (${minutes} min)`;
  }

  async function say(visitor: Visitor, page: Page, message: string): Promise<Page> {
    return visitor.submit(page, { message });
  }

  test("one that is finished is recorded with where its answers are, and with what was said about it", async () => {
    const { visitor, userId } = await newMember({ messagesUsed: 0 });
    await database().update(users).set({ messagesUsed: -40 }).where(eq(users.id, userId));
    let page = await visitor.get("/chat");
    for (const message of [
      "Something for right now",
      labelOf("grounding"),
      "lamp, table, cup, door, book",
      "sleeve, chair, floor, air",
      "fridge, rain, my breath",
      "soap, coffee",
      "toothpaste",
      "a bit calmer",
    ]) {
      page = await say(visitor, page, message);
    }
    expect(await runsOf(userId)).toMatchObject([
      { exerciseId: "grounding", status: "finished", helped: null },
    ]);
    const answers = await answersOf(userId);
    expect(answers.length).toBe(6);
    expect(answers.every(({ content, messageId }) => content === null && messageId !== null)).toBe(
      true,
    );
    await say(visitor, page, "A lot");
    const [run] = await runsOf(userId);
    expect(run?.helped).toBe("a_lot");
    const shown = await visitor.get(`/exercises/grounding/${run?.id}`);
    expect(shown.text).toContain("lamp, table, cup, door, book");
    // Each question as it stood in the conversation.
    const asked = textsAt(shown.html, ".exercise-answers dt");
    expect(asked).toHaveLength(6);
    for (const question of asked) expect(page.text).toContain(question);
  });

  test("its buttons say which answer of which step they are, and which of them leave the step", async () => {
    const { visitor, userId } = await newMember();
    let page = await say(visitor, await visitor.get("/chat"), "Something for right now");
    page = await say(visitor, page, labelOf("box-breathing"));
    page = await say(visitor, page, "Done");
    page = await say(visitor, page, "Skip this step");
    await say(visitor, page, "Stop the exercise");
    const tapped = await database()
      .select({ choice: messages.choice })
      .from(messages)
      .where(and(eq(messages.userId, userId), eq(messages.role, "user")));
    const [now, begun, strength, ...others] = tapped.map(({ choice }) => choice);
    expect([now, begun]).toEqual(["now", "exercise.box-breathing"]);
    expect(strength).toMatch(/^step\.\w+\.\d+$/);
    expect(others).toEqual(["skip", "stop"]);
  });

  test("the menu names a few and leads to the page of all", async () => {
    const { visitor } = await newMember();
    const page = await say(visitor, await visitor.get("/chat"), "Something for right now");
    expect(page.html).toMatch(/<a href="\/exercises"[^>]*>guided exercises<\/a>/);
  });
});

describe("what may harm some people", () => {
  async function asked(visitor: Visitor): Promise<Page> {
    return answer(visitor, await begin(visitor, "tipp"), "80");
  }

  test.each([
    "I had a heart attack last year, no eating disorder",
    "I take metoprolol, nothing else",
    "low blood pressure, none of the others",
    "no",
    "none of these",
  ])("is not opened by the answer “%s”, nor on the way back from there", async (words) => {
    const { visitor, userId } = await newMember();
    const gentle = await answer(visitor, await asked(visitor), words);
    expect((await runsOf(userId))[0]?.step).toBe("gentle");
    const breath = await answer(visitor, gentle, "done");
    await tap(visitor, breath, { go: "back" });
    expect((await runsOf(userId))[0]?.step).toBe("safeguard");
  });

  test("is opened by the button that says that none of it applies", async () => {
    const { visitor, userId } = await newMember();
    await answer(visitor, await asked(visitor), "No, none of these");
    expect((await runsOf(userId))[0]?.step).toBe("cold");
  });
});

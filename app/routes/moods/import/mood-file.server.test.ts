import { expect, test } from "vitest";
import { readMoodFile } from "./mood-file.server.ts";
import { IMPORTED_NOTE_MAX_LENGTH, MAX_MOOD_NAMES, MAX_ROWS } from "./limits.ts";

const HEAD = "full_date,date,weekday,time,mood,activities,scales,note_title,note";
const NOW = Date.parse("2026-11-23T12:00:00Z");

function read(text: string, timeZone: string | null = "America/New_York") {
  return readMoodFile(text, timeZone, NOW);
}

/** What is read of one row. */
async function readRow(row: string) {
  const file = await read(`${HEAD}\n${row}`);
  if (file.problem) throw new Error(JSON.stringify(file.problem));
  return file.moods[0];
}

test("an export is read by its columns' names, whatever else is in it", async () => {
  expect(
    await read(
      `\uFEFF"full_date","date","weekday","time","mood","activities","scales","note_title","note"\n` +
        `2026-11-20,November 20,Friday,9:05 PM,rad,"family | movies","sleep:\u00A04","A good one","Dinner at Mom's, ""late"" again"\n` +
        `2026-11-19,November 19,Thursday,07:30,meh,"","","",""\n`,
    ),
  ).toEqual({
    moods: [
      {
        date: "2026-11-20",
        minute: 21 * 60 + 5,
        mood: "rad",
        activities: ["family", "movies"],
        notes: `A good one\n\nDinner at Mom's, "late" again`,
      },
      { date: "2026-11-19", minute: 450, mood: "meh", activities: [], notes: null },
    ],
    leftOut: [],
  });
  // Older ones have fewer columns, and a spreadsheet may have put them in another order.
  expect(await read("Mood;Full_Date;Note\nawful;2026/11/18;a; b\n")).toMatchObject({
    moods: [{ date: "2026-11-18", minute: null, mood: "awful", notes: "a" }],
  });
  expect(await read("\n\nmood\tfull_date\nbad\t2026-11-18\n\n")).toMatchObject({
    moods: [{ date: "2026-11-18", mood: "bad" }],
  });
});

test.each([
  ["00:00", 0],
  ["12:00 am", 0],
  ["12:30 PM", 750],
  ["1:07 p. m.", 787],
  ["11:59\u202FPM", 1439],
  ["23:59", 1439],
  ["21h05", 1265],
  ["下午8:30", 1230],
  ["오전 8:30", 510],
  ["25:00", null],
  ["10:75", null],
  ["in the evening", null],
  ["", null],
])("%j is minute %j of the day", async (time, minute) => {
  expect(await readRow(`2026-11-20,,,${time},good`)).toMatchObject({ minute });
});

test("activities become tags, and notes plain text", async () => {
  const long = "very ".repeat(20);
  expect(
    await readRow(
      `2026-11-20,,,,good," #Family | family |  Late  Walk | | ${long}","","","<b>Tired</b><br>but <i>fine</i> &amp; I <3 you<ul><li>one</li><li>two</li></ul>"`,
    ),
  ).toMatchObject({
    activities: ["family", "late walk", "very very very very very very very very"],
    notes: "Tired\nbut fine & I <3 you\n- one\n- two",
  });
  const many = Array.from({ length: 30 }, (_, index) => `a${index}`).join(" | ");
  expect((await readRow(`2026-11-20,,,,good,${many}`))?.activities).toHaveLength(20);
});

test("a formula is a text as any other", async () => {
  expect(
    await readRow(`2026-11-20,,,,good,=A1 | @x,,,"=HYPERLINK(""https://x.example"")"`),
  ).toEqual({
    date: "2026-11-20",
    minute: null,
    mood: "good",
    activities: ["=a1", "@x"],
    notes: '=HYPERLINK("https://x.example")',
  });
});

test("names of moods may be anybody's own", async () => {
  const file = await read(
    `${HEAD}\n2026-11-20,,,,Lausig\n2026-11-19,,,,最高\n2026-11-18,,,,😭 done`,
  );
  expect(file.problem).toBeUndefined();
  if (!file.problem)
    expect(file.moods.map(({ mood }) => mood)).toEqual(["Lausig", "最高", "😭 done"]);
});

test("a row that can't be taken is named with its number in the file, and why", async () => {
  const file = await read(
    [
      HEAD,
      "2026-11-20,,,8:00,good",
      "20 Nov 2026,,,8:00,good",
      "2026-02-30,,,8:00,good",
      '2026-11-19,,,8:00,good,,,,"two\nlines"',
      "2026-11-24,,,8:00,good",
      "",
      "1899-12-31,,,8:00,good",
      "2026-11-18,,,8:00,",
      "2026-11-20,,,08:00,GOOD",
      `2026-11-17,,,8:00,good,,,,${"x".repeat(IMPORTED_NOTE_MAX_LENGTH + 1)}`,
    ].join("\n"),
  );
  expect(file).toMatchObject({
    moods: [{ date: "2026-11-20" }, { date: "2026-11-19" }],
    leftOut: [
      { row: 3, why: "unreadable-date" },
      { row: 4, why: "unreadable-date" },
      { row: 6, why: "in-the-future" },
      { row: 8, why: "too-long-ago" },
      { row: 9, why: "no-mood" },
      { row: 10, why: "repeated" },
      { row: 11, why: "long-note" },
    ],
  });
});

test("today is the person's own day", async () => {
  const row = `${HEAD}\n2026-11-24,,,0:10,good`;
  expect(await read(row, "Pacific/Auckland")).toMatchObject({ moods: [{ date: "2026-11-24" }] });
  expect(await read(row, "America/Los_Angeles")).toMatchObject({
    problem: { kind: "no-usable-rows", leftOut: [{ row: 2, why: "in-the-future" }] },
  });
});

test.each([
  [
    "other columns",
    "date,score\n2026-11-20,3",
    { kind: "missing-columns", columns: ["full_date", "mood"] },
  ],
  [
    "one column missing",
    "full_date,note\n2026-11-20,x",
    { kind: "missing-columns", columns: ["mood"] },
  ],
  ["nothing", " \n\n", { kind: "missing-columns", columns: ["full_date", "mood"] }],
  ["names of columns alone", `${HEAD}\n\n`, { kind: "no-rows" }],
  ["a quotation mark that never closes", `${HEAD}\n2026-11-20,,,,"good\n`, { kind: "broken" }],
  [
    "a row without an end",
    `${HEAD}\n2026-11-20,,,,good,,,,${"x".repeat(200_000)}`,
    { kind: "broken" },
  ],
  ["a backup in place of a table", "PK\u0003\u0004\u0000\u0000", { kind: "not-text" }],
  [
    "too many rows",
    `${HEAD}${"\n2026-11-20,,,,good".repeat(MAX_ROWS + 1)}`,
    { kind: "too-many-rows" },
  ],
  ["empty rows without end", `${HEAD}${"\n".repeat(50_000)}`, { kind: "too-many-rows" }],
  [
    "another word for each mood",
    `${HEAD}${Array.from({ length: MAX_MOOD_NAMES + 1 }, (_, index) => `\n2026-11-20,,,,m${index}`).join("")}`,
    { kind: "too-many-moods" },
  ],
])("of a file with %s nothing is taken", async (_what, text, problem) => {
  expect(await read(text)).toEqual({ problem });
});

test("a file of How We Feel: its day and time in one, its tags in three columns", async () => {
  const header =
    "Date,Mood,Mood Key,Tags (People),Tags (Places),Tags (Events),Sleep,Notes,Reflections,Takeaways";
  const row =
    "2026 Sun May 17 3:39 PM,Grateful,grateful,Family,Home,Cooking | Music,7.5,A note,[],[]";
  const file = await readMoodFile(`${header}\n${row}`, null, Date.parse("2026-06-01"));
  expect(file.problem).toBeUndefined();
  expect(file).toMatchObject({
    moods: [
      {
        date: "2026-05-17",
        minute: 15 * 60 + 39,
        mood: "Grateful",
        activities: ["family", "home", "cooking", "music"],
        notes: "A note",
      },
    ],
  });
});

test("a file of iMoodJournal: levels, and a column for each hashtag that says where it was used", async () => {
  const header = "Date,Day of Week,Hour,Minute,Level,Level Name,Comment,work,run";
  const rows = [
    `"September 5, 2015",Saturday,9,5,8,Good,Sunny #run,0,1`,
    `6 September 2015,Sunday,21,30,2,Bad,,1,0`,
  ];
  const file = await readMoodFile([header, ...rows].join("\n"), null, Date.parse("2026-06-01"));
  expect(file).toMatchObject({
    leftOut: [],
    moods: [
      {
        date: "2015-09-05",
        minute: 545,
        mood: "Level 8",
        activities: ["run"],
        notes: "Sunny #run",
      },
      { date: "2015-09-06", minute: 1290, mood: "Level 2", activities: ["work"], notes: null },
    ],
  });
});

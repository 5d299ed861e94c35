import { articles } from "#app/content/articles.ts";
import { findExercise } from "#app/content/exercises.ts";
import { findGuideSubject, guideSubjects, type GuideSubject } from "#app/content/guide.ts";
import { onePage } from "./lines-preview.ts";
import { guideLabel, saidText, type PreviewKind, type PreviewPlace } from "./preview.ts";

/** What people come with, each with all that is said about it. */
export const subjectKind: PreviewKind = {
  id: "subject",
  title: "Subjects",
  pieces: ({ language }) => guideSubjects.map(({ id, name }) => ({ id, title: name[language] })),
  open(id, place) {
    const subject = findGuideSubject(id);
    return subject === undefined ? null : subjectPreview(subject, place);
  },
};

function subjectPreview(subject: GuideSubject, place: PreviewPlace) {
  const { language } = place;
  const { name, about, often, source, asks, asked, step, say_to, opener, help } = subject;
  const article = articles.find(({ id }) => id === subject.article);
  const label = (key: string) => guideLabel(key, place);
  const said = [
    saidText(about, place, "It sounds like this is about ..."),
    saidText(often, place, source),
    saidText(asks, place, "Only received"),
    { wordings: [findExercise(subject.exercise)?.title ?? ""], when: label("now") },
    ...(article ? [{ wordings: [article.title], when: label("path_article") }] : []),
    saidText(step, place, label("path_step")),
    saidText(
      opener,
      place,
      `${label("path_say_to")}: ${typeof say_to === "string" ? guideLabel(`to_${say_to}`, place) : say_to[language]}`,
    ),
    saidText(help, place, label("path_help")),
  ];
  const ways = asked.map(({ ask, say }) => ({
    label: ask[language],
    to: null,
    says: [say[language]],
  }));
  return onePage(name[language], said, ways);
}

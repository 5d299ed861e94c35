import { PlainText } from "#app/ui/plain-text.tsx";

const AROUND = {
  en: {
    title: "A look back so far",
    honest: "Made by software from what you wrote. It can be wrong, and it isn't an assessment.",
  },
  es: {
    title: "Una mirada atrás",
    honest:
      "Lo ha hecho un programa con lo que has escrito. Puede equivocarse, y no es una evaluación.",
  },
} as const;

/** The look back after the first free messages, in the person's language: it stays where it was made. */
export function Checkpoint({ text, language }: { text: string; language: keyof typeof AROUND }) {
  const { title, honest } = AROUND[language];
  return (
    <section className="card card-sage checkpoint" aria-labelledby="checkpoint" lang={language}>
      <h2 className="card-title" id="checkpoint">
        {title}
      </h2>
      <p>
        <PlainText text={text} />
      </p>
      <p className="fine-print">{honest}</p>
    </section>
  );
}

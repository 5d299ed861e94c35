import type { AnswerRefusal } from "./take-answer.server.ts";

interface RefusalTexts {
  title: string;
  text: string;
  /** Whether it is about what stands in the field. */
  isAtField?: true;
}

/** Why an answer was not kept, in words. */
export const REFUSALS: Readonly<Record<AnswerRefusal, RefusalTexts>> = {
  "too-long": {
    title: "This is too long to keep",
    text: "An answer can have up to 4,000 characters. Your text is in the box below: please shorten it.",
    isAtField: true,
  },
  empty: {
    title: "Nothing was written",
    text: "Please write a few words, or skip this step.",
    isAtField: true,
  },
  "no-step": {
    title: "This exercise is at another step",
    text: "Your text is below. It was not kept yet: the step that is open now is shown above it.",
  },
  form: {
    title: "This page was open for a long time",
    text: "For your safety this was not saved. Your text is below: please send it once more.",
  },
  missing: {
    title: "This exercise is not here",
    text: "It may have been deleted in another tab. Your text was not stored: copy it from the box below if you want to keep it.",
  },
  "signed-out": {
    title: "Please sign in again",
    text: "You were signed out before this arrived. It was not stored anywhere: copy your text before you sign in.",
  },
  "signed-out-kept": {
    title: "Please sign in again",
    text: "Your session had ended when this arrived. Your words are kept and will be in the box after you sign in.",
  },
};

export { QUESTIONS } from "#app/content/safety.ts";
export { QUESTION_IDS, type QuestionId } from "#app/content/safety-script.ts";

import { findGuideSubject } from "#app/content/guide.ts";
import { beginListening } from "./listening.ts";
import {
  menuChoices,
  showHelp,
  showMenu,
  showProgram,
  showShortExercises,
  showUnsure,
  subjectChoice,
} from "./menu.ts";
import { meetSubject, suggestSubject } from "./subject.ts";
import {
  argumentOf,
  choice,
  line,
  offer,
  own,
  receipt,
  reply,
  type GuideReply,
  type Talk,
} from "./turn.ts";

/** A subject is sure from this score on, and so many times likelier than the next. */
const SURE_SCORE = 0.85;
const SURE_TIMES = 2;
/** So many are offered where none is sure. */
const NEAREST = 3;
/** From this score on words may go on about what was suggested. */
const NEAR_SCORE = 0.1;
/** A word or two has to name a subject rather plainly. */
const BRIEF_SCORE = 0.4;

/** Answers free words by their classes: a wish, a subject that is sure, or the nearest ones. */
export function hear(talk: Talk): GuideReply {
  return wished(talk) ?? aboutSubject(talk);
}

function wished(talk: Talk): GuideReply | null {
  switch (talk.input.classes.wish) {
    case "none":
      return null;
    case "stop":
    case "back":
    case "menu":
      return showMenu(talk);
    case "exercise":
      return showShortExercises(talk);
    case "help":
      return showHelp(talk, subjectHere(talk));
    case "who":
      return reply(
        talk,
        { at: "menu" },
        [line(talk, "who")],
        [choice("subjects"), choice("now"), choice("listen"), choice("help")],
      );
    case "thanks":
      return reply(
        talk,
        { at: "menu" },
        [own(talk, "thanks")],
        [choice("menu"), choice("listen"), choice("bye")],
      );
    case "goodbye":
      // The first words are a greeting, whatever they look like.
      return talk.state.turn === 0 ? showMenu(talk) : sayGoodbye(talk);
    case "listen":
      return beginListening(talk);
  }
}

/** The subject whose path somebody is in; null elsewhere. */
function subjectHere({ state }: Talk): string | null {
  return state.place.at === "subject" ? state.place.id : null;
}

/** It ends without a hook: nothing is asked, and nothing offered. */
function sayGoodbye(talk: Talk): GuideReply {
  return reply(talk, { at: "closing" }, [own(talk, "goodbye")], []);
}

/** The subject that was just suggested, where the words that came in place of a yes are about it, too. */
function goesOnAbout({ state: { choices }, input }: Talk): string | null {
  const [first = "", second] = choices;
  const id = second === "not_that" ? argumentOf(first, "subject") : null;
  const isNear = input.classes.subjects.some((each) => each.id === id && each.score >= NEAR_SCORE);
  return isNear ? id : null;
}

function aboutSubject(talk: Talk): GuideReply {
  const { subjects, asks, isBrief } = talk.input.classes;
  const suggested = asks ? null : goesOnAbout(talk);
  const met = suggested === null ? null : meetSubject(talk, suggested);
  if (met) return met;
  const known = subjects.filter(
    ({ id, score }) => findGuideSubject(id) !== undefined && (!isBrief || score >= BRIEF_SCORE),
  );
  const [first, second] = known;
  const isSure =
    first !== undefined &&
    first.score >= SURE_SCORE &&
    first.score >= SURE_TIMES * (second?.score ?? 0);
  if (isSure) return suggestSubject(talk, first.id);
  const nearest = known.slice(0, NEAREST).map(({ id }) => subjectChoice(id));
  if (!asks && nearest.length > 0 && hasPassedOver(talk)) {
    // Whoever writes on past what was offered is not asked again: what is near stays below. That it was
    // kept is true of anything; "Take your time" pretends to know how it was meant.
    const ways = [choice("subjects", "something_else"), choice("listen")];
    return reply(talk, { at: "menu" }, [receipt(talk)], [...nearest, ...ways]);
  }
  if (first === undefined) return isBrief ? showMenu(talk) : notKnown(talk);
  if (asks) {
    const ways = [choice("help"), choice("keep_writing")];
    return reply(talk, { at: "menu" }, [offer(talk, "cant_answer")], [...nearest, ...ways]);
  }
  const choices = [...nearest, choice("subjects", "something_else"), choice("listen")];
  return reply(talk, { at: "menu" }, [receipt(talk), offer(talk, "which_is_near")], choices);
}

/** Whether subjects were offered right before, and words came in place of a choice. */
function hasPassedOver({ state: { choices } }: Talk): boolean {
  const isOffer = choices.includes("listen") && !choices.includes("unsure");
  return isOffer && choices.some((id) => id.startsWith("subject."));
}

/** Nothing is near: what can be done from here. */
function notKnown(talk: Talk): GuideReply {
  const { asks } = talk.input.classes;
  if (asks)
    return reply(
      talk,
      { at: "menu" },
      [offer(talk, "cant_answer")],
      [choice("subjects"), choice("help"), choice("keep_writing")],
    );
  const choices = [choice("subjects"), choice("now"), choice("listen"), choice("help")];
  return reply(talk, { at: "menu" }, [receipt(talk), offer(talk, "what_now")], choices);
}

/** What was set the last time: how it went is received, and the menu follows. */
export function hearGoal(talk: Talk, id: string): GuideReply | null {
  const isKnown = id === "some" || id === "not_yet" || id === "other";
  if (!isKnown) return null;
  const lines =
    id === "other" ? [line(talk, "menu")] : [line(talk, `goal_${id}`), line(talk, "menu")];
  return reply(talk, { at: "menu" }, lines, menuChoices(talk));
}

/** What is chosen anywhere, by the ids that mean the same everywhere; null for others. */
export function chooseAnywhere(talk: Talk, id: string): GuideReply | null {
  switch (id) {
    case "menu":
      return showMenu(talk);
    case "program":
      return showProgram(talk);
    case "unsure":
      return showUnsure(talk);
    case "now":
      return showShortExercises(talk);
    case "listen":
    case "keep_writing":
      return beginListening(talk);
    case "listen_done":
      return showMenu(talk);
    case "help":
      return showHelp(talk, subjectHere(talk));
    case "bye":
      return sayGoodbye(talk);
    default:
      return null;
  }
}

import type { ReactNode } from "react";

/** What a language model may say here while danger is open; without a model nothing. */
export type ModelUse = "no_model" | "never" | "after_questions";

const WHILE_OPEN: Readonly<Record<ModelUse, string>> = {
  no_model: "No language model is connected here. Every reply is made from prepared text.",
  never:
    "While danger is open, no language model answers you. Once our questions are done, written questions and exercises continue with what you want to talk about.",
  after_questions:
    "While danger is open, our questions come first. After that the language model may answer again, but only if the danger is low or moderate. Otherwise written questions and exercises continue with what you want to talk about.",
};

/** Who answers to danger, how a question goes on, and how danger that is open closes. */
export function WhoAnswers({ modelUse }: { modelUse: ModelUse }): ReactNode {
  return (
    <>
      <h2>Who answers</h2>
      <ul>
        <li>Without a panel, your companion answers as always, to what you said.</li>
        <li>
          With a panel, you get text that was prepared in advance. It asks directly, names help, and
          goes one step at a time.
        </li>
        <li>{WHILE_OPEN[modelUse]}</li>
        {modelUse === "no_model" ? null : (
          <li>
            Everything a model writes is checked before you see it. That check misses a lot of what
            it should stop, as the figures below show.
          </li>
        )}
        <li>
          Messages about danger are free on every plan. They are never counted or slowed down, and
          never meet an offer to buy something.
        </li>
      </ul>

      <h2>If we ask you about danger</h2>
      <ul>
        <li>
          <strong>You say no:</strong> that settles it, and we go back to what you came for. For the
          next 24 hours we ask again only if a fixed rule finds a new sign.
        </li>
        <li>
          <strong>You talk about something else:</strong> so do we. The question may come back once,
          in other words, and then rests. Your next visit may open with it. After 72 hours it
          closes.
        </li>
        <li>
          <strong>You're not sure:</strong> we ask once more, with buttons. If it stays so, we name
          help, and your next visit opens with the question.
        </li>
        <li>
          <strong>You say yes:</strong> you see the panel, and we stay with it.
        </li>
      </ul>
      <p>
        We ask at most once in five messages and twice a day, unless a fixed rule finds something
        new.
      </p>

      <h2>How long it stays open</h2>
      <p>
        After a panel about suicide, self-harm or harm to others, or a yes to our question, we treat
        the danger as open. That lasts across new conversations and signing out. Your next visit
        starts by asking how you are. After violence at home, it says nothing about it, because
        someone else may be looking.
      </p>
      <ul>
        <li>
          <strong>Low or moderate:</strong> it closes after 72 hours and two messages without a
          sign.
        </li>
        <li>
          <strong>High or critical:</strong> it closes when you tell us that you're feeling safer,
          on a page of its own, or when an administrator closes it.
        </li>
        <li>
          <strong>We misread you:</strong> choose “This isn't what I meant”, under every panel and
          every question. We ask one direct question. One clear no is enough, unless you've said yes
          before. If it looked like a plan or an attempt, your next visit still starts with a
          question. The third time in a day at high or critical danger, the panel folds and our
          questions stop, but the danger stays open.
        </li>
      </ul>

      <h2>What it must never do</h2>
      <ul>
        <li>
          Give a way, amount or place for harming yourself or others, in any story or frame, or help
          with a farewell note.
        </li>
        <li>Make a diagnosis or give advice on medication.</li>
        <li>Promise secrecy, or claim to have called someone for you.</li>
        <li>End or lock a conversation with someone in danger.</li>
        <li>Beg you to stay. A goodbye is answered with a goodbye.</li>
      </ul>
    </>
  );
}

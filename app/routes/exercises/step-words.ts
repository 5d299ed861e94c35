const COMMAND = String.raw`\*(?:done|ready|skip|back|stop)\*`;
const BETWEEN = String.raw`(?:,? (?:and|or) |, )`;
/** "say *skip* or *stop*": what one writes to go on where there are no buttons. */
const SPOKEN = new RegExp(String.raw`\b(say|write) (${COMMAND}(?:${BETWEEN}${COMMAND})*)`, "giu");

const BUTTONS: Readonly<Record<string, string>> = {
  done: "Next",
  ready: "Next",
  skip: "Skip",
  back: "Back",
  stop: "Stop",
};

/** What an exercise says, for its page: what is a word to write in a conversation is a button here. */
export function wordsForPage(said: string): string {
  return said.replaceAll(SPOKEN, (_spoken, verb: string, commands: string) => {
    const tap = /^[A-Z]/u.test(verb) ? "Tap" : "tap";
    const buttons = commands.replaceAll(
      /\*(\w+)\*/gu,
      (_command, word: string) => `*${BUTTONS[word.toLowerCase()] ?? word}*`,
    );
    return `${tap} ${buttons}`;
  });
}

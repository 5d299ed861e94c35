/** That an AI is writing: said in the conversation itself, at its start and when it is due. */
export function NoticeLine({ text }: { text: string }) {
  return <p className="told-line">{text}</p>;
}

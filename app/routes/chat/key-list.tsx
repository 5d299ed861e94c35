/** The keys of the chat. All but those of the box can be switched off. */
const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["Enter"], does: "Send what you wrote" },
  { keys: ["Shift", "Enter"], does: "A new line" },
  { keys: ["Esc"], does: "Stop the reply being written, or close what's open" },
  { keys: ["Alt", "N"], does: "A new session" },
  { keys: ["Alt", "L"], does: "Go to the newest reply" },
  { keys: ["/"], does: "Go to the search box, if there is one" },
  { keys: ["?"], does: "This list" },
];

export function KeyList() {
  return (
    <table className="key-list">
      <caption className="visually-hidden">Keyboard shortcuts</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {KEYS.map(({ keys, does }) => (
          <tr key={does}>
            <th scope="row">
              {keys.map((key, position) => (
                <span key={key}>
                  {position > 0 ? " + " : ""}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

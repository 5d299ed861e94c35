/** What can be said about one theme. */
export interface ThemeLines {
  /** Names the theme in the middle of a sentence. */
  name: string;
  /** Listening turns before an exercise may be offered. */
  patience: number;
  /** Something true about this, said before anything is asked. */
  hear: readonly string[];
  /** The same, where somebody was named: `{person}` is "your mum". */
  hearPerson?: readonly string[];
  /** Questions: what it is like, then where it weighs, then what helps or is needed. */
  ask: readonly [readonly string[], readonly string[], readonly string[]];
}

// The companion speaks of itself in few ways: what it noticed, asked, can and can not do. Whatever else
// it says it did, has or owns belongs to a life that it does not have.

function set(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** What the companion may say of itself after "I have" and in the past. */
const OWN_PAST = set(
  `
    noticed asked called misread misunderstood meant said wrote read heard mentioned named suggested
    wondered understood missed put told need wanted used based tired interested concerned
  `,
);
const PAST = set(
  `
    had went felt took saw met lived grew lost left cried wept slept drank ate fell fought made got
    gave sent let told knew thought
  `,
);
const OWN_THINGS = set(
  `
    guess question questions reading words suggestion mistake part side role view aim point sense
    answer answers understanding impression last first next own idea hope list attention full sake
    job fault apologies sentence
  `,
);
const AFTER_I_HAVE = set(
  `
    noticed read heard asked understood named said told written been is no a the two one three some
    never not to put misread
  `,
);

/** After these the words are lent to the person: "you could say: my ...". */
const LENDING = set(
  `
    say says saying said write writes wrote tell telling sentence words line begins begin thought if
    like letter note read diary
  `,
);
const ASKING = set("could can may might should would will shall do");

/** Reads words one by one and tells where the companion claims a life of its own. */
export class OwnLifeReader {
  #isLent = false;
  #before = "";
  #twoBefore = "";

  /** Whether this word completes such a claim. */
  claims(word: string): boolean {
    const claims = !this.#isLent && this.#claims(word);
    if (word === ".") this.#isLent = false;
    else if (LENDING.has(word)) this.#isLent = true;
    if (word !== ",") {
      this.#twoBefore = this.#before;
      this.#before = word;
    }
    return claims;
  }

  #claims(word: string): boolean {
    if (word === "." || word === ",") return false;
    if (this.#before === "my") return !OWN_THINGS.has(word);
    if (this.#before === "i") {
      // "Could I let it be": a question that the person asks themselves.
      if (ASKING.has(this.#twoBefore)) return false;
      return PAST.has(word) || (/[a-z]{2}ed$/.test(word) && !OWN_PAST.has(word));
    }
    if (this.#twoBefore !== "i") return false;
    if (this.#before === "have") return !AFTER_I_HAVE.has(word);
    return this.#before === "was" && word !== "never" && word !== "not";
  }
}

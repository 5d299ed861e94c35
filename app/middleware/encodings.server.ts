/** How a body may be compressed, best first. */
export type Encoding = "br" | "gzip";

const BEST_FIRST: readonly Encoding[] = ["br", "gzip"];

/** The best packing that the asking browser takes, or null for none. */
export function bestEncoding(request: Request): Encoding | null {
  const offers = (request.headers.get("Accept-Encoding") ?? "").split(",");
  const accepted = offers.flatMap((offer) => {
    const [name = "", ...parameters] = offer.split(";").map((part) => part.trim().toLowerCase());
    return parameters.some((each) => /^q=0(?:\.0*)?$/u.test(each)) ? [] : name;
  });
  return BEST_FIRST.find((encoding) => accepted.includes(encoding)) ?? null;
}

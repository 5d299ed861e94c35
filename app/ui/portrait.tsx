/** A companion's portrait in a circle of the companion's color. The name stands beside it. */
export function Portrait({ src }: { src: string }) {
  return <img className="portrait" src={src} alt="" width="80" height="80" />;
}

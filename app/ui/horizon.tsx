/** Hills and a low sun: the one picture of the product, at the foot of the first page. */
export function Horizon() {
  return (
    <svg
      className="horizon"
      viewBox="0 0 1200 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="horizon-sun" cx="760" cy="162" r="50" />
      <path className="horizon-far" d="M0 150C180 90 340 110 520 150S900 190 1200 100V240H0Z" />
      <path className="horizon-near" d="M0 200C220 150 420 170 620 196S1000 220 1200 168V240H0Z" />
    </svg>
  );
}

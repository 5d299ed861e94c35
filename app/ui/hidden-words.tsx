/** In place of a person's own words, where lists don't show them for now: that they're there, and until when. */
export function HiddenWords({ until }: { until: string | null }) {
  if (until === null) return null;
  return (
    <p className="fine-print">
      Your own words aren't listed until {until}. They're saved, and opening one shows it.{" "}
      <a href="?words=shown">Show them on this page</a>
    </p>
  );
}

/** A QR code as one drawing, dark on white in any scheme: cameras need it so. */
export function QrCode({ rows, label }: { rows: readonly (readonly boolean[])[]; label: string }) {
  const size = rows.length;
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={rows.flatMap(runsOf).join("")} fill="#000" />
    </svg>
  );
}

/** The dark stretches of a row, each as one box. */
function runsOf(row: readonly boolean[], y: number): string[] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    const width = (end === -1 ? row.length : end) - x;
    return `M${x} ${y}h${width}v1h-${width}z`;
  });
}

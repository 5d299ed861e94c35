import { globSync, readFileSync } from "node:fs";
import { createGuard } from "#app/safety/guard.server.ts";
let n=0,bad=0;
for (const f of globSync("tests/companion/transcripts/*.md")) for (const m of readFileSync(f,"utf8").matchAll(/\*\*Aliwell:\*\*\n\n((?:>.*\n)+)/g)) {
  const text=(m[1]??"").replace(/^> ?/gm,""); n++;
  const g=createGuard({openRisk:false,region:"US",language:"en"}); let v=null; for (const w of text.split(/(?<= )/)) { v??=g.push(w).violation; } v??=g.end().violation;
  if (v) { bad++; console.log(v.rule, f.split("/").at(-1), "|", text.slice(0,400).replace(/\n/g," ")); }
}
console.log(bad,"of",n);

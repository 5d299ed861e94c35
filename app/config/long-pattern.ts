/**
 * A regular expression too long for one line: in its template, line breaks and the indentation after them mean nothing,
 * every other space does.
 */
export function longPattern(flags = ""): (template: TemplateStringsArray) => RegExp {
  return (template) => new RegExp(template.raw.join("").replaceAll(/\n\s*/g, ""), flags);
}

import { parseHTML } from "linkedom";

export interface PageForm {
  action: string | null;
  method: string;
  /** Names of everything that can be filled in or pressed. */
  names: string[];
  /** What the form would send as it stands. */
  fields: Record<string, string>;
}

/** The forms of a page, as a browser would read them. */
export function formsOf(html: string): PageForm[] {
  const { document } = parseHTML(html);
  return [...document.querySelectorAll("form")].map((form) => {
    const controls = [...form.querySelectorAll("input, textarea, select, button")];
    const fields: Record<string, string> = {};
    const names: string[] = [];
    for (const control of controls) {
      const name = control.getAttribute("name");
      if (!name) continue;
      names.push(name);
      if (control.tagName === "BUTTON") continue;
      fields[name] =
        control.tagName === "TEXTAREA"
          ? (control.textContent ?? "")
          : (control.getAttribute("value") ?? "");
    }
    const action = form.getAttribute("action");
    return { action, method: form.getAttribute("method") ?? "get", names, fields };
  });
}

/** What one reads on a page. */
export function textOf(html: string): string {
  const { document } = parseHTML(html);
  if (!document.documentElement) return html.trim();
  for (const hidden of document.querySelectorAll("script, style, head, [hidden]")) hidden.remove();
  return (document.body?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** The elements that a selector finds on a page, as text. */
export function textsAt(html: string, selector: string): string[] {
  const { document } = parseHTML(html);
  return [...document.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? "").replaceAll(/\s+/g, " ").trim(),
  );
}

/** An attribute of the first element that a selector finds. */
export function attributeAt(html: string, selector: string, name: string): string | null {
  const { document } = parseHTML(html);
  return document.querySelector(selector)?.getAttribute(name) ?? null;
}

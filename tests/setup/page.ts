import { parseHTML } from "linkedom";

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

export interface PageForm {
  action: string | null;
  method: string;
  /** Names of everything that can be filled in or pressed. */
  names: string[];
  /** What the form would send as it stands. */
  fields: Record<string, string>;
  /** What each of its buttons adds, by what stands on it. */
  buttons: { label: string; name: string; value: string }[];
}

/** A page taken apart. */
export function documentOf(html: string): Document {
  return parseHTML(html).document;
}

/** The forms of a page, as a browser would read them. */
export function formsIn(document: Document): PageForm[] {
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
        control.tagName === "TEXTAREA" ? writtenIn(control) : (control.getAttribute("value") ?? "");
    }
    const action = form.getAttribute("action");
    const buttons = controls.flatMap((control) => {
      const name = control.tagName === "BUTTON" ? control.getAttribute("name") : null;
      const label = (control.textContent ?? "").replaceAll(/\s+/g, " ").trim();
      return name ? [{ label, name, value: control.getAttribute("value") ?? "" }] : [];
    });
    return { action, method: form.getAttribute("method") ?? "get", names, fields, buttons };
  });
}

/** What stands in a box: the parser leaves its character references as they are. */
function writtenIn(box: Element): string {
  return documentOf(`<p>${box.textContent ?? ""}</p>`).querySelector("p")?.textContent ?? "";
}

/** What one reads on a page. */
export function textOf(html: string): string {
  return textIn(documentOf(html)) ?? html.trim();
}

/** What one reads on a page that was taken apart; null where that is no page at all. */
export function textIn(document: Document): string | null {
  if (!document.documentElement) return null;
  return wordsIn(document.body).replaceAll(/\s+/g, " ").trim();
}

function wordsIn(node: Node): string {
  if (isElement(node) && node.matches("script, style, head, [hidden]")) return "";
  if (node.nodeType === TEXT_NODE) return node.textContent ?? "";
  return [...node.childNodes].map(wordsIn).join("");
}

function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT_NODE;
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

import { escapeInvisible } from "../../diagnostics/visible.js";

/** HTML in which texts are escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A template of HTML. Texts are escaped, for elements and for attributes in quotes; markup stays as it is. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Markup)[]): Markup {
  const encoded = values.map((value) => (typeof value === "string" ? escapeText(value) : value.text));
  return new Markup(parts.map((part, index) => part + (encoded[index] ?? "")).join(""));
}

export function lines(parts: readonly Markup[]): Markup {
  return new Markup(parts.map(({ text }) => text).join("\n"));
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Invisible characters are shown, so that no text hides or reorders another. */
function escapeText(text: string): string {
  return escapeInvisible(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

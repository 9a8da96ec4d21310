import { type Code, code, stringLiteral } from "../../print/index.js";

/** Sections of `components` besides schemas. */
export type ComponentSection = "responses" | "parameters" | "requestBodies" | "headers";

const sections: { readonly [Section in ComponentSection]: Code } = {
  responses: code`components["responses"]`,
  parameters: code`components["parameters"]`,
  requestBodies: code`components["requestBodies"]`,
  headers: code`components["headers"]`,
};

/** Returns the name of the component that a node is; undefined for others. */
export function componentName(section: ComponentSection, { at }: { readonly at: string }): string | undefined {
  const prefix = `/components/${section}/`;
  const token = at.startsWith(prefix) ? at.slice(prefix.length) : "/";
  return token.includes("/") ? undefined : token.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Prints a reference to the component that a node is, or else its type. */
export function componentOr(section: ComponentSection, node: { readonly at: string }, print: () => Code): Code {
  const name = componentName(section, node);
  return name === undefined ? print() : code`${sections[section]}[${stringLiteral(name)}]`;
}

import { type Code, code, stringLiteral } from "../../print/index.js";
import { formatPointer } from "../../values/pointer.js";

/** The sections of `components` that have types, in the order in which they are printed. */
export const componentSections = [
  "schemas",
  "responses",
  "parameters",
  "requestBodies",
  "headers",
  "pathItems",
] as const;

export type ComponentSection = (typeof componentSections)[number];

export function pointerOfComponent(section: ComponentSection, name: string): string {
  return formatPointer(["components", section, name]);
}

const sections: { readonly [Section in ComponentSection]: Code } = {
  schemas: code`components["schemas"]`,
  responses: code`components["responses"]`,
  parameters: code`components["parameters"]`,
  requestBodies: code`components["requestBodies"]`,
  headers: code`components["headers"]`,
  pathItems: code`components["pathItems"]`,
};

/** Prints the type of a component. */
export function componentReference(section: ComponentSection, name: string): Code {
  return code`${sections[section]}[${stringLiteral(name)}]`;
}

import { type Code, snippet } from "../../generator/src/print/index.js";

/** What the printed expression means to the language, in strict mode. */
export function evaluate(expression: Code): unknown {
  return new Function(`"use strict"; return (${snippet([expression])}\n);`)();
}

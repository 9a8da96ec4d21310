import { type Code, snippet } from "../../generator/src/print/index.js";

/** The value of the printed expression in strict mode. */
export function evaluate(expression: Code): unknown {
  return new Function(`"use strict"; return (${snippet([expression])}\n);`)();
}

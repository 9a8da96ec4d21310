import { type Code, code, identifier, serverRuntime, valuesRuntime } from "../../print/index.js";
import type { Converter } from "../typescript/conversion.js";

/** References the function of a conversion. */
export function converterSymbol(converter: Converter): Code {
  return converter === "exactInteger" ? valuesRuntime(converter) : serverRuntime(converter);
}

/** Prints the expression that reads one value: `query.integer("limit")`. */
export function readValue(reader: Code, converter: Converter, name: Code): Code {
  if (converter === "exactInteger") return code`${valuesRuntime(converter)}(${reader}.text(${name}))`;
  return code`${reader}.${identifier(converter)}(${name})`;
}

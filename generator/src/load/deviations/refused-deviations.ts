import { deviations } from "./table.js";

/** Codes of the deviations that are errors although other deviations are accepted: `strict` as a list. */
export type RefusedDeviations = ReadonlySet<string>;

/** Returns the codes of all deviations in the order of the table, each once. */
export function deviationCodes(): readonly string[] {
  return [...new Set(deviations.map(({ code }) => code))];
}

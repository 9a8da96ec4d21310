import { bodyDeviations } from "./body-deviations.js";
import type { Deviation } from "./deviation.js";
import { discriminatorDeviations } from "./discriminator-deviations.js";
import { documentDeviations } from "./document-deviations.js";
import { extensionDeviations } from "./extension-deviations.js";
import { nameDeviations } from "./name-deviations.js";
import { operationDeviations } from "./operation-deviations.js";
import { parameterDeviations } from "./parameter-deviations.js";
import { pathDeviations } from "./path-deviations.js";
import { referenceDeviations } from "./reference-deviations.js";
import { schemaDeviations } from "./schema-deviations.js";
import { securityDeviations } from "./security-deviations.js";
import { serverDeviations } from "./server-deviations.js";
import { syntaxDeviations } from "./syntax-deviations.js";
import { valueDeviations } from "./value-deviations.js";
import { versionDeviations } from "./version-deviations.js";

/** Deviations that affect which objects exist. Errors of keywords are examined after these are repaired. */
export const structuralDeviations: readonly Deviation[] = [
  ...versionDeviations,
  ...pathDeviations,
  ...parameterDeviations,
  ...bodyDeviations,
];

/** Every deviation that tolerant mode supports. If several match an error, the first applies. */
export const deviations: readonly Deviation[] = [
  ...syntaxDeviations,
  ...structuralDeviations,
  ...securityDeviations,
  ...serverDeviations,
  ...extensionDeviations,
  ...operationDeviations,
  ...documentDeviations,
  ...schemaDeviations,
  ...nameDeviations,
  ...discriminatorDeviations,
  ...referenceDeviations,
  // General deviations come last.
  ...valueDeviations,
];

/** Codes of the deviations that are errors although other deviations are accepted: `strict` as a list. */
export type RefusedDeviations = ReadonlySet<string>;

/** Returns the codes of all deviations in the order of the table, each once. */
export function deviationCodes(): readonly string[] {
  return [...new Set(deviations.map(({ code }) => code))];
}

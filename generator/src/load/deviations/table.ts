import { bodyDeviations } from "./body-deviations.js";
import type { Deviation } from "./deviation.js";
import { discriminatorDeviations } from "./discriminator-deviations.js";
import { documentDeviations } from "./document-deviations.js";
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

/** What decides which objects there are. Errors of their keywords are judged after these deviations are read. */
export const structuralDeviations: readonly Deviation[] = [
  ...versionDeviations,
  ...pathDeviations,
  ...parameterDeviations,
  ...bodyDeviations,
];

/** Every deviation that tolerant mode reads. Where one error belongs to several, the first that fits is taken. */
export const deviations: readonly Deviation[] = [
  ...syntaxDeviations,
  ...structuralDeviations,
  ...securityDeviations,
  ...serverDeviations,
  ...operationDeviations,
  ...documentDeviations,
  ...schemaDeviations,
  ...nameDeviations,
  ...discriminatorDeviations,
  ...referenceDeviations,
  // The general ones come last.
  ...valueDeviations,
];

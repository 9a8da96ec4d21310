import type { Deviation } from "./deviation.js";
import { documentDeviations } from "./document-deviations.js";
import { operationDeviations } from "./operation-deviations.js";
import { schemaDeviations } from "./schema-deviations.js";
import { versionDeviations } from "./version-deviations.js";

/** Every deviation that tolerant mode reads. Where one error belongs to several, the first that fits is taken. */
export const deviations: readonly Deviation[] = [
  ...versionDeviations,
  ...documentDeviations,
  ...operationDeviations,
  ...schemaDeviations,
];

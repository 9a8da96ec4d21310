import { accessCases } from "./access.js";
import { bodiesCases } from "./bodies.js";
import { callbackCases } from "./callbacks.js";
import type { Cases } from "./case.js";
import { channelsCases } from "./channels.js";
import { documentCases } from "./document.js";
import { operationsCases } from "./operations.js";

/** A pair of documents, and a near miss, for every rule that is not about schemas. */
export const interfaceCases: Cases = {
  ...operationsCases,
  ...bodiesCases,
  ...accessCases,
  ...channelsCases,
  ...documentCases,
  ...callbackCases,
};

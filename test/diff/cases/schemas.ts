import type { SchemaCases } from "./case.js";
import { conditionCases } from "./condition-schemas.js";
import { structureCases } from "./structure-schemas.js";
import { valueCases } from "./value-schemas.js";

/** A pair of schemas, and a near miss, for every change inside of schemas. */
export const schemaCases: SchemaCases = { ...valueCases, ...structureCases, ...conditionCases };

import { didYouMean } from "../../diagnostics/spelling.js";
import { isObject } from "../../values/json.js";
import type { Json } from "../document.js";

/** Selects operations that meet every criterion; for a list, one entry must match. */
export interface FilterClause {
  readonly tags?: readonly string[];
  /** Path globs: `*` matches characters within a segment, `**` any number of segments. */
  readonly paths?: readonly string[];
  /** Globs of webhook names. */
  readonly webhooks?: readonly string[];
  readonly operationIds?: readonly string[];
  readonly methods?: readonly string[];
  readonly deprecated?: boolean;
  /** The value of an `x-` key of the operation or its path item; for a list, one of its values. */
  readonly [extension: `x-${string}`]: Json;
}

/** Selects operations that match any clause. */
export type Filter = FilterClause | readonly FilterClause[];

/** The operations to read: those that match `include` (default: all) and not `exclude`. */
export interface Selection {
  readonly include?: Filter;
  readonly exclude?: Filter;
}

const listCriteria = ["tags", "paths", "webhooks", "operationIds", "methods"] as const;

export const filterForm: string = `a map with ${listCriteria.join(", ")} (lists of strings), deprecated (true or false) and x- keys, or a list of such maps`;

export function isFilter(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 && value.every(isClause) : isClause(value);
}

/** Suggests the correct spelling of the first unknown criterion. */
export function suggestCriterion(filter: unknown): { readonly fix?: string } {
  const criteria = [...listCriteria, "deprecated"];
  const keys = [filter].flat().flatMap((clause) => (isObject(clause) ? Object.keys(clause) : []));
  const unknown = keys.find((key) => !criteria.includes(key) && !key.startsWith("x-"));
  return unknown === undefined ? {} : didYouMean(unknown, criteria);
}

function isClause(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, criterion]) => isCriterion(key, criterion));
}

function isCriterion(key: string, value: unknown): boolean {
  if (key === "deprecated") return typeof value === "boolean";
  if (key.startsWith("x-")) return true;
  if (!(listCriteria as readonly string[]).includes(key) || !Array.isArray(value)) return false;
  return value.length > 0 && value.every((entry) => typeof entry === "string" && entry !== "");
}

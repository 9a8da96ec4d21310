import type { Json } from "../document.js";

/** Selects operations that meet every criterion; for a list, one entry must match. */
export interface FilterClause {
  /** Tags of the operation. */
  readonly tags?: readonly string[];
  /** Path globs: `*` matches characters within a segment, `**` any number of segments. */
  readonly paths?: readonly string[];
  /** Globs of webhook names. */
  readonly webhooks?: readonly string[];
  /** Values of `operationId`. */
  readonly operationIds?: readonly string[];
  /** HTTP methods, in any case. */
  readonly methods?: readonly string[];
  /** Whether the operation is deprecated. */
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

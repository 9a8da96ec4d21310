/**
 * Limits of overlays. Exceeding one is a located error. Bytes, depth and nodes of overlay files are limited as for any
 * file.
 */
export interface OverlayLimits {
  /** Maximum number of overlays per document. */
  readonly overlays: number;
  /** Maximum number of actions per overlay. */
  readonly actions: number;
  /** Maximum length of a target in characters. */
  readonly targetLength: number;
  /** Maximum number of descendant segments (`..`) in a target, including filters. */
  readonly descendants: number;
  /** Maximum number of nodes that a target selects. */
  readonly matches: number;
  /** Maximum number of object members that all targets visit. */
  readonly visitedMembers: number;
  /** Maximum number of nodes that all actions insert. */
  readonly insertedNodes: number;
}

export const defaultOverlayLimits: OverlayLimits = {
  overlays: 100,
  actions: 10_000,
  targetLength: 2_000,
  descendants: 4,
  matches: 100_000,
  visitedMembers: 50_000_000,
  insertedNodes: 1_000_000,
};

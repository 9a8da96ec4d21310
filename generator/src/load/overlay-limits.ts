/** Bounds on overlays; exceeding one is a located error. Bytes, depth and nodes of an overlay file are bounded as for any file. */
export interface OverlayLimits {
  /** Number of overlays for one document. */
  readonly overlays: number;
  /** Actions of one overlay. */
  readonly actions: number;
  /** Characters of one target. */
  readonly targetLength: number;
  /** Descendant segments (`..`) of one target, those of filters included. */
  readonly descendants: number;
  /** Nodes that one target selects. */
  readonly matches: number;
  /** Members of objects that all targets visit together. */
  readonly visitedMembers: number;
  /** Nodes that all actions insert together. */
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

/** What the declaration maps lead to: the files of the specification, or the document in the package. */
export const mapTargets = ["specification", "bundle"] as const;

export type MapTarget = (typeof mapTargets)[number];

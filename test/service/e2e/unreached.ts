/** Declared errors that no call here brings about yet, and why. It may only become shorter. */
export const unreached: { readonly [operationAndError: string]: string } = {
  "beginGuildPrune maximumPruneRequests": "The service does not count prunes apart from other requests.",
};

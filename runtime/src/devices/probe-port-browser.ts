/** Replaces `probe-port.ts` in bundles for browsers, which open no plain connections. */
export function isRefused(): Promise<undefined> {
  return Promise.resolve(undefined);
}

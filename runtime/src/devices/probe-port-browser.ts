/** Replaces `probe-port.ts` in browser bundles: browsers cannot open plain connections. */
export function isRefused(): Promise<undefined> {
  return Promise.resolve(undefined);
}

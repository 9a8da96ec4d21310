/** The options of `fetch` that a client and a call of a generated function take as well. */
export const fetchOptionNames: ReadonlySet<string> = new Set(
  "cache credentials integrity keepalive mode priority referrer referrerPolicy".split(" "),
);

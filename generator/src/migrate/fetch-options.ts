import type { Part } from "./arguments.js";

/** The options of `fetch` that a client and a call of a generated function take as well. */
export const fetchOptionNames: ReadonlySet<string> = new Set(
  "cache credentials integrity keepalive mode priority referrer referrerPolicy".split(" "),
);

/** The option `fetchOptions` of a client or of a call. */
export function fetchOptionsPart(parts: readonly Part[]): Part {
  return {
    text: (writer) => `fetchOptions: { ${parts.map((one) => one.text(writer)).join(", ")} }`,
    nodes: parts.flatMap(({ nodes }) => nodes),
  };
}

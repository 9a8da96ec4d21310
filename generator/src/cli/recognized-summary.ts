import type { Interface, PageAdvance } from "../model/interface.js";
import { formatCount } from "../values/text.js";

/** Maximum number of operations that the summary names for each kind of pagination. */
const namedOperations = 5;

const words: { readonly [kind in PageAdvance["kind"]]: string } = {
  item: "by a cursor in the last item",
  body: "by a cursor in the response",
  header: "by a cursor in a header",
  offset: "by offset",
  page: "by page number",
  link: "by the header Link",
};

/** The pagination that was recognized without `x-pagination`; empty where there is none. */
export function summarizeRecognized({ operations }: Pick<Interface, "operations">): string {
  const found = new Map<string, string[]>();
  for (const { id, pagination } of operations) {
    if (pagination?.isRecognized !== true) continue;
    const { kind } = pagination.advance;
    found.set(words[kind], [...(found.get(words[kind]) ?? []), id]);
  }
  return [...found]
    .map(([how, ids]) => {
      const more = ids.length > namedOperations ? `, and ${ids.length - namedOperations} more` : "";
      const names = ids.slice(0, namedOperations).join(", ");
      return `pagination ${how} recognized for ${formatCount(ids.length, "operation")}: ${names}${more}\n`;
    })
    .join("");
}

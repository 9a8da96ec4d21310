// Prints a description with this number of words of two letters, wrapped or as Markdown. Run with a limit on the heap.
import { proseMarkdown } from "../../generator/dist/print/markdown-text.js";
import { wrapMarkdown } from "../../generator/dist/print/wrap.js";

const [form, words] = process.argv.slice(2);
const printed = {
  wrapped: (count) => wrapMarkdown("ab ".repeat(count), 100).length,
  prose: (count) => proseMarkdown("ab ".repeat(count)).length,
  emphasis: (count) => proseMarkdown("*b ".repeat(count)).length,
  "code spans": (count) => proseMarkdown("`b` ".repeat(count)).length,
};
process.stdout.write(String(printed[form](Number(words))));

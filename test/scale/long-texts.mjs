// Wraps a description with this number of words of two letters. Run with a limit on the heap.
import { wrapMarkdown } from "../../generator/dist/print/wrap.js";

const words = Number(process.argv[2]);
process.stdout.write(String(wrapMarkdown("ab ".repeat(words), 100).length));

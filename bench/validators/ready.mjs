// Runs in a separate process: imports one module, and prints how many milliseconds that took.
import { contenders } from "./contenders.mjs";

const [, , what] = process.argv;
const begin = performance.now();
if (Object.hasOwn(contenders, what)) await contenders[what]();
else await import(what);
console.log(performance.now() - begin);

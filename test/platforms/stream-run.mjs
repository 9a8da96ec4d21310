// Reads the streams on a platform without pages: stream-run.mjs BASE_URL prints the results as JSON.
import process from "node:process";
import { readAll } from "./stream-program.mjs";

console.log(JSON.stringify(await readAll(process.argv[2], () => new Promise((resolve) => setTimeout(resolve)))));

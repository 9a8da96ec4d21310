// The program on a platform without pages: run.mjs BASE_URL prints the result as JSON.
import process from "node:process";
import { program } from "./program.mjs";

console.log(JSON.stringify(await program(process.argv[2])));

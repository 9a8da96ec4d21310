// All of what generated validators stand on.
import * as runtime from "../../../runtime/src/validate/index.ts";

console.log(runtime);

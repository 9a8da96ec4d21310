// The complete runtime of generated validators.
import * as runtime from "../../../runtime/src/validate/index.ts";

console.log(runtime);

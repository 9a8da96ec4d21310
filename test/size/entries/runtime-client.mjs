// The complete client runtime, for a program that uses every feature.
import * as runtime from "../../../runtime/src/client/index.ts";

console.log(runtime);

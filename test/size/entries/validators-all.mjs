// Every validator of the interface.
import * as validators from "../../../generated/src/validators/index.ts";

console.log(validators);

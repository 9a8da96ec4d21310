// One validator, through the package's index: an identifier, the smallest there is.
import { Snowflake } from "../../../generated/src/validators/index.ts";

console.log(Snowflake.validate(JSON.parse("{}")));

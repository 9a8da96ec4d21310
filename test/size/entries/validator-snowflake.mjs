// One validator, through the package's index: an identifier, the smallest validator.
import { Snowflake } from "../../../generated/src/validators/index.ts";

console.log(Snowflake.validate(JSON.parse("{}")));

// One validator, through the package's index: the largest thing that the service sends.
import { Guild } from "../../../generated/src/validators/index.ts";

console.log(Guild.validate(JSON.parse("{}")));

// One validator, through the package's index: the largest response of the service.
import { Guild } from "../../../generated/src/validators/index.ts";

console.log(Guild.validate(JSON.parse("{}")));

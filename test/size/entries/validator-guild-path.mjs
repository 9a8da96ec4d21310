// One validator, through the package's index: the path parameters of one operation.
import { GetGuildPath } from "../../../generated/src/validators/index.ts";

console.log(GetGuildPath.validate(JSON.parse("{}")));

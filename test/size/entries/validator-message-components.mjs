// One validator, through the package's index: rows, buttons, menus.
import { MessageComponents } from "../../../generated/src/validators/index.ts";

console.log(MessageComponents.validate(JSON.parse("{}")));

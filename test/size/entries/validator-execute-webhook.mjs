// One validator, through the package's index: a message with embeds and components.
import { ExecuteWebhookBody } from "../../../generated/src/validators/index.ts";

console.log(ExecuteWebhookBody.validate(JSON.parse("{}")));

// The size of an application that responds to one command, on a worker.
import { createInteractionEndpoint, onCommand, reply } from "../../../generated/src/interactions.ts";

const handlers = [onCommand("greet", () => reply({ content: "Hi" }))];
export default createInteractionEndpoint({ publicKey: "", handlers });

/** The handlers of the whole interface; see `main.ts` for the program that serves them. */
export { handlers } from "./handlers/index.js";

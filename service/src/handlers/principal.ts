/** The result of the `authenticate` hooks, which handlers find in `context.principal`. */
export type { Principal } from "../access/principal.js";

/** Who calls: what the `authenticate` hooks answer, and what every handler finds in `context.principal`. */
export type { Principal } from "../access/principal.js";

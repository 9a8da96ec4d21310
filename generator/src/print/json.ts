export type { Json } from "../values/json.js";

import type { State } from "../out/src/types/index.js";

export { listShips } from "../out/src/client/index.js";
export type { NewShip, Ship as Boat } from "../out/src/types/index.js";

export function describeState(state: State): string {
  if (state === "moored") return "rests";
  return state === "in-repair" ? "waits" : "moves";
}

import type { ListShipsArgs } from "../out/src/client/index.js";
import * as api from "../out/src/client/index.js";
import {
  ApiError,
  addShip,
  createApi,
  createClient,
  isApiError,
  listShips,
  getShip as read,
} from "../out/src/client/index.js";
import { Level, type Member, type NewShip, type Ship, type State } from "../out/src/types/index.js"; // keep  this
import { type Boat, describeState, listShips as listAgain } from "./barrel.js";
import { fetchFromMemory } from "./server.js";

const client = createClient({ baseUrl: "https://fleet.example", fetch: fetchFromMemory });

/** The label of a {@link Ship}: {@link Ship.label}. */
export const labelOf = (ship: Ship): string => ship.label + ship["label"] + (ship?.label ?? "");

type Shown = Pick<Ship, "label" | "id"> & { readonly port: Ship["homePort"] };
type Keys = Extract<keyof NewShip, "label" | "homePort">;
type Resting = Extract<State, "moored" | "in-repair">;

function pluck<T, K extends keyof T>(from: T, key: K): T[K] {
  return from[key];
}

const counts: Record<State, number> = { moored: 0, sailing: 0, "in-repair": 0 };
const resting = new Set<State>(["moored"]);
const lines: unknown[] = [];

const homePort = "Bremen";
const made = await addShip(client, { body: { label: "Anna", homePort, state: "moored", level: Level.low } });
const old: NewShip = { label: "Berta", /* before */ homePort: "Kiel" /* after */ };
const second = await addShip(client, { body: old });
lines.push(labelOf(made), made.homePort, second?.homePort, old.homePort, pluck(second, "label"));

for (const { label, state = "sailing", ...rest } of await listShips(client, { shipState: "moored", "X-Span": "a" })) {
  counts[state]++;
  lines.push(label, state === "moored", rest.id);
}
lines.push(
  Object.values(counts),
  counts.moored,
  counts["moored"],
  resting.has("moored"),
  describeState(made.state ?? "sailing"),
);

const args: ListShipsArgs = { shipState: made.state === `moored` ? "moored" : "sailing" };
const { label: first = "none" } = (await listAgain(client, args))[0] ?? {};
lines.push(first);

const all = createApi({ baseUrl: "https://fleet.example", fetch: fetchFromMemory });
const fns = { listShips, read };
lines.push(
  (await all.ships.getShip({ shipId: made.id })).label,
  (await fns.read(client, { shipId: second.id })).kind === "boat",
);
lines.push((await api.getShip(client, { shipId: made.id })).label, fns.listShips === listShips);

let label: string;
({ label } = second);
lines.push(label);
({ label: label } = made);
lines.push(label, "label" in made);

try {
  await addShip(client, { body: { label: "Anna", homePort: "nowhere" } });
} catch (error) {
  if (!isApiError(error, "addShip", 409)) throw error;
  lines.push(error.body.reason === "noPort" ? "no port" : "taken", error instanceof ApiError);
}

const crew: Member[] = [
  await api.hire(client, { body: { job: "master", title: "Ada" } }),
  await api.hire(client, { body: { job: "galley", title: "stew" } }),
];
for (const member of crew) {
  switch (member.job) {
    case "master":
      lines.push(member.title, "commands");
      break;
    case "galley":
      lines.push(member.title, "cooks");
  }
}

const shown: Shown & Boat = { ...made, port: made.homePort };
const keys: readonly Keys[] = ["label"];
const rests: Resting = "moored";
const dynamic = await import("../out/src/client/index.js");
const { listShips: later } = dynamic;
lines.push(shown.label.length, keys.length, rests.length > 0, later === listShips, typeof dynamic.getShip);
console.log(JSON.stringify(lines));

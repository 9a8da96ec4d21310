import { createFetchHandler, HttpError, type AddShipRequest, type ShipsHandlers } from "../out/src/server/index.js";
import type { AddShipResponse409, Ship } from "../out/src/types/index.js";

const noPort: AddShipResponse409 = { reason: "noPort" };
const stored = new Map<string, Ship>();

const ships: ShipsHandlers = {
  async listShips({ query }) {
    return [...stored.values()].filter(({ state }) => state === query.shipState);
  },
  async addShip({ body }: AddShipRequest) {
    if (body.homePort === "nowhere") return new HttpError(409, undefined, undefined, { body: noPort });
    const ship: Ship = { ...body, id: String(stored.size), kind: "boat" };
    stored.set(ship.id, ship);
    return ship;
  },
  async getShip({ path: { shipId } }) {
    const ship = stored.get(shipId);
    if (ship === undefined) throw new HttpError(404);
    return ship;
  },
};

const handle = createFetchHandler({ ships, crew: { hire: async ({ body }) => body } });
export const fetchFromMemory = (request: Request | URL | string, init?: RequestInit): Promise<Response> =>
  handle(new Request(request, init));

/** The port's server: everything in memory, one object or class of handlers per group. */
import { type BinaryAnswer, type FailureAnswer } from "@guildwire/runtime/server";
import { parseFromJson } from "@guildwire/runtime/validate";
import {
  type Context,
  createFetchHandler,
  createNodeHandler,
  type DefaultHandlers,
  type GetApiV1PilotsIdRequest,
  type GetReportResult,
  type Handlers,
  HttpError,
  type OfficeHandlers,
  type ReplaceLogbookRequest,
  type ServerOptions,
  type ShipsHandlers,
  type UploadedFile,
} from "port-bindings/server";
import type { NewShip, Pilot, Ship, Tug } from "port-bindings/types";
import { NewShip as NewShipValidator } from "port-bindings/validators";
import { isPilot, isShip } from "../generated/dist/validators/schemas.js";

export interface Principal {
  readonly name: string;
}

/** What the port knows. */
export class Register {
  readonly ships = new Map<string, Ship>();
  readonly photos = new Map<string, UploadedFile>();
  readonly papers = new Map<string, readonly string[]>();
  readonly pilots = new Map<string, Pilot>([["7", { id: "7", name: "Mo" }]]);
  readonly tugs: Tug[] = [{ name: "Bear" }, { name: "Ox" }];
  logbook: Uint8Array = new Uint8Array();
  #next = 1;

  add(ship: NewShip): Ship {
    const added: Ship = { ...ship, id: String(this.#next++) };
    this.ships.set(added.id, added);
    return added;
  }

  find(id: string): Ship {
    const ship = this.ships.get(id);
    if (ship === undefined || !isShip(ship)) throw new HttpError(404, 1001, "Unknown Ship");
    return ship;
  }

  /** Reads ships that an older version of the port has saved. */
  restore(saved: readonly unknown[]): number {
    let count = 0;
    for (const one of saved) {
      const read = parseFromJson(NewShipValidator, one);
      if (!read.ok) continue;
      this.add(read.value);
      count += 1;
    }
    return count;
  }
}

export function shipHandlers(register: Register): ShipsHandlers<Principal> {
  return {
    async listShips({ query }) {
      const { limit, filter } = query;
      const all = [...register.ships.values()].slice(0, limit);
      return filter?.berth === undefined ? all : all.filter(({ berth }) => berth === filter.berth);
    },

    async createShip({ body }) {
      if ([...register.ships.values()].some(({ name }) => name === body.name)) {
        throw new HttpError(409, 1002, "Name Taken", { headers: { "X-Reason": "name" } });
      }
      return register.add(body);
    },

    getShip: ({ path }) => register.find(path.ship_id),

    async moorShip({ path, body }, context) {
      const ship = register.find(path.ship_id);
      const moored = { ...ship, berth: body.berth };
      register.ships.set(ship.id, moored);
      context.setHeader("Location", `/ships/${ship.id}`);
      return moored;
    },

    async getPhoto({ path }) {
      const photo = register.photos.get(path.ship_id);
      if (photo === undefined) throw new HttpError(404, 1003, "No Picture");
      return new Uint8Array(photo.data);
    },

    async uploadPhoto({ path, files }) {
      register.find(path.ship_id);
      const [photo] = files;
      if (photo === undefined) throw new HttpError(400, 1004, "No Picture");
      register.photos.set(path.ship_id, photo);
    },

    async uploadPapers({ path, files }) {
      register.find(path.ship_id);
      const papers = files.filter(({ field }) => field.startsWith("papers"));
      const seal = files.find(({ field }) => field === "seal");
      const names = papers.map(({ filename }) => filename ?? "unnamed");
      register.papers.set(path.ship_id, seal === undefined ? names : [...names, "sealed"]);
    },
  };
}

export class OfficeDesk implements OfficeHandlers<Principal> {
  readonly #register: Register;

  constructor(register: Register) {
    this.#register = register;
  }

  async followLogbook(): Promise<Uint8Array> {
    return new TextEncoder().encode("event: moored\ndata: 1\n\n");
  }

  async replaceLogbook({ body }: ReplaceLogbookRequest): Promise<void> {
    this.#register.logbook = body;
  }

  async getReport(): Promise<GetReportResult> {
    return { contentType: "application/json", body: { ships: this.#register.ships.size } };
  }
}

/** Operations of the older interface, which have no tag. */
export class Former implements DefaultHandlers<Principal> {
  readonly #register: Register;

  constructor(register: Register) {
    this.#register = register;
  }

  async getApiV1PilotsId({ path }: GetApiV1PilotsIdRequest, context: Context<Principal>): Promise<Pilot> {
    const pilot = this.#register.pilots.get(path.id);
    if (pilot === undefined || !isPilot(pilot)) throw new HttpError(404, 1005, `Unknown to ${context.principal.name}`);
    return pilot;
  }

  listTugs(): Tug[] {
    return this.#register.tugs;
  }
}

export function handlersOf(register: Register): Handlers<Principal> {
  const default_: DefaultHandlers<Principal> = new Former(register);
  return { ships: shipHandlers(register), office: new OfficeDesk(register), default_ };
}

/** Creates the server, or says which of its options cannot be. */
export function open(register: Register, limits: ServerOptions<Principal>["limits"]): typeof fetch | string {
  const options: ServerOptions<Principal> = {
    basePath: "/v1",
    authenticate: { token: (credential) => (credential === "office" ? { name: "Office" } : undefined) },
    ...(limits === undefined ? {} : { limits }),
    onError: () => {},
  };
  try {
    createNodeHandler(handlersOf(register), options);
    const handle = createFetchHandler(handlersOf(register), options);
    return async (input, init) => handle(new Request(input, init));
  } catch (error) {
    if (error instanceof RangeError) return "invalid limits";
    throw error;
  }
}

/** How the port's own log shows failures and binary bodies. */
export type Logged = FailureAnswer | BinaryAnswer;

/** Sends requests to the server, and returns what it responds. */
export async function run(): Promise<unknown> {
  const register = new Register();
  const restored = register.restore([{ name: "Old", length: 3 }, { name: 1 }]);
  const server = open(register, { body: 10_000 });
  if (typeof server === "string") return server;
  const headers = { authorization: "Bearer office", "content-type": "application/json" };
  const responses: unknown[] = [];
  const ask = async (method: string, path: string, body?: unknown, type?: string): Promise<void> => {
    const isForm = body instanceof FormData;
    const own = isForm ? { authorization: headers.authorization } : { ...headers, ...(type === undefined ? {} : { "content-type": type }) };
    const sent = body === undefined ? {} : { body: isForm || typeof body === "string" ? body : JSON.stringify(body) };
    const response = await server(`http://port.example/v1${path}`, { method, headers: own, ...sent });
    const text = await response.text();
    responses.push([method, path, response.status, response.headers.get("location"), text]);
  };
  const photo = new FormData();
  photo.set("payload_json", "{}");
  photo.set("photo", new Blob([new Uint8Array([1, 2, 3])], { type: "image/png" }), "bow.png");
  const papers = new FormData();
  papers.append("papers", new Blob(["a"], { type: "application/pdf" }), "a.pdf");
  papers.append("papers", new Blob(["b"], { type: "application/pdf" }), "b.pdf");
  papers.append("seal", new Blob(["c"], { type: "image/png" }), "c.png");
  await ask("POST", "/ships", { name: "Ada", length: 120 });
  await ask("POST", "/ships", { name: "Ada", length: 120 });
  await ask("POST", "/ships", { name: "", length: 500 });
  await ask("GET", "/ships?limit=5");
  await ask("GET", "/ships/2");
  await ask("GET", "/ships/99");
  await ask("PUT", "/ships/2/berth", { berth: "A1" });
  await ask("PUT", "/ships/2/photo", photo);
  await ask("GET", "/ships/2/photo");
  await ask("PUT", "/ships/2/papers", papers);
  await ask("PUT", "/logbook", "entries", "application/octet-stream");
  await ask("GET", "/report");
  await ask("GET", "/api/v1/pilots/7");
  await ask("GET", "/api/v1/pilots/8");
  await ask("GET", "/api/v1/tugs");
  await ask("GET", "/nowhere");
  return {
    restored,
    responses,
    logbook: new TextDecoder().decode(register.logbook),
    papers: [...register.papers],
    photo: register.photos.get("2")?.size ?? 0,
    invalid: open(register, { body: -1 }),
  };
}

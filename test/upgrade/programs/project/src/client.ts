/** The office's client: lists and registers ships, and keeps a local copy of what the port knows. */
import { filledAddress, rateLimit, snowflakeFromTimestamp, snowflakeTimestamp } from "@guildwire/runtime/client";
import {
  ApiError,
  type Client,
  createApi,
  createClient,
  createShip,
  getApiV1PilotsId,
  type GetApiV1PilotsIdArgs,
  getPhoto,
  getReport,
  getShip,
  listShips,
  listTugs,
  serverAddress,
  uploadPapers,
  uploadPhoto,
} from "port-bindings/client";
import type { ListShipsResponsedefault, NewShip, Pilot, Ship } from "port-bindings/types";
import { NewShip as NewShipValidator } from "port-bindings/validators";
import { isShip } from "../generated/dist/validators/schemas.js";
import type { Tug } from "../generated/dist/types/schemas.js";

/** What the office keeps in its settings file; `window` is for its own user interface. */
export interface OfficeSettings {
  readonly baseUrl: string;
  readonly timeout: number;
  readonly window: { readonly width: number };
}

/** The addresses of the port in its regions. */
export function addresses(): readonly string[] {
  const pattern = "https://{quay}.port.example";
  const quays = [{ address: pattern, name: "quay", default: "main", values: ["main", "east"] }];
  return [
    serverAddress("https://{region}.port.example/v1"),
    serverAddress("https://{region}.port.example/v1", { region: "south" }),
    filledAddress(pattern, quays),
    filledAddress(pattern, quays, { quay: "east" }),
    filledAddress("https://{dock}.example", [{ address: "https://{dock}.example", name: "dock", default: "dry" }]),
  ];
}

/** Refuses values of the region that do not exist. */
export function isRegion(region: string): boolean {
  try {
    serverAddress("https://{region}.port.example/v1", { region: region as "north" });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.kind === "argument") return false;
    throw error;
  }
}

export class Office {
  readonly #client: Client;
  readonly #seen = new Map<string, Ship>();

  constructor(settings: OfficeSettings) {
    this.#client = createClient({ ...settings, auth: { token: "office" }, retry: { attempts: 1 } });
  }

  async ships(): Promise<readonly Ship[]> {
    const ships = await listShips(this.#client, { limit: 50, filter: { berth: "A1" } });
    for (const ship of ships) if (isShip(ship)) this.#seen.set(ship.id, ship);
    return ships.filter(isShip);
  }

  /** Registers a ship, or says why the port refuses it. */
  async register(ship: NewShip): Promise<Ship | string> {
    if (!NewShipValidator.is(ship)) return "invalid";
    try {
      return await createShip(this.#client, { body: ship });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, issues } = error;
      if (code === 1002) return "taken";
      return `${status} ${code ?? "-"} ${issues.map((issue) => `${issue.path} ${issue.code}`).join(", ")}`;
    }
  }

  async find(id: string): Promise<Ship | undefined> {
    const seen = this.#seen.get(id);
    if (seen !== undefined) return seen;
    return getShip(this.#client, { ship_id: id }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 1001) return undefined;
      throw error;
    });
  }

  /** How many bytes the picture of a ship has, and how it begins. */
  async picture(id: string): Promise<{ readonly size: number; readonly first: string }> {
    const picture = await getPhoto(this.#client, { ship_id: id });
    const text = await picture.text();
    return { size: picture.size, first: text.slice(0, 3) };
  }

  /** The same with a time limit of its own. */
  async quickPicture(id: string): Promise<number> {
    const picture = await getPhoto(this.#client, { ship_id: id }, { timeout: 5_000 });
    return (await picture.arrayBuffer()).byteLength;
  }

  async store(id: string, picture: Uint8Array<ArrayBuffer>): Promise<void> {
    await uploadPhoto(this.#client, { ship_id: id, body: { caption: "Bow", photo: { data: picture, name: "bow.png" } } });
    await uploadPapers(this.#client, { ship_id: id, body: { papers: [{ data: picture, name: "a.pdf" }] } });
  }

  async pilot(args: GetApiV1PilotsIdArgs): Promise<Pilot> {
    return getApiV1PilotsId(this.#client, args);
  }

  async tugs(): Promise<readonly Tug[]> {
    return listTugs(this.#client);
  }

  /** The number of ships that the report of the day counts. */
  async reported(): Promise<number> {
    const report = await getReport(this.#client);
    return report instanceof Blob ? -1 : report.ships;
  }
}

/** The same calls by group, as the older part of the office makes them. */
export async function grouped({ baseUrl, timeout }: OfficeSettings): Promise<readonly string[]> {
  const api = createApi({ baseUrl, timeout, auth: { token: "office" } });
  const pilot = await api.default_.getApiV1PilotsId({ id: "7" });
  const tugs = await api.default_.listTugs();
  const picture = await api.ships.getPhoto({ ship_id: "1" });
  const same = await api.ships.getPhoto({ ship_id: "1" }, { timeout });
  return [pilot.name, ...tugs.map(({ name }) => name), String(picture.size), String(same.size)];
}

/** What the port's `default` response says, as the office shows it. */
export function describe(response: ListShipsResponsedefault): string {
  return response.code === undefined ? response.message : `${response.message} (${response.code})`;
}

/** When a ship was registered: its id is a snowflake. */
export function registeredAt({ id }: Ship): string {
  return snowflakeTimestamp(id).toISOString();
}

/** The id of the first ship of a day. */
export function firstOf(day: string): string {
  return snowflakeFromTimestamp(new Date(day));
}

/** Whether an hour lies between two ships. */
export function isHourBetween(one: Ship, other: Ship): boolean {
  const [first, second] = [snowflakeTimestamp(one.id), snowflakeTimestamp(other.id)];
  return Math.abs(first.getTime() - second.getTime()) >= 3_600_000;
}

/** The limit for calls that the office makes without a generated function. */
export const ownLimit = rateLimit("getBerths", "A");

/** A line of the office's list, as its spreadsheet reads it. */
export function line(ship: Ship): string {
  const { id, name, length, berth = "" } = ship;
  return [id, JSON.stringify(name), String(length), berth, registeredAt(ship).slice(0, 10)].join(";");
}

/** The list of all ships, with their pictures' sizes; those without a picture have none. */
export async function list(office: Office, ships: readonly Ship[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const ship of ships) {
    try {
      lines.push(`${line(ship)};${await office.quickPicture(ship.id)}`);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 1003) throw error;
      lines.push(`${line(ship)};`);
    }
  }
  return lines;
}

/** Makes every call once; what comes of it. */
export async function run(baseUrl: string): Promise<unknown> {
  const office = new Office({ baseUrl, timeout: 5_000, window: { width: 800 } });
  const ships = await office.ships();
  await office.store("1", new Uint8Array([1, 2, 3]));
  return {
    addresses: addresses(),
    regions: [isRegion("north"), isRegion("west")],
    ships,
    registered: await office.register({ name: "Ada", length: 120 }),
    taken: await office.register({ name: "Taken", length: 10 }),
    refused: await office.register({ name: "Refused", length: 10 }),
    invalid: await office.register({ name: "", length: 10 }),
    known: await office.find("175928847299117063"),
    unknown: (await office.find("99")) ?? "none",
    picture: await office.picture("1"),
    quick: await office.quickPicture("1"),
    pilot: await office.pilot({ id: "7" }),
    tugs: await office.tugs(),
    reported: await office.reported(),
    grouped: await grouped({ baseUrl, timeout: 5_000, window: { width: 1 } }),
    described: [describe({ message: "No" }), describe({ message: "No", code: 3 })],
    registeredAt: ships.map(registeredAt),
    first: firstOf("2016-04-30"),
    hour: ships.length > 1 && isHourBetween(ships[0] as Ship, ships[1] as Ship),
    limit: typeof ownLimit,
    list: await list(office, ships),
  };
}

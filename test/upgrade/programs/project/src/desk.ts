/** The desk where captains ask; its tests replace the port. */
import { snowflakeFromTimestamp } from "@guildwire/runtime/client";
import { ApiError, type Client, getApiV1PilotsId, getPhoto, getShip, listTugs, serverAddress } from "port-bindings/client";
import type { Pilot } from "port-bindings/types";

export interface Desk {
  readonly client: Client;
  readonly language: "en" | "nl";
}

/** Says who guides a ship in. */
export async function guide({ client }: Desk, id: string): Promise<string> {
  const pilot: Pilot = await getApiV1PilotsId(client, { id });
  const tugs = await listTugs(client);
  return tugs.length === 0 ? pilot.name : `${pilot.name}, with ${tugs.map(({ name }) => name).join(" and ")}`;
}

/** Says what is known of a ship, in words. */
export async function shipText({ client, language }: Desk, id: string): Promise<string> {
  try {
    const { name } = await getShip(client, { ship_id: id });
    return name;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 1001) return language === "nl" ? "onbekend" : "unknown";
    return `error ${error.code ?? error.status ?? error.kind}`;
  }
}

/** The size of a picture in kilobytes, rounded up. */
export async function pictureSize({ client }: Desk, id: string): Promise<number> {
  const picture = await getPhoto(client, { ship_id: id });
  return Math.ceil(picture.size / 1000);
}

/** Whether a captain may try again later, and after how many seconds. */
export function waitFor(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { kind, status, code } = error;
  if (kind === "timeout" || kind === "network") return 5;
  if (code === 2001) return 60;
  return status === 429 ? (error.retryAfter ?? 1) : undefined;
}

/** What the port objects to, one line for each place of the form. */
export function objections(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return [];
  return error.issues.map(({ path, code }) => `${path.slice(1)}: ${code.toLowerCase().replaceAll("_", " ")}`);
}

/** Answers several questions at once. A question that fails has its own answer. */
export async function answerAll(desk: Desk, ids: readonly string[]): Promise<readonly string[]> {
  return Promise.all(
    ids.map(async (id) => {
      try {
        return await shipText(desk, id);
      } catch (error) {
        const seconds = waitFor(error);
        return seconds === undefined ? "ask the office" : `ask again in ${seconds} s`;
      }
    }),
  );
}

/** Where the desk sends captains who want to ask the port themselves. */
export function portal(): string {
  return `${serverAddress("https://{region}.port.example/v1")}/ships?after=${snowflakeFromTimestamp(new Date("2020-01-01"))}`;
}

import { startTestServer } from "@guildwire/service/testing";
import { expandServerUrl } from "@guildwire/runtime/client";
import { createClient, putCover, serverUrl } from "shelf-bindings/client";
import { createMemoryTransport, type Handlers, type UploadedFile } from "shelf-bindings/server";
import type { PutCoverBody } from "../generated/dist/types/schemas.js";

export interface Shelf {
  readonly baseUrl: string;
  readonly colour: string;
}

/** The covers that the shelf has. */
export const covers = new Map<string, UploadedFile>();

const handlers: Handlers = {
  covers: {
    async putCover({ path, files }) {
      const [cover] = files;
      if (cover !== undefined && files.length === 1) covers.set(path.id, files[0] ?? cover);
      for (const file of files) covers.set(`${path.id}/${file.field}`, file);
    },
  },
};

/** Stores a cover on a shelf. */
export async function store(shelf: Shelf, id: string, body: PutCoverBody): Promise<number> {
  const client = createClient({ ...shelf, fetch: createMemoryTransport(handlers) });
  await putCover(client, { id, body });
  return covers.get(id)?.size ?? 0;
}

export const regions: readonly string[] = [
  serverUrl("https://{region}.shelf.example"),
  expandServerUrl("https://{desk}.example", [{ url: "https://{desk}.example", name: "desk", default: "a" }]),
];

/** The bot's own tests begin with a message. */
export const server = (): ReturnType<typeof startTestServer> => startTestServer();

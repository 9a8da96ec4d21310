// The server that guildwire generates from openapi.yaml.
import { createServer } from "node:http";
import { createNodeHandler } from "../.cache/server.mjs";
import { messages, rows } from "../work.mjs";

const handlers = {
  bench: {
    addOrder: ({ body }) => body,
    addFile: ({ files }) => ({ bytes: files.file.size }),
    async *listenToEvents() {
      for await (const data of messages()) yield { data };
    },
    getReport: () => rows,
  },
};
export const server = createServer(createNodeHandler(handlers));

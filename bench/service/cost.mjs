// The cost of requests: CPU of a server and of its PostgreSQL.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Starts the process that sends requests. */
export function startCaller(connections) {
  const child = fork(fileURLToPath(new URL("load.mjs", import.meta.url)), [], { serialization: "advanced" });
  const load = async (server, requests, milliseconds) => {
    child.send({ url: server.url, requests, connections, milliseconds });
    const [result] = await once(child, "message");
    return result;
  };
  return {
    load,
    /** Microseconds of CPU per request: of the server, and of the database. */
    async cost({ server, place }, requests, milliseconds) {
      const before = [await server.cpu(), await place.cpu()];
      const { requests: sent } = await load(server, requests, milliseconds);
      const after = [await server.cpu(), await place.cpu()];
      return after.map((seconds, at) => ((seconds - before[at]) / sent) * 1e6);
    },
    stop: () => child.disconnect(),
  };
}

/** A table in Markdown whose first column is aligned left. */
export function table(head, rows) {
  return [head, head.map((_, at) => (at === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

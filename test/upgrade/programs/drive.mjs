/**
 * Runs the compiled programs of a project against a server that records what it receives, and prints both as JSON:
 *
 *   node drive.mjs PROJECT
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder = "."] = process.argv.slice(2);

const ships = [
  { id: "175928847299117063", name: "Ada", length: 120, berth: "A1" },
  { id: "175999999999999999", name: "Bo", length: 30 },
  { name: 7 },
];
const json = (status, value) => ({ status, type: "application/json", body: JSON.stringify(value) });
const failure = (status, code, message, issues) =>
  json(status, { code, message, ...(issues === undefined ? {} : { errors: issues }) });

/** What the server responds, by method and path. */
function responseTo(method, path, body) {
  if (path === "/ships" && method === "GET") return json(200, ships);
  if (path === "/ships") {
    const { name } = JSON.parse(body);
    const wrong = { length: { _errors: [{ code: "BASE_TYPE_BAD_LENGTH", message: "Too long" }] } };
    if (name === "Taken") return failure(409, 1002, "Name Taken");
    return name === "Refused" ? failure(400, 1000, "Invalid Form", wrong) : json(201, { id: "5", ...JSON.parse(body) });
  }
  if (/\/photo$/.test(path) && method === "GET") return { status: 200, type: "image/png", body: "PNG bytes" };
  if (/\/(photo|papers)$/.test(path)) return { status: 204, body: "" };
  if (path === "/ships/99") return failure(404, 1001, "Unknown Ship");
  if (/^\/ships\/\d+$/.test(path)) return json(200, ships[0]);
  if (path === "/report") return json(200, { ships: 3 });
  if (/\/pilots\/7$/.test(path)) return json(200, { id: "7", name: "Mo" });
  if (/\/tugs$/.test(path)) return json(200, [{ name: "Bear" }, { name: "Ox" }]);
  return failure(404, 0, "Not Found");
}

/** Serves on a port of the system's choice. */
async function listen(handle) {
  const server = createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", async () => {
      const { status, headers = {}, body } = await handle(request, Buffer.concat(parts));
      response.writeHead(status, headers).end(body);
    });
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${server.address().port}`;
}

const servers = [];
let requests = [];

/** Multipart boundaries are random. */
function recorded(body, type = "") {
  const [, boundary] = /boundary=(?:"([^"]+)"|([^;]+))/.exec(type)?.filter(Boolean) ?? [];
  return boundary === undefined ? body.toString("latin1") : body.toString("latin1").replaceAll(boundary, "BOUNDARY");
}

const baseUrl = await listen((request, body) => {
  const { method, url, headers } = request;
  const type = headers["content-type"];
  const { authorization } = headers;
  requests.push({ method, url, authorization, type: type?.replace(/boundary=.*/, "boundary"), body: recorded(body, type) });
  const response = responseTo(method, url.split("?")[0], body.toString("utf8"));
  return { ...response, headers: response.type === undefined ? {} : { "content-type": response.type } };
});

/** An endpoint for the bot, which speaks Fetch. */
const endpoint = (handle) =>
  listen(async ({ method, url, headers }, body) => {
    const response = await handle(
      new Request(new URL(url, "http://bot.example"), { method, headers, ...(method === "POST" ? { body } : {}) }),
    );
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  });

const programs = { client: [baseUrl], server: [], bot: [baseUrl, endpoint], board: [baseUrl] };
const outcome = {};
for (const [name, args] of Object.entries(programs)) {
  const { run } = await import(pathToFileURL(resolve(folder, "dist", `${name}.js`)).href);
  requests = [];
  const result = await run(...args);
  outcome[name] = { result, requests };
}
console.log(JSON.stringify(outcome, undefined, 1));
for (const server of servers) server.closeAllConnections();
for (const server of servers) server.close();

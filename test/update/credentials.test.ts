import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "../cli/command.js";
import { secretToken } from "../secrets.js";
import { DocumentServer, shelf } from "./document-server.js";

const token = secretToken("update");
const env = { API_TOKEN: token };

let project: Project;
let server: DocumentServer;
let other: DocumentServer;

beforeEach(async () => {
  project = new Project();
  project.remove("books.yaml");
  project.remove("openapi.yaml");
  [server, other] = await Promise.all([DocumentServer.start(), DocumentServer.start()]);
  configure("  Authorization: 'Bearer ${API_TOKEN}'\n");
  server.on("/openapi.yaml", shelf());
  other.on("/openapi.yaml", shelf());
});

afterEach(async () => {
  project.remove("");
  await Promise.all([server.stop(), other.stop()]);
});

function configure(headers: string, source = `${server.origin}/openapi.yaml`): void {
  project.write("guildwire.config.yaml", `spec: openapi.yaml\nsource: ${source}\nsourceHeaders:\n${headers}`);
}

/** Runs a command, and asserts that neither its output nor a file contains the token. */
async function run(line: string, variables: Record<string, string> = env) {
  const outcome = await project.run(line, { env: variables });
  const texts = [outcome.stdout, outcome.stderr, ...Object.values(project.files("."))];
  for (const text of texts) expect(text.includes(token)).toBe(false);
  return outcome;
}

describe("headers for the source", () => {
  test("get their credentials from the environment, and go to the source", async () => {
    expect(await run("update")).toMatchObject({ code: 0 });
    expect(server.requests[0]?.headers.authorization === `Bearer ${token}`).toBe(true);
  });

  test("go to further files of the document, too", async () => {
    configure("  X-Api-Key: '${API_TOKEN}'\n");
    project.write(
      "guildwire.config.yaml",
      project.read("guildwire.config.yaml").replace("openapi.yaml", "spec/openapi.yaml"),
    );
    server.on("/openapi.yaml", shelf({ extra: "components:\n  schemas: { Book: { $ref: 'book.yaml' } }\n" }));
    server.on("/book.yaml", "type: string\n");
    expect(await run("update")).toMatchObject({ code: 0 });
    expect(server.requests.map(({ headers }) => headers["x-api-key"] === token)).toEqual([true, true]);
  });

  test.each([301, 302, 303, 307, 308])(
    "are not sent where a redirect of status %d leads to another origin",
    async (status) => {
      server.redirect("/openapi.yaml", `${other.origin}/openapi.yaml`, status);
      expect(await run("update")).toMatchObject({ code: 0 });
      expect(other.requests).toHaveLength(1);
      expect(JSON.stringify(other.requests).includes(token)).toBe(false);
    },
  );

  test("are not sent again after a redirect returns from another origin", async () => {
    server.redirect("/openapi.yaml", `${other.origin}/back`);
    other.redirect("/back", `${server.origin}/final.yaml`);
    server.on("/final.yaml", shelf());
    expect(await run("update")).toMatchObject({ code: 0 });
    expect(server.requests.map(({ headers }) => "authorization" in headers)).toEqual([true, false]);
  });

  test("are sent again after a redirect to the same origin", async () => {
    server.redirect("/openapi.yaml", "/final.yaml");
    server.on("/final.yaml", shelf());
    expect(await run("update")).toMatchObject({ code: 0 });
    expect(server.requests.map(({ headers }) => "authorization" in headers)).toEqual([true, true]);
  });

  test("are not sent to another origin that the command line names", async () => {
    expect(await run(`update ${other.origin}/openapi.yaml`)).toMatchObject({ code: 0 });
    expect(other.requests[0]?.headers).not.toHaveProperty("authorization");
    expect(await run(`update ${server.origin}/openapi.yaml`)).toMatchObject({ code: 0 });
    expect(server.requests[0]?.headers).toHaveProperty("authorization");
  });

  test("do not appear in error messages", async () => {
    server.on("/openapi.yaml", (request, response) => response.writeHead(401).end(request.headers.authorization));
    expect(await run("update")).toMatchObject({ code: 2 });
    server.on("/openapi.yaml", (_, response) => void response.socket?.end("HTTP/1.1 nonsense\r\n\r\n"));
    expect(await run("update")).toMatchObject({ code: 2, stderr: expect.stringContaining("cannot be downloaded") });
    server.on("/openapi.yaml", (request, response) => response.end(`openapi: ${request.headers.authorization}\n`));
    expect((await project.run("update", { env })).code).toBe(2);
  });

  test.each([
    [{}, "the environment variable API_TOKEN, which sourceHeaders.Authorization names, is not set"],
    [{ API_TOKEN: "" }, "is not set"],
    [{ API_TOKEN: `${token}\r\nHost: b` }, "holds a character that no header can carry"],
    [{ API_TOKEN: `${token}ü` }, "holds a character that no header can carry"],
  ])("are refused without a usable variable (%#)", async (variables, message) => {
    const { code, stderr } = await run("update", variables as Record<string, string>);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(server.requests).toEqual([]);
  });

  test.each([
    "  Authorization: Bearer abc\n",
    "  X-Api-Key: abc\n",
    "  Host: '${API_TOKEN}'\n",
    "  If-None-Match: '${API_TOKEN}'\n",
    "  'a b': '${API_TOKEN}'\n",
    "  Accept: 1\n",
    '  Accept: "a\\nb"\n',
    "  - a\n",
  ])("may not be written like this: %s", async (headers) => {
    configure(headers);
    const { code, stderr } = await run("update");
    expect(code).toBe(2);
    expect(stderr).toContain("error config-invalid");
    expect(stderr).toContain("expected: a map from names of headers to values with an environment variable");
  });

  test("without credentials need no variable", async () => {
    configure("  Accept: application/vnd.github.raw\n");
    expect(await run("update")).toMatchObject({ code: 0 });
    expect(server.requests[0]?.headers.accept).toBe("application/vnd.github.raw");
  });

  test("are not sent unencrypted to another machine", async () => {
    configure("  Authorization: '${API_TOKEN}'\n", "http://shelf.example/openapi.yaml");
    const { code, stderr } = await run("update");
    expect(code).toBe(2);
    expect(stderr).toContain("sourceHeaders would be sent to http://shelf.example/openapi.yaml unencrypted");
  });
});

describe("a source", () => {
  test.each([
    [`http://user:${token}@127.0.0.1/openapi.yaml`, "the URL of the source holds credentials"],
    [`http://${token}@127.0.0.1/openapi.yaml`, "the URL of the source holds credentials"],
    ["ftp://127.0.0.1/openapi.yaml", "the source is a ftp: URL"],
    ["data:application/json,%7B%7D", "the source is a data: URL"],
    ["http://[/openapi.yaml", "the source is not a valid URL"],
    ["file://host/openapi.yaml", "the source is a file of another host"],
  ])("is refused (%#): %s", async (source, message) => {
    const { code, stderr } = await run(`update ${source}`);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test("is named without the values of its query", async () => {
    const { code, stdout } = await run(`update ${server.origin}/openapi.yaml?key=${token}&v=2`);
    expect(code).toBe(0);
    expect(server.requests[0]?.url === `/openapi.yaml?key=${token}&v=2`).toBe(true);
    expect(project.read("openapi.yaml.source.json")).toContain(`${server.origin}/openapi.yaml?key=…&v=…`);
    server.on("/openapi.yaml", shelf({ limit: 10 }));
    expect((await run(`update --check ${server.origin}/openapi.yaml?key=${token}`)).stdout).toContain(
      "openapi.yaml?key=…",
    );
    expect(stdout).toContain("+ openapi.yaml\n");
  });
});

describe("a proxy of the environment", () => {
  let proxy: Server;
  let tunnels: string[];

  beforeEach(async () => {
    tunnels = [];
    proxy = createServer((request, response) => {
      tunnels.push(`${request.method} ${request.url}`);
      response.end(shelf());
    });
    proxy.on("connect", (request, socket) => {
      tunnels.push(`CONNECT ${request.url}`);
      const target = connect(Number(new URL(server.origin).port), "127.0.0.1", () => {
        socket.write("HTTP/1.1 200 OK\r\n\r\n");
        target.pipe(socket).pipe(target);
      });
      for (const end of [socket, target]) end.on("error", () => {});
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  });

  afterEach(async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  });

  const proxyUrl = (): string => `http://user:${token}@127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  test.each(["HTTP_PROXY", "http_proxy"])("is used: %s", async (name) => {
    expect(await run("update", { ...env, [name]: proxyUrl() })).toMatchObject({ code: 0 });
    expect(tunnels).toHaveLength(1);
    expect(tunnels[0]).toContain(new URL(server.origin).host);
  });

  test("is not used for the hosts of NO_PROXY", async () => {
    expect(await run("update", { ...env, HTTP_PROXY: proxyUrl(), NO_PROXY: "127.0.0.1" })).toMatchObject({ code: 0 });
    expect(tunnels).toEqual([]);
  });

  test("that is no URL is refused without repeating it", async () => {
    const { code, stderr } = await run("update", { ...env, HTTP_PROXY: `http://[${token}` });
    expect(code).toBe(2);
    expect(stderr).toContain("HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy");
  });
});

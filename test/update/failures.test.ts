import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { redirectRefusal } from "../../generator/src/project/update/source-url.js";
import { Project } from "../cli/command.js";
import { DocumentServer, shelf } from "./document-server.js";

let project: Project;
let server: DocumentServer;
let before: Record<string, string>;

beforeEach(async () => {
  project = new Project();
  project.remove("books.yaml");
  project.write("openapi.yaml", shelf({ limit: 50 }));
  server = await DocumentServer.start();
  project.write("guildwire.config.yaml", `spec: openapi.yaml\nsource: ${server.origin}/openapi.yaml\n`);
  before = project.files(".");
});

afterEach(async () => {
  project.remove("");
  await server.stop();
});

/** Every failure leaves all files unchanged. */
async function refused(line = "update"): Promise<string> {
  const { code, stdout, stderr } = await project.run(line);
  expect({ code, stdout, stderr }).toMatchObject({ code: 2, stdout: "" });
  expect(project.files(".")).toEqual(before);
  return stderr;
}

describe("a download that fails", () => {
  test.each([
    [401, "set sourceHeaders in guildwire.config.yaml"],
    [403, "set sourceHeaders in guildwire.config.yaml"],
    [204, "check the URL"],
    [300, "check the URL"],
    [400, "check the URL"],
    [429, "try again later"],
    [500, "try again later"],
    [503, "try again later"],
  ])("names the status %d and what to do", async (status, fix) => {
    server.on("/openapi.yaml", (_, response) => response.writeHead(status).end());
    const stderr = await refused();
    expect(stderr).toContain(`error download-failed\n  ${server.origin}/openapi.yaml responds with status ${status}`);
    expect(stderr).toContain(`fix: ${fix}`);
  });

  test.each([404, 410])("reports a missing document (%d)", async (status) => {
    server.on("/openapi.yaml", (_, response) => response.writeHead(status).end(shelf()));
    expect(await refused()).toContain(`there is no document at ${server.origin}/openapi.yaml`);
  });

  test("reports that nothing is listening", async () => {
    await server.stop();
    expect(await refused()).toContain("cannot be downloaded: nothing listens there (ECONNREFUSED)");
    server = await DocumentServer.start();
  });

  test("notices a body that is shorter than its Content-Length", async () => {
    server.on("/openapi.yaml", (_, response) => {
      response.writeHead(200, { "content-length": 10_000 });
      response.write(shelf(), () => response.destroy());
    });
    expect(await refused()).toContain("the connection was closed before the response was complete");
  });

  test("notices chunks without an end", async () => {
    server.on("/openapi.yaml", (_, response) => {
      response.writeHead(200);
      response.write(shelf(), () => response.destroy());
    });
    expect(await refused()).toContain("the connection was closed before the response was complete");
  });

  test("does not wait longer than --timeout for a response", async () => {
    server.on("/openapi.yaml", () => {});
    expect(await refused("update --timeout 0.2")).toContain("is not complete after 0.2 seconds");
  });

  test("does not wait longer than --timeout for a body that never ends", async () => {
    server.on("/openapi.yaml", (_, response) => {
      response.writeHead(200);
      response.write("openapi: 3.1.0\n");
    });
    const stderr = await refused("update --timeout 0.2");
    expect(stderr).toContain("is not complete after 0.2 seconds");
    expect(stderr).toContain("fix: try again, or allow more time with --timeout");
  });

  test.each(["0", "-1", "1e9", "soon", "3601"])("refuses --timeout %s", async (seconds) => {
    expect(await refused(`update --timeout ${seconds}`)).toContain("--timeout");
    expect(server.requests).toEqual([]);
  });

  test("refuses a response that announces too many bytes", async () => {
    server.on("/openapi.yaml", (_, response) => response.writeHead(200, { "content-length": 2 ** 31 }).flushHeaders());
    expect(await refused()).toContain("is too large");
  });

  test("refuses a response that turns out to be too large", { timeout: 30_000 }, async () => {
    const chunk = Buffer.alloc(1024 * 1024, "#");
    server.on("/openapi.yaml", (_, response) => {
      const write = (): void => {
        while (!response.destroyed) if (!response.write(chunk)) return void response.once("drain", write);
      };
      write();
    });
    const stderr = await refused();
    expect(stderr).toContain("error limit-exceeded");
    expect(stderr).toContain("expected: at most 67108864 bytes");
  });
});

describe("compressed responses", () => {
  test.each([
    ["gzip", gzipSync],
    ["x-gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ] as const)("in %s are read", async (encoding, compress) => {
    server.on("/openapi.yaml", (request, response) => {
      expect(request.headers["accept-encoding"]).toContain("gzip");
      response.writeHead(200, { "content-encoding": encoding }).end(compress(shelf()));
    });
    expect(await project.run("update")).toMatchObject({ code: 0 });
    expect(project.read("openapi.yaml")).toBe(shelf());
  });

  test.each([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ] as const)("in %s that end early are refused", async (encoding, compress) => {
    const bytes = compress(shelf());
    server.on("/openapi.yaml", (_, response) =>
      response.writeHead(200, { "content-encoding": encoding }).end(bytes.subarray(0, bytes.length - 20)),
    );
    expect(await refused()).toContain("the compressed response ends early");
  });

  test.each(["gzip", "deflate", "br"])("with invalid %s data are refused", async (encoding) => {
    server.on("/openapi.yaml", (_, response) => response.writeHead(200, { "content-encoding": encoding }).end(shelf()));
    expect(await refused()).toMatch(/the (compressed response ends early|response is not compressed as declared)/);
  });

  test.each(["zstd", "gzip, gzip"])("in %s are refused by name", async (encoding) => {
    server.on("/openapi.yaml", (_, response) => response.writeHead(200, { "content-encoding": encoding }).end(shelf()));
    expect(await refused()).toContain(`the response is compressed as "${encoding}"`);
  });

  test.each([
    ["gzip", gzipSync],
    // The default quality takes a second.
    ["br", (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
  ] as const)("in %s are bounded after decompression", { timeout: 30_000 }, async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(65 * 1024 * 1024, "#"));
    expect(bomb.length).toBeLessThan(100_000);
    server.on("/openapi.yaml", (_, response) => response.writeHead(200, { "content-encoding": encoding }).end(bomb));
    expect(await refused()).toContain("is too large");
  });
});

describe("a redirect", () => {
  test.each([301, 302, 303, 307, 308])("of status %d is followed on loopback", async (status) => {
    server.redirect("/openapi.yaml", "/v2/openapi.yaml#top", status);
    server.on("/v2/openapi.yaml", shelf());
    expect(await project.run("update")).toMatchObject({ code: 0 });
    expect(project.read("openapi.yaml")).toBe(shelf());
  });

  test("that leads back is not followed forever", async () => {
    server.redirect("/openapi.yaml", "/other.yaml");
    server.redirect("/other.yaml", "/openapi.yaml");
    const stderr = await refused();
    expect(stderr).toContain("error redirect-refused");
    expect(stderr).toContain("redirects more than 5 times");
    expect(server.requests).toHaveLength(6);
  });

  test.each([
    ["http://shelf.example/openapi.yaml", "to another origin without encryption"],
    ["file:///etc/passwd", "to a file: URL"],
    ["http://user:word@127.0.0.1/", "to a URL with credentials"],
  ])("to %s is refused", async (location, reason) => {
    server.redirect("/openapi.yaml", location);
    expect(await refused()).toContain(`/openapi.yaml redirects ${reason}`);
  });

  test("to something that is not a URL is refused", async () => {
    server.redirect("/openapi.yaml", "http://[");
    expect(await refused()).toContain("redirects to something that is not a URL");
  });

  test.each([
    ["https://a.example/1", "https://b.example/2", undefined],
    ["https://a.example/1", "http://a.example/1", "from https: to http:, which is not encrypted"],
    ["https://a.example/1", "http://localhost/1", "from https: to http:, which is not encrypted"],
    ["http://a.example/1", "https://a.example/1", undefined],
    ["http://a.example/1", "http://a.example/2", undefined],
    ["http://a.example/1", "http://b.example/1", "to another origin without encryption"],
    ["http://localhost:1/1", "http://127.0.0.1:2/1", undefined],
    ["http://127.0.0.1/1", "http://127.0.0.1.example.org/1", "to another origin without encryption"],
    ["https://a.example/1", "ftp://a.example/1", "to a ftp: URL"],
  ])("from %s to %s: %s", (from, to, reason) => {
    expect(redirectRefusal(new URL(from), new URL(to))).toBe(reason);
  });
});

describe("a response that is no document", () => {
  test("but an HTML page is reported as one", async () => {
    server.on("/openapi.yaml", (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Sign in</title>"),
    );
    const stderr = await refused();
    expect(stderr).toContain(`${server.origin}/openapi.yaml is an HTML or XML page, and no OpenAPI document`);
    expect(stderr).toContain("if the page asks for authentication, set sourceHeaders in guildwire.config.yaml");
    expect(stderr.match(/error /g)).toHaveLength(1);
  });

  test.each([
    ["empty", ""],
    ["text", "Service temporarily unavailable"],
    ["JSON of another kind", '{"message":"not found"}'],
    ["YAML with a syntax error", "openapi: 3.1.0\ninfo: [\n"],
    ["bytes", Uint8Array.from({ length: 4096 }, (_, index) => (index * 151) % 256)],
  ])("is refused: %s", async (_, content) => {
    server.on("/openapi.yaml", content);
    expect(await refused()).toMatch(/error (version-unsupported|syntax-error)/);
  });

  test.each(["text/plain", "text/html; charset=utf-8", "application/octet-stream", "application/vnd.oai.openapi"])(
    "is not recognized by its content type: %s",
    async (type) => {
      server.on("/openapi.yaml", (_, response) => response.writeHead(200, { "content-type": type }).end(shelf()));
      expect(await project.run("update")).toMatchObject({ code: 0 });
    },
  );
});

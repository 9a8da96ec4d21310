import fc from "fast-check";
import { expect, test } from "vitest";
import { runCount } from "../../run-count.js";
import { handlers } from "./note-definition.js";
import { connection, serve, transports } from "./serve.js";

const contentTypes = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-8",
  "multipart/form-data; boundary=b",
  "text/plain",
  "",
);
const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc.json({ maxDepth: 3 }).map((text) => new TextEncoder().encode(text)),
  fc.string({ maxLength: 40 }).map((title) => new TextEncoder().encode(JSON.stringify({ title }))),
);

test.each(transports)("any body over $name gets a success or an error in JSON", async ({ start }) => {
  const ask = await start();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("PUT", "PATCH"), contentTypes, bodies, async (method, type, bytes) => {
      const body = new Blob([bytes]);
      const response = await ask("/boards/1/notes", { method, headers: { "content-type": type }, body });
      expect([200, 400, 415]).toContain(response.status);
      const value = (await response.json()) as Record<string, unknown>;
      if (response.status !== 200)
        expect([typeof value["code"], typeof value["message"]]).toEqual(["number", "string"]);
    }),
    { numRuns: runCount(150) },
  );
});

test.each(transports)("any path and query over $name gets a response", async ({ start }) => {
  const ask = await start(handlers(), { unknownQuery: "refuse" });
  const pieces = fc.constantFrom(
    "/",
    "boards",
    "1",
    "notes",
    "%2F",
    "%",
    "%E4",
    "?",
    "&",
    "=",
    "wait",
    "[",
    ";",
    "..",
    "#",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 10 }), async (parts) => {
      const { status } = await ask(`/${parts.join("")}`);
      expect([200, 400, 404]).toContain(status);
    }),
    { numRuns: runCount(200) },
  );
});

test("responds to the next connection after arbitrary bytes on one", async () => {
  const { port, url } = await serve();
  const pieces = fc.oneof(
    fc.constantFrom(
      "PUT /boards/1/notes HTTP/1.1\r\n",
      "Host: a\r\n",
      "Content-Type: application/json\r\n",
      "Content-Length: 3\r\n",
      "Transfer-Encoding: chunked\r\n",
      "Expect: 100-continue\r\n",
      "\r\n",
      "3\r\n{}}\r\n",
      "0\r\n\r\n",
    ),
    fc.string({ maxLength: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (texts) => {
      const { socket, closed } = await connection(port);
      socket.end(texts.join(""));
      const received = await closed;
      // Nothing, or responses of the server.
      expect(received).toMatch(/^($|HTTP\/1\.1 \d{3} )/);
      expect(received).not.toContain("HTTP/1.1 500");
    }),
    { numRuns: runCount(60) },
  );
  expect((await fetch(`${url}/boards/1/notes`)).status).toBe(200);
});

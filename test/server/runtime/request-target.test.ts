import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRequestTarget } from "../../../runtime/src/server/index.js";
import { invalidTargets, sendTarget as send, validTargets } from "../request-targets.js";
import { handlers, type NoteRequest } from "./note-definition.js";
import { serve } from "./serve.js";

const path = "/boards/7/notes";

describe("a request target", () => {
  test.each(invalidTargets(path))("that is invalid gets a 400: %j", async (target) => {
    const { port } = await serve();
    expect(await send(port, target)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(validTargets(path))("that is valid reaches its operation: %j", async (target) => {
    const { port } = await serve();
    expect(await send(port, target)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("in absolute-form without a path is the root", async () => {
    expect(parseRequestTarget("GET", "http://example.test")).toEqual({ path: "/", query: "", isEncoded: true });
    expect(parseRequestTarget("GET", "http://example.test?a=1")).toEqual({ path: "/", query: "a=1", isEncoded: true });
  });

  test("that is invalid is refused in the interface's error format, before authentication", async () => {
    const { port } = await serve(handlers({ createNote: () => expect.unreachable() }));
    const response = await send(port, "http://[bad/boards/7/notes", { method: "POST" });
    expect(JSON.parse(response.slice(response.indexOf("\r\n\r\n")))).toEqual({
      code: 50035,
      message: "Invalid Form Body",
      errors: { _errors: [{ code: "TARGET", message: "the request target is not valid" }] },
    });
  });

  test("in asterisk-form is for OPTIONS only", async () => {
    const { port } = await serve();
    const response = await send(port, "*", { method: "OPTIONS" });
    expect(response).toMatch(/^HTTP\/1\.1 204 /);
    expect(response).not.toMatch(/^allow:/im);
    expect(await send(port, "/*", { method: "OPTIONS" })).toMatch(/^HTTP\/1\.1 404 /);
  });

  test("has the same meaning in origin-form and in absolute-form", async () => {
    const seen: unknown[] = [];
    const { port } = await serve(
      handlers({
        listNotes: (request: NoteRequest) => {
          seen.push(request);
          return {};
        },
      }),
    );
    for (const start of ["", "http://example.test", "HTTP://EXAMPLE.TEST:80"])
      await send(port, `${start}${path}?limit=3`);
    expect(seen).toEqual(Array(3).fill({ path: { board_id: 7 }, query: { wait: false, limit: 3 } }));
  });

  test("of any text is parsed without an exception, and its path has visible characters only", () => {
    const piece = fc.oneof(
      fc.constantFrom("/", "http://", "[", "]", "::1", "@", "%", "%41", "*", "?", "#", "a", ":80", "\\", " "),
      fc.string({ maxLength: 4, unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.constantFrom("GET", "OPTIONS"), fc.array(piece, { maxLength: 8 }), (method, pieces) => {
        const target = parseRequestTarget(method, pieces.join(""));
        if (target === undefined) return;
        expect(target.path).toMatch(/^(\*|\/[!"$->@-~]*)$/);
        expect(target.isEncoded).toBe(/^([^%]|%[0-9A-Fa-f]{2})*$/.test(target.path));
        expect(target.query).toMatch(/^[!"$-~]*$/);
      }),
      { numRuns: 500 },
    );
  });
});

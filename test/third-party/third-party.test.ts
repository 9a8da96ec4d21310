import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { operationDocumentation } from "../../generator/src/emit/typescript/documentation.js";
import { desiredStubs } from "../../generator/src/stubs/desired.js";
import { reconcile } from "../../generator/src/stubs/reconcile.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules have types of their own, which the programs check
type Any = any;

/** A program of a third-party document: its handlers, and calls of its client. */
interface Program {
  readonly module: Any;
  readonly server: Any;
  /** The exports of the handler stubs of the document. */
  readonly stubs: Any;
}

/** Generates, compiles and loads the package of a document, its stubs, and the program that uses the package. */
async function programOf(name: string): Promise<Program> {
  const { files, model, diagnostics } = await generated(join(import.meta.dirname, "documents", `${name}.yaml`));
  expect(diagnostics.filter(({ code }) => code !== "keyword-without-effect")).toEqual([]);
  const pack = new ForeignPackage(files);
  onTestFinished(() => pack.remove());
  expect(pack.compile()).toBe("");
  const documentation = (operation: (typeof model.operations)[number]) => operationDocumentation(operation, model);
  const options = { style: "object", module: "foreign-api/server" } as const;
  const { files: stubs } = reconcile(desiredStubs(model, documentation), [], undefined, options);
  for (const { path, text } of stubs) {
    mkdirSync(dirname(join(pack.folder, "stubs", path)), { recursive: true });
    writeFileSync(join(pack.folder, "stubs", path), text);
  }
  const text = readFileSync(join(import.meta.dirname, "programs", `${name}.mts`), "utf8");
  const entry = stubs.map(({ path }) => `export * from "./stubs/${path.replace(/ts$/, "js")}";\n`).join("");
  expect(pack.runProgram(`${name}-stubs`, entry).errors).toBe("");
  expect(pack.runProgram(name, text).errors).toBe("");
  const load = (path: string): Promise<Any> => import(pathToFileURL(join(pack.folder, path)).href);
  return {
    module: await load(`${name}.mjs`),
    server: await load("node_modules/foreign-api/dist/server/index.js"),
    stubs: await load(`${name}-stubs.mjs`),
  };
}

/** Serves a handler over HTTP until the test is finished. */
async function listen(handler: RequestListener): Promise<string> {
  const running = createServer(handler);
  const { url } = await listening(running);
  return url;
}

async function serve({ server }: Program, tag: string, handlers: object, errors: unknown[] = []): Promise<string> {
  const onError = (error: unknown): void => void errors.push(error);
  return listen(server.createNodeHandler({ [tag]: handlers }, { onError }));
}

it("problem details: bookings of trains", { timeout: 300_000 }, async () => {
  const program = await programOf("trains");
  const baseUrl = await serve(program, "bookings", program.module.handlers);
  expect(await program.module.run(baseUrl)).toEqual({
    names: ["Ada"],
    status: 200,
    id: "2",
    left: 0,
    // Problem details without a code: their status.
    late: { code: 409, message: "Conflict", issues: [], missing: [] },
    invalid: [
      "createBooking: status 400",
      {
        code: 400,
        message: "Bad Request",
        issues: [{ path: "/passenger_name", code: "max-length", message: expect.any(String), limit: 40, actual: 41 }],
        missing: [],
      },
    ],
    unknown: [
      404,
      "application/problem+json",
      { type: "about:blank", title: "Not Found", status: 404, detail: "Not Found" },
    ],
  });
  const stub = await serve(program, "bookings", program.stubs.bookings);
  const response = await fetch(`${stub}/bookings`);
  expect([response.status, response.headers.get("content-type")]).toEqual([501, "application/problem+json"]);
});

it("a declared error format and a stream: transcripts", { timeout: 300_000 }, async () => {
  const program = await programOf("transcripts");
  const errors: unknown[] = [];
  const baseUrl = await serve(program, "transcripts", program.module.handlers, errors);
  const fields = [
    { where: "title", rule: "TOO_LONG", text: expect.any(String), allowed: 10, given: 13 },
    { where: "speakers[1].name", rule: "TOO_LONG", text: expect.any(String), allowed: 5, given: 7 },
  ];
  expect(await program.module.run(baseUrl)).toEqual({
    words: ["all 0.0", "aboard 0.5"],
    id: "busy",
    waits: [250],
    attempted: [
      "followWords 200",
      "createTranscript 429",
      "createTranscript 201",
      "followWords 404",
      "createTranscript 400",
    ],
    missing: [
      "NO_TRANSCRIPT",
      { code: "NO_TRANSCRIPT", message: "There is no such transcript.", issues: [], missing: [] },
    ],
    invalid: [
      400,
      { fault: { reason: "INVALID", text: "The request is not valid.", fields } },
      {
        code: "INVALID",
        message: "The request is not valid.",
        issues: [
          { path: "/title", code: "TOO_LONG", message: expect.any(String), limit: 10, actual: 13 },
          { path: "/speakers/1/name", code: "TOO_LONG", message: expect.any(String), limit: 5, actual: 7 },
        ],
        missing: [],
      },
    ],
  });
  expect(errors).toEqual([]);
  const stub = await serve(program, "transcripts", program.stubs.transcripts);
  const response = await fetch(`${stub}/transcripts/1/words`);
  expect([response.status, await response.json()]).toEqual([
    501,
    { fault: { reason: "UNKNOWN", text: "Not Implemented" } },
  ]);
});

it("errors of ranges and of default, and a signed webhook: payments", { timeout: 300_000 }, async () => {
  const program = await programOf("payments");
  const errors: Any[] = [];
  const baseUrl = await serve(program, "payments", program.module.handlers, errors);
  expect(await program.module.run(baseUrl)).toEqual({
    "1": 5,
    declined: [
      "getPayment: status 402",
      "expired",
      { code: "card_declined", message: "Declined.", issues: [], missing: [] },
    ],
    gone: ["getPayment: status 410", "id", { code: "gone", message: "It is gone.", issues: [], missing: [] }],
    teapot: ["getPayment: status 503", "busy", { code: "busy", message: "Later.", issues: [], missing: [] }],
    crash: [
      "getPayment: status 500",
      undefined,
      { code: "internal", message: "Internal Server Error", issues: [], missing: [] },
    ],
    "much-too-long": [
      "getPayment: status 400",
      undefined,
      { code: "invalid-request", message: "id: must have at most 8 characters (got 13)", issues: [], missing: [] },
    ],
  });
  expect(errors.map(({ message }) => message)).toEqual(["a detail for the log only"]);

  const { receiver, settled, deliver } = program.module;
  const url = await listen(receiver.node);
  await deliver(url);
  expect(settled).toEqual(["7 12"]);
  const forged = await fetch(url, { method: "POST", body: '{"payment":{"id":"8","amount":1}}' });
  expect([forged.status, settled]).toEqual([401, ["7 12"]]);
  const stub = await serve(program, "payments", program.stubs.payments);
  expect(await (await fetch(`${stub}/payments/1`)).json()).toEqual({
    error: { code: "not-implemented", message: "Not Implemented" },
  });
});

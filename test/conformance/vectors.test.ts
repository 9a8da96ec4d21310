import { isDeepStrictEqual } from "node:util";
import type { UploadedFile } from "@guildwire/api/server";
import { describe, expect, it } from "vitest";
import { runCount } from "../run-count.js";
import { isTaken, type Refused, readVectors, type Taken, type Vector, vectorFiles } from "../vectors/read.js";
import { type HandlerCall, type Outcome, type Service, services } from "./vector-service.js";

const vectors = readVectors();

describe.each(vectorFiles())("the vectors of %s", (file) => {
  const own = vectors.filter((vector) => vector.file === file);

  it("get the stated responses, identical over HTTP, Fetch and in memory", { timeout: 60_000 }, async () => {
    const running = await Promise.all(services.map(async ({ name, start }) => ({ name, service: await start() })));
    const wrong: string[] = [];
    // The quick tests send a quarter of them over each transport, and the others in memory alone.
    const interval = 4 / runCount(4);
    for (const [index, vector] of own.entries()) {
      const responses: Outcome[] = [];
      for (const { name, service } of index % interval === 0 ? running : running.slice(-1)) {
        const response = await service.ask(vector);
        responses.push(response);
        const faults = faultsOf(vector, response, service);
        wrong.push(...faults.map((fault) => `${vector.operation}: ${vector.name}: over ${name} ${fault}`));
      }
      const [first, ...others] = responses;
      if (others.some((response) => !isDeepStrictEqual(response, first))) {
        wrong.push(
          `${vector.operation}: ${vector.name}: the transports differ: ${JSON.stringify(responses).slice(0, 400)}`,
        );
      }
    }
    expect(wrong).toEqual([]);
  });
});

it("the vectors cover all 65 operations", () => {
  expect(vectors.length).toBeGreaterThan(1000);
  expect(new Set(vectors.filter((one) => isTaken(one.expect)).map((one) => one.operation)).size).toBe(65);
});

function faultsOf(vector: Vector, response: Outcome, service: Service): readonly string[] {
  const { expect: wanted } = vector;
  return isTaken(wanted) ? faultsOfTaken(vector, wanted, response, service) : faultsOfRefused(wanted, response);
}

function faultsOfTaken(
  vector: Vector,
  { decoded }: Taken,
  { call, status, body }: Outcome,
  service: Service,
): readonly string[] {
  if (call === undefined) return [`no handler was called: ${status} ${JSON.stringify(body)}`];
  const faults = call.operation === vector.operation ? [] : [`${call.operation} was called`];
  if (status !== service.reached) faults.push(`the response has the status ${status}`);
  const members = ["path", "query", "headers", "body"] as const;
  for (const member of members) {
    const found = emptyAsNothing(call.request[member]);
    if (isDeepStrictEqual(found, emptyAsNothing(decoded[member]))) continue;
    faults.push(`${member} is ${JSON.stringify(found)?.slice(0, 300)}`);
  }
  const files = (decoded.files ?? []).map(({ part, filename, type, content }) => [part, filename, type, content]);
  const found = filesOf(call).map(({ field, filename, contentType, data }) => [
    field,
    filename,
    contentType,
    new TextDecoder().decode(data),
  ]);
  // Without a type in the vector, the runner's applies.
  const fits = files.length === found.length && files.every((file, index) => fileFits(file, found[index] ?? []));
  if (!fits) faults.push(`the files are ${JSON.stringify(found)}`);
  return faults;
}

function filesOf(call: HandlerCall): readonly UploadedFile[] {
  return (call.request["files"] ?? []) as readonly UploadedFile[];
}

function fileFits(wanted: readonly unknown[], found: readonly unknown[]): boolean {
  return wanted.every((value, index) => value === undefined || value === found[index]);
}

/** An omitted field is empty. */
function emptyAsNothing(value: unknown): unknown {
  const isEmpty =
    value === undefined || (typeof value === "object" && value !== null && Object.keys(value).length === 0);
  return isEmpty && !Array.isArray(value) ? undefined : value;
}

function faultsOfRefused(wanted: Refused, { call, status, allow, body }: Outcome): readonly string[] {
  const faults = call === undefined ? [] : [`${call.operation} was called`];
  const { code, errors } = (body ?? {}) as { readonly code?: number; readonly errors?: object };
  if (status !== wanted.status || code !== wanted.code) {
    faults.push(
      `the response is ${status} ${JSON.stringify(body)?.slice(0, 300)} instead of ${wanted.status} ${wanted.code}`,
    );
  }
  const missing = (wanted.allow ?? []).filter((method) => !allow.includes(method));
  if (missing.length > 0) faults.push(`Allow lacks ${missing.join()}`);
  for (const { at, code: leaf } of wanted.errors ?? []) {
    if (!hasFault(errors, at, leaf))
      faults.push(`no error is reported at ${at}: ${JSON.stringify(errors)?.slice(0, 300)}`);
  }
  return faults;
}

/** Whether the error tree has an error at the path or below it. */
function hasFault(tree: object | undefined, at: string, leaf: string | undefined): boolean {
  let node: unknown = tree;
  for (const token of at.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    node = typeof node === "object" && node !== null ? (node as Record<string, unknown>)[key] : undefined;
  }
  return leavesOf(node).some((code) => leaf === undefined || code === leaf);
}

function leavesOf(node: unknown): readonly unknown[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) =>
    key === "_errors" ? (inner as readonly { readonly code: string }[]).map(({ code }) => code) : leavesOf(inner),
  );
}

import type { Diagnostic, Interface, ModelOperation } from "@guildwire/generator";
import type { EncodedRequest } from "./client-requests.js";
import { authenticate, credentialHeaders } from "./credentials.js";
import type { ConformanceRun } from "./run.js";
import type { LocatedVector } from "./vector-files.js";
import { isValidRequest } from "./vector-format.js";
import { maxProblems, VectorProblem } from "./vector-problem.js";
import type { Vector } from "./vectors.js";
import { writtenBody } from "./written-request.js";

/** @throws VectorProblem if the document lacks the operation of a vector. */
export function checkOperations(vectors: readonly LocatedVector[], { operations }: Interface): void {
  const known = new Set(operations.map(({ id }) => id));
  const diagnostics = vectors
    .filter(({ operation }) => !known.has(operation))
    .map(({ operation, location }): Diagnostic => {
      const message = `the document has no operation ${JSON.stringify(operation)}`;
      return { code: "vectors-operation-unknown", severity: "error", message, location };
    });
  if (diagnostics.length > 0) throw new VectorProblem(diagnostics.slice(0, maxProblems));
}

/** Sends the vectors of files in their order, except those that options exclude. */
export async function runFileVectors(run: ConformanceRun, vectors: readonly LocatedVector[]): Promise<void> {
  const operations = new Map(run.model.operations.map((operation) => [operation.id, operation]));
  const planned = vectors.flatMap((vector) => {
    const operation = operations.get(vector.operation);
    return operation === undefined ? [] : [{ vector, operation, obstacle: obstacleOf(run, vector, operation) }];
  });
  const obstacles = new Map<ModelOperation, Map<string, number>>();
  for (const { operation, obstacle } of planned) {
    if (obstacle === undefined) continue;
    const counts = obstacles.get(operation) ?? new Map<string, number>();
    obstacles.set(operation, counts.set(obstacle, (counts.get(obstacle) ?? 0) + 1));
  }
  for (const [operation, counts] of obstacles) {
    for (const [obstacle, count] of counts) run.skip(operation, `${obstacle} (${count} of the vectors)`);
  }
  for (const { vector, operation, obstacle } of planned) {
    if (obstacle === undefined) await run.send(sentVector(run, vector, operation));
  }
}

/** Why a vector is not sent, if it is not. */
function obstacleOf(run: ConformanceRun, { request }: LocatedVector, operation: ModelOperation): string | undefined {
  if (run.options.skip.has(operation.id)) return "skipped by option";
  if (!run.mayChange(request.method)) return "changes data; use --write";
  if (request.authenticated !== false && !run.isAuthorized(operation)) return "no credentials were given";
  return undefined;
}

function sentVector(run: ConformanceRun, vector: LocatedVector, operation: ModelOperation): Vector {
  const { name, expect } = vector;
  const written = requestOf(run, vector, operation);
  // The arguments of a handler cannot be observed from outside: a valid request must not be refused.
  return isValidRequest(expect)
    ? { operation, rule: "valid", text: name, args: {}, written, expectation: "accepted" }
    : { operation, rule: "invalid", text: name, args: {}, written, expectation: expect };
}

function requestOf(run: ConformanceRun, { request }: LocatedVector, operation: ModelOperation): EncodedRequest {
  const { model, options } = run;
  const { origin, pathname } = new URL(options.url);
  const query = request.query === undefined ? "" : `?${request.query}`;
  const unauthenticated = `${pathname.replace(/\/+$/, "")}${request.path}${query}`;
  const isAnonymous = request.authenticated === false;
  const auth = isAnonymous ? {} : options.credentials.auth;
  const { target, headers: credentials } = authenticate(model, operation, unauthenticated, auth);
  const body = writtenBody(request);
  const headers = new Headers(credentials);
  const secret = credentialHeaders(model);
  for (const [name, value] of Object.entries(options.credentials.headers)) {
    if (!isAnonymous || !secret.has(name)) headers.set(name, value);
  }
  if (body !== undefined && body.type !== "") headers.set("content-type", body.type);
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  return { method: request.method, url: `${origin}${target}`, target, headers, body: body?.bytes ?? null };
}

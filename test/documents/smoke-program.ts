import { distinctContents, isBare, successResponses } from "../../generator/src/emit/server/result.js";
import { isDelegatedToFetch } from "../../generator/src/model/authentication.js";
import { bodyChoices } from "../../generator/src/model/body-choices.js";
import type { Interface, MediaContent, Operation, Parameter, Response } from "../../generator/src/model/interface.js";
import { resultName } from "../../generator/src/model/server-names.js";
import type { Json, SchemaValues } from "./schema-value.js";

/** One operation with its request and response, both as JSON and as source code. */
interface Call {
  readonly operation: Operation;
  readonly parameters: readonly (readonly [Parameter, Json])[];
  readonly body?: SentBody;
  readonly result: HandlerResult;
}

interface SentBody {
  readonly media: MediaContent;
  readonly isOnly: boolean;
  /** Absent for bytes. */
  readonly value?: Json;
  /** Fields of a multipart body that are files. */
  readonly files: readonly string[];
}

interface HandlerResult {
  readonly code: string;
  /** The client's result, with a stream or a Blob as `{ bytes }`. */
  readonly returned?: unknown;
}

/** What the program prints for each call. */
export interface Outcome {
  readonly operation: string;
  readonly request?: { readonly [member: string]: unknown };
  readonly returned?: unknown;
  readonly failure?: string;
}

export interface SmokeProgram {
  readonly text: string;
  /** The operations that it calls. */
  readonly operations: readonly string[];
  /** Number of callable operations: of operations that share a route, only the first counts. */
  readonly callable: number;
  /** Returns errors in the outcomes; empty if each call arrived and returned as expected. */
  problemsIn(outcomes: readonly Outcome[]): readonly string[];
}

const bytes = [1, 2, 3];
const bytesCode = `new Uint8Array([${bytes.join(", ")}])`;

/**
 * Generates a program that calls operations of a generated package against its generated server, in memory: the first,
 * middle and last operation of the document for which valid arguments are found. Its literals are checked against the
 * generated types.
 */
export function smokeProgram(model: Interface, values: SchemaValues, wanted: number): SmokeProgram {
  const calls = chosenCalls(model, values, wanted);
  return {
    text: programText(model, calls),
    operations: calls.map(({ operation }) => operation.id),
    callable: routedOperations(model).length,
    problemsIn: (outcomes) => calls.flatMap((call, index) => problemsOf(call, outcomes[index])),
  };
}

function chosenCalls(model: Interface, values: SchemaValues, wanted: number): readonly Call[] {
  const operations = routedOperations(model);
  const chosen = new Map<string, Call>();
  for (let index = 0; index < Math.min(wanted, operations.length); index++) {
    const start = Math.floor((index * (operations.length - 1)) / Math.max(1, wanted - 1));
    for (let step = 0; step < operations.length; step++) {
      const operation = operations[(start + step) % operations.length];
      if (operation === undefined || chosen.has(operation.id)) continue;
      const call = callOf(operation, values);
      if (call === undefined) continue;
      chosen.set(operation.id, call);
      break;
    }
  }
  return [...chosen.values()];
}

function routedOperations({ operations }: Interface): readonly Operation[] {
  return operations.filter(({ variantOf }) => variantOf === undefined);
}

/** Returns undefined if the document makes a call impossible, or no valid value is found. */
function callOf(operation: Operation, values: SchemaValues): Call | undefined {
  const parameters = parametersOf(operation, values);
  const body = bodyOf(operation, values);
  const result = resultOf(operation, values);
  if (parameters === undefined || body === undefined || result === undefined) return undefined;
  return { operation, parameters, ...(body !== "none" && { body }), result };
}

function parametersOf(operation: Operation, values: SchemaValues): Call["parameters"] | undefined {
  const given: (readonly [Parameter, Json])[] = [];
  for (const parameter of operation.parameters) {
    const value = values.valueOf(parameter.use, "request");
    // Null is not sent, and an empty path segment matches no route.
    const isSendable = value !== undefined && value !== null && value !== "" && isPlain(value);
    if (isSendable) given.push([parameter, value]);
    else if (parameter.required) return undefined;
  }
  return given;
}

/** Whether a style can represent a value: scalars, or non-empty lists and objects of them. */
function isPlain(value: Json): boolean {
  if (typeof value !== "object" || value === null) return value !== null;
  const inner = Object.values(value);
  return inner.length > 0 && inner.every((one) => typeof one !== "object" && one !== "");
}

function bodyOf(operation: Operation, values: SchemaValues): SentBody | "none" | undefined {
  const choices = bodyChoices(operation);
  const [media] = choices;
  if (media === undefined) return "none";
  const isOnly = choices.length === 1;
  if (media.kind === "binary") return { media, isOnly, files: [] };
  if (media.kind === "text") return { media, isOnly, files: [], value: textOf(media, values, "request") };
  const value = media.use === undefined ? {} : values.valueOf(media.use, "request");
  if (value === undefined || operation.body?.payload !== undefined) return undefined;
  const files = media.kind === "multipart" ? media.encoding.filter(({ file }) => file) : [];
  const isForm = media.kind !== "json";
  // Forms contain text: other values would need a specific encoding.
  if (isForm && !(isObject(value) && Object.values(value).every((one) => one !== null && (isPlain(one) || one === ""))))
    return undefined;
  return { media, isOnly, value, files: files.map(({ property }) => property) };
}

function resultOf(operation: Operation, values: SchemaValues): HandlerResult | undefined {
  if (operation.method === "head" || operation.responseWhen !== undefined) return undefined;
  const successes = successResponses(operation);
  const [response] = successes;
  if (response === undefined) return { code: "undefined" };
  const status = statusOf(response);
  if (status >= 300) return undefined;
  const contents = distinctContents(response);
  // Clients ask for JSON where they have the choice.
  const media = contents.find(({ kind }) => kind === "json") ?? contents[0];
  const body = media === undefined ? undefined : responseBody(media, values);
  if (media !== undefined && body === undefined) return undefined;
  const members = [
    ...(isBare(successes) ? [] : [`status: ${status}`]),
    ...(contents.length > 1 ? [`contentType: ${JSON.stringify(media?.mediaType)}`] : []),
    ...(body === undefined ? [] : [`body: ${body.code}`]),
  ];
  const isWhole = isBare(successes) && contents.length <= 1;
  const code = isWhole ? (body?.code ?? "undefined") : `{ ${members.join(", ")} }`;
  const plain = body?.returned;
  return { code, returned: successes.length > 1 ? { status, ...(body !== undefined && { body: plain }) } : plain };
}

function statusOf({ status }: Response): number {
  return typeof status === "number" ? status : 200;
}

function textOf(media: MediaContent, values: SchemaValues, direction: "request" | "response"): string {
  const value = media.use === undefined ? undefined : values.valueOf(media.use, direction);
  return typeof value === "string" && value !== "" ? value : "text";
}

function responseBody(media: MediaContent, values: SchemaValues): HandlerResult | undefined {
  if (media.kind === "text") {
    const text = textOf(media, values, "response");
    return { code: JSON.stringify(text), returned: text };
  }
  if (media.kind === "binary") return { code: bytesCode, returned: { bytes } };
  if (media.kind !== "json") return undefined;
  const value = media.use === undefined ? {} : values.valueOf(media.use, "response");
  return value === undefined ? undefined : { code: JSON.stringify(value), returned: value };
}

function programText(model: Interface, calls: readonly Call[]): string {
  const functions = calls.map(({ operation }) => operation.identifier);
  const results = calls.map(({ operation }) => resultName(operation));
  const schemes = [...model.securitySchemes.values()];
  const credentials = schemes
    .filter((scheme) => !isDelegatedToFetch(scheme))
    .map((scheme) => {
      const isBasic = scheme.kind === "http" && scheme.scheme.toLowerCase() === "basic";
      return `${JSON.stringify(scheme.name)}: ${isBasic ? '{ username: "name", password: "word" }' : '"secret"'}`;
    });
  const servers = new Set(calls.flatMap(({ operation }) => operation.servers.map(({ url }) => url)));
  return `import { createClient, ${functions.join(", ")} } from "foreign-api/client";
import { createMemoryTransport, type Handlers, ${results.map((name) => `type ${name}`).join(", ")} } from "foreign-api/server";

declare const console: { log(text: string): void };
const requests = new Map<string, unknown>();
const failures: unknown[] = [];
${calls.map(({ operation, result }, index) => `const result${index}: ${resultName(operation)} = ${result.code};`).join("\n")}
const results: Readonly<Record<string, unknown>> = { ${calls.map(({ operation }, index) => `${operation.identifier}: result${index}`).join(", ")} };
const group = new Proxy({}, {
  // A stream ends with the call.
  get: (_, name) => async (request: unknown) => {
    requests.set(String(name), await plain(request));
    return results[String(name)];
  },
});
const handlers = { ${model.tags.map(({ identifier }) => `${identifier}: group`).join(", ")} } as unknown as Handlers;
const options = {
  authenticate: { ${schemes.map(({ name }) => `${JSON.stringify(name)}: () => "caller"`).join(", ")} },
  onError: (error: unknown) => failures.push(error),
  validateResponses: true,
  encodedSlash: "keep",
  resolve: (_: unknown, families: readonly string[]) => families[0],
};
const fetch = createMemoryTransport(handlers, options as never);
const client = createClient({
  baseUrl: "http://documents.example",
  servers: { ${[...servers].map((url) => `${JSON.stringify(url)}: "http://documents.example"`).join(", ")} },
  auth: { ${credentials.join(", ")} },
  fetch,
});

/** Bytes as lists of numbers, so that JSON can hold them. */
async function plain(value: unknown): Promise<unknown> {
  if (value instanceof ReadableStream) {
    return { bytes: [...new Uint8Array(await new Response(value).arrayBuffer())] };
  }
  if (value instanceof Blob) return { bytes: [...new Uint8Array(await value.arrayBuffer())] };
  if (value instanceof Uint8Array) return { bytes: [...value] };
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(await Promise.all(Object.entries(value).map(async ([key, one]) => [key, await plain(one)])));
}

async function report(operation: string, call: () => Promise<unknown>): Promise<void> {
  try {
    const returned = await plain(await call());
    console.log(JSON.stringify({ operation, request: requests.get(operation), returned }));
  } catch (error) {
    const issues = (error as { issues?: unknown; body?: unknown }).issues ?? (error as { body?: unknown }).body;
    const why = [String(error), JSON.stringify(issues), ...failures.map((one) => String((one as Error).stack ?? one))];
    console.log(JSON.stringify({ operation, request: requests.get(operation), failure: why.join("\\n") }));
  }
}

${calls.map((call) => `await report(${JSON.stringify(call.operation.identifier)}, () => ${callCode(call)});`).join("\n")}
`;
}

function callCode({ operation, parameters, body }: Call): string {
  const members = parameters.map(([{ argument }, value]) => `${JSON.stringify(argument)}: ${JSON.stringify(value)}`);
  if (body !== undefined) {
    if (!body.isOnly) members.push(`contentType: ${JSON.stringify(body.media.mediaType)}`);
    members.push(`body: ${bodyCode(body)}`);
  }
  return `${operation.identifier}(client, { ${members.join(", ")} })`;
}

function bodyCode({ value, files }: SentBody): string {
  if (value === undefined) return bytesCode;
  if (!isObject(value) || files.length === 0) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, one]) => {
    const file = `{ data: ${bytesCode}, name: "file.bin" }`;
    const code = Array.isArray(one) ? `[${file}]` : file;
    return `${JSON.stringify(name)}: ${files.includes(name) ? code : JSON.stringify(one)}`;
  });
  return `{ ${members.join(", ")} }`;
}

function problemsOf({ operation, parameters, body, result }: Call, outcome: Outcome | undefined): readonly string[] {
  const title = `${operation.method.toUpperCase()} ${operation.path.text}`;
  if (outcome === undefined) return [`${title}: the program did not get there`];
  if (outcome.failure !== undefined) return [`${title}: ${outcome.failure}`];
  const problems: string[] = [];
  const members = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;
  for (const [parameter, value] of parameters) {
    const received = (outcome.request?.[members[parameter.in]] as Record<string, unknown> | undefined)?.[
      parameter.name
    ];
    if (!holds(received, value))
      problems.push(`${parameter.in} ${parameter.name}: ${shown(value)}, ${shown(received)}`);
  }
  const sent = body === undefined ? undefined : sentBody(body);
  const receivedBody = outcome.request?.["body"];
  if (!holds(receivedBody, sent)) problems.push(`body: ${shown(sent)}, ${shown(receivedBody)}`);
  if (!holds(outcome.returned, result.returned)) {
    problems.push(`response: ${shown(result.returned)}, ${shown(outcome.returned)}`);
  }
  return problems.map((problem) => `${title}: ${problem}`);
}

/** Returns the body as the handler receives it, without files. */
function sentBody({ value, files }: SentBody): unknown {
  if (value === undefined) return { bytes };
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !files.includes(name)));
}

/** Whether everything that was sent arrived; defaults may be added. */
function holds(received: unknown, sent: unknown): boolean {
  if (typeof sent !== "object" || sent === null) return received === sent;
  if (typeof received !== "object" || received === null) return false;
  return Object.entries(sent).every(([key, one]) => holds((received as Record<string, unknown>)[key], one));
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

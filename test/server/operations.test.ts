import * as api from "@guildwire/api/client";
import * as validators from "@guildwire/api/validators";
import { describe, expect, it } from "vitest";
import type { Operation, Parameter } from "../../generator/src/model/interface.js";
import { type OperationId, operationCalls } from "../e2e/operation-calls.js";
import { model } from "../spec/model.js";
import { picture, type Recorded, recordingHandlers } from "./recording-handlers.js";
import { options, transports } from "./transports.js";

type Args = Readonly<Record<string, unknown>>;

/** The expected arguments of the handler, derived from those of the client. */
function expectedRequest(operation: Operation, args: Args): unknown {
  const of = (place: Parameter["in"]): Record<string, unknown> | undefined => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    if (parameters.length === 0) return undefined;
    const given = parameters.map(({ name, argument, use }) => [name, args[argument] ?? use.default?.value]);
    return Object.fromEntries(given.filter(([, value]) => value !== undefined));
  };
  const fixed = Object.fromEntries(operation.fixed.map(({ parameter, value }) => [parameter, value]));
  const query = operation.fixed.length === 0 ? of("query") : { ...of("query"), ...fixed };
  const expected = { path: of("path"), query, headers: of("header"), body: expectedBody(operation, args) };
  return Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined));
}

/** The body without its files, with the defaults of its schema. */
function expectedBody(operation: Operation, args: Args): unknown {
  if (operation.body === undefined) return undefined;
  const { file: _file, files: _files, ...body } = (args["body"] ?? {}) as Record<string, unknown>;
  const sent = Array.isArray(args["body"]) ? args["body"] : body;
  const media = operation.body.content.find(({ kind }) => kind === "json");
  const name = media?.use?.type.kind === "reference" ? media.use.type.name : "";
  const validator = (validators as unknown as Record<string, validators.Validator<unknown>>)[name];
  const parsed = validator?.parse(sent);
  if (parsed === undefined) throw new Error(`${operation.id} has no validator`);
  // The JSON validator refuses a message that consists of a file only.
  return parsed.ok ? parsed.value : sent;
}

interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function expectedFiles(args: Args): Promise<readonly SentFile[]> {
  const { file, files = [] } = (args["body"] ?? {}) as { file?: api.FileInput; files?: readonly api.FileInput[] };
  const named = [
    ...(file === undefined ? [] : [["file", file] as const]),
    ...files.map((one, index) => [`files[${index}]`, one] as const),
  ];
  return Promise.all(
    named.map(async ([field, one]) => {
      const data = one instanceof Blob ? one : one.data;
      const bytes = new Uint8Array(await new Blob([data as BlobPart]).arrayBuffer());
      return { field, name: one instanceof Blob ? "blob" : one.name, bytes };
    }),
  );
}

const calls = model.operations.flatMap((operation) =>
  Object.entries(operationCalls[operation.identifier as OperationId]).map(
    ([name, args]) => [`${operation.id} (${name})`, operation, args as Args] as const,
  ),
);

const functions = new Map<string, unknown>(Object.entries(api));

describe.each(transports)("every operation over $name", ({ start }) => {
  it.each(calls)("%s: the request arrives and the response returns", async (_, operation, args) => {
    const recorded: Recorded[] = [];
    // The tokens contain slashes and all other characters that a client must encode.
    const { baseUrl, fetch } = await start(recordingHandlers(recorded), options({ encodedSlash: "keep" }));
    const client = api.createClient({ baseUrl, fetch, auth: { bot: "the-token-of-the-bot" } });
    const call = functions.get(operation.identifier) as (client: api.Client, args: Args) => Promise<unknown>;
    const response = await call(client, args);

    expect(recorded.map((one) => one.operation.id)).toEqual([operation.id]);
    const [{ request, context, returned }] = recorded as [Recorded];
    const { files, ...rest } = request;
    expect(rest).toEqual(expectedRequest(operation, args));
    expect(
      files?.map(({ field, filename, data }) => ({ field, name: filename, bytes: new Uint8Array(data) })) ?? [],
    ).toEqual(await expectedFiles(args));
    expect(context.principal).toEqual(operation.security.length === 0 ? undefined : { name: "bot" });
    expect(await seen(response)).toEqual(operation.responseWhen === undefined ? returned : bodyOf(returned));
  });
});

/** The result of a call; a stream is read to bytes. */
async function seen(response: unknown): Promise<unknown> {
  return response instanceof ReadableStream ? new Uint8Array(await new Response(response).arrayBuffer()) : response;
}

/** The body of a handler's result. If a parameter determines the status, the client returns the body alone. */
function bodyOf(response: unknown): unknown {
  return (response as { readonly body?: unknown }).body;
}

it("the calls cover every operation, and one response is an image", () => {
  expect(new Set(calls.map(([, { id }]) => id)).size).toBe(65);
  expect(picture.length).toBeGreaterThan(0);
});

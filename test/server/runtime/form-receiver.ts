import { expect } from "vitest";
import {
  createFetchHandler,
  type FormFiles,
  jsonResponse,
  type Operation,
  type RequestBody,
  type ServerLimits,
  type UploadedFile,
} from "../../../runtime/src/server/index.js";
import { isObject, type Validator, validator } from "../../../runtime/src/validate/index.js";
import { type ErrorBody, errorFormat } from "./note-definition.js";

export const anyObject: Validator<Record<string, unknown>> = validator(
  (value): value is Record<string, unknown> => isObject(value),
  { check: () => undefined, copy: (value) => ({ ...(value as object) }) },
);

export interface ResponseData {
  readonly status: number;
  readonly body: unknown;
  readonly files: readonly { field: string; filename?: string; contentType?: string; text: string }[];
  readonly issues: readonly string[];
}

/** The files of a request, by field or in order. */
type ReceivedFiles = FormFiles | readonly UploadedFile[];

/** Sends a body to an operation that returns what it received. */
export function receiver(
  body: RequestBody,
  limits: ServerLimits = {},
): (sent: BodyInit, type?: string) => Promise<ResponseData> {
  const operation: Operation = {
    id: "send",
    handler: ["all", "send"],
    method: "POST",
    path: "/",
    body,
    responses: { 200: jsonResponse() },
  };
  const send = ({ body: sent, files = {} }: { readonly body: unknown; readonly files?: ReceivedFiles }): unknown => ({
    body: sent,
    files: Object.values(files)
      .flat()
      .map(({ data, headers, ...file }) => ({ ...file, text: new TextDecoder().decode(data) })),
  });
  const route = { allow: "POST, OPTIONS", POST: operation };
  const definition = { route: () => route, operations: [operation], errorFormat };
  const handler = createFetchHandler(
    definition,
    { all: { send } },
    { limits, onError: (error) => expect.unreachable(String(error)) },
  );
  return async (sent, type) => {
    const headers: HeadersInit = type === undefined ? {} : { "content-type": type };
    const response = await handler(
      new Request("http://example.test/", { method: "POST", headers, body: sent, duplex: "half" } as RequestInit),
    );
    const { body: received, files, errors } = (await response.json()) as ResponseData & ErrorBody;
    return { status: response.status, body: received, files, issues: issuesOf(errors) };
  };
}

function issuesOf(tree: ErrorBody["errors"], place = ""): string[] {
  return Object.entries(tree ?? {}).flatMap(([name, node]) =>
    Array.isArray(node)
      ? node.map(({ code }: { code: string }) => `${place} ${code}`)
      : issuesOf(node as ErrorBody["errors"], `${place}/${name}`),
  );
}

/** A stream of the bytes, split at the given offsets. */
export function inPieces(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const places = [0, ...[...cuts].sort((a, b) => a - b), bytes.length];
  return new ReadableStream({
    start(controller) {
      for (let index = 1; index < places.length; index += 1) {
        const piece = bytes.subarray(places[index - 1], places[index]);
        if (piece.length > 0) controller.enqueue(piece);
      }
      controller.close();
    },
  });
}

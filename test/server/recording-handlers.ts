import type { Context, Handlers, UploadedFile } from "@guildwire/api/server";
import { exampleOf } from "../../generator/src/model/example.js";
import type { Operation } from "../../generator/src/model/interface.js";
import { model } from "../spec/model.js";
import type { Caller } from "./transports.js";

/** The arguments of a handler's call. */
export interface Recorded {
  readonly operation: Operation;
  readonly request: {
    readonly path?: unknown;
    readonly query?: { readonly [name: string]: unknown };
    readonly headers?: unknown;
    readonly body?: unknown;
    readonly files?: readonly UploadedFile[];
  };
  readonly context: Context<Caller | undefined>;
  readonly returned: unknown;
}

export const picture: Uint8Array = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10]);

/** A handler for each operation that records its arguments and returns an example. */
export function recordingHandlers(recorded: Recorded[]): Handlers<Caller> {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const operation of model.operations) {
    groups[operation.tag.identifier] ??= {};
    Object.assign(groups[operation.tag.identifier] ?? {}, {
      [operation.identifier]: async (request: Recorded["request"], context: Recorded["context"]) => {
        const response = resultOf(operation, request);
        recorded.push({ operation, request, context, returned: response });
        return response;
      },
    });
  }
  return groups as unknown as Handlers<Caller>;
}

/** The example response for a request, with its status if there are several. */
function resultOf(operation: Operation, { query }: Recorded["request"]): unknown {
  const successes = operation.responses.filter(({ status }) => typeof status === "number" && status < 300);
  const rule = operation.responseWhen;
  const asked = rule?.cases.find((one) => one.equals === query?.[rule.parameter.name])?.status;
  const response = successes.find(({ status }) => status === asked) ?? successes[0];
  if (response === undefined) throw new Error(`${operation.id} has no success`);
  const [media] = response.content;
  const body = media === undefined ? undefined : media.kind === "binary" ? picture : bodyOf(media.use);
  return successes.length === 1 ? body : { status: response.status, ...(media === undefined ? {} : { body }) };
}

function bodyOf(use: Parameters<typeof exampleOf>[0] | undefined): unknown {
  return use === undefined ? "ok" : exampleOf(use, model);
}

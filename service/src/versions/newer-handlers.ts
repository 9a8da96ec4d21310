import { MessageFlags } from "@guildwire/api/types";
import type { Context, Operation } from "@guildwire/runtime/server";
import { type CallbackRequest, respondToInteraction } from "../delivery/interactions/callback.js";
import type { Services } from "../services.js";
import { type Handler, wrapHandlers } from "../wrap-handlers.js";
import { messageOfNewer, responseOfNewer } from "./map-response.js";
import { markNewer } from "./newer-values.js";
import { requestDifferences } from "./request-differences.js";

/** A request as handlers receive it. */
interface HandlerRequest {
  readonly path?: { readonly guild_id?: string };
  readonly query?: unknown;
  readonly body?: unknown;
}

type HandlerContext = Pick<Context, "header" | "operation">;

/** The handlers of the interface for versions 9 and 10: requests with what was set aside, and responses mapped. */
export function handlersOfNewer(handlers: object, services: Services): object {
  return wrapHandlers<HandlerRequest, HandlerContext>(handlers, (handler) => wrap(handler, services));
}

type NewerHandler = Handler<HandlerRequest, HandlerContext>;

function wrap(handler: NewerHandler, services: Services): NewerHandler {
  const read = services.store.read.bind(services.store);
  return async (request, context) => {
    const { operation } = context;
    markNewer(request, request.body);
    fillFromHeaders(request, context);
    const result =
      operation.id === "createInteractionResponse"
        ? await respond(services, request as unknown as CallbackRequest & WithResponse)
        : await handler(request, context);
    const map = (status: number, body: unknown): Promise<unknown> =>
      responseOfNewer({ operation: operation.id, status, ...guildOf(request) }, body, read);
    const status = onlyStatusOf(operation);
    if (status !== undefined) return map(status, result);
    const { status: chosen, body, ...rest } = result as { readonly status: number; readonly body?: unknown };
    return { ...rest, status: chosen, ...(body !== undefined && { body: await map(chosen, body) }) };
  };
}

interface WithResponse {
  readonly query: { readonly with_response: boolean };
}

/** The callback of versions 9 and 10 (READINGS T105). */
async function respond(services: Services, request: CallbackRequest & WithResponse): Promise<object> {
  const { with_response: wantsMessage } = request.query;
  const { interaction, message } = await respondToInteraction(services, request, wantsMessage);
  if (!wantsMessage || interaction === undefined) return { status: 204 };
  const { type } = request.body;
  const read = services.store.read.bind(services.store);
  const shown = message && (await messageOfNewer(message, read));
  const isLoading = ((message?.flags ?? 0) & MessageFlags.LOADING) !== 0;
  return {
    status: 200,
    body: {
      interaction: {
        id: interaction.id,
        type: interaction.type,
        ...(message !== undefined && {
          response_message_id: message.id,
          response_message_loading: isLoading,
          response_message_ephemeral: ((message.flags ?? 0) & MessageFlags.EPHEMERAL) !== 0,
        }),
      },
      ...(shown !== undefined && { resource: { type, message: shown } }),
    },
  };
}

/** Fills texts without a limit from headers, unless the body has them. */
function fillFromHeaders(request: HandlerRequest, { operation, header }: HandlerContext): void {
  for (const { operations, header: difference } of requestDifferences) {
    if (difference === undefined || !operations.includes(operation.id)) continue;
    const { name, property } = difference;
    const sent = header(name);
    const body = request.body as Record<string, unknown>;
    if (sent !== undefined) body[property] ??= decodeText(sent);
  }
}

/** Clients send header values percent-encoded, or as bytes of UTF-8, which Node reads as Latin-1. */
function decodeText(text: string): string {
  const read = utf8Of(text);
  try {
    return decodeURIComponent(read);
  } catch {
    return read;
  }
}

function utf8Of(text: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(text, "latin1"));
  } catch {
    return text;
  }
}

function guildOf({ path }: HandlerRequest): { readonly guildId?: string } {
  return path?.guild_id === undefined ? {} : { guildId: path.guild_id };
}

/** The status of an operation whose handler returns the body alone. */
function onlyStatusOf({ responses }: Operation): number | undefined {
  const successes = Object.keys(responses).filter((status) => status.startsWith("2"));
  return successes.length === 1 ? Number(successes[0]) : undefined;
}

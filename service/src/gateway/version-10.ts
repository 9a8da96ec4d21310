import type { GatewayEventName } from "@guildwire/api/events";
import type { Work } from "../store/work.js";
import { channelView } from "../views/channel-view.js";

/** A difference between the requests of version 10 and of the interface. */
export interface RequestMapping {
  readonly method: string;
  /** Matches the path below the base path. */
  readonly path: RegExp;
  /** The name in version 10, and the name in the interface. */
  readonly from: string;
  readonly to: string;
  /** Sets the property of the interface in the body. */
  readonly map: (body: Record<string, unknown>, header: (name: string) => string | undefined) => void;
}

/** A property that version 10 requires in an event and the interface does not have. */
export interface EventMapping {
  readonly event: GatewayEventName;
  /** The property of the payload. */
  readonly property: string;
  /** The source of its value. */
  readonly from: string;
  readonly map: (payload: Record<string, unknown>, work: Work) => unknown;
}

const banPath = /^\/guilds\/\d+\/bans\/\d+$/;

/**
 * All differences of version 10. They are mapped at the boundary, so that no other module depends on the version. A
 * value that a request already has under the interface's name is kept.
 */
export const version10: { readonly requests: readonly RequestMapping[]; readonly events: readonly EventMapping[] } = {
  requests: [
    {
      method: "PUT",
      path: banPath,
      from: "header X-Audit-Log-Reason",
      to: "reason",
      map(body, header) {
        const reason = header("x-audit-log-reason");
        if (reason !== undefined) body["reason"] ??= decodeText(reason);
      },
    },
    {
      method: "PUT",
      path: banPath,
      from: "delete_message_seconds",
      to: "delete_message_days",
      map(body) {
        const { delete_message_seconds: seconds } = body;
        if (typeof seconds === "number") body["delete_message_days"] ??= Math.ceil(seconds / 86_400);
      },
    },
  ],
  events: [
    { event: "INTERACTION_CREATE", property: "entitlements", from: "empty", map: () => [] },
    {
      event: "INTERACTION_CREATE",
      property: "authorizing_integration_owners",
      from: "guild_id, as the guild in which the application is installed",
      map: ({ guild_id }) => (typeof guild_id === "string" ? { "0": guild_id } : {}),
    },
    {
      event: "INTERACTION_CREATE",
      property: "channel",
      from: "the channel of channel_id",
      async map({ guild_id, channel_id }, work) {
        if (typeof guild_id !== "string" || typeof channel_id !== "string") return undefined;
        const channel = await work.channels.find(guild_id, channel_id);
        return channel && channelView(channel);
      },
    },
  ],
};

/** The payload of an event in version 10. */
export async function payloadInVersion10(
  event: GatewayEventName,
  payload: unknown,
  read: <Result>(task: (work: Work) => Promise<Result>) => Promise<Result>,
): Promise<unknown> {
  const mappings = version10.events.filter((mapping) => mapping.event === event);
  if (mappings.length === 0) return payload;
  const mapped = { ...(payload as Record<string, unknown>) };
  await read(async (work) => {
    for (const { property, map } of mappings) {
      const value = await map(mapped, work);
      if (value !== undefined) mapped[property] = value;
    }
  });
  return mapped;
}

/** Clients send header values percent-encoded. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

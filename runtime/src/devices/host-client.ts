import type { Channel, Transport } from "./channel.js";
import type { HostClient } from "./host-options.js";

/** Returns the client that handlers receive, and its key for rate limits. */
export function clientOf(
  channel: Channel,
  transport: Transport,
  values: { readonly [name: string]: string },
): { readonly key: string; readonly client: HostClient } {
  const stated = channel.query.filter(({ value }) => value === undefined);
  const named = stated.map(({ name, option = name, read = String }) => {
    const text = values[name];
    return [option, text === undefined ? undefined : read(text)] as const;
  });
  return {
    key: JSON.stringify(stated.map(({ name }) => values[name] ?? null)),
    client: { ...Object.fromEntries(named.filter(([, value]) => value !== undefined)), transport },
  };
}

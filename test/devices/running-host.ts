import { createDeviceHost, type DeviceHostClient, type DeviceHostOptions, type Host } from "@guildwire/api/devices";
import type { Device } from "@guildwire/api/types";
import { onTestFinished } from "vitest";

export interface Update {
  readonly client: DeviceHostClient;
  readonly devices: readonly Device[];
}

export interface RunningHost extends Host {
  readonly updates: readonly Update[];
  /** Resolves once an update has arrived that satisfies the predicate. */
  readonly heard: (fits: (update: Update) => boolean) => Promise<Update>;
  readonly errors: readonly unknown[];
}

/** A host for the running test, on a free port unless ports are given. */
export async function startHost(options: Partial<DeviceHostOptions> = {}): Promise<RunningHost> {
  const updates: Update[] = [];
  const errors: unknown[] = [];
  const waiting = new Set<(update: Update) => void>();
  const host = await createDeviceHost({
    ports: [0],
    onError: (error) => errors.push(error),
    ...options,
    onDevices: async (client, devices, context) => {
      await options.onDevices?.(client, devices, context);
      updates.push({ client, devices });
      for (const tell of waiting) tell({ client, devices });
    },
  });
  onTestFinished(async () => {
    await host.close({ timeout: 100 });
  });
  const heard: RunningHost["heard"] = (fits) => {
    const known = updates.find(fits);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => {
      const tell = (update: Update): void => {
        if (!fits(update)) return;
        waiting.delete(tell);
        resolve(update);
      };
      waiting.add(tell);
    });
  };
  return Object.assign(Object.create(host) as Host, { updates, heard, errors, close: host.close, port: host.port });
}

import type { IncomingMessage } from "node:http";
import { clientAddress } from "./client-address.js";
import { addressTables, type Limit, type RateLimitConfig, verifications } from "./limit-tables.js";
import type { WindowState } from "./rate-limit-windows.js";
import { addressOfClient, type TrustedProxies } from "./trusted-proxies.js";
import type { WindowStep, WindowStore, WindowTable } from "./window-store.js";

/** The limits of IP addresses for connections that are not HTTP requests: upgrades, and tokens that they send. */
export interface AddressLimits {
  /** The IP address of a client, as all limits count it. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Counts an upgrade as a request. Returns the full window if the upgrade is refused. */
  upgrade(address: string): Promise<WindowState | undefined>;
  /** Counts a response with the status 401, 403 or 429. */
  countRefusal(address: string): Promise<void>;
  /**
   * Looks up a credential as HTTP requests do: one that is valid is not counted, and any other one is, as a request and
   * as a refused request. Above the limit of refused requests, few lookups remain.
   *
   * @param find Returns undefined for an invalid credential.
   * @returns `limited` if the address has no lookups left.
   */
  verify<Found>(address: string, find: () => Promise<Found | undefined>): Promise<Found | undefined | "limited">;
}

export interface AddressLimitsOptions {
  /** Undefined if requests are not limited. */
  readonly config: RateLimitConfig | undefined;
  /** The store of the limits of requests. */
  readonly store: WindowStore;
  readonly proxies: TrustedProxies | undefined;
  readonly onLimited?: (limit: Limit) => void;
}

/** Upgrades of an IP address above its limit of refused requests; separate, so that they do not use up its lookups. */
const fewUpgrades: WindowTable = { ...verifications, name: "upgrades" };

/** The counters are those of requests. */
export function createAddressLimits({ config, store, proxies, onLimited }: AddressLimitsOptions): AddressLimits {
  const addressOf = (request: IncomingMessage): string => clientAddress(addressOfClient(request, proxies));
  if (config === undefined) {
    return {
      addressOf,
      upgrade: async () => undefined,
      countRefusal: async () => undefined,
      verify: (_, find) => find(),
    };
  }
  const { invalid, global } = addressTables(config);
  const count = async (action: WindowStep["action"], table: WindowTable, caller: string) =>
    (await store.count([{ action, table, caller }]))[0];
  const countRefusal = async (address: string): Promise<void> => void (await count("take", invalid, address));
  /** Counts a request; above the limit of refused requests, in `few` instead. */
  const spend = async (
    address: string,
    few: WindowTable,
  ): Promise<{ readonly table: WindowTable; readonly full?: WindowState }> => {
    const refused = await count("peek", invalid, address);
    const isRefused = refused?.allowed === false;
    const table = isRefused ? few : global;
    const state = await count("take", table, address);
    if (state?.allowed !== false) return { table };
    onLimited?.(isRefused ? "invalid" : "global");
    return { table, full: isRefused ? refused : state };
  };
  return {
    addressOf,
    countRefusal,
    async upgrade(address) {
      const { full } = await spend(address, fewUpgrades);
      if (full !== undefined) await countRefusal(address);
      return full;
    },
    async verify(address, find) {
      const { table, full } = await spend(address, verifications);
      if (full !== undefined) return "limited";
      let isInvalid = false;
      try {
        const found = await find();
        isInvalid = found === undefined;
        return found;
      } finally {
        await (isInvalid ? countRefusal(address) : count("release", table, address));
      }
    },
  };
}

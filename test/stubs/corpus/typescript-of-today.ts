import { type BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

const keep = <const T,>(value: T) => value;
enum Kind { Soft, Hard }
namespace Counting { export let calls = 0; }

export const bans = {
  async getBan(request) {
    using guard = { [Symbol.dispose]() {} };
    Counting.calls ||= keep(Kind.Soft);
    label: for (const _ of [guard]) { if (store) continue label; }
    return (await store.get(request))!;
  },
  createBan: async (request) => store.put(<any>request),
  *[Symbol.iterator]() { yield 1_000n; },
  removeBan: async (request) => store.remove(request),
} satisfies BansHandlers & Iterable<bigint>;

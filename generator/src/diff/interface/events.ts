import type { GatewayEvent } from "../../model/interface.js";
import { type Pairing, paired } from "../pairing.js";
import { type Comparison, reporterFor } from "./comparison.js";

/** Pairs events by name, then by `x-renamed-from`, if the former name is gone and the current one is new. */
function pairEvents({ base, head }: Pick<Comparison, "base" | "head">): Pairing<GatewayEvent> {
  const { removed, added, kept } = paired(base.events, head.events, ({ name }) => name);
  const renamed = added.flatMap((is) => {
    const was = removed.find(({ name }) => is.renamedFrom?.includes(name) === true);
    return was === undefined ? [] : [[was, is] as const];
  });
  const moved = new Set(renamed.flat());
  return {
    removed: removed.filter((event) => !moved.has(event)),
    added: added.filter((event) => !moved.has(event)),
    kept: [...kept, ...renamed],
  };
}

/** The current names of renamed events, by their former ones. */
export function renamedEvents(comparison: Pick<Comparison, "base" | "head">): ReadonlyMap<string, string> {
  return new Map(pairEvents(comparison).kept.map(([was, is]) => [was.name, is.name]));
}

export function compareGatewayEvents(comparison: Comparison): void {
  const { schemas } = comparison;
  const { removed, added, kept } = pairEvents(comparison);
  for (const { name, at } of removed) {
    const details = { message: `the event ${name} was removed`, base: at, head: "/x-gateway-events" };
    reporterFor(comparison, name).report("event-removed", details);
  }
  for (const { name, at } of added) {
    const details = { message: `the event ${name} was added`, base: "/x-gateway-events", head: at };
    reporterFor(comparison, name).report("event-added", details);
  }
  for (const [was, is] of kept) {
    const { report, context } = reporterFor(comparison, is.name);
    const pointers = { base: was.at, head: is.at };
    if (was.name !== is.name) report("event-renamed", { message: `was ${was.name}, and is ${is.name}`, ...pointers });
    if (was.payload !== undefined && is.payload !== undefined) {
      schemas.compare(was.payload, is.payload, { context, path: " payload", direction: "response" });
    } else if (is.payload !== undefined) {
      report("event-payload-added", { message: "carries a payload", ...pointers });
    } else if (was.payload !== undefined) {
      report("event-payload-removed", { message: "no longer carries a payload", ...pointers });
    }
    if (was.firedBy !== is.firedBy) {
      const message = `was fired by ${was.firedBy ?? "nothing in particular"}, and is by ${is.firedBy ?? "nothing in particular"}`;
      report("event-source-changed", { message, ...pointers });
    }
  }
}

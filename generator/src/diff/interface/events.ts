import { paired } from "../pairing.js";
import { type Comparison, reporterFor } from "./comparison.js";

export function compareGatewayEvents(comparison: Comparison): void {
  const { base, head, schemas } = comparison;
  const { removed, added, kept } = paired(base.events, head.events, ({ name }) => name);
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

import { type Comparison, paired, tellerOf } from "./comparison.js";

export function compareGatewayEvents(comparison: Comparison): void {
  const { base, head, schemas } = comparison;
  const { gone, come, kept } = paired(base.events, head.events, ({ name }) => name);
  for (const { name, at } of gone) {
    const said = { message: `the event ${name} is gone`, base: at, head: "/x-gateway-events" };
    tellerOf(comparison, name).tell("event-removed", said);
  }
  for (const { name, at } of come) {
    const said = { message: `the event ${name} is new`, base: "/x-gateway-events", head: at };
    tellerOf(comparison, name).tell("event-added", said);
  }
  for (const [was, is] of kept) {
    const { tell, context } = tellerOf(comparison, is.name);
    const places = { base: was.at, head: is.at };
    if (was.payload !== undefined && is.payload !== undefined) {
      schemas.compare(was.payload, is.payload, { context, path: " payload", direction: "response" });
    } else if (is.payload !== undefined) {
      tell("event-payload-added", { message: "carries a payload", ...places });
    } else if (was.payload !== undefined) {
      tell("event-payload-removed", { message: "no longer carries a payload", ...places });
    }
    if (was.firedBy !== is.firedBy) {
      const message = `was fired by ${was.firedBy ?? "nothing in particular"}, and is by ${is.firedBy ?? "nothing in particular"}`;
      tell("event-source-changed", { message, ...places });
    }
  }
}

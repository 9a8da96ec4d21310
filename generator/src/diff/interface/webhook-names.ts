import type { Interface, WebhookOperation } from "../../model/interface.js";
import { type Pairing, paired } from "../pairing.js";

type Webhooks = Pick<Interface, "webhooks">;

/** The names of webhooks in the head: those of the base are followed by `x-renamed-from`, if they are gone. */
export function currentNames(base: Webhooks, head: Webhooks): (webhook: WebhookOperation) => string {
  const before = new Set(base.webhooks.map(({ name }) => name));
  const after = new Set(head.webhooks.map(({ name }) => name));
  const current = new Map<string, string>();
  for (const { name, renamedFrom = [] } of head.webhooks) {
    if (before.has(name)) continue;
    const former = renamedFrom.find((one) => before.has(one) && !after.has(one) && !current.has(one));
    const isNamed = [...current.values()].includes(name);
    if (former !== undefined && !isNamed) current.set(former, name);
  }
  return ({ name }) => current.get(name) ?? name;
}

/** Pairs webhooks by name and method. */
export function pairWebhooks(base: Webhooks, head: Webhooks): Pairing<WebhookOperation> {
  const nameOf = currentNames(base, head);
  return paired(base.webhooks, head.webhooks, (one) => `${nameOf(one)} ${one.operation.method}`);
}

import type { WebhookOperation } from "../../model/interface.js";
import { requestMethod } from "../../model/request-method.js";
import { compareText } from "../../values/text.js";
import { canonicalJson } from "../canonical-json.js";
import { formatList } from "../message-format.js";
import { type ChangeReporter, type Comparison, reporterFor } from "./comparison.js";
import { levelOf } from "./lifetime.js";
import { changed } from "./operations.js";
import { withRenamedSchemes } from "./renamed-schemes.js";
import { compareSentRequest } from "./sent-requests.js";
import { currentNames, pairWebhooks } from "./webhook-names.js";

/** Compares webhooks: the service sends the bodies and receives the responses. */
export function compareWebhooks(comparison: Comparison): void {
  const { base, head } = comparison;
  const { removed, added, kept } = pairWebhooks(base, head);
  const arrived = new Set(added);
  const nameOf = currentNames(base, head);
  const pairs = [...kept];
  for (const webhook of removed) {
    const moved = [...arrived].find(({ name }) => name === nameOf(webhook));
    if (moved === undefined) {
      const message = `the webhook ${webhook.name} was removed`;
      reporterFor(comparison, webhook.name, levelOf(webhook.operation)).report("webhook-removed", {
        message,
        base: webhook.at,
        head: "/webhooks",
      });
      continue;
    }
    arrived.delete(moved);
    pairs.push([webhook, moved]);
    const message = `was called with ${requestMethod(webhook.operation)}, and is with ${requestMethod(moved.operation)}`;
    const pointers = { base: webhook.at, head: moved.at };
    reporterFor(comparison, moved.name).report("webhook-method-changed", { message, ...pointers });
  }
  for (const webhook of arrived) {
    const message = `the webhook ${webhook.name} was added`;
    reporterFor(comparison, webhook.name).report("webhook-added", { message, base: "/webhooks", head: webhook.at });
  }
  const renamed = new Set<string>();
  for (const [was, is] of pairs) {
    if (was.name !== is.name && !renamed.has(is.name)) {
      renamed.add(is.name);
      const message = `was ${was.name}, and is ${is.name}`;
      reporterFor(comparison, is.name).report("webhook-renamed", { message, base: was.at, head: is.at });
    }
    compareWebhook(comparison, was, is);
  }
}

function compareWebhook(comparison: Comparison, base: WebhookOperation, head: WebhookOperation): void {
  const reporter = reporterFor(comparison, head.name, levelOf(base.operation));
  const former = withRenamedSchemes(base.operation, comparison.renamedSchemes);
  compareSentRequest("webhook", comparison.schemas, [former, head.operation], reporter);
  compareDispatch(base, head, reporter);
}

function compareDispatch(base: WebhookOperation, head: WebhookOperation, { report }: ChangeReporter): void {
  const meaning = (node: { readonly at: string } | undefined): object | undefined => {
    if (node === undefined) return undefined;
    const { at: _at, ...rest } = node;
    return rest;
  };
  const dispatchOf = ({ dispatch }: WebhookOperation): object | undefined => {
    if (dispatch === undefined) return undefined;
    // Builders are a map in the document: their order has no meaning.
    const builders = [...dispatch.builders].sort((one, other) => compareText(one.name, other.name));
    return { ...meaning(dispatch), builders };
  };
  const dispatch = { base: base.dispatch?.at ?? base.at, head: head.dispatch?.at ?? head.at };
  changed([dispatchOf(base), dispatchOf(head)], {
    introduced: () => report("dispatch-introduced", { message: "a receiver can respond by rules", ...dispatch }),
    dropped: () => report("dispatch-dropped", { message: "a receiver can no longer respond by rules", ...dispatch }),
    changed: () => {
      const parts = differing(dispatchOf(base), dispatchOf(head));
      report("dispatch-changed", { message: `different rules: ${formatList(parts)}`, ...dispatch });
    },
  });
  const signature = { base: base.signature?.at ?? base.at, head: head.signature?.at ?? head.at };
  changed([meaning(base.signature), meaning(head.signature)], {
    introduced: () => report("signature-introduced", { message: "is signed", ...signature }),
    dropped: () => report("signature-dropped", { message: "is no longer signed", ...signature }),
    changed: () => {
      const parts = differing(meaning(base.signature), meaning(head.signature));
      report("signature-changed", { message: `is signed with a different ${formatList(parts)}`, ...signature });
    },
  });
}

/** Returns the names of properties that differ between two objects. */
function differing(base: object = {}, head: object = {}): string[] {
  const [before, after] = [new Map(Object.entries(base)), new Map(Object.entries(head))];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => canonicalJson(before.get(name)) !== canonicalJson(after.get(name))).sort();
}

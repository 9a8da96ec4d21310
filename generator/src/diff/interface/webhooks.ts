import type { Operation, Parameter, WebhookOperation } from "../../model/interface.js";
import { canonical } from "../schemas/comparison.js";
import { listInWords } from "../words.js";
import { type Comparison, paired, type Teller, tellerOf } from "./comparison.js";
import { changed } from "./operations.js";

/** Webhooks go the other way: their bodies come from the service, and what answers them goes to it. */
export function compareWebhooks(comparison: Comparison): void {
  const { base, head } = comparison;
  const { gone, come, kept } = paired(base.webhooks, head.webhooks, webhookKey);
  const arrived = new Set(come);
  const pairs = [...kept];
  for (const webhook of gone) {
    const moved = [...arrived].find(({ name }) => name === webhook.name);
    if (moved === undefined) {
      const message = `the webhook ${webhook.name} is gone`;
      tellerOf(comparison, webhook.name).tell("webhook-removed", { message, base: webhook.at, head: "/webhooks" });
      continue;
    }
    arrived.delete(moved);
    pairs.push([webhook, moved]);
    const message = `was called with ${webhook.operation.method.toUpperCase()}, and is with ${moved.operation.method.toUpperCase()}`;
    const places = { base: webhook.at, head: moved.at };
    tellerOf(comparison, moved.name).tell("webhook-method-changed", { message, ...places });
  }
  for (const webhook of arrived) {
    const message = `the webhook ${webhook.name} is new`;
    tellerOf(comparison, webhook.name).tell("webhook-added", { message, base: "/webhooks", head: webhook.at });
  }
  for (const [was, is] of pairs) compareWebhook(comparison, was, is);
}

export function webhookKey({ name, operation }: WebhookOperation): string {
  return `${name} ${operation.method}`;
}

function compareWebhook(comparison: Comparison, base: WebhookOperation, head: WebhookOperation): void {
  const teller = tellerOf(comparison, head.name);
  compareParameters(comparison, base.operation, head.operation, teller);
  compareBody(comparison, base.operation, head.operation, teller);
  compareAnswers(comparison, base.operation, head.operation, teller);
  compareDispatch(base, head, teller);
}

/** Parameters of a webhook come from the service, as its body does. */
function compareParameters({ schemas }: Comparison, base: Operation, head: Operation, teller: Teller): void {
  const form = (one: Parameter): string =>
    `${one.in} ${one.name.toLowerCase()} ${one.required} ${one.style} ${one.explode}`;
  const { gone, come, kept } = paired(base.parameters, head.parameters, form);
  if (gone.length + come.length > 0) {
    const message = "is called with other parameters";
    teller.tell("webhook-headers-changed", { message, base: base.at, head: head.at });
  }
  for (const [was, is] of kept) {
    const spot = { context: teller.context, path: ` ${is.in} ${is.name}`, direction: "response" as const };
    schemas.compare(was.use, is.use, spot);
  }
}

function compareBody({ schemas }: Comparison, base: Operation, head: Operation, { tell, context }: Teller): void {
  const places = { base: base.body?.at ?? base.at, head: head.body?.at ?? head.at };
  if (base.body === undefined && head.body === undefined) return;
  if (base.body === undefined || head.body === undefined) {
    if (base.body === undefined) tell("webhook-body-added", { message: "carries a body", ...places });
    else tell("webhook-body-removed", { message: "no longer carries a body", ...places });
    return;
  }
  const { gone, come, kept } = paired(
    base.body.content,
    head.body.content,
    ({ mediaType, use }) => `${mediaType} ${use === undefined}`,
  );
  if (gone.length + come.length > 0 || base.body.required !== head.body.required) {
    tell("webhook-body-form-changed", { message: "the body has another form", ...places });
  }
  for (const [was, is] of kept) {
    if (was.use === undefined || is.use === undefined) continue;
    schemas.compare(was.use, is.use, { context, path: " body", direction: "response" });
  }
}

function compareAnswers({ schemas }: Comparison, base: Operation, head: Operation, { tell, context }: Teller): void {
  const { gone, come, kept } = paired(base.responses, head.responses, ({ status }) => String(status));
  for (const { status, at } of come) {
    tell("webhook-answer-added", { message: `may be answered with ${status}`, base: base.at, head: at }, ` ${status}`);
  }
  for (const { status, at } of gone) {
    const message = `may no longer be answered with ${status}`;
    tell("webhook-answer-removed", { message, base: at, head: head.at }, ` ${status}`);
  }
  for (const [was, is] of kept) {
    const contents = paired(was.content, is.content, ({ mediaType, use }) => `${mediaType} ${use === undefined}`);
    const headers = paired(was.headers, is.headers, ({ name, required }) => `${name.toLowerCase()} ${required}`);
    const path = ` ${is.status}`;
    if ([contents.gone, contents.come, headers.gone, headers.come].some((list) => list.length > 0)) {
      tell("webhook-answer-form-changed", { message: "the answer has another form", base: was.at, head: is.at }, path);
    }
    for (const [one, other] of contents.kept) {
      if (one.use === undefined || other.use === undefined) continue;
      schemas.compare(one.use, other.use, { context, path: `${path} answer`, direction: "request" });
    }
  }
}

function compareDispatch(base: WebhookOperation, head: WebhookOperation, { tell }: Teller): void {
  const meaning = (node: { readonly at: string } | undefined): object | undefined => {
    if (node === undefined) return undefined;
    const { at: _at, ...rest } = node;
    return rest;
  };
  const dispatchOf = ({ dispatch }: WebhookOperation): object | undefined => {
    if (dispatch === undefined) return undefined;
    // builders are a map in the document: their order says nothing
    const builders = [...dispatch.builders].sort((one, other) => (one.name < other.name ? -1 : 1));
    return { ...meaning(dispatch), builders };
  };
  const dispatch = { base: base.dispatch?.at ?? base.at, head: head.dispatch?.at ?? head.at };
  changed([dispatchOf(base), dispatchOf(head)], {
    introduced: () => tell("dispatch-introduced", { message: "a receiver can answer by rules", ...dispatch }),
    dropped: () => tell("dispatch-dropped", { message: "a receiver can no longer answer by rules", ...dispatch }),
    changed: () => {
      const parts = differing(dispatchOf(base), dispatchOf(head));
      tell("dispatch-changed", { message: `other rules: ${listInWords(parts)}`, ...dispatch });
    },
  });
  const signature = { base: base.signature?.at ?? base.at, head: head.signature?.at ?? head.at };
  changed([meaning(base.signature), meaning(head.signature)], {
    introduced: () => tell("signature-introduced", { message: "is signed", ...signature }),
    dropped: () => tell("signature-dropped", { message: "is no longer signed", ...signature }),
    changed: () => {
      const parts = differing(meaning(base.signature), meaning(head.signature));
      tell("signature-changed", { message: `is signed with another ${listInWords(parts)}`, ...signature });
    },
  });
}

/** The members of two objects that are not the same. */
function differing(base: object = {}, head: object = {}): string[] {
  const [before, after] = [new Map(Object.entries(base)), new Map(Object.entries(head))];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => canonical(before.get(name)) !== canonical(after.get(name))).sort();
}

import type {
  Callback,
  Interface,
  Operation,
  Parameter,
  Response,
  WebhookOperation,
} from "../../../model/interface.js";
import { pairOperations } from "../../interface/pair-operations.js";
import { currentNames } from "../../interface/webhook-names.js";
import type { InterfaceChange } from "../../interface-change.js";
import { paired } from "../../pairing.js";
import { callbackPairs, type Makers, type Side } from "../message-parts.js";
import type { MessageMaker } from "../messages.js";

/** A request in the base, in the head, or in both, with what makes its messages. */
export interface Subject {
  readonly was?: Operation;
  readonly is?: Operation;
  readonly make: { readonly [side in Side]: MessageMaker };
  readonly webhook?: { readonly was?: WebhookOperation; readonly is?: WebhookOperation };
  readonly callback?: { readonly was?: Callback; readonly is?: Callback };
}

/** What a change is about, found by the name of its context. */
export class Subjects {
  readonly base: Interface;
  readonly head: Interface;
  readonly makers: Makers;
  readonly #operations: ReadonlyMap<string, Subject>;
  readonly #webhooks: ReadonlyMap<string, Subject>;
  #callbacks: ReadonlyMap<string, Subject> | undefined;

  constructor(base: Interface, head: Interface, makers: Makers) {
    this.base = base;
    this.head = head;
    this.makers = makers;
    const make = makers.own;
    const { removed, added, kept } = pairOperations(base, head);
    this.#operations = new Map<string, Subject>([
      ...added.map((is) => [is.id, { is, make }] as const),
      ...removed.map((was) => [was.id, { was, make }] as const),
      ...kept.map(([was, is]) => [is.id, { was, is, make }] as const),
    ]);
    const webhooks = paired(base.webhooks, head.webhooks, currentNames(base, head));
    const webhookOf = (was: WebhookOperation | undefined, is: WebhookOperation | undefined): Subject => ({
      ...(was === undefined ? {} : { was: was.operation }),
      ...(is === undefined ? {} : { is: is.operation }),
      make: makers.sent,
      webhook: { ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { is }) },
    });
    this.#webhooks = new Map<string, Subject>([
      ...webhooks.added.map((is) => [is.name, webhookOf(undefined, is)] as const),
      ...webhooks.removed.map((was) => [was.name, webhookOf(was, undefined)] as const),
      ...webhooks.kept.map(([was, is]) => [is.name, webhookOf(was, is)] as const),
    ]);
  }

  operationOf({ contexts }: InterfaceChange): Subject | undefined {
    return this.#operations.get(contexts[0] ?? "");
  }

  webhookOf({ contexts }: InterfaceChange): Subject | undefined {
    return this.#webhooks.get(contexts[0] ?? "");
  }

  callbackOf({ contexts, pointers }: InterfaceChange): Subject | undefined {
    this.#callbacks ??= new Map<string, Subject>(
      callbackPairs(this.base, this.head).map(({ label, was, is }) => [
        label,
        { was: was.operation, is: is.operation, make: this.makers.sent, callback: { was, is } },
      ]),
    );
    const known = this.#callbacks.get(contexts[0] ?? "");
    if (known !== undefined) return known;
    const at = ({ callbacks }: Interface, pointer: string | undefined): Callback | undefined =>
      [...callbacks.byOperation.values()].flat().find((one) => one.at === pointer);
    const [was, is] = [at(this.base, pointers.base), at(this.head, pointers.head)];
    if (was === undefined && is === undefined) return undefined;
    return {
      ...(was === undefined ? {} : { was: was.operation }),
      ...(is === undefined ? {} : { is: is.operation }),
      make: this.makers.sent,
      callback: { ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { is }) },
    };
  }
}

/** Returns the parameter at a pointer. */
export function parameterAt(operation: Operation | undefined, pointer: string | undefined): Parameter | undefined {
  return operation?.parameters.find(({ at }) => at === pointer);
}

/** Returns the response that contains a pointer. */
export function responseAt(operation: Operation | undefined, pointer: string | undefined): Response | undefined {
  return operation?.responses.find(({ at }) => pointer === at || pointer?.startsWith(`${at}/`) === true);
}

import type { Callback, CallbackSurface, Interface, Operation } from "../../model/interface.js";
import { requestMethod } from "../../model/request-method.js";
import { SchemaDiff } from "../schemas/schema-diff.js";
import { type ChangeReporter, type Comparison, reporterFor } from "./comparison.js";
import { renamedTypes } from "./names.js";
import { withRenamedSchemes } from "./renamed-schemes.js";
import { compareSentRequest } from "./sent-requests.js";
import { pairWebhooks } from "./webhook-names.js";

/**
 * Compares callbacks. Like webhooks, they are requests of the service, but no code is generated for them: changes
 * affect only the wire.
 */
export function compareCallbacks(comparison: Comparison): void {
  const { base, head, collector } = comparison;
  const models = { base: withCallbackTypes(base), head: withCallbackTypes(head) };
  const schemas = SchemaDiff.between(models, renamedTypes(models.base, models.head), collector);
  const operations = [
    ...comparison.operations.kept.map(([was, is]) => ({ was, is, label: is.id })),
    ...pairWebhooks(base, head).kept.map(([was, is]) => ({ was: was.operation, is: is.operation, label: is.name })),
  ];
  const seen = new Set<string>();
  for (let next = operations.pop(); next !== undefined; next = operations.pop()) {
    const { was, is, label } = next;
    const key = `${was.at}\n${is.at}\n${label}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const [before, after] of compareSets(comparison, was, is, label)) {
      const name = `${label} callback ${after.name}`;
      const reporter = callbackReporter(comparison, name);
      const former = withRenamedSchemes(before.operation, comparison.renamedSchemes);
      compareSentRequest("callback", schemas, [former, after.operation], reporter);
      if (!seen.has(`${before.operation.at} ${after.operation.at}`)) {
        seen.add(`${before.operation.at} ${after.operation.at}`);
        operations.push({ was: before.operation, is: after.operation, label: name });
      }
    }
  }
  schemas.drain();
}

function withCallbackTypes(model: Interface): Interface {
  return { ...model, types: model.callbacks.types };
}

function callbackReporter(comparison: Comparison, label: string): ChangeReporter {
  return reporterFor(comparison, label, { kind: "callback" });
}

/** Reports added, removed and moved callbacks of an operation. Returns the pairs to compare. */
function compareSets(
  comparison: Comparison,
  base: Operation,
  head: Operation,
  label: string,
): readonly (readonly [Callback, Callback])[] {
  const listOf = ({ byOperation }: CallbackSurface, { at }: Operation): readonly Callback[] =>
    byOperation.get(at) ?? [];
  const removed = [...listOf(comparison.base.callbacks, base)];
  const added = [...listOf(comparison.head.callbacks, head)];
  const kept: (readonly [Callback, Callback])[] = [];
  const reporter = (name: string): ChangeReporter => callbackReporter(comparison, `${label} callback ${name}`);
  // The name of a callback is not part of the request: a renamed callback with the same URL is the same callback.
  const keys: readonly ((one: Callback) => string)[] = [
    ({ name, expression, operation }) => `${name} ${operation.method} ${expression}`,
    ({ expression, operation }) => `${operation.method} ${expression}`,
    ({ name, operation }) => `${name} ${operation.method}`,
    ({ name }) => name,
  ];
  for (const keyOf of keys) {
    for (const was of [...removed]) {
      const is = added.find((other) => keyOf(other) === keyOf(was));
      if (is === undefined) continue;
      removed.splice(removed.indexOf(was), 1);
      added.splice(added.indexOf(is), 1);
      kept.push([was, is]);
    }
  }
  for (const { name, at } of removed) {
    reporter(name).report("callback-removed", { message: `the callback ${name} was removed`, base: at, head: head.at });
  }
  for (const { name, at } of added) {
    reporter(name).report("callback-added", { message: `the callback ${name} was added`, base: base.at, head: at });
  }
  for (const [was, is] of kept) {
    const pointers = { base: was.at, head: is.at };
    if (was.expression !== is.expression) {
      const message = `was sent to ${was.expression}, and is sent to ${is.expression}`;
      reporter(is.name).report("callback-address-changed", { message, ...pointers });
    }
    if (was.operation.method !== is.operation.method) {
      const message = `was called with ${requestMethod(was.operation)}, and is with ${requestMethod(is.operation)}`;
      reporter(is.name).report("callback-method-changed", { message, ...pointers });
    }
  }
  return kept;
}

import { isDeepStrictEqual } from "node:util";
import type { ModelOperation } from "@guildwire/generator";
import type { FailureRule } from "../failure-rules.js";
import type { Resource, ResourceAction } from "../mock/resources.js";
import { jsonOf, listIn, propertyOf } from "./response-values.js";
import type { ConformanceRun, Exchange } from "./run.js";

/** The operations of a resource by what they do. */
interface Chain {
  readonly resource: Resource;
  readonly operations: ReadonlyMap<ResourceAction, ModelOperation>;
}

/**
 * Creates, reads, lists, changes and removes an item of every resource, and compares what the responses say about it.
 * Resources whose item cannot be created or read are omitted.
 */
export async function runChains(run: ConformanceRun): Promise<void> {
  for (const chain of chainsOf(run)) await runChain(run, chain);
}

function chainsOf(run: ConformanceRun): readonly Chain[] {
  const chains = new Map<string, { resource: Resource; operations: Map<ResourceAction, ModelOperation> }>();
  for (const [operation, { resource, action }] of run.resources) {
    const chain = chains.get(resource.item) ?? { resource, operations: new Map() };
    chains.set(resource.item, chain);
    if (run.mayCall(operation)) chain.operations.set(action, operation);
  }
  return [...chains.values()].filter(({ operations }) => operations.has("create") && operations.has("read"));
}

async function runChain(run: ConformanceRun, { resource, operations }: Chain): Promise<void> {
  const create = operations.get("create") as ModelOperation;
  const created = await call(run, create, "chain", "create");
  if (created === undefined || !created.isExpected) return;
  const body = jsonOf(created.response.body);
  const id = propertyOf(body, resource.property);
  if (id === undefined || id === null) return;
  run.learn({ resource, action: "create" }, created.response);
  const seen = await read(run, { resource, operations }, "created-not-found");
  if (seen === undefined) return;
  compare(run, create, { rule: "not-stored", sent: created.vector.json?.value, seen });
  await checkList(run, { resource, operations }, id);
  for (const action of ["change", "replace"] as const) {
    const operation = operations.get(action);
    const changed = operation && (await call(run, operation, "chain", action));
    if (operation === undefined || changed?.isExpected !== true) continue;
    const after = await read(run, { resource, operations }, "changed-not-found");
    if (after !== undefined) {
      compare(run, operation, { rule: "change-not-stored", sent: changed.vector.json?.value, seen: after });
    }
  }
  await checkRemoval(run, { resource, operations });
}

/** Reads the item; reports if it is missing. */
async function read(run: ConformanceRun, { operations }: Chain, rule: FailureRule): Promise<unknown> {
  const operation = operations.get("read") as ModelOperation;
  const found = await call(run, operation, "chain", "read");
  if (found === undefined) return undefined;
  if (found.isExpected) return jsonOf(found.response.body);
  run.fail(operation, rule, `an item that exists is not found: the response is ${found.response.status}`);
  return undefined;
}

async function call(
  run: ConformanceRun,
  operation: ModelOperation,
  salt: string,
  text: string,
): Promise<Exchange | undefined> {
  const valid = run.vectors.valid(operation, run.known(operation), `${salt} ${text}`);
  return valid === undefined ? undefined : run.send({ ...valid, rule: "chain", text: `${text} an item` });
}

/** What was sent, and what a later response shows. */
interface Comparison {
  readonly rule: FailureRule;
  readonly sent: unknown;
  readonly seen: unknown;
}

/** Compares the properties that both have. Objects are compared as far as both have their properties. */
function compare(run: ConformanceRun, operation: ModelOperation, { rule, sent, seen }: Comparison): void {
  const different = differences(sent, seen, "");
  if (different.length === 0) run.pass(operation, rule, "the item has what was sent");
  else run.fail(operation, rule, `the item differs from what was sent: ${different.slice(0, 5).join(", ")}`);
}

function differences(sent: unknown, seen: unknown, at: string): readonly string[] {
  const isMap = (value: unknown): value is object =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isMap(sent) || !isMap(seen)) return isDeepStrictEqual(sent, seen) ? [] : [at === "" ? "the item" : at];
  return Object.entries(sent).flatMap(([name, value]) =>
    Object.hasOwn(seen, name) ? differences(value, propertyOf(seen, name), `${at}/${name}`) : [],
  );
}

async function checkList(run: ConformanceRun, { resource, operations }: Chain, id: unknown): Promise<void> {
  const operation = operations.get("list");
  // The item may be on another page.
  if (operation === undefined || operation.pagination !== undefined) return;
  const listed = await call(run, operation, "chain", "list");
  if (listed?.isExpected !== true) return;
  const items = listIn(jsonOf(listed.response.body));
  const isListed = items.some((item) => propertyOf(item, resource.property) === id);
  if (isListed) run.pass(operation, "not-listed", "the list has the item that was created");
  else run.fail(operation, "not-listed", "an item that was created is not in the list");
}

async function checkRemoval(run: ConformanceRun, { resource, operations }: Chain): Promise<void> {
  const remove = operations.get("remove");
  const operation = operations.get("read");
  if (remove === undefined || operation === undefined) return;
  const removed = await call(run, remove, "chain", "remove");
  if (removed?.isExpected !== true) return;
  const valid = run.vectors.valid(operation, run.known(operation));
  run.forget(resource.item);
  if (valid === undefined) return;
  const after = await run.send({ ...valid, rule: "removed", text: "an item that was removed", expectation: "refused" });
  if (after === undefined) return;
  const { status } = after.response;
  if (status >= 300 || status < 200) run.pass(remove, "still-there", "the item is gone");
  else run.fail(remove, "still-there", "an item that was removed can still be read");
}

import type { AuthenticationMode } from "../model/authentication.js";
import { isObject } from "../values/json.js";
import { compareText } from "../values/text.js";
import type { DesiredStubs } from "./desired.js";
import type { TypeDescription } from "./type-text.js";

/** The handlers the specification required in the last run. Committed beside the stubs. */
export interface StubRecord {
  readonly operations: { readonly [identifier: string]: RecordedOperation };
  readonly types: { readonly [name: string]: TypeDescription };
  /** Interfaces removed from the specification that files still mention, with their tags. */
  readonly formerInterfaces: { readonly [interfaceName: string]: string };
  /** The module of the generated names. Absent in records of older versions. */
  readonly module?: string;
}

export interface RecordedOperation {
  readonly tag: string;
  readonly interface: string;
  readonly request: TypeDescription;
  readonly result: TypeDescription;
  /** Absent in records of older versions. */
  readonly authenticationMode?: AuthenticationMode;
  /** Removed from the specification, but its handler still exists. */
  readonly removed?: true;
}

export const recordName = ".guildwire-stubs.json";

const version = 1;
const recordNotice =
  "Written by guildwire stubs, and committed: what the handlers in this folder were last brought up to date with.";

export const emptyRecord: StubRecord = { operations: {}, types: {}, formerInterfaces: {} };

/** @returns undefined if the text is not a record of a supported version. */
export function parseRecord(text: string): StubRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
  if (!isObject(value) || value["version"] !== version) return undefined;
  const { operations, types, formerInterfaces = {}, module } = value;
  if (!isObject(operations) || !isObject(types) || !isTypeDescription(formerInterfaces)) return undefined;
  if (!hasOperations(operations) || !Object.values(types).every(isTypeDescription)) return undefined;
  return {
    operations: Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => [name, withCurrentKeys(operation)]),
    ),
    types: types as StubRecord["types"],
    formerInterfaces,
    ...(typeof module === "string" && module !== "" ? { module } : {}),
  };
}

/** Version 0.1 called the authentication mode `login`. */
function withCurrentKeys({
  login: authenticationMode,
  ...operation
}: RecordedOperation & { login?: AuthenticationMode }): RecordedOperation {
  return authenticationMode === undefined ? operation : { ...operation, authenticationMode };
}

/** Prints JSON with sorted keys and one line per property, so that changes on two branches merge. */
export function printRecord(record: StubRecord): string {
  const { operations, types, formerInterfaces, module } = record;
  const former = Object.keys(formerInterfaces).length === 0 ? {} : { formerInterfaces: sorted(formerInterfaces) };
  const named = module === undefined ? {} : { module };
  const all = {
    about: recordNotice,
    version,
    ...named,
    operations: sorted(operations),
    types: sorted(types),
    ...former,
  };
  return `${JSON.stringify(all, undefined, 2)}\n`;
}

/**
 * @param kept Operations removed from the specification whose handlers still exist.
 * @param former Removed interfaces that files still mention, with their tags.
 */
export function recordOf(
  desired: DesiredStubs,
  kept: ReadonlyMap<string, RecordedOperation>,
  former: StubRecord["formerInterfaces"],
): StubRecord {
  const operations: [string, RecordedOperation][] = [...kept].map(([name, operation]) => [
    name,
    { tag: operation.tag, interface: operation.interface, request: {}, result: {}, removed: true },
  ]);
  for (const tag of desired.tags) {
    const of = { tag: tag.identifier, interface: tag.interfaceName };
    for (const { identifier, request, result, authenticationMode } of tag.operations) {
      operations.push([identifier, { ...of, request, result, authenticationMode }]);
    }
  }
  return {
    operations: Object.fromEntries(operations),
    types: Object.fromEntries(desired.types),
    formerInterfaces: former,
  };
}

/** Returns every recorded interface with its tag. */
export function interfacesOf({ operations, formerInterfaces }: StubRecord): ReadonlyMap<string, string> {
  const current = Object.values(operations).map((operation) => [operation.interface, operation.tag] as const);
  return new Map([...current, ...Object.entries(formerInterfaces)].filter(([name]) => name !== ""));
}

function sorted<Value>(map: { readonly [key: string]: Value }): { readonly [key: string]: Value } {
  return Object.fromEntries(Object.entries(map).sort(([one], [other]) => compareText(one, other)));
}

function isTypeDescription(value: unknown): value is TypeDescription {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}

function hasOperations(value: object): value is StubRecord["operations"] {
  return Object.values(value).every(isOperation);
}

function isOperation(value: unknown): value is RecordedOperation {
  if (!isObject(value)) return false;
  const { tag, interface: name, request, result } = value;
  const isNamed = typeof tag === "string" && typeof name === "string";
  return isNamed && isTypeDescription(request) && isTypeDescription(result);
}

import type { ts } from "ts-morph";
import type { Container } from "./container.js";
import type { DesiredOperation, DesiredTag } from "./desired.js";
import { placeOf, type StubFinding } from "./finding.js";
import type { Known } from "./handler-type.js";
import type { FunctionHandler } from "./locate.js";
import { rebased } from "./module-path.js";
import { type FileInput, isJavascript } from "./source-files.js";
import type { UnclaimedDefinition } from "./unclaimed.js";
import { mentionOf } from "./unreadable.js";

/** Several objects or files hold parts of a tag's handlers, and none asks for an operation that has none. */
export function unplaced(
  tag: DesiredTag,
  operation: DesiredOperation,
  places: readonly (Container | FunctionHandler)[],
): StubFinding {
  const [first, ...others] = places;
  return {
    code: "stubs-homeless",
    message: `${operation.identifier} has no handler, and ${places.length} places hold parts of ${tag.interfaceName}, of which none asks for it`,
    ...(first === undefined ? {} : { at: startOf(first) }),
    related: others.map((other) => ({ message: "another part", at: startOf(other) })),
    fix: "write it by hand where it belongs",
  };
}

/** The handlers of an object are given to it one by one, so that one more within it would not have its type. */
export function assignedLater(tag: DesiredTag, { identifier }: DesiredOperation, place: Container): StubFinding {
  const [first] = place.members.assigned;
  return {
    code: "stubs-homeless",
    message: `${identifier} has no handler, and the others of ${tag.identifier} are assigned to their object one by one`,
    at: first === undefined ? startOf(place) : placeOf(first.nameNode),
    fix: "assign it there, too",
  };
}

/** Handlers are missing where nothing may be written. */
export function leftAlone(
  tag: DesiredTag,
  place: Container | FunctionHandler,
  operations: readonly DesiredOperation[],
): StubFinding {
  return {
    code: "stubs-homeless",
    message: `${namesOf(operations)}: no handler, and the handlers of ${tag.identifier} are in ${place.source.path}, which is left alone because it is JavaScript`,
    at: startOf(place),
    fix: "write it there by hand",
  };
}

/**
 * A file mentions the interface of a tag, and nothing is seen that satisfies it: a new file would be a second one. There
 * is nothing to add about a file that is reported as unreadable.
 */
export function mentionedIn(
  tag: DesiredTag,
  files: readonly FileInput[],
  known: Known,
): readonly StubFinding[] | undefined {
  for (const { path, text } of files) {
    const mention = mentionOf(text, new Set([tag.interfaceName]));
    if (mention === undefined) continue;
    if (!known.sources.readable.some((source) => source.path === path)) return [];
    return [
      {
        code: "stubs-homeless",
        message: `${tag.interfaceName} is mentioned here, and nothing is seen that satisfies it`,
        at: { path, start: mention.start, end: mention.start + mention.name.length },
        fix: `give the object or class with the handlers of ${tag.identifier} the type ${tag.interfaceName}`,
      },
    ];
  }
  return undefined;
}

/** Code without types defines what could be handlers of a tag. */
export function withoutType(
  tag: DesiredTag,
  [first, ...others]: readonly [UnclaimedDefinition, ...UnclaimedDefinition[]],
  module: string,
): StubFinding {
  const type = isJavascript(first.source.path)
    ? `/** @type {import("${rebased(first.source, module)}").${tag.interfaceName}} */`
    : tag.interfaceName;
  return {
    code: "stubs-unseen",
    message: `${first.name} may be a handler of ${tag.identifier}, and no type says so: nothing is added beside it`,
    at: placeOf(first.nameNode),
    related: others.slice(0, 8).map(({ nameNode }) => ({ message: "another one", at: placeOf(nameNode) })),
    fix:
      `give the object or class with the handlers of ${tag.identifier} the type ${type}; ` +
      `if this is none, write \`export const ${tag.identifier}: ${tag.interfaceName} = {};\` into a file of its own`,
  };
}

/** Other handlers of a tag are elsewhere: a second object beside them would hide them. */
export function elsewhere(
  tag: DesiredTag,
  operations: readonly DesiredOperation[],
  place: ts.Node | undefined,
): StubFinding {
  return {
    code: "stubs-homeless",
    message: `${namesOf(operations)}: no handler, and no second object of ${tag.identifier} is made while others of its handlers are elsewhere`,
    ...(place === undefined ? {} : { at: placeOf(place) }),
    fix: `give the handlers of ${tag.identifier} the type ${tag.interfaceName}, and run again`,
  };
}

export function startOf({ source, node }: Container | FunctionHandler): StubFinding["at"] & object {
  const start = node.getStart(source.tree);
  return { path: source.path, start, end: start };
}

function namesOf(operations: readonly DesiredOperation[]): string {
  return operations.map(({ identifier }) => identifier).join(", ");
}

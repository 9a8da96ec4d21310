import type { ts } from "../typescript/compiler.js";
import type { Container } from "./container.js";
import type { DesiredOperation, DesiredTag } from "./desired.js";
import { rangeOf, type StubDiagnostic } from "./diagnostic.js";
import type { AnalysisContext } from "./handler-type.js";
import type { FunctionHandler } from "./locate.js";
import { rebaseModule } from "./module-path.js";
import { type FileInput, isJavascript } from "./source-files.js";
import type { UnclaimedDefinition } from "./unclaimed.js";
import { mentionOf } from "./unreadable.js";

/** Several containers hold parts of a tag's handlers, and none requires the missing operation. */
export function ambiguousPlacement(
  tag: DesiredTag,
  operation: DesiredOperation,
  containers: readonly (Container | FunctionHandler)[],
): StubDiagnostic {
  const [first, ...others] = containers;
  return {
    code: "stubs-homeless",
    message: `${operation.identifier} has no handler: ${containers.length} places implement parts of ${tag.interfaceName}, and none requires it`,
    ...(first === undefined ? {} : { at: startOfContainer(first) }),
    related: others.map((other) => ({ message: "Another part", at: startOfContainer(other) })),
    fix: "add the handler manually where it belongs",
  };
}

/** The handlers are assigned to the object one by one. A member added inside it would be untyped. */
export function assignedOutsideObject(
  tag: DesiredTag,
  { identifier }: DesiredOperation,
  container: Container,
): StubDiagnostic {
  const [first] = container.members.assigned;
  return {
    code: "stubs-homeless",
    message: `${identifier} has no handler: those of ${tag.identifier} are assigned to their object one by one`,
    at: first === undefined ? startOfContainer(container) : rangeOf(first.nameNode),
    fix: "assign the handler manually",
  };
}

/** The container of the missing handlers is read-only. */
export function uneditableFile(
  tag: DesiredTag,
  container: Container | FunctionHandler,
  operations: readonly DesiredOperation[],
): StubDiagnostic {
  return {
    code: "stubs-homeless",
    message: `${namesOf(operations)}: no handler; those of ${tag.identifier} are in ${container.source.path}, and JavaScript files are not edited`,
    at: startOfContainer(container),
    fix: "add the handler manually",
  };
}

/**
 * A file mentions the tag's interface, but nothing in it satisfies the interface: a new file could duplicate it. Files
 * already reported as unreadable are skipped.
 */
export function unmatchedMention(
  tag: DesiredTag,
  files: readonly FileInput[],
  known: AnalysisContext,
): readonly StubDiagnostic[] | undefined {
  for (const { path, text } of files) {
    const mention = mentionOf(text, new Set([tag.interfaceName]));
    if (mention === undefined) continue;
    if (!known.sources.readableFiles.some((source) => source.path === path)) return [];
    return [
      {
        code: "stubs-homeless",
        message: `${tag.interfaceName} is named here, but no object or class of that type was found`,
        at: { path, start: mention.start, end: mention.start + mention.name.length },
        fix: `add the type ${tag.interfaceName} to the object or class with the handlers of ${tag.identifier}`,
      },
    ];
  }
  return undefined;
}

/** Untyped code defines what may be handlers of the tag. */
export function untypedDefinition(
  tag: DesiredTag,
  [first, ...others]: readonly [UnclaimedDefinition, ...UnclaimedDefinition[]],
  module: string,
): StubDiagnostic {
  const type = isJavascript(first.source.path)
    ? `/** @type {import("${rebaseModule(first.source, module)}").${tag.interfaceName}} */`
    : tag.interfaceName;
  return {
    code: "stubs-unseen",
    message: `${first.name} may be a handler of ${tag.identifier}, but has no type: no stub is added`,
    at: rangeOf(first.nameNode),
    related: others.slice(0, 8).map(({ nameNode }) => ({ message: "Another one", at: rangeOf(nameNode) })),
    fix:
      `add the type ${type} to the object or class with the handlers of ${tag.identifier}; ` +
      `if there are none, write \`export const ${tag.identifier}: ${tag.interfaceName} = {};\` in a separate file`,
  };
}

/** Other handlers of the tag exist elsewhere; a second object would shadow them. */
export function handlersElsewhere(
  tag: DesiredTag,
  operations: readonly DesiredOperation[],
  node: ts.Node | undefined,
): StubDiagnostic {
  return {
    code: "stubs-homeless",
    message: `${namesOf(operations)}: no handler; no second object of ${tag.identifier} is created while other handlers have another type`,
    ...(node === undefined ? {} : { at: rangeOf(node) }),
    fix: `add the type ${tag.interfaceName} to the handlers of ${tag.identifier}, and run again`,
  };
}

export function startOfContainer({ source, node }: Container | FunctionHandler): StubDiagnostic["at"] & object {
  const start = node.getStart(source.tree);
  return { path: source.path, start, end: start };
}

function namesOf(operations: readonly DesiredOperation[]): string {
  return operations.map(({ identifier }) => identifier).join(", ");
}

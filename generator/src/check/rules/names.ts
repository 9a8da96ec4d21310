import { argumentName, camelCase, typeIdentifier } from "../../model/names.js";
import { asObject, asString, child, entriesOf } from "../../model/raw.js";
import type { CheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/** Names that differ in the document become one name in code, or one file on a file system that ignores case. */
export function checkNames(context: CheckContext): void {
  const { document, operations } = context;
  const schemas = entriesOf(asObject(document["components"])?.["schemas"]);
  checkTable(
    schemas.map(([name]) => ({ name, pointer: child("/components/schemas", name) })),
    { identifier: typeIdentifier, noun: "the type", part: "key", ignoreCase: true },
    context,
  );
  const ids = operations.flatMap(({ operation, pointer }) => {
    const name = asString(operation["operationId"]);
    return name === undefined ? [] : [{ name, pointer: `${pointer}/operationId` }];
  });
  checkTable(
    distinctNames(ids),
    { identifier: camelCase, noun: "the function", part: "value", ignoreCase: true },
    context,
  );
  for (const { parameters } of operations) {
    for (const location of ["path", "query", "header", "cookie"]) {
      const same = parameters.filter((parameter) => parameter.in === location);
      checkTable(
        distinctNames(same),
        { identifier: argumentName, noun: "the argument", part: "value", ignoreCase: false },
        context,
      );
    }
  }
}

interface LocatedName {
  readonly name: string;
  readonly pointer: string;
}

interface NameMapping {
  identifier(name: string): string;
  readonly noun: string;
  readonly part: "key" | "value";
  /** Names of which some file systems or readers would see only one. */
  readonly ignoreCase: boolean;
}

function checkTable(names: readonly LocatedName[], naming: NameMapping, { report }: CheckContext): void {
  const { identifier, noun, part, ignoreCase } = naming;
  const first = new Map<string, LocatedName>();
  for (const named of names) {
    const mapped = identifier(named.name);
    if (mapped === "") continue;
    const key = ignoreCase ? mapped.toLowerCase() : mapped;
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, named);
      continue;
    }
    const exactly = identifier(before.name) === mapped ? "" : ", up to upper and lower case";
    const message = `${quoteName(named.name)} and ${quoteName(before.name)} both become ${noun} ${quoteName(mapped)}${exactly}`;
    const related = [{ message: "the other name", pointer: before.pointer }];
    report({
      code: "colliding-names",
      message,
      pointer: named.pointer,
      keyOrValue: part,
      fix: "rename one of them",
      related,
    });
  }
}

/** Duplicates of one name are the matter of other rules. */
function distinctNames<T extends LocatedName>(names: readonly T[]): T[] {
  const seen = new Set<string>();
  return names.filter(({ name }) => !seen.has(name) && seen.add(name));
}

import { argumentName, camelCase, typeIdentifier } from "../../model/names.js";
import { asObject, asString, child, entriesOf } from "../../model/raw.js";
import type { CheckContext } from "../context.js";
import { code } from "../words.js";

/** Names that differ in the document become one name in code, or one file on a file system that ignores case. */
export function checkNames(context: CheckContext): void {
  const { document, operations } = context;
  const schemas = entriesOf(asObject(document["components"])?.["schemas"]);
  checkTable(
    schemas.map(([name]) => ({ name, pointer: child("/components/schemas", name) })),
    { identifier: typeIdentifier, what: "the type", part: "key", ignoreCase: true },
    context,
  );
  const ids = operations.flatMap(({ operation, pointer }) => {
    const name = asString(operation["operationId"]);
    return name === undefined ? [] : [{ name, pointer: `${pointer}/operationId` }];
  });
  checkTable(unique(ids), { identifier: camelCase, what: "the function", part: "value", ignoreCase: true }, context);
  for (const { parameters } of operations) {
    for (const location of ["path", "query", "header", "cookie"]) {
      const same = parameters.filter((parameter) => parameter.in === location);
      checkTable(
        unique(same),
        { identifier: argumentName, what: "the argument", part: "value", ignoreCase: false },
        context,
      );
    }
  }
}

interface Named {
  readonly name: string;
  readonly pointer: string;
}

interface Naming {
  identifier(name: string): string;
  readonly what: string;
  readonly part: "key" | "value";
  /** Names of which some file systems or readers would see only one. */
  readonly ignoreCase: boolean;
}

function checkTable(names: readonly Named[], naming: Naming, { report }: CheckContext): void {
  const { identifier, what, part, ignoreCase } = naming;
  const first = new Map<string, Named>();
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
    const message = `${code(named.name)} and ${code(before.name)} both become ${what} ${code(mapped)}${exactly}`;
    const related = [{ message: "the other name", pointer: before.pointer }];
    report({ code: "colliding-names", message, pointer: named.pointer, part, fix: "rename one of them", related });
  }
}

/** Duplicates of one name are the matter of other rules. */
function unique<T extends Named>(names: readonly T[]): T[] {
  const seen = new Set<string>();
  return names.filter(({ name }) => !seen.has(name) && seen.add(name));
}

import { camelCase } from "../model/names.js";
import { serverNames } from "../model/server-names.js";
import { ts } from "../typescript/compiler.js";
import { assignmentsIn } from "./assigned-handlers.js";
import type { DesiredOperation, DesiredStubs } from "./desired.js";
import type { AnalysisContext } from "./handler-type.js";
import { HandlerTypeChecker } from "./handler-type-checker.js";
import { isRelative, moduleText } from "./scope.js";
import type { Source, Sources } from "./source-files.js";

/**
 * Collects the names of handler types from the specification and the record.
 *
 * @param module Module of the generated names. Once a file imports from it, other packages are ruled out: a folder may
 *   hold handlers of two interfaces. Until then, any package with matching names counts, because the same package can
 *   be imported under an alias (`#api`).
 */
export function collectGeneratedNames(
  desired: DesiredStubs,
  sources: Sources,
  {
    remembered,
    removed,
    module,
    formerModule,
    isModule,
  }: {
    readonly remembered: ReadonlyMap<string, string>;
    /** Operations of the record, which may have been removed. */
    readonly removed: Iterable<string>;
    readonly module: string;
    readonly formerModule: string | undefined;
    /** Whether a specifier in a file leads to the generated code; undefined if unknown. */
    readonly isModule: (specifier: string, source: Source) => boolean | undefined;
  },
): AnalysisContext {
  const interfaces = new Set([...desired.tags.map((tag) => tag.interfaceName), ...remembered.keys()]);
  const imported = importsOf(sources);
  const isNamed = imported.some(({ specifier, source }) => isModule(specifier, source) === true);
  const packages = new Set(
    imported.filter(({ names }) => names.some((name) => interfaces.has(name))).map(({ specifier }) => specifier),
  );
  const groups = new Map([
    ...[...remembered].map(([name, tag]) => [tag, name] as const),
    ...desired.tags.map((tag) => [tag.identifier, tag.interfaceName] as const),
  ]);
  const isGenerated = (specifier: string, source: Source): boolean =>
    isModule(specifier, source) ?? (isRelative(specifier) || (!isNamed && packages.has(specifier)));
  const operationNames = new Set([...namesOf([...desired.operations.values()]), ...removed]);
  return {
    interfaces,
    groups,
    module,
    formerModule,
    sources,
    operationNames,
    assignments: assignmentsIn(sources, operationNames),
    types: new HandlerTypeChecker(sources, { interfaces: methodsOf(desired, interfaces), groups }, isGenerated),
    hasType(name, specifier, from) {
      if (isModule(specifier, from) === false) return false;
      // Other packages also export a name such as `Handlers`.
      return isGenerated(specifier, from) || (!isNamed && interfaces.has(name));
    },
  };
}

/** Returns the current and former handler names of operations. */
function namesOf(operations: readonly DesiredOperation[]): ReadonlySet<string> {
  return new Set(operations.flatMap(({ identifier, formerNames }) => [identifier, ...formerNames]));
}

/** Returns the methods of each interface. A removed interface gets all known methods, because its own are unknown. */
function methodsOf(desired: DesiredStubs, interfaces: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const all = [...desired.operations.values()];
  return new Map(
    [...interfaces].map((name) => {
      const tag = desired.tags.find(({ interfaceName }) => interfaceName === name);
      return [name, namesOf(tag?.operations ?? all)];
    }),
  );
}

/**
 * Returns interfaces that files import but the specification no longer has, with their derived group names. The
 * fallback for interfaces missing from the record.
 */
export function importedInterfaces(
  desired: DesiredStubs,
  sources: Sources,
  isModule: (specifier: string, source: Source) => boolean | undefined,
): ReadonlyMap<string, string> {
  const current = new Set(desired.tags.map((tag) => tag.interfaceName));
  const { factories, handlersSoFar, notImplemented } = serverNames;
  const generated = new Set<string>([...current, ...factories, handlersSoFar, notImplemented]);
  const named = importsOf(sources).flatMap(({ source, specifier, names }) =>
    (isModule(specifier, source) ?? names.some((name) => generated.has(name))) ? names : [],
  );
  return new Map(
    named.flatMap((name) => {
      const [, stem] = /^(\p{Lu}.*)Handlers$/u.exec(name) ?? [];
      return stem === undefined || current.has(name) ? [] : [[name, camelCase(stem)] as const];
    }),
  );
}

/** Returns the named imports and re-exports of the folder's files. */
function importsOf(
  sources: Sources,
): readonly { readonly source: Source; readonly specifier: string; readonly names: readonly string[] }[] {
  return sources.readableFiles.flatMap((source) =>
    source.tree.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
      if (statement.moduleSpecifier === undefined) return [];
      const list = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
      const elements = list !== undefined && "elements" in list ? [...list.elements] : [];
      const names = elements.map(({ name, propertyName }) => (propertyName ?? name).text);
      return [{ source, specifier: moduleText(statement.moduleSpecifier), names }];
    }),
  );
}

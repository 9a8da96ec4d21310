import type { Interface, Operation, Tag } from "../../../model/interface.js";
import { layout } from "../../../model/layout.js";
import { type TouchedOperations, touchedOperationsOf } from "../../../model/touched-operations.js";
import { type Code, type File, reexports, type SymbolReference, typescriptFile } from "../../../print/index.js";
import type { EmitOptions } from "../../contract.js";
import { fileHeader } from "../../typescript/header.js";
import { operationsOf } from "../../typescript/naming.js";
import { tagsByFile } from "../../typescript/tag-files.js";
import { hasKeyConversion } from "./key.js";
import { mutationDeclarations } from "./mutation.js";
import { type QueryNames, queryNamesOf, sharedNames } from "./names.js";
import { infiniteDeclarations, queryDeclarations } from "./query.js";
import { queryOptionsFile } from "./query-options.js";

/** Emits options of TanStack Query for every operation, in one file per tag: queries, infinite queries, mutations. */
export function emitQueries(model: Interface, options: EmitOptions): readonly File[] {
  const names = queryNamesOf(model);
  if (names.size === 0) return [];
  const touchedBy = touchedOperationsOf(model);
  const touched: TouchedOperations = (write) => touchedBy(write).filter(({ operation }) => names.has(operation));
  const declarations = (operation: Operation): readonly Code[] => {
    const own = names.get(operation);
    if (own === undefined) return [];
    if (own.kind === "mutation")
      return mutationDeclarations(operation, { names: own, touched: touched(operation), model });
    const query = queryDeclarations(operation, own, model);
    return own.infinite === undefined ? query : [...query, ...infiniteDeclarations(operation, own.infinite, model)];
  };
  const groups = model.tags.filter((tag) => operationsOf(model, tag).some((operation) => names.has(operation)));
  const header = fileHeader(model);
  return [
    queryOptionsFile(
      model,
      options,
      [...names.keys()].some((operation) => hasKeyConversion(operation, model)),
    ),
    ...Array.from(tagsByFile(groups, layout.queries), ([module, tags]) => {
      const body = tags.flatMap((tag) => operationsOf(model, tag).flatMap(declarations));
      return typescriptFile({ path: `${module}.ts`, header, body });
    }),
    typescriptFile({ path: `${layout.queriesIndex}.ts`, header, body: [queriesIndex(groups, names, model, touched)] }),
  ];
}

function queriesIndex(
  groups: readonly Tag[],
  names: ReadonlyMap<Operation, QueryNames>,
  model: Interface,
  touched: TouchedOperations,
): Code {
  const own = groups.flatMap((tag) =>
    operationsOf(model, tag).flatMap((operation) => {
      const exported = names.get(operation);
      if (exported === undefined) return [];
      const all = exportedNames(exported, touched(operation).length > 0);
      return all.map((name): SymbolReference => ({ name, module: layout.queries(tag), typeOnly: false }));
    }),
  );
  const common = sharedNames.map((name): SymbolReference => {
    return { name, module: layout.queryOptions, typeOnly: name !== "invalidate" && name !== "queryScope" };
  });
  return reexports([...common, ...own]);
}

function exportedNames(names: QueryNames, hasTouches: boolean): readonly string[] {
  if (names.kind === "mutation") return hasTouches ? [names.options, names.touches] : [names.options];
  return [
    names.key,
    names.options,
    ...(names.infinite === undefined ? [] : [names.infinite.key, names.infinite.options]),
  ];
}

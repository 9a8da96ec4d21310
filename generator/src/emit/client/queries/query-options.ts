import type { Interface } from "../../../model/interface.js";
import { layout } from "../../../model/layout.js";
import {
  type Code,
  code,
  docComment,
  type File,
  lines,
  stringLiteral,
  symbol,
  typescriptFile,
} from "../../../print/index.js";
import type { EmitOptions } from "../../contract.js";
import { fileHeader } from "../../typescript/header.js";

const library = "@tanstack/query-core";

/** References a type of the query library. */
export function libraryType(name: "DataTag" | "InfiniteData" | "QueryKey"): Code {
  return symbol({ name, module: library, typeOnly: true });
}

/** References something that `query-options` exports. */
export function shared(name: string, kind: "type" | "value" = "type"): Code {
  return symbol({ name, module: layout.queryOptions, typeOnly: kind === "type" });
}

/** Emits the types and functions that all options share. */
export function queryOptionsFile(model: Interface, { packageName }: EmitOptions, hasConversions: boolean): File {
  const body = [
    documented(
      "First element of every key: separates the queries of this package from others in the same cache.",
      code`export const queryScope = ${stringLiteral(packageName)};`,
    ),
    ...keyTypes(),
    ...optionTypes(),
    ...touchedTypes(),
    ...(hasConversions ? [keyValueFunction()] : []),
  ];
  return typescriptFile({ path: `${layout.queryOptions}.ts`, header: fileHeader(model), body });
}

function documented(text: string, declaration: Code): Code {
  return lines([docComment({ text }), declaration]);
}

function keyTypes(): readonly Code[] {
  const key = code`readonly [typeof queryScope, Id, { readonly [name: string]: unknown }`;
  return [
    documented(
      "Key of a call: package, operation and arguments. Carries the type of the result, which `getQueryData` returns.",
      code`export type OperationKey<Id extends string, Data> = ${libraryType("DataTag")}<\n  ${key}],\n  Data\n>;`,
    ),
    documented(
      "Creates the key of a call. It matches calls with these arguments, whatever their other arguments are.",
      lines([
        code`export function operationKey<Id extends string, Data>(`,
        code`  id: Id,`,
        code`  args: { readonly [name: string]: unknown },`,
        code`): OperationKey<Id, Data> {`,
        code`  return [queryScope, id, withoutUndefined(args)] as unknown as OperationKey<Id, Data>;`,
        code`}`,
      ]),
    ),
    documented(
      "Key of the pages of a list. The key of the operation with the same arguments matches it as well.",
      lines([
        code`export type InfiniteKey<Id extends string, Page, Position> = ${libraryType("DataTag")}<`,
        code`  ${key}, "infinite"],`,
        code`  ${libraryType("InfiniteData")}<Page, Position | undefined>`,
        code`>;`,
      ]),
    ),
    documented(
      "Creates the key of the pages of a list.",
      lines([
        code`export function infiniteKey<Id extends string, Page, Position>(`,
        code`  id: Id,`,
        code`  args: { readonly [name: string]: unknown },`,
        code`): InfiniteKey<Id, Page, Position> {`,
        code`  return [queryScope, id, withoutUndefined(args), "infinite"] as unknown as InfiniteKey<Id, Page, Position>;`,
        code`}`,
      ]),
    ),
    documented(
      "Leaves out arguments that are undefined: a key with them would match only calls without these arguments.",
      lines([
        code`function withoutUndefined(value: unknown): unknown {`,
        code`  if (Array.isArray(value)) return value.map(withoutUndefined);`,
        code`  if (Object.prototype.toString.call(value) !== "[object Object]") return value;`,
        code`  const entries = Object.entries(value as object).filter(([, item]) => item !== undefined);`,
        code`  return Object.fromEntries(entries.map(([name, item]) => [name, withoutUndefined(item)]));`,
        code`}`,
      ]),
    ),
  ];
}

function optionTypes(): readonly Code[] {
  return [
    documented(
      "Options of a query. Add options of your own by spreading them: `{ ...options, staleTime: 60_000 }`.",
      lines([
        code`export interface OperationQuery<Id extends string, Data> {`,
        code`  readonly queryKey: OperationKey<Id, Data>;`,
        code`  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;`,
        code`}`,
      ]),
    ),
    documented(
      "Options of an infinite query. `pageParam` is where a page begins; undefined for the beginning of the list.",
      lines([
        code`export interface OperationInfiniteQuery<Id extends string, Page, Position> {`,
        code`  readonly queryKey: InfiniteKey<Id, Page, Position>;`,
        code`  readonly queryFn: (context: {`,
        code`    readonly signal: AbortSignal;`,
        code`    readonly pageParam: Position | undefined;`,
        code`  }) => Promise<Page>;`,
        code`  readonly initialPageParam: Position | undefined;`,
        code`  readonly getNextPageParam: (`,
        code`    lastPage: Page,`,
        code`    pages: Page[],`,
        code`    lastPosition: Position | undefined,`,
        code`    positions: (Position | undefined)[],`,
        code`  ) => Position | undefined;`,
        code`}`,
      ]),
    ),
    documented(
      "Options of a mutation, whose variables are the arguments of the operation.",
      lines([
        code`export interface OperationMutation<Id extends string, Args, Data> {`,
        code`  readonly mutationKey: readonly [typeof queryScope, Id];`,
        code`  readonly mutationFn: (args: Args) => Promise<Data>;`,
        code`}`,
      ]),
    ),
  ];
}

function touchedTypes(): readonly Code[] {
  return [
    documented(
      "Queries whose results a mutation changes: an argument of `invalidateQueries`. `none`: their data was deleted, so they are marked as stale without a request.",
      lines([
        code`export interface TouchedQueries {`,
        code`  queryKey: ${libraryType("QueryKey")};`,
        code`  refetchType?: "none";`,
        code`}`,
      ]),
    ),
    documented(
      "Options of a mutation that invalidates the queries it touches. Your own `onSuccess` replaces this invalidation.",
      lines([
        code`export interface TouchingMutation<Id extends string, Args, Data> extends OperationMutation<Id, Args, Data> {`,
        code`  readonly onSuccess: (`,
        code`    data: Data,`,
        code`    args: Args,`,
        code`    result: unknown,`,
        code`    context: { readonly client: QueryInvalidation },`,
        code`  ) => Promise<void>;`,
        code`}`,
      ]),
    ),
    documented(
      "A `QueryClient`.",
      lines([
        code`export interface QueryInvalidation {`,
        code`  invalidateQueries(filters: TouchedQueries): Promise<unknown>;`,
        code`}`,
      ]),
    ),
    documented(
      "Invalidates queries. Resolves when those in use have been requested again.",
      lines([
        code`export async function invalidate(client: QueryInvalidation, touched: readonly TouchedQueries[]): Promise<void> {`,
        code`  await Promise.all(touched.map((filters) => client.invalidateQueries(filters)));`,
        code`}`,
      ]),
    ),
  ];
}

function keyValueFunction(): Code {
  return documented(
    "Returns a value as keys hold it: dates and integers of 64 bits as text.",
    lines([
      code`export function keyValue(value: unknown): unknown {`,
      code`  if (typeof value === "bigint") return String(value);`,
      code`  if (Array.isArray(value)) return value.map(keyValue);`,
      code`  if (typeof value !== "object" || value === null) return value;`,
      code`  if ("toJSON" in value && typeof value.toJSON === "function") return value.toJSON();`,
      code`  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyValue(inner)]));`,
      code`}`,
    ]),
  );
}

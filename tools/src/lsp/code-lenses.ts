import { nodeBelow } from "@guildwire/generator/editing";
import type { CodeLens, Command, Location, Range } from "vscode-languageserver/node";
import { declarationOf, operationsOf } from "./declarations.js";
import { type KnownChange, type KnownFacts, type KnownUse, locationOfUse } from "./known-facts.js";
import { rangeOf } from "./locations.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";

/** How lenses are shown. */
export interface LensOptions {
  /** The client's command that shows locations: URI, position, locations. Without one, lenses are texts. */
  readonly command: string | undefined;
  /** The revision of the changes. */
  readonly revision: string;
}

/** Where the schemas of a document are. */
const schemaMaps = [["components", "schemas"], ["definitions"]] as const;

/** Returns the lenses above the operations and the named schemas of a file: callers, handlers, and breaking changes. */
export function codeLenses(files: SpecFiles, file: SpecFile, facts: KnownFacts, options: LensOptions): CodeLens[] {
  const rangeAt = (start: number, end: number): Range => rangeOf(file.document, start, end);
  const operations = operationsOf(file).flatMap(({ entry, tokens, id }) => {
    const range = rangeAt(entry.keyStart, entry.keyEnd);
    const own = facts.usesBelow(file, tokens);
    const changes = [...facts.changesBelow(file, tokens), ...(id === undefined ? [] : facts.changesReaching(id.text))];
    return [
      usesLens(file, range, count(own.filter(isCall), "caller"), own.filter(isCall), options),
      ...handlerLens(file, range, own.filter(isHandler), facts, options),
      ...changesLens(files, file, range, changes, options),
    ];
  });
  const schemas = schemaMaps.flatMap((map) =>
    (nodeBelow(file.tree, map)?.entries ?? []).flatMap(({ key, keyStart, keyEnd }) => {
      const tokens = [...map, key];
      const range = rangeAt(keyStart, keyEnd);
      const uses = facts.usesBelow(file, tokens);
      return [
        usesLens(file, range, `${count(uses, "use")} in code`, uses, options),
        ...changesLens(files, file, range, facts.changesBelow(file, tokens), options),
      ];
    }),
  );
  return [...operations, ...schemas];
}

function isCall({ kind }: KnownUse): boolean {
  return kind === "call";
}

function isHandler({ kind }: KnownUse): boolean {
  return kind === "handler";
}

function handlerLens(
  file: SpecFile,
  range: Range,
  handlers: readonly KnownUse[],
  facts: KnownFacts,
  options: LensOptions,
): readonly CodeLens[] {
  if (handlers.length > 0) return [usesLens(file, range, "handler implemented", handlers, options)];
  return facts.hasHandlers ? [{ range, command: { title: "no handler", command: "" } }] : [];
}

function usesLens(
  file: SpecFile,
  range: Range,
  title: string,
  uses: readonly KnownUse[],
  options: LensOptions,
): CodeLens {
  return { range, command: showing(file, range, title, uses.map(locationOfUse), options) };
}

function changesLens(
  files: SpecFiles,
  file: SpecFile,
  range: Range,
  changes: readonly KnownChange[],
  options: LensOptions,
): readonly CodeLens[] {
  const breaking = changes.filter(({ severity }) => severity === "breaking");
  if (breaking.length === 0) return [];
  const list = [...new Set(breaking.map(({ where, message }) => `${where}: ${message}`))];
  const [first = ""] = list;
  const more = list.length === 1 ? "" : `, and ${list.length - 1} more`;
  const title = `${count(list, "breaking change")} since ${options.revision}: ${first}${more}`;
  const nodes = new Map(breaking.map((change) => [JSON.stringify([change.path, change.tokens]), change]));
  const locations = [...nodes.values()].flatMap((change) => locationOfChange(files, change) ?? []);
  return [{ range, command: showing(file, range, title, locations, options) }];
}

function locationOfChange(files: SpecFiles, { path, tokens }: KnownChange): Location | undefined {
  const declared = declarationOf(files, { kind: "node", path, tokens });
  if (declared === undefined) return undefined;
  const { file, name } = declared;
  return { uri: file.uri, range: rangeOf(file.document, name.start, name.end) };
}

/** The command of a lens. Editors show a lens whose command is empty as a text. */
function showing(
  { uri }: SpecFile,
  range: Range,
  title: string,
  locations: readonly Location[],
  { command }: LensOptions,
): Command {
  if (command === undefined || locations.length === 0) return { title, command: "" };
  return { title, command, arguments: [uri, range.start, locations] };
}

function count(items: readonly unknown[], noun: string): string {
  return `${items.length === 0 ? "no" : items.length} ${noun}${items.length === 1 ? "" : "s"}`;
}

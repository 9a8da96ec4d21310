import { type ParseError, parse } from "jsonc-parser";
import { isObject } from "../../values/json.js";
import { insertEntry } from "./json-insertion.js";

/** A script to add. */
export interface WantedScript {
  readonly name: string;
  readonly command: string;
  /** Matches equivalent existing commands. */
  readonly same: RegExp;
}

/** Entries that package.json must contain. */
export interface WantedEntries {
  readonly scripts: readonly WantedScript[];
  readonly dependencies: { readonly [name: string]: string };
  readonly devDependencies: { readonly [name: string]: string };
  /** A folder to list under `workspaces`. */
  readonly workspace?: string;
}

/** A parsed package.json. Comments are allowed, because other tools accept them. */
export type PackageFile = { readonly [key: string]: unknown };

export interface CompletedPackageFile {
  readonly text: string;
  /** Descriptions of the additions; empty without any. */
  readonly added: readonly string[];
  /** Actual names of the wanted scripts. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** Parses a package.json; undefined if it is invalid. */
export function parsePackageFile(text: string): PackageFile | undefined {
  const errors: ParseError[] = [];
  const value: unknown = parse(withoutMark(text), errors, { allowTrailingComma: true });
  if (errors.length > 0 || !isObject(value)) return undefined;
  const sections = ["scripts", "dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];
  return sections.every((section) => value[section] === undefined || isObject(value[section])) ? value : undefined;
}

/**
 * Adds missing entries and keeps existing content: order, indentation, line endings, comments and byte order mark. A
 * script whose name is taken gets the suffix `:api`.
 */
export function completePackageFile(text: string, found: PackageFile, wanted: WantedEntries): CompletedPackageFile {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  let current = withoutMark(text);
  const present = { ...found };
  const insert = (section: string, key: string, value: string): void => {
    const isThere = present[section] !== undefined;
    current = insertEntry(
      current,
      isThere ? [section] : [],
      isThere ? { key, value } : { key: section, value: { [key]: value } },
    );
    present[section] ??= {};
  };
  const added: string[] = [];

  const { names, missing } = chooseScripts(textsOf(found["scripts"]), wanted.scripts);
  for (const [name, command] of missing) insert("scripts", name, command);
  if (missing.length > 0) added.push(`scripts ${missing.map(([name]) => name).join(", ")}`);

  const packageNames = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"].flatMap(
    (section) => Object.keys(textsOf(found[section])),
  );
  for (const section of ["dependencies", "devDependencies"] as const) {
    const packages = Object.entries(wanted[section]).filter(([name]) => !packageNames.includes(name));
    for (const [name, version] of packages) insert(section, name, version);
    if (packages.length > 0) added.push(`${section} ${packages.map(([name]) => name).join(", ")}`);
  }

  const { workspace } = wanted;
  if (workspace !== undefined && !workspacesOf(found).some((entry) => coversFolder(entry, workspace))) {
    const { workspaces } = found;
    if (workspaces === undefined) current = insertEntry(current, [], { key: "workspaces", value: [workspace] });
    else {
      const path = isObject(workspaces) ? ["workspaces", "packages"] : ["workspaces"];
      current = insertEntry(current, path, { value: workspace });
    }
    added.push(`workspaces ${workspace}`);
  }
  return { text: mark + current, added, scripts: names };
}

/** Returns the listed workspaces. */
export function workspacesOf({ workspaces }: PackageFile): readonly string[] {
  const listed = isObject(workspaces) ? workspaces["packages"] : workspaces;
  return Array.isArray(listed) ? listed.filter((entry) => typeof entry === "string") : [];
}

interface ChosenScripts {
  readonly names: ReadonlyMap<string, string>;
  readonly missing: readonly (readonly [string, string])[];
}

function chooseScripts(present: { readonly [name: string]: string }, wanted: readonly WantedScript[]): ChosenScripts {
  const names = new Map<string, string>();
  const missing: (readonly [string, string])[] = [];
  for (const { name, command, same } of wanted) {
    const known = Object.keys(present).find((script) => same.test(present[script] ?? ""));
    const free = [name, `${name}:api`, `${name}:guildwire`].find((script) => present[script] === undefined);
    const chosen = known ?? free;
    if (chosen === undefined) continue;
    names.set(name, chosen);
    if (known === undefined) missing.push([chosen, command]);
  }
  return { names, missing };
}

function coversFolder(entry: string, folder: string): boolean {
  const written = entry.replace(/^\.\//, "").replace(/\/$/, "");
  return written === folder || written === "**" || (written === "*" && !folder.includes("/"));
}

function textsOf(value: unknown): { readonly [name: string]: string } {
  return isObject(value) ? (value as { readonly [name: string]: string }) : {};
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, "");
}

import { childNode, entryAt, nodeBelow, type SyntaxNode, walkSyntax } from "@guildwire/generator/editing";
import type { Position, PrepareRenameResult } from "vscode-languageserver/node";
import { declarationOf } from "./declarations.js";
import { rangeOf } from "./locations.js";
import { nodesAt, uncertainProperties } from "./overlaid-nodes.js";
import { renameParameter } from "./rename-parameter.js";
import { type RenameContext, refused, renameReferences } from "./rename-references.js";
import { type RenameTarget, renameTargetAt } from "./rename-target.js";
import { SpecEdits } from "./spec-edits.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";
import { linksOf } from "./spec-links.js";
import { usesOf } from "./spec-uses.js";

/** Returns the range of the name at a position, if it can be renamed. */
export function prepareRename(files: SpecFiles, file: SpecFile, position: Position): PrepareRenameResult | undefined {
  const target = renameTargetAt(files, file, file.document.offsetAt(position));
  if (target === undefined) return undefined;
  const text = file.document.getText().slice(target.start, target.end);
  const inner = text.lastIndexOf(target.former);
  const start = inner === -1 ? target.start : target.start + inner;
  const end = inner === -1 ? target.end : start + target.former.length;
  return { range: rangeOf(file.document, start, end), placeholder: target.former };
}

/**
 * Renames the name at a position in all files, and states the former name in `x-renamed-from`.
 *
 * @throws ResponseError if the new name is invalid or taken, or if the rename would change more than the name.
 */
export function renameAt(files: SpecFiles, file: SpecFile, position: Position, name: string): SpecEdits {
  const target = renameTargetAt(files, file, file.document.offsetAt(position));
  if (target === undefined)
    throw refused("there is no operation, schema, property, parameter, tag, event or value here");
  const edits = new SpecEdits();
  if (name === target.former) return edits;
  const context = { files, edits, target, name };
  checkName(context);
  renames[target.kind](context);
  return edits;
}

const renames: { readonly [kind in RenameTarget["kind"]]: (context: RenameContext) => void } = {
  operation: renameOperation,
  tag: renameTag,
  scheme: (context) => {
    renameKey(context);
    renameUses(context);
  },
  event: renameEvent,
  component: renameComponent,
  property: renameProperty,
  parameter: renameParameter,
  value: renameValue,
};

function checkName({ files, target: { kind, declaration }, name }: RenameContext): void {
  if (name.trim() === "" || name.length > 200) throw refused("a name has 1 to 200 characters");
  if (/\p{Cs}/u.test(name)) throw refused("half of a surrogate pair cannot be stored in UTF-8");
  if ((kind === "component" || kind === "scheme") && !/^[\w.-]+$/.test(name)) {
    throw refused(`${JSON.stringify(name)} is no name of a component: letters, digits, dots, hyphens and underscores`);
  }
  const { file, tokens } = declaration;
  const isTaken =
    kind === "operation" || kind === "tag"
      ? declarationOf(files, { kind, path: file.path, name }) !== undefined
      : kind !== "parameter" &&
        kind !== "value" &&
        entryAt(nodeBelow(file.tree, tokens.slice(0, -1)), name) !== undefined;
  if (isTaken) throw refused(`${JSON.stringify(name)} exists already`);
}

function renameOperation(context: RenameContext): void {
  const { edits, target, name, files } = context;
  const { file, node, tokens } = target.declaration;
  const entry = entryAt(nodeBelow(file.tree, tokens), "operationId");
  if (entry?.value === undefined || node === undefined) return;
  edits.replaceScalar(file, entry.value, name);
  edits.addFormerName(file, node, target.former, name, entry);
  renameUses(context);
  for (const other of files.around(file.path)) renameNamesIn(other, context, ["x-sent-in", "x-dispatch"]);
}

function renameTag(context: RenameContext): void {
  const { edits, target, name } = context;
  const { file, node } = target.declaration;
  const entry = entryAt(node, "name");
  if (entry?.value === undefined || node === undefined) return;
  edits.replaceScalar(file, entry.value, name);
  edits.addFormerName(file, node, target.former, name, entry);
  renameUses(context);
}

function renameEvent(context: RenameContext): void {
  const { edits, target, name, files } = context;
  const { file, node, tokens } = target.declaration;
  renameKey(context);
  if (node?.kind === "map") edits.addFormerName(file, node, target.former, name);
  renameUses(context);
  renameReferences(files, edits, { path: file.path, tokens }, name);
}

function renameComponent(context: RenameContext): void {
  const { edits, target, name, files } = context;
  const { file, node, tokens } = target.declaration;
  const section = tokens.at(-2) ?? "";
  const isSchema = section === "schemas" || section === "definitions";
  if (isSchema) refuseDiscriminatorValue(context);
  renameKey(context);
  if (isSchema && node?.kind === "map" && entryAt(node, "$ref") === undefined) {
    edits.addFormerName(file, node, target.former, name);
  }
  renameReferences(files, edits, { path: file.path, tokens }, name);
}

/** Without a mapping, the name of an alternative is a value on the wire. */
function refuseDiscriminatorValue({ files, target }: RenameContext): void {
  const { file, tokens } = target.declaration;
  for (const use of usesOf(files, { kind: "node", path: file.path, tokens })) {
    if (use.tokens.at(-1) !== "$ref" || !["oneOf", "anyOf"].includes(use.tokens.at(-3) ?? "")) continue;
    const discriminator = childNode(nodeBelow(use.file.tree, use.tokens.slice(0, -3)), "discriminator");
    if (discriminator === undefined) continue;
    const mapped = childNode(discriminator, "mapping")?.entries ?? [];
    const isMapped = mapped.some(
      ({ value }) => value !== undefined && (value.text === target.former || value.text.endsWith(`/${target.former}`)),
    );
    if (isMapped) continue;
    const { line } = use.file.document.positionAt(discriminator.start);
    throw refused(
      `${target.former} is a discriminator value, which a rename would change: add it to the mapping in ${use.file.path}:${line + 1} first`,
    );
  }
}

/** Renames the key of the declaration, also where an overlay adds to it. */
function renameKey({ files, edits, target, name }: RenameContext): void {
  const { file, tokens } = target.declaration;
  for (const { file: user, node } of nodesAt(files, file, tokens.slice(0, -1))) {
    const entry = entryAt(node, target.former);
    if (entry !== undefined) edits.replaceKey(user, entry, name);
  }
}

function renameUses({ files, edits, target, name }: RenameContext): void {
  if (!["operation", "tag", "scheme", "event"].includes(target.kind)) return;
  for (const file of files.around(target.declaration.file.path)) {
    for (const { target: linked, node, start, tokens } of linksOf(file)) {
      if (linked.kind !== target.kind || linked.name !== target.former) continue;
      if (node !== undefined) edits.replaceScalar(file, node, name);
      const entry = entryAt(nodeBelow(file.tree, tokens.slice(0, -1)), target.former);
      if (node === undefined && entry?.keyStart === start) edits.replaceKey(file, entry, name);
    }
  }
  const { file, tokens } = target.declaration;
  if (target.kind === "scheme") renameReferences(files, edits, { path: file.path, tokens }, name);
}

function renameProperty(context: RenameContext): void {
  const { edits, target, name, files } = context;
  const { former, declaration } = target;
  const { file, node, tokens } = declaration;
  const above = tokens.slice(0, -2);
  renameKey(context);
  if (node?.kind === "map") edits.addFormerName(file, node, former, name);
  const renameIn = (tokens: readonly string[], skips: readonly string[]): void => {
    for (const { file: user, node } of nodesAt(files, file, [...above, ...tokens])) {
      walkSyntax(node, (item, way) => {
        const isName = item.kind === "scalar" && item.text === former && !skips.includes(way.at(-1) ?? "");
        if (isName) edits.replaceScalar(user, item, name);
        return true;
      });
    }
  };
  renameIn(["required"], []);
  renameIn(["discriminator", "propertyName"], []);
  renameReferences(files, edits, { path: file.path, tokens }, name);
  renameIn(["x-checks"], ["name", "message"]);
  for (const { file: user, node: holder } of nodesAt(files, file, above)) {
    for (const example of examplesOf(holder)) renameExampleKey(context, user, example);
  }
  for (const { file: user, node: left } of uncertainProperties(files, file, former)) edits.leave(user, left);
  // Examples of a media type belong to the schema that it refers to.
  for (const use of usesOf(files, { kind: "node", path: file.path, tokens: above })) {
    if (use.tokens.at(-2) !== "schema") continue;
    const holder = nodeBelow(use.file.tree, use.tokens.slice(0, -2));
    for (const example of examplesOf(holder)) renameExampleKey(context, use.file, example);
  }
}

/** The examples beside a schema, and the default. */
function examplesOf(holder: SyntaxNode | undefined): readonly SyntaxNode[] {
  const examples = childNode(holder, "examples");
  const named = (examples?.entries ?? []).map(({ value }) => childNode(value, "value"));
  const written = [childNode(holder, "example"), childNode(holder, "default"), ...(examples?.items ?? []), ...named];
  return written.filter((node) => node !== undefined);
}

function renameExampleKey({ edits, target, name }: RenameContext, file: SpecFile, example: SyntaxNode): void {
  const entry = entryAt(example, target.former);
  if (entry !== undefined && entryAt(example, name) === undefined) edits.replaceKey(file, entry, name);
}

function renameValue({ edits, target, name }: RenameContext): void {
  const { former, declaration } = target;
  const { file, node: schema } = declaration;
  if (schema === undefined) return;
  const values = childNode(schema, "enum")?.items ?? [];
  if (name === "$ref") throw refused("the former value could not be stated: a map with the key $ref is a reference");
  if (values.some(({ text }) => text === name)) throw refused(`${JSON.stringify(name)} exists already`);
  const same = [...values, ...examplesOf(schema)].filter(({ kind, text }) => kind === "scalar" && text === former);
  for (const node of same) edits.replaceScalar(file, node, name);
  const known = entryAt(schema, "x-enum-renamed-from");
  const named = entryAt(known?.value, former);
  if (named !== undefined) edits.replaceKey(file, named, name);
  else if (known?.value?.kind === "map") {
    edits.addEntry(file, known.value, { key: name, value: former, yaml: JSON.stringify(former) });
  } else {
    const yaml = `{ ${JSON.stringify(name)}: ${JSON.stringify(former)} }`;
    edits.addEntry(file, schema, { key: "x-enum-renamed-from", value: { [name]: former }, yaml });
  }
}

/** Renames texts that equal the former name below extension keys that contain such names. */
function renameNamesIn(file: SpecFile, { edits, target, name }: RenameContext, keys: readonly string[]): void {
  walkSyntax(file.tree, (node, tokens) => {
    const isName =
      node.kind === "scalar" && node.text === target.former && tokens.some((token) => keys.includes(token));
    if (isName) edits.replaceScalar(file, node, name);
    return true;
  });
}

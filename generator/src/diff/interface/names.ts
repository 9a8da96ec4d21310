import type { Interface, NamedType, Operation } from "../../model/interface.js";
import { headerTypeNames } from "../../model/response-headers.js";
import { canonicalJson } from "../canonical-json.js";
import type { Context } from "../collector.js";
import { type Pairing, paired } from "../pairing.js";
import { type ChangeReporter, type Comparison, reporterFor } from "./comparison.js";
import { compareGeneratedNames } from "./generated-names.js";

/** Maps base names to head names of types linked by `x-renamed-from`. */
export function renamedTypes(base: Interface, head: Interface): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const [name, { use }] of head.types) {
    if (base.types.has(name)) continue;
    const old = use.renamedFrom?.find((candidate) => base.types.has(candidate) && !head.types.has(candidate));
    if (old !== undefined) renamed.set(old, name);
  }
  return renamed;
}

/** Compares the names of exported types. Their contents are compared where operations use them. */
export function compareNames(comparison: Comparison, renamed: ReadonlyMap<string, string>): void {
  const { base, head } = comparison;
  const current = currentNames(comparison, renamed);
  const { removed, added, kept } = paired(
    [...base.types.values()].map((type) => ({ type, name: current(type) })),
    [...head.types.values()].map((type) => ({ type, name: type.name })),
    ({ name }) => name,
  );
  const removedStems = removedTypeStems(comparison.operations);
  const renumbered = compareGeneratedNames(comparison);
  const elsewhere = typesComparedElsewhere(base);
  for (const { type } of removed.filter((one) => !elsewhere.has(one.type.name))) {
    const { report } = reporterFor(comparison, type.identifier);
    const details = { message: `the type ${type.identifier} was removed`, base: type.at, head: "/components/schemas" };
    if (isDeclared(type)) report("type-removed", details);
    else if (!renumbered.has(type.identifier) && !removedStems.some((stem) => type.name.startsWith(stem)))
      report("derived-type-removed", details);
  }
  for (const { type } of added) {
    const details = { message: `the type ${type.identifier} was added`, base: "/components/schemas", head: type.at };
    if (isDeclared(type)) reporterFor(comparison, type.identifier).report("type-added", details);
  }
  for (const [was, is] of kept) compareType(was.type, is.type, reporterFor(comparison, is.type.identifier));
}

/** Maps a base type to its name in the head. A type whose `x-name` is unchanged is the same type. */
function currentNames({ base, head }: Comparison, renamed: ReadonlyMap<string, string>): (type: NamedType) => string {
  const former = new Set([...base.types.values()].map(({ name }) => name));
  const names = new Set([...head.types.values()].map(({ name }) => name));
  const added = new Map(
    [...head.types.values()].flatMap(({ name, identifier }) => (former.has(name) ? [] : [[identifier, name] as const])),
  );
  return ({ name, identifier }) => renamed.get(name) ?? (names.has(name) ? name : (added.get(identifier) ?? name));
}

/** Returns type name prefixes of removed or renamed operations, which are reported themselves. */
function removedTypeStems({ removed, kept }: Pairing<Operation>): readonly string[] {
  const moved = kept.filter(([was, is]) => was.identifier !== is.identifier).map(([was]) => was);
  return [...removed, ...moved].map(({ typeStem }) => typeStem);
}

/** Returns the generated types of headers and of query parameters of channels, which are compared one by one. */
function typesComparedElsewhere({ operations, channels, types }: Interface): ReadonlySet<string> {
  const parameters = channels
    .flatMap(({ query }) => query)
    .flatMap(({ use }) => {
      const type = use.type.kind === "reference" ? types.get(use.type.name) : undefined;
      return type === undefined || isDeclared(type) ? [] : [type.name];
    });
  return new Set([...headerTypeNames({ operations }), ...parameters]);
}

function isDeclared({ at }: NamedType): boolean {
  return at.startsWith("/components/schemas/");
}

function compareType(base: NamedType, head: NamedType, reporter: ChangeReporter): void {
  const { report } = reporter;
  const pointers = { base: base.at, head: head.at };
  if (base.identifier !== head.identifier) {
    report("type-renamed", { message: `was ${base.identifier}, and is ${head.identifier}`, ...pointers });
  }
  if (base.differs && head.differs && base.identifier === head.identifier) {
    const [was, is] = [base.responseIdentifier, head.responseIdentifier];
    const message = `the generated name of the type in responses was ${was}, and is ${is}`;
    if (was !== is) report("generated-name-changed", { message, ...pointers, key: "response" });
  }
  if (hasConstants(base) && !hasConstants(head)) {
    report("constants-removed", {
      message: "the constants were removed, because not every value has a name",
      ...pointers,
    });
  }
  if (!base.differs && head.differs) {
    const message = `has the name ${head.responseIdentifier} in responses`;
    report("type-split", { message, ...pointers });
  } else if (base.differs && !head.differs) {
    report("type-joined", { message: `the name ${base.responseIdentifier} was removed`, ...pointers });
  }
  if (base.use.deprecated !== true && head.use.deprecated === true) {
    report("type-deprecated", { message: "is deprecated", ...pointers });
  }
  const { removed, added, kept } = paired(base.constructors, head.constructors, ({ name }) => name);
  for (const { name, at } of removed) {
    report("constructor-removed", {
      message: `the constructor ${name} was removed`,
      base: at,
      head: head.at,
      key: name,
    });
  }
  for (const { name, at } of added) {
    report("constructor-added", { message: `the constructor ${name} was added`, base: base.at, head: at, key: name });
  }
  for (const [was, is] of kept) {
    const meaning = ({ fixed, positional, rest }: typeof was): string => canonicalJson({ fixed, positional, rest });
    if (meaning(was) === meaning(is)) continue;
    const message = `the constructor ${is.name} has different parameters or fixed values`;
    report("constructor-changed", { message, base: was.at, head: is.at, key: is.name });
  }
}

/** Whether constants are generated: every value of the enumeration has a name. */
function hasConstants({ use: { type } }: NamedType): boolean {
  return type.kind === "enum" && type.members.every(({ name }) => name !== undefined);
}

/** Compares types that no operation uses: they are exported too, so code may import them. */
export function compareExportedTypes(
  { base, head, schemas, operations }: Comparison,
  renamed: ReadonlyMap<string, string>,
): void {
  const context: Context = { label: "exports", parents: new Set(), kind: "exported" };
  const moved = operations.kept.filter(([was, is]) => was.identifier !== is.identifier).map(([was]) => `${was.at}/`);
  const elsewhere = typesComparedElsewhere(base);
  for (const [name, type] of base.types) {
    if (elsewhere.has(name)) continue;
    const now = renamed.get(name) ?? name;
    const other = head.types.get(now);
    if (other === undefined || schemas.hasCompared(name, now)) continue;
    // When operations swap names, so do the types named after them; the new names are reported.
    if (!isDeclared(type) && !isDeclared(other) && moved.some((at) => type.at.startsWith(at))) continue;
    schemas.compareNamed(name, now, { context, path: "", direction: "request" });
    schemas.compareNamed(name, now, { context, path: "", direction: "response" });
  }
}

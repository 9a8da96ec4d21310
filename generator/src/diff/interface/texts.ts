import type { Interface } from "../../model/interface.js";
import type { Behaviour, Described, Property, Sourced, Type } from "../../model/type.js";
import { formatJson } from "../message-format.js";
import { paired } from "../pairing.js";
import { type Comparison, reporterFor } from "./comparison.js";

type DescribedNode = Sourced & Described & { readonly summary?: string };

/** Compares human-readable texts, which programs do not evaluate. */
export function compareTexts(comparison: Comparison): void {
  if (!comparison.words) return;
  const { base, head } = comparison;
  for (const [was, is] of comparison.operations.kept) {
    compareDescriptions(comparison, is.id, was, is);
    for (const [one, other] of paired(was.parameters, is.parameters, (parameter) => `${parameter.in} ${parameter.name}`)
      .kept) {
      compareDescriptions(comparison, `${is.id} ${other.in} ${other.name}`, one, other);
    }
  }
  for (const [label, was, is] of describedPairs(base, head)) compareDescriptions(comparison, label, was, is);
}

function describedPairs(
  base: Interface,
  head: Interface,
): readonly (readonly [string, DescribedNode, DescribedNode])[] {
  const types = paired([...base.types.values()], [...head.types.values()], ({ name }) => name).kept;
  return [
    ["info", { at: "/info", ...base.info }, { at: "/info", ...head.info }],
    ...types.flatMap(([was, is]) => [
      [is.name, was.use, is.use] as const,
      ...paired(propertyCountsOf(was.use.type), propertyCountsOf(is.use.type), ({ name }) => name).kept.map(
        ([one, other]) => [`${is.name}.${other.name}`, one, other] as const,
      ),
    ]),
    ...paired(base.events, head.events, ({ name }) => name).kept.map(([was, is]) => [is.name, was, is] as const),
    ...paired(base.errors, head.errors, ({ name }) => name).kept.map(
      ([was, is]) => [`error ${is.name}`, was, is] as const,
    ),
  ];
}

function propertyCountsOf(type: Type): readonly Property[] {
  return type.kind === "object" ? type.properties : [];
}

function compareDescriptions(comparison: Comparison, label: string, base: DescribedNode, head: DescribedNode): void {
  const { report } = reporterFor(comparison, label);
  const pointers = { base: base.at, head: head.at };
  const changed = (["title", "summary", "description"] as const).filter((part) => base[part] !== head[part]);
  for (const part of changed) {
    const message = `the ${part} was ${formatJson(base[part])}, and is ${formatJson(head[part])}`;
    report("description-changed", { message, ...pointers, key: part });
  }
  const { removed, added, kept } = paired<Behaviour>(base.behaviours ?? [], head.behaviours ?? [], ({ id }) => id);
  for (const { id } of added)
    report("behaviour-added", { message: `the behaviour ${id} was added`, ...pointers, key: id });
  for (const { id } of removed)
    report("behaviour-removed", { message: `the behaviour ${id} was removed`, ...pointers, key: id });
  for (const [was, is] of kept) {
    if (was.text === is.text) continue;
    report("behaviour-changed", { message: `the behaviour ${is.id} has a different text`, ...pointers, key: is.id });
  }
}

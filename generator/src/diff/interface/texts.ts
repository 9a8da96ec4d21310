import type { Interface } from "../../model/interface.js";
import type { Behaviour, Described, Property, Sourced, Type } from "../../model/type.js";
import { jsonInWords } from "../words.js";
import { type Comparison, paired, tellerOf } from "./comparison.js";

type Told = Sourced & Described & { readonly summary?: string };

/** Texts that people read; nothing that a program sees. */
export function compareTexts(comparison: Comparison): void {
  if (!comparison.words) return;
  const { base, head } = comparison;
  for (const [was, is] of comparison.operations.kept) {
    compareText(comparison, is.id, was, is);
    for (const [one, other] of paired(was.parameters, is.parameters, (parameter) => `${parameter.in} ${parameter.name}`)
      .kept) {
      compareText(comparison, `${is.id} ${other.in} ${other.name}`, one, other);
    }
  }
  for (const [label, was, is] of describedPairs(base, head)) compareText(comparison, label, was, is);
}

function describedPairs(base: Interface, head: Interface): readonly (readonly [string, Told, Told])[] {
  const types = paired([...base.types.values()], [...head.types.values()], ({ name }) => name).kept;
  return [
    ["info", { at: "/info", ...base.info }, { at: "/info", ...head.info }],
    ...types.flatMap(([was, is]) => [
      [is.name, was.use, is.use] as const,
      ...paired(propertiesOf(was.use.type), propertiesOf(is.use.type), ({ name }) => name).kept.map(
        ([one, other]) => [`${is.name}.${other.name}`, one, other] as const,
      ),
    ]),
    ...paired(base.events, head.events, ({ name }) => name).kept.map(([was, is]) => [is.name, was, is] as const),
    ...paired(base.errors, head.errors, ({ name }) => name).kept.map(
      ([was, is]) => [`error ${is.name}`, was, is] as const,
    ),
  ];
}

function propertiesOf(type: Type): readonly Property[] {
  return type.kind === "object" ? type.properties : [];
}

function compareText(comparison: Comparison, label: string, base: Told, head: Told): void {
  const { tell } = tellerOf(comparison, label);
  const places = { base: base.at, head: head.at };
  const changed = (["title", "summary", "description"] as const).filter((part) => base[part] !== head[part]);
  for (const part of changed) {
    const message = `the ${part} was ${jsonInWords(base[part])}, and is ${jsonInWords(head[part])}`;
    tell("description-changed", { message, ...places, key: part });
  }
  const { gone, come, kept } = paired<Behaviour>(base.behaviours ?? [], head.behaviours ?? [], ({ id }) => id);
  for (const { id } of come) tell("behaviour-added", { message: `the rule ${id} is new`, ...places, key: id });
  for (const { id } of gone) tell("behaviour-removed", { message: `the rule ${id} is gone`, ...places, key: id });
  for (const [was, is] of kept) {
    if (was.text === is.text) continue;
    tell("behaviour-changed", { message: `the rule ${is.id} has another text`, ...places, key: is.id });
  }
}

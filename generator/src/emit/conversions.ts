import { conversionOfNamed } from "../model/conversion.js";
import type { Interface, NamedType } from "../model/interface.js";
import { layout } from "../model/layout.js";
import { wireForm } from "../model/wire-form.js";
import {
  attached,
  type Code,
  code,
  docComment,
  type File,
  identifier,
  lines,
  reexports,
  sourced,
  typescriptFile,
  unionType,
  valuesRuntime,
} from "../print/index.js";
import { conversionCode, conversionName } from "./typescript/conversion-code.js";
import { fileHeader } from "./typescript/header.js";
import { typeSymbol } from "./typescript/naming.js";

/** Emits a conversion for each named type whose code form differs from JSON; no files if there are none. */
export function emitConversions(model: Interface): readonly File[] {
  const groups = new Map<string, NamedType[]>();
  for (const type of model.types.values()) {
    if (type.wire === undefined) continue;
    const path = layout.conversions(type);
    groups.set(path, [...(groups.get(path) ?? []), type]);
  }
  if (groups.size === 0) return [];
  const header = fileHeader(model);
  const names = [...groups].flatMap(([module, types]) =>
    types.map((type) => ({ name: conversionName(type), module, typeOnly: false })),
  );
  const runtime = { name: "ConversionError", module: "@guildwire/runtime/values", typeOnly: false };
  return [
    ...Array.from(groups, ([path, types]) =>
      typescriptFile({ path: `${path}.ts`, header, body: types.map((type) => declaration(type, model)) }),
    ),
    typescriptFile({ path: `${layout.conversionsIndex}.ts`, header, body: [reexports([...names, runtime])] }),
  ];
}

function declaration(type: NamedType, model: Interface): Code {
  const conversion = conversionOfNamed(type, model);
  const value = conversion === undefined ? code`${valuesRuntime("allOf")}()` : conversionCode(conversion);
  const annotation = code`${valuesRuntime("Conversion", true)}<${typesOf(type, model)}, ${typesOf(type, wireForm(model))}>`;
  // A type may be another name for another one, or a date or an integer of another name.
  const isAlias = conversion?.kind === "named" || conversion?.kind === "scalar";
  const made = isAlias ? code`${valuesRuntime("allOf")}(${value})` : value;
  return lines([
    docComment({ text: `Converts ${type.identifier} between JSON and code.` }),
    attached(
      code`export const ${sourced(identifier(conversionName(type)), type)}: ${annotation} =`,
      code`/* @__PURE__ */ ${made};`,
    ),
  ]);
}

function typesOf(type: NamedType, model: Interface): Code {
  const request = typeSymbol(type, "request", model);
  return type.differs ? unionType([request, typeSymbol(type, "response", model)]) : request;
}

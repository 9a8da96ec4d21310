import type { Interface } from "../../model/interface.js";
import type { Property } from "../../model/type.js";
import {
  block,
  type Code,
  code,
  docComment,
  identifier,
  jsonLiteral,
  lines,
  list,
  propertyKey,
  stringLiteral,
  unionType,
} from "../../print/index.js";
import { namedType, typeSymbol } from "../typescript/naming.js";
import { parameterEntry, parameterNames } from "../typescript/parameter-names.js";
import { type DispatchedWebhook, type Variant, variantsWith } from "./webhook.js";

/** One function per entry of `builders`: it takes what is not fixed of its kind of response. */
export function builderFunctions(webhook: DispatchedWebhook, model: Interface): readonly Code[] {
  const { dispatch, response } = webhook;
  return webhook.builders.flatMap(({ name, fixed }) => {
    const value = fixed[dispatch.discriminator];
    const [variant] = variantsWith(response, dispatch.discriminator, value, model);
    return variant === undefined ? [] : [builder(name, fixed, variant, dispatch.discriminator, model)];
  });
}

function builder(
  name: string,
  fixed: DispatchedWebhook["builders"][number]["fixed"],
  variant: Variant,
  discriminator: string,
  model: Interface,
): Code {
  const type = namedType(model, variant.name);
  const result = typeSymbol(type, "request");
  const open = variant.shape.properties.filter(
    (property) => property.name !== discriminator && property.type.kind !== "never" && !property.readOnly,
  );
  // nothing optional can stand before what is required
  const ordered = [...open.filter(isRequired), ...open.filter((property) => !isRequired(property))];
  const names = parameterNames(ordered.map((property) => property.name));
  const parameters = ordered.map((property) => {
    const whole = code`${result}[${stringLiteral(property.name)}]`;
    const part = fixedKeys(property.name);
    const given = property.required ? whole : code`NonNullable<${whole}>`;
    const annotation = part.length === 0 ? given : code`Omit<${given}, ${unionType(part.map(stringLiteral))}>`;
    return code`${identifier(called(property))}${isRequired(property) ? code`` : code`?`}: ${annotation}`;
  });
  const entries = [
    code`${propertyKey(discriminator)}: ${jsonLiteral(fixed[discriminator] ?? null)}`,
    ...ordered.map((property) => entry(property)),
  ];
  const value = list({ open: "{", close: "}", separator: ",", items: entries });
  return lines([
    docComment({ text: type.description ?? `Builds a ${type.identifier}.` }),
    block(
      code`export function ${identifier(name)}${list({ open: "(", close: ")", separator: ",", items: parameters })}: ${result}`,
      [code`return ${value};`],
    ),
  ]);

  function fixedKeys(property: string): readonly string[] {
    const part = fixed[property];
    return typeof part === "object" && part !== null && !Array.isArray(part) ? Object.keys(part) : [];
  }

  function called({ name: property }: Property): string {
    return names.get(property) ?? property;
  }

  function isRequired(property: Property): boolean {
    return property.required;
  }

  function entry(property: Property): Code {
    const argument = identifier(called(property));
    const part = fixed[property.name];
    if (part !== undefined && fixedKeys(property.name).length > 0) {
      const more = Object.entries(part as object).map(
        ([key, literal]) => code`${propertyKey(key)}: ${jsonLiteral(literal)}`,
      );
      const merged = list({ open: "{", close: "}", separator: ",", items: [code`...${argument}`, ...more] });
      return code`${propertyKey(property.name)}: ${merged}`;
    }
    const given = parameterEntry(property.name, called(property));
    return isRequired(property) ? given : code`...(${argument} === undefined ? {} : { ${given} })`;
  }
}

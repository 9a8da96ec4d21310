import { type Conversion, conversionOf, type PropertyConversion } from "../../model/conversion.js";
import type { Interface, NamedType } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import type { SchemaUse } from "../../model/type.js";
import {
  arrayLiteral,
  type Code,
  call,
  code,
  type Json,
  jsonLiteral,
  objectLiteral,
  propertyKey,
  stringLiteral,
  symbol,
  valuesRuntime,
} from "../../print/index.js";

/** Prints the conversion of a use; undefined without one. */
export function useConversion(use: SchemaUse | undefined, model: Interface): Code | undefined {
  const conversion = use === undefined ? undefined : conversionOf(use, model);
  return conversion === undefined ? undefined : conversionCode(conversion);
}

/** Prints a JSON value of the document as a value of code. */
export function valueCode(value: Json, use: Pick<SchemaUse, "type"> | undefined, model: Interface): Code {
  return fromWireCode(jsonLiteral(value), use, model);
}

/** Prints the conversion of a JSON value to one of code. */
export function fromWireCode(wire: Code, use: Pick<SchemaUse, "type"> | undefined, model: Interface): Code {
  const conversion = use === undefined ? undefined : conversionOf(use, model);
  if (conversion === undefined) return wire;
  const converter = conversion.kind === "named" ? conversionSymbol(conversion.type) : conversionCode(conversion);
  return code`${converter}.fromWire(${wire})`;
}

/** Adds the conversions of received and sent bodies to a description. */
export function withConversions(
  description: Code,
  { received, sent }: { readonly received: SchemaUse | undefined; readonly sent: SchemaUse | undefined },
  model: Interface,
): Code {
  const wrapped = (name: "inCodeForm" | "inWireForm", inner: Code, use: SchemaUse | undefined): Code => {
    const conversion = useConversion(use, model);
    if (conversion === undefined) return inner;
    const items = [inner, conversion];
    return call(valuesRuntime(name), items);
  };
  return wrapped("inWireForm", wrapped("inCodeForm", description, received), sent);
}

/** Returns the name of a type's conversion constant. */
export function conversionName({ identifier }: NamedType): string {
  return `${identifier.charAt(0).toLowerCase()}${identifier.slice(1)}Conversion`;
}

export function conversionSymbol(type: NamedType): Code {
  return symbol({ name: conversionName(type), module: layout.conversions(type), typeOnly: false });
}

/** Prints a conversion as an expression. */
export function conversionCode(conversion: Conversion): Code {
  switch (conversion.kind) {
    case "scalar":
      return valuesRuntime(conversion.representation);
    case "named":
      // A function, because types in different files may refer to each other.
      return code`() => ${conversionSymbol(conversion.type)}`;
    case "array":
      return arrayCode(conversion);
    case "object":
      return call(
        valuesRuntime("objectOf"),
        [propertiesCode(conversion.properties), conversion.rest && conversionCode(conversion.rest)],
        { hug: true },
      );
    case "all":
      return call(valuesRuntime("allOf"), conversion.parts.map(conversionCode), { hug: true });
    case "kinds": {
      const items = [...conversion.kinds].map(([kind, inner]) => code`${propertyKey(kind)}: ${conversionCode(inner)}`);
      return call(valuesRuntime("byKind"), [objectLiteral(items)], { hug: true });
    }
    case "possible":
      return call(valuesRuntime("where"), [conversionCode(conversion.conversion)], { hug: true });
    case "discriminated": {
      const { key, name, cases, otherwise } = conversion;
      const items = cases.map((each) => code`${propertyKey(each.value)}: ${optionalCode(each.conversion)}`);
      const property = arrayLiteral([key, name].map(stringLiteral));
      return call(valuesRuntime("byTag"), [property, objectLiteral(items), otherwise && conversionCode(otherwise)], {
        hug: true,
      });
    }
    case "valid":
      return call(
        valuesRuntime("firstValid"),
        conversion.alternatives.map(({ type, conversion: inner }) => {
          const validator = symbol({ name: type.identifier, module: layout.validators(type), typeOnly: false });
          const items = [code`() => ${validator}`, ...(inner === undefined ? [] : [conversionCode(inner)])];
          return arrayLiteral(items);
        }),
        { hug: true },
      );
  }
}

/** Prints `{ createdAt: ["created_at", dateTime], id: int64 }`. */
export function propertiesCode(properties: readonly PropertyConversion[]): Code {
  return objectLiteral(
    properties.map(({ key, name, conversion }) => {
      if (key === name && conversion !== undefined) return code`${propertyKey(key)}: ${conversionCode(conversion)}`;
      const items = [stringLiteral(name), ...(conversion === undefined ? [] : [conversionCode(conversion)])];
      return code`${propertyKey(key)}: ${arrayLiteral(items)}`;
    }),
  );
}

function arrayCode({ prefix, items }: Extract<Conversion, { kind: "array" }>): Code {
  const rest = items === undefined ? undefined : conversionCode(items);
  if (prefix.length === 0 && rest !== undefined) return call(valuesRuntime("arrayOf"), [rest], { hug: true });
  const first = arrayLiteral(prefix.map(optionalCode));
  return call(valuesRuntime("tupleOf"), [first, rest], { hug: true });
}

function optionalCode(conversion: Conversion | undefined): Code {
  return conversion === undefined ? code`undefined` : conversionCode(conversion);
}

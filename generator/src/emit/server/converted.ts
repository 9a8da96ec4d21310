import {
  type Conversion,
  conversionOf,
  isExact,
  isExactType,
  keyOf,
  type PropertyConversion,
} from "../../model/conversion.js";
import type { Interface, Operation, Parameter } from "../../model/interface.js";
import type { SchemaUse } from "../../model/type.js";
import { type Code, call, code, serverRuntime, valuesRuntime } from "../../print/index.js";
import { conversionCode, useConversion } from "../typescript/conversion-code.js";
import { parameterSet } from "./naming.js";

/** Combines a validator with the conversion of the values it accepts. */
export function convertingValidator(validator: Code, use: SchemaUse | undefined, model: Interface): Code {
  const conversion = use === undefined ? undefined : conversionOf(use, model);
  return conversion === undefined ? validator : converting(validator, conversion, model);
}

/** Prints `exact: …` for the options of a JSON body. */
export function exactOption(use: SchemaUse | undefined, model: Interface): Code | undefined {
  return use !== undefined && isExactType(use.type, model) ? code`exact: ${valuesRuntime("exactJson")}` : undefined;
}

/** Prints the validator of the parameters of one location, with their conversions. */
export function convertedParameters(operation: Operation, location: Parameter["in"], model: Interface): Code {
  const validator = parameterSet(operation, location, false) ?? serverRuntime("anything");
  const properties = convertedProperties(operation, location, model);
  return properties.length === 0
    ? validator
    : converting(validator, { kind: "object", properties, rest: undefined }, model);
}

/** Prints a response, or its headers, with the conversion of what handlers return. */
export function inWireForm(response: Code, use: SchemaUse | undefined, model: Interface): Code {
  const conversion = useConversion(use, model);
  return conversion === undefined ? response : wireFormCode(response, conversion);
}

/** Prints a response with the conversion of its body or items. */
export function wireFormCode(response: Code, conversion: Code): Code {
  return call(valuesRuntime("inWireForm"), [response, conversion]);
}

function converting(validator: Code, conversion: Conversion, model: Interface): Code {
  const options = isExact(conversion, model) ? code`{ exact: true }` : undefined;
  const items = [validator, conversionCode(conversion), options];
  return call(valuesRuntime("converting"), items);
}

/** Returns the parameters of one location whose form or name in handlers differs from the request. */
export function convertedProperties(
  operation: Operation,
  location: Parameter["in"],
  model: Interface,
): readonly PropertyConversion[] {
  return operation.parameters
    .filter((parameter) => parameter.in === location)
    .map((parameter): PropertyConversion => {
      const { name, use } = parameter;
      return { name, key: keyOf(parameter), conversion: conversionOf(use, model) };
    })
    .filter(({ name, key, conversion }) => key !== name || conversion !== undefined);
}

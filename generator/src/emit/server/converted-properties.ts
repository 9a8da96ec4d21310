import { conversionOf, keyOf, type PropertyConversion } from "../../model/conversion.js";
import type { Interface, Operation, Parameter } from "../../model/interface.js";

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

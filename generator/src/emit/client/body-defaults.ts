import { bodyChoices } from "../../model/body-choices.js";
import { conversionOf, keyOf } from "../../model/conversion.js";
import type { Interface, MediaContent, Operation } from "../../model/interface.js";
import { objectTypesOf } from "../../model/resolve-type.js";
import { arrayLiteral, type Code, clientRuntime, code, stringLiteral, valuesRuntime } from "../../print/index.js";

/** Whether the body of a media type is converted before it is encoded. */
export function isConvertedBody({ use, kind }: MediaContent, model: Interface): boolean {
  const isValue = kind === "json" || kind === "form" || kind === "multipart";
  return isValue && use !== undefined && conversionOf(use, model) !== undefined;
}

/** Prints the body with the client's defaults. A converted body already has them. */
export function bodyWithDefaults(media: MediaContent, model: Interface): Code {
  const names = isConvertedBody(media, model) ? [] : defaultedProperties(media, model);
  return names.length === 0 ? code`args.body` : defaultsCall(names);
}

/** Prints the arguments with the client's defaults in bodies that are converted. */
export function argumentsWithDefaults(operation: Operation, model: Interface): Code {
  const choices = bodyChoices(operation);
  const defaulted = choices.filter(
    (media) => isConvertedBody(media, model) && defaultedProperties(media, model).length > 0,
  );
  if (defaulted.length === 0) return code`args`;
  const body = defaulted.reduceRight((rest, media) => {
    const value = defaultsCall(defaultedProperties(media, model));
    if (choices.length === 1) return value;
    const chosen = code`args.contentType === ${stringLiteral(media.mediaType)}`;
    const isDefault = media === choices[0];
    return code`${isDefault ? code`(args.contentType === undefined || ${chosen})` : chosen} ? ${value} : ${rest}`;
  }, code`args.body`);
  return code`${valuesRuntime("withBody")}(args, ${body})`;
}

function defaultsCall(names: readonly string[]): Code {
  const properties = arrayLiteral(names.map(stringLiteral));
  return code`${clientRuntime("withDefaults")}(client, args.body, ${properties})`;
}

/** Returns the names in code of the properties that may be set once per client. */
function defaultedProperties({ use }: MediaContent, model: Interface): readonly string[] {
  if (use === undefined) return [];
  const properties = objectTypesOf(use.type, model).flatMap((object) => object.properties);
  return properties.filter(({ clientDefault }) => clientDefault).map(keyOf);
}

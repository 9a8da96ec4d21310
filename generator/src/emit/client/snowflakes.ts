import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  clientRuntime,
  code,
  docComment,
  type File,
  lines,
  numberLiteral,
  type SymbolReference,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";

/** Emits the conversions between snowflakes and times. Absent without a common epoch. */
export function snowflakesFile(model: Interface): File | undefined {
  const epoch = epochOf(model);
  if (epoch === undefined) return undefined;
  const body = [
    lines([
      docComment({ text: "The time at which snowflakes begin, in milliseconds since 1970." }),
      code`const epoch = ${numberLiteral(epoch)};`,
    ]),
    lines([
      docComment({ text: "Returns the creation time of a snowflake. Throws a RangeError for invalid text." }),
      code`export function snowflakeTimestamp(id: string): Date {`,
      code`  return ${clientRuntime("timeOfSnowflake")}(id, epoch);`,
      code`}`,
    ]),
    lines([
      docComment({
        text: "Returns the smallest snowflake of a time, for pagination. Throws a RangeError before the epoch.",
      }),
      code`export function snowflakeFromTimestamp(date: Date | number): string {`,
      code`  return ${clientRuntime("snowflakeOfTime")}(date, epoch);`,
      code`}`,
    ]),
  ];
  return typescriptFile({ path: `${layout.clientSnowflakes}.ts`, header: fileHeader(model), body });
}

/** Returns the functions for snowflakes that the client exports. */
export function snowflakeExports(model: Interface): readonly SymbolReference[] {
  if (!snowflakesOf(model).length) return [];
  const compare = { name: "compareSnowflakes", module: "@guildwire/runtime/client", typeOnly: false };
  if (epochOf(model) === undefined) return [compare];
  const own = ["snowflakeFromTimestamp", "snowflakeTimestamp"].map((name) => ({
    name,
    module: layout.clientSnowflakes,
    typeOnly: false,
  }));
  return [compare, ...own];
}

/** Returns the epoch of all snowflakes. Undefined if none is declared, or if there are several. */
function epochOf(model: Interface): number | undefined {
  const epochs = new Set(snowflakesOf(model).flatMap(({ snowflakeEpoch }) => snowflakeEpoch ?? []));
  return epochs.size === 1 ? [...epochs][0] : undefined;
}

function snowflakesOf(model: Interface): readonly { readonly snowflakeEpoch?: number }[] {
  return [...model.types.values()].flatMap(({ use: { type } }) =>
    type.kind === "string" && type.format === "snowflake" ? [type] : [],
  );
}

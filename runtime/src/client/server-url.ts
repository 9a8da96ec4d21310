import { ApiError } from "./error.js";

/** A variable of a server URL. */
export interface ServerUrlVariable {
  readonly name: string;
  readonly default: string;
  /** The allowed values. Absent: any text. */
  readonly values?: readonly string[];
}

/**
 * Expands a server URL with variables. A value in the host cannot end the host, so a tenant name never leads to another
 * host.
 *
 * @param url The server URL of the specification: `https://{region}.example.com`.
 * @param variables The variables of each server URL.
 * @param given Values by name; missing ones get their defaults.
 * @throws ApiError of kind `argument` for a value that is not allowed or an unknown name.
 *
 * @example
 * ```ts
 * import { expandServerUrl } from "@guildwire/runtime/client";
 *
 * const url = "https://{region}.example.com";
 * const variables = { [url]: [{ name: "region", default: "eu", values: ["eu", "us"] }] };
 * expandServerUrl(url, variables); // => "https://eu.example.com"
 * expandServerUrl(url, variables, { region: "us" }); // => "https://us.example.com"
 * expandServerUrl(url, variables, { region: "moon" }); // throws ApiError
 * ```
 */
export function expandServerUrl(
  url: string,
  variables: Readonly<Record<string, readonly ServerUrlVariable[]>>,
  given: Readonly<Record<string, string | undefined>> = {},
): string {
  const own = Object.hasOwn(variables, url) ? variables[url] : undefined;
  const known = new Map(own?.map((variable) => [variable.name, variable]));
  const unknown = Object.keys(given).find((name) => !known.has(name));
  if (unknown !== undefined) throw invalidVariableError(`${url} has no variable \`${unknown}\``);
  return url.replaceAll(/\{([^{}]*)\}/g, (_, name: string, offset: number) => {
    const variable = known.get(name);
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) return variable?.default ?? "";
    if (variable?.values?.includes(value) === true) return value;
    if (variable?.values !== undefined) {
      throw invalidVariableError(
        `\`${name}\` must be one of ${variable.values.map((one) => JSON.stringify(one)).join(", ")}`,
      );
    }
    const isInHost = /\/\/[^/]*$/.test(url.slice(0, offset));
    if (typeof value !== "string" || (isInHost && /[\s/\\?#@]/.test(value)))
      throw invalidVariableError(`invalid value for \`${name}\``);
    return value;
  });
}

function invalidVariableError(message: string): ApiError {
  return new ApiError("argument", "serverUrl", message);
}

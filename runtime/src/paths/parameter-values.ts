/** Writes parameters in the styles of OpenAPI, as openapi-fetch does: values are encoded, and names are sent as they are. */

/** How a parameter is written. */
export interface ParameterOptions<Style extends string> {
  style: Style;
  explode: boolean;
  /** Whether values are not percent-encoded. Default: false. */
  allowReserved?: boolean;
}

export type ArrayStyle = "simple" | "label" | "matrix" | "form" | "spaceDelimited" | "pipeDelimited";
export type ObjectStyle = "simple" | "label" | "matrix" | "form" | "deepObject";

interface StyleRules {
  readonly start: string;
  /** Separates the parts of an exploded value. */
  readonly separator: string;
  /** Whether the parameter's name is sent. */
  readonly isNamed: boolean;
  /** Characters that end a name. They are encoded, since the names of properties can come from users. */
  readonly delimiters: RegExp;
}

const pathDelimiters = /[/\\?#]/g;

const pathStyles: ReadonlyMap<string, StyleRules> = new Map([
  ["simple", { start: "", separator: ",", isNamed: false, delimiters: pathDelimiters }],
  ["label", { start: ".", separator: ".", isNamed: false, delimiters: pathDelimiters }],
  ["matrix", { start: ";", separator: ";", isNamed: true, delimiters: pathDelimiters }],
]);

const queryStyle: StyleRules = { start: "", separator: "&", isNamed: true, delimiters: /[&=#]/g };

/** What separates the items of a list that is not exploded, unless it is a comma. */
const listSeparators: ReadonlyMap<string, string> = new Map([
  ["spaceDelimited", "%20"],
  ["pipeDelimited", "|"],
]);

/**
 * Returns `name=value`, or "" for undefined and null. Throws an error for an object or a list.
 *
 * @example
 * ```ts
 * import { serializePrimitiveParam } from "@guildwire/runtime/paths";
 *
 * serializePrimitiveParam("colour", "light blue"); // => "colour=light%20blue"
 * ```
 */
export function serializePrimitiveParam(
  name: string,
  value: string,
  options?: Pick<ParameterOptions<never>, "allowReserved">,
): string {
  return namedValue(nameIn(queryStyle, name), value, options?.allowReserved);
}

/**
 * Returns a list in a style of a path or a query.
 *
 * @example
 * ```ts
 * import { serializeArrayParam } from "@guildwire/runtime/paths";
 *
 * serializeArrayParam("id", [3, 4], { style: "form", explode: true }); // => "id=3&id=4"
 * serializeArrayParam("id", [3, 4], { style: "matrix", explode: false }); // => ";id=3,4"
 * ```
 */
export function serializeArrayParam(name: string, values: unknown[], options: ParameterOptions<ArrayStyle>): string {
  if (!Array.isArray(values)) return "";
  const { style, explode, allowReserved } = options;
  const rules = pathStyles.get(style) ?? queryStyle;
  if (explode === false) {
    const items = values.map((value) => encoded(value, allowReserved));
    return compact(rules, name, items.join(listSeparators.get(style) ?? ","));
  }
  const key = nameIn(rules, name);
  const items = values.map((value) =>
    rules.isNamed ? namedValue(key, value, allowReserved) : encoded(value, allowReserved),
  );
  return rules.start + items.join(rules.separator);
}

/**
 * Returns an object in a style of a path or a query. Throws an error for an object or a list in it, except in a list of names
 * and values (`explode: false`).
 *
 * @example
 * ```ts
 * import { serializeObjectParam } from "@guildwire/runtime/paths";
 *
 * serializeObjectParam("at", { x: 1, y: 2 }, { style: "deepObject", explode: true }); // => "at[x]=1&at[y]=2"
 * serializeObjectParam("at", { x: 1, y: 2 }, { style: "simple", explode: false }); // => "x,1,y,2"
 * ```
 */
export function serializeObjectParam(
  name: string,
  value: Record<string, unknown>,
  options: ParameterOptions<ObjectStyle>,
): string {
  if (!isObject(value)) return "";
  const { style, explode, allowReserved } = options;
  const rules = pathStyles.get(style) ?? queryStyle;
  const isDeep = style === "deepObject";
  const isCompact = explode === false && !isDeep;
  const parts = entriesOf(value).map(([property, item]) => {
    const key = nameIn(rules, isDeep ? `${name}[${property}]` : property);
    return isCompact ? `${key},${encoded(item, allowReserved)}` : namedValue(key, item, allowReserved);
  });
  return isCompact ? compact(rules, name, parts.join(",")) : rules.start + parts.join(rules.separator);
}

/**
 * Returns the properties of parameters, inherited ones included. Properties of `Object.prototype`, to which an attacker may have
 * added some, are no parameters.
 */
export function entriesOf(parameters: object): (readonly [name: string, value: unknown])[] {
  const entries: (readonly [string, unknown])[] = [];
  for (const name in parameters) {
    if (isParameter(parameters, name)) entries.push([name, parameters[name as never]]);
  }
  return entries;
}

/** Whether an object has a property that is not inherited from `Object.prototype`. */
export function isParameter(parameters: object, name: string): boolean {
  return Object.hasOwn(parameters, name) || !(name in Object.prototype);
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function encoded(value: unknown, allowReserved: boolean | undefined): string {
  // openapi-fetch writes null and undefined as words if it encodes them.
  return allowReserved === true ? `${value ?? ""}` : encodeURIComponent(`${value}`);
}

function namedValue(key: string, value: unknown, allowReserved: boolean | undefined): string {
  if (value === undefined || value === null) return "";
  if (isObject(value)) throw new Error(`${key} is a nested list or object: write it with a querySerializer.`);
  return `${key}=${encoded(value, allowReserved)}`;
}

function nameIn({ delimiters }: StyleRules, name: string): string {
  return name.replace(delimiters, encodeURIComponent);
}

/** A value that is not exploded: one text after the name. */
function compact(rules: StyleRules, name: string, text: string): string {
  return `${rules.start}${rules.isNamed ? `${nameIn(rules, name)}=` : ""}${text}`;
}

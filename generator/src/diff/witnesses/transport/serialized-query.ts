import type { Parameter } from "../../../model/interface.js";
import { asObject, type Json } from "../../../values/json.js";

const separators: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "|" };

/** Returns a query parameter as it is sent. */
export function serializedQuery({ name, style, explode, allowReserved }: Parameter, value: Json): string {
  const encode = (part: Json): string => {
    const text = typeof part === "string" ? part : JSON.stringify(part);
    return allowReserved ? encodeURI(text) : encodeURIComponent(text);
  };
  const key = encodeURIComponent(name);
  if (style === "querystring") return encode(value);
  if (style === "content") return `${key}=${encode(value)}`;
  if (Array.isArray(value)) {
    if (explode) return value.map((item: Json) => `${key}=${encode(item)}`).join("&");
    return `${key}=${value.map(encode).join(separators[style] ?? ",")}`;
  }
  const fields = asObject(value);
  if (fields === undefined) return `${key}=${encode(value)}`;
  const entries = Object.entries(fields);
  if (style === "deepObject") return entries.map(([inner, each]) => `${key}[${inner}]=${encode(each)}`).join("&");
  if (explode) return entries.map(([inner, each]) => `${encodeURIComponent(inner)}=${encode(each)}`).join("&");
  return `${key}=${entries.flatMap(([inner, each]) => [encodeURIComponent(inner), encode(each)]).join(separators[style] ?? ",")}`;
}

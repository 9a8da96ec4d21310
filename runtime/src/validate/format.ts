/**
 * Formats that are checked. Each is a separate function, so that bundles include only those in use. Other formats are
 * annotations, the default in JSON Schema 2020-12. Only strings have a format.
 */

const datePattern = /^\d{4}-\d\d-\d\d$/;
const dateTimePattern = /^\d{4}-\d\d-\d\d[tT]\d\d:\d\d:\d\d(?:\.\d+)?(?:[zZ]|[+-]\d\d:\d\d)$/;

/** The number of the two digits at an index. Groups of a pattern and their conversion take three times as long. */
function twoDigits(text: string, index: number): number {
  return (text.charCodeAt(index) - 48) * 10 + text.charCodeAt(index + 1) - 48;
}

/** RFC 3339 full-date. */
export function isDate(text: unknown): boolean {
  return typeof text === "string" && datePattern.test(text) && isDayOfYear(text);
}

function isDayOfYear(text: string): boolean {
  const [month, day] = [twoDigits(text, 5), twoDigits(text, 8)];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(twoDigits(text, 0) * 100 + twoDigits(text, 2), month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** RFC 3339 date-time; a leap second is valid only at the end of a day in UTC. */
export function isDateTime(text: unknown): boolean {
  if (typeof text !== "string" || !dateTimePattern.test(text) || !isDayOfYear(text)) return false;
  const [hour, minute, second] = [twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17)];
  const sign = text.at(-6);
  const hasOffset = sign === "+" || sign === "-";
  const offsetHour = hasOffset ? twoDigits(text, text.length - 5) : 0;
  const offsetMinute = hasOffset ? twoDigits(text, text.length - 2) : 0;
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const offset = (offsetHour * 60 + offsetMinute) * (sign === "-" ? -1 : 1);
  return (hour * 60 + minute - offset + 2 * 1440) % 1440 === 1439;
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){4}[0-9a-f]{8}$/i;

/** RFC 9562, any version. */
export function isUuid(text: unknown): boolean {
  return typeof text === "string" && uuidPattern.test(text);
}

const uriCharacters = /^(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/;
const uriParts = /^[A-Za-z][A-Za-z0-9+\-.]*:(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/;
const authorityParts = /^(?:[^@[\]]*@)?(\[[^\]]*\]|[^:[\]@]*)(?::\d*)?$/;

/** RFC 3986: a URI with a scheme. */
export function isUri(text: unknown): boolean {
  if (typeof text !== "string" || !uriCharacters.test(text)) return false;
  const match = uriParts.exec(text);
  if (match === null) return false;
  const [, authority, path = "", query = "", fragment = ""] = match;
  if (/[[\]#]/.test(path + query + fragment)) return false;
  if (authority === undefined) return true;
  const host = authorityParts.exec(authority)?.[1];
  if (host === undefined) return false;
  return !host.startsWith("[") || isIpv6(host.slice(1, -1)) || /^\[v[0-9a-f]+\.[\w\-.~!$&'()*+,;=:]+\]$/i.test(host);
}

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const quotedLocalPart = /^"(?:[^"\\\r\n]|\\[^\r\n])*"$/;
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** RFC 5321 mailbox. */
export function isEmail(text: unknown): boolean {
  if (typeof text !== "string") return false;
  const split = text.lastIndexOf("@");
  if (split < 1) return false;
  const local = text.slice(0, split);
  const domain = text.slice(split + 1);
  if (!localPart.test(local) && !quotedLocalPart.test(local)) return false;
  if (domain.startsWith("[") && domain.endsWith("]")) {
    const address = domain.slice(1, -1);
    return isIpv4(address) || (address.startsWith("IPv6:") && isIpv6(address.slice(5)));
  }
  return domain.length <= 253 && domain.split(".").every((label) => domainLabel.test(label));
}

const ipv4Pattern = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** Dotted quad of RFC 2673, without leading zeros. */
export function isIpv4(text: unknown): boolean {
  return typeof text === "string" && ipv4Pattern.test(text);
}

/** RFC 4291, without a zone: at most six groups of four digits and a dotted quad, which are 45 characters. */
export function isIpv6(text: unknown): boolean {
  if (typeof text !== "string" || text.length > 45) return false;
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
  const last = groups.at(-1);
  const dotted = last?.includes(".") === true;
  if (dotted && (!isIpv4(last) || text.endsWith("::"))) return false;
  const plain = dotted ? groups.slice(0, -1) : groups;
  if (!plain.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false;
  const size = plain.length + (dotted ? 2 : 0);
  return halves.length === 2 ? size < 8 : size === 8;
}

const bytePattern = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Base64 of RFC 4648, section 4, with padding. */
export function isByte(text: unknown): boolean {
  return typeof text === "string" && text.length % 4 === 0 && bytePattern.test(text);
}

const base64UrlPattern = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2}(?:==)?|[A-Za-z0-9_-]{3}=?)?$/;

/** Base64 with the URL-safe alphabet of RFC 4648, section 5; padding is optional. */
export function isBase64Url(text: unknown): boolean {
  return typeof text === "string" && base64UrlPattern.test(text);
}

const snowflakePattern = /^\d{1,20}$/;

/** An unsigned 64-bit integer in decimal digits. */
export function isSnowflake(text: unknown): boolean {
  return (
    typeof text === "string" && snowflakePattern.test(text) && (text.length < 20 || text <= "18446744073709551615")
  );
}

/** A 32-bit integer. */
export function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= -2147483648 && value <= 2147483647;
}

/** A 64-bit integer; doubles cannot represent the largest ones exactly. */
export function isInt64(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 63) && value <= 2 ** 63;
}

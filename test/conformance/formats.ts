import type { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Pick } from "./from-random.js";

/**
 * The formats in which ajv-formats and the generated code must agree, with sample values. E-mail addresses are not
 * among them: ajv-formats requires a dot in the domain, RFC 5321 does not. Nor is a URI of a scheme alone, which it
 * refuses and which is one change away from these.
 */
const texts: Readonly<Record<string, (pick: Pick) => string>> = {
  date: dateOf,
  "date-time": (pick) => `${dateOf(pick)}T${timeOf(pick)}${pick.of(["Z", "z", "+00:00", "-08:30", "+23:59"])}`,
  uuid: (pick) => [8, 4, 4, 4, 12].map((length) => digits(pick, length, "0123456789abcdefABCDEF")).join("-"),
  uri: (pick) =>
    pick.of(["https://", "http://", "ftp://", "urn:", "mailto:"]) +
    pick.of(["a.example", "user@a.example:80", "127.0.0.1", "[::1]", "a%20b", "xy"]) +
    pick.of(["", "/", "/a/b", "?q=1", "#f", "/%41?a=b#c", "/{a}", "/a b", "/%4"]),
  ipv4: (pick) => Array.from({ length: 4 }, () => pick.of(["0", "1", "9", "10", "99", "255", "256", "01"])).join("."),
  ipv6: (pick) => {
    const groups = Array.from({ length: pick.between(6, 8) }, () => pick.of(["0", "1", "ab", "FFFF", "00a0"]));
    const shortened = groups.toSpliced(pick.between(0, groups.length - 1), pick.between(0, 3), "").join(":");
    return pick.of([groups.join(":"), shortened, "::", "::1", "1::", "::ffff:1.2.3.4", "::1.2.3.256", ":::", "1:2"]);
  },
  byte: (pick) => pick.of(["", "YQ==", "YWI=", "YWJj", "YWJjZA==", "YWJ", "Y===", "YW-j"]),
  snowflake: (pick) => pick.of(["0", "80351110224678912", "18446744073709551615", "18446744073709551616", "1e3", "-1"]),
};

/** The formats of strings that are checked, and those of numbers. */
export const namedFormats: readonly string[] = Object.keys(texts);
export const numberFormats: readonly string[] = ["int32", "int64"];

export function formatted(format: string, pick: Pick): string | undefined {
  return texts[format]?.(pick);
}

/** Gives ajv the same formats; all others are annotations. */
export function addNamedFormats(ajv: Ajv2020): void {
  const ofAjv = [...namedFormats, ...numberFormats].filter((format) => format !== "snowflake");
  addFormats.default(ajv, ofAjv as Parameters<typeof addFormats.default>[1] & string[]);
  ajv.addFormat("password", true);
  ajv.addFormat("snowflake", (text) => /^\d{1,20}$/.test(text) && BigInt(text) < 2n ** 64n);
}

function dateOf(pick: Pick): string {
  const day = pick.of(["01", "28", "29", "30", "31", "00", "32"]);
  return `${pick.of(["2023", "2024", "1900", "2000"])}-${pick.of(["01", "02", "04", "12", "13"])}-${day}`;
}

function timeOf(pick: Pick): string {
  return pick.of(["00:00:00", "23:59:59", "23:59:60", "24:00:00", "12:60:00", "12:00:00.5", "12:00:00.", "07:29:60"]);
}

function digits(pick: Pick, length: number, alphabet: string): string {
  return Array.from({ length }, () => pick.of([...alphabet])).join("");
}

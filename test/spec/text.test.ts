import { describe, expect, test } from "vitest";
import { check } from "../../generator/src/check/check.js";
import type { Json } from "../../generator/src/load/document.js";
import { lines, loaded, model, readingsText, specTexts } from "./model.js";

interface Behaviour {
  readonly id: string;
  readonly text: string;
  readonly readings?: readonly string[];
  readonly "x-unspecified"?: string;
}

const behaviours = behavioursIn(loaded.document);
const headings = new Set([...readingsText().matchAll(/^### (T\d+|3\.\d+)\b/gm)].map(([, number]) => number as string));

const prefixes = lines(`
  guild channel member ban role prune widget welcome-screen voice integration invite webhook message component
  interaction device event auth error limit version
`).flatMap((line) => line.split(" "));

describe("guildwire check", () => {
  test("reports nothing, not even a note", () => {
    const said = check(loaded, { strictExtensions: true });
    expect(said.map((one) => `${one.location?.file}:${one.location?.line} ${one.message}`)).toEqual([]);
  });
});

describe("summaries", () => {
  const verbs = "Add Ban Change Count Create Delete Edit Execute Get Give List Move Remove Respond Search Take";

  test.each(model.operations.map((one) => [one.id, one.summary ?? ""]))(
    "of %s is one imperative line: %j",
    (_, summary) => {
      const [verb = "", ...rest] = summary.split(" ");
      expect(verbs.split(" ")).toContain(verb);
      expect(rest.filter((word) => /^[A-Z]/.test(word) && !/^(Slack|GitHub|URL)$/.test(word))).toEqual([]);
      expect(summary).toMatch(/[a-z]$/);
    },
  );

  test("differ between operations", () => {
    const all = model.operations.map((one) => one.summary);
    expect(new Set(all).size).toBe(65);
  });
});

describe("readings", () => {
  test("are all documented", () => {
    const numbers = Array.from({ length: 90 }, (_, index) => `T${index + 1}`);
    expect(numbers.filter((number) => !headings.has(number))).toEqual([]);
  });

  test("cited by behaviours exist", () => {
    const cited = behaviours.flatMap((one) => (one.readings ?? []).map((number) => `${one.id} ${number}`));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter((one) => !headings.has(one.split(" ")[1] as string))).toEqual([]);
  });

  test("cited by comments and notes exist", () => {
    const cited = specTexts().flatMap(([name, text]) => {
      const numbers = [...text.matchAll(/\b(T\d{1,3})\b/g), ...text.matchAll(/# (3\.\d{1,2})\b/g)];
      return numbers.map(([, number]) => `${name} ${number}`);
    });
    expect(cited.length).toBeGreaterThan(150);
    expect(cited.filter((one) => !headings.has(one.split(" ")[1] as string))).toEqual([]);
  });

  test("that decide about the interface are cited", () => {
    const contents = specTexts().map(([, content]) => content);
    const text = contents.join("\n");
    const elsewhere = new Set(["T82"]); // it fixes the names of operations, all of them at once
    const numbers = Array.from({ length: 90 }, (_, index) => `T${index + 1}`);
    const silent = numbers.filter((number) => !elsewhere.has(number) && !new RegExp(`\\b${number}\\b`).test(text));
    expect(silent).toEqual([]);
  });
});

describe("behaviours", () => {
  test("are at least 200, each with a unique id", () => {
    const ids = behaviours.map((one) => one.id);
    expect(ids.length).toBeGreaterThanOrEqual(200);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("have ids in kebab-case that begin with their subject", () => {
    const odd = behaviours.filter(
      ({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id) || !prefixes.some((prefix) => id.startsWith(`${prefix}-`)),
    );
    expect(odd.map((one) => one.id)).toEqual([]);
  });

  test("are sentences", () => {
    const odd = behaviours.filter(({ text }) => !/^[\p{Lu}\da-z@].*\.$/su.test(text) || text.includes("  "));
    expect(odd.map((one) => one.id)).toEqual([]);
  });

  test("are not repeated at one location", () => {
    const places = new Map<string, string[]>();
    for (const { at, text } of behaviours) places.set(at, [...(places.get(at) ?? []), text]);
    for (const [at, texts] of places) expect(new Set(texts).size, at).toBe(texts.length);
  });

  test("of the whole document concern more than one operation", () => {
    const ids = behaviours.filter((one) => one.at === "").map((one) => one.id);
    const whole = new Set(["auth", "event", "error", "limit", "version"]);
    expect(ids.filter((id) => !whole.has(id.split("-")[0] as string))).toEqual([]);
    // These have one operation each, and are declared there
    for (const local of ["auth-device-client-id", "auth-interaction-callback", "event-device-none"]) {
      expect(ids).not.toContain(local);
      expect(behaviours.map((one) => one.id)).toContain(local);
    }
  });
});

describe("the text", () => {
  test("does not name the brand, except for one value and one forbidden name", () => {
    const allowed = [/\bconst: discord, title: DISCORD\b/g, /\btype: discord$/gm, /\bdiscordtag\b/g];
    const named = specTexts().flatMap(([name, text]) => {
      const rest = allowed.reduce((content, pattern) => content.replaceAll(pattern, ""), text);
      return rest.split("\n").flatMap((line) => (/discord/i.test(line) ? [`${name}: ${line.trim()}`] : []));
    });
    expect(named).toEqual([]);
  });

  test("refers in every file to the schema that checks it", () => {
    const yaml = specTexts().filter(([name]) => name.endsWith(".yaml"));
    expect(yaml.length).toBeGreaterThan(20);
    for (const [name, text] of yaml) {
      const kind = name === "openapi.yaml" ? "document" : "fragment";
      const want = `# yaml-language-server: $schema=../generator/schema/${kind}.schema.json\n`;
      expect(text.startsWith(want), name).toBe(true);
    }
  });
});

function behavioursIn(node: Json, at = ""): readonly (Behaviour & { readonly at: string })[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => behavioursIn(item, `${at}/${index}`));
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key !== "x-behaviour" || !Array.isArray(value)) return behavioursIn(value as Json, `${at}/${key}`);
    return value.map((one) => ({ ...(one as unknown as Behaviour), at }));
  });
}

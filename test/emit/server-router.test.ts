import { transformSync } from "esbuild";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routerFile } from "../../generator/src/emit/server/router.js";
import * as runtime from "../../runtime/src/server/index.js";
import { modelOf } from "../model/model-of.js";
import { model } from "../spec/model.js";

interface Found {
  /** The template of the route. */
  readonly path: string;
  readonly values: readonly string[];
}

type Matcher = (path: string) => Found | undefined;

/** The router that is emitted for some path templates, each with the operation `GET`. */
function emittedRouter(templates: readonly string[]): Matcher {
  const paths = templates.map((template, index) => {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
    const parameters = names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
    const responses = { 204: { description: "d" } };
    return [template, { get: { operationId: `operation${index}`, tags: ["things"], parameters, responses } }];
  });
  const { text } = routerFile(modelOf(`paths: ${JSON.stringify(Object.fromEntries(paths))}`));
  const { code } = transformSync(text, { loader: "ts", format: "cjs", target: "es2022" });
  const operations = new Proxy({}, { get: (_, name) => String(name) });
  const module: { exports: { route?: runtime.Router } } = { exports: {} };
  new Function("module", "exports", "require", code)(module, module.exports, (name: string) =>
    name === "@guildwire/runtime/server" ? runtime : operations,
  );
  return (path) => {
    const values: string[] = [];
    const found = module.exports.route?.(path, values);
    if (found === undefined) return undefined;
    const [, index = ""] = /operation(\d+)Operation/.exec(String(found["GET"])) ?? [];
    return { path: templates[Number(index)] ?? "", values };
  };
}

/** What one segment of a template is, and how it ranks: text, text with parameters (more text first), a parameter. */
const rank = (segment: string): number => {
  const text = segment.replaceAll(/\{\w+\}/g, "");
  if (!segment.includes("{")) return 0;
  return text === "" && /^\{\w+\}$/.test(segment) ? 1000 : 500 - text.length;
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The same by regular expressions, tried one after the other: of all templates that fit, the one whose first segments
 * are more literal. Values are compared decoded, literals too.
 */
function naiveMatcher(templates: readonly string[]): Matcher {
  const ordered = templates
    .map((path) => ({ path, ranks: path.split("/").map((segment) => `${rank(segment)}`.padStart(4, "0")) }))
    .sort((one, other) => (one.ranks.join() < other.ranks.join() ? -1 : 1));
  return (path) => {
    const sent = path.split("/");
    for (const candidate of ordered) {
      const segments = candidate.path.split("/");
      if (segments.length !== sent.length) continue;
      const values = segments.map((segment, index) => matchSegment(segment, sent[index] ?? ""));
      if (values.every((own) => own !== undefined)) return { path: candidate.path, values: values.flat() };
    }
    return undefined;
  };
}

function matchSegment(segment: string, sent: string): readonly string[] | undefined {
  const pattern = segment
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith("{") ? "(.+?)" : escaped(part)))
    .join("");
  return new RegExp(`^${pattern}$`, "s").exec(decoded(sent))?.slice(1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const literals = ["a", "b", "ab", "abc", "@me", "search", "a b", "ä", "x.png"];
const mixed = ["{p}.png", "v{p}", "{p}-{q}", "{p}..{q}.z", "a{p}b"];
const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...literals) },
  { weight: 2, arbitrary: fc.constant("{p}") },
  { weight: 1, arbitrary: fc.constantFrom(...mixed) },
);

/** Templates whose parameters have names of their own, and of which no two have the same shape. */
const templates = fc
  .uniqueArray(fc.array(segment, { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 12,
    selector: (segments) => segments.join("/"),
  })
  .map((all) =>
    all.map((segments) => {
      let count = 0;
      return `/${segments.join("/")}`.replaceAll(/\{\w+\}/g, () => `{p${count++}}`);
    }),
  );

const character = fc.constantFrom("a", "b", "c", ".", "-", "v", "@", "z", "png", "..");
const sentSegment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...literals.map(encodeURIComponent), "@me", "%40me", "%61", "se%61rch") },
  { weight: 3, arbitrary: fc.array(character, { maxLength: 5 }).map((parts) => parts.join("")) },
  { weight: 1, arbitrary: fc.constantFrom("", "a.png", "a-b-c", "v1", "a..b..c.z", "aXb", "%C3%A4", "%c3%a4") },
);
const sentPath = fc.array(sentSegment, { minLength: 1, maxLength: 5 }).map((segments) => `/${segments.join("/")}`);

/** A path of the template, as it is sent. */
const filledIn = (template: string): string => encodeURI(template.replaceAll(/\{\w+\}/g, "a"));

describe("the router", () => {
  it("finds what a naive matcher finds, with the same values", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(templates, fc.array(sentPath, { minLength: 20, maxLength: 40 }), (all, sent) => {
        const router = emittedRouter(all);
        const naive = naiveMatcher(all);
        for (const path of [...sent, ...all.map(filledIn)]) {
          const found = router(path);
          const values = found?.values.map(decoded);
          expect(found === undefined ? undefined : { ...found, values }, path).toEqual(naive(path));
        }
      }),
      { numRuns: 150 },
    );
  });

  it("finds the paths of the specification as the naive matcher does", { timeout: 60_000 }, () => {
    const shapes = new Map(model.operations.map(({ path }) => [path.text.replaceAll(/\{\w+\}/g, "{}"), path.text]));
    const all = [...shapes.values()];
    const router = emittedRouter(all);
    const naive = naiveMatcher(all);
    const word = fc.constantFrom(
      ...new Set(all.flatMap((path) => path.split("/").slice(1))),
      "%40me",
      "widget%2epng",
      "1",
      "",
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (segments) => {
        const path = `/${segments.map((segment) => (segment.startsWith("{") ? "@original" : segment)).join("/")}`;
        const found = router(path);
        expect(found === undefined ? undefined : { ...found, values: found.values.map(decoded) }, path).toEqual(
          naive(path),
        );
      }),
      { numRuns: 3000 },
    );
    for (const path of all.map(filledIn)) expect(router(path)?.path, path).toBe(naive(path)?.path);
  });

  it("never gives a parameter an empty value or one with a slash", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(templates, fc.array(sentPath, { minLength: 20, maxLength: 20 }), (all, sent) => {
        const router = emittedRouter(all);
        for (const path of sent) {
          for (const value of router(path)?.values ?? []) expect(value, path).toMatch(/^[^/]+$/);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("lets literals win, percent-encoded ones too, and comes back when a literal leads nowhere", () => {
    const router = emittedRouter(["/a/@me", "/a/{p}", "/a/@me/nick", "/a/{p}/{q}/z", "/a/@me/{r}/y"]);
    expect(router("/a/@me")?.path).toBe("/a/@me");
    expect(router("/a/%40me")?.path).toBe("/a/@me");
    expect(router("/a/me")).toEqual({ path: "/a/{p}", values: ["me"] });
    expect(router("/a/@me/1/y")).toEqual({ path: "/a/@me/{r}/y", values: ["1"] });
    expect(router("/a/@me/1/z")).toEqual({ path: "/a/{p}/{q}/z", values: ["@me", "1"] });
  });

  it("knows a path without segments, and takes a trailing or a double slash for another path", () => {
    const router = emittedRouter(["/", "/a", "/{p}/b"]);
    expect(router("/")?.path).toBe("/");
    expect(router("/a/")).toBeUndefined();
    expect(router("//b")).toBeUndefined();
    expect(router("")).toBeUndefined();
    expect(router("a")).toBeUndefined();
  });

  it("leaves values as they were sent, slashes and broken escapes included", () => {
    const router = emittedRouter(["/a/{p}"]);
    expect(router("/a/%2Fx%25")?.values).toEqual(["%2Fx%25"]);
    expect(router("/a/%zz")?.values).toEqual(["%zz"]);
  });

  it("takes hostile literals for what they are", () => {
    const all = ['/a"b`$(c)\\n*/{p0}', "/*/x//y", "/\u2028</script>/z"];
    const router = emittedRouter(all);
    for (const path of all) expect(router(encodeURI(path.replace("{p0}", "1")))?.path).toBe(path);
  });

  it("reads a name from anywhere in a segment", () => {
    const router = emittedRouter(["/{p}.png", "/{p}...{q}", "/v{p}"]);
    expect(router("/a.b.png")?.values).toEqual(["a.b"]);
    expect(router("/main...dev...x")?.values).toEqual(["main", "dev...x"]);
    expect(router("/v")).toBeUndefined();
  });
});

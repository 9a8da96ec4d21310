import { transformSync } from "esbuild";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routerFiles } from "../../generator/src/emit/server/router.js";
import * as runtime from "../../runtime/src/server/index.js";
import { modelOf } from "../model/model-of.js";
import { runCount } from "../run-count.js";
import { model } from "../spec/model.js";

interface RouteMatch {
  /** The template of the route. */
  readonly path: string;
  readonly values: readonly string[];
}

type Matcher = (path: string) => RouteMatch | undefined;

/** The maximum number of paths in one file of the router, and the number of tags. */
interface Layout {
  readonly most?: number;
  readonly tags?: number;
}

/** The router emitted for path templates, each with a `GET` operation. */
function emittedRouter(templates: readonly string[], { most, tags = 1 }: Layout = {}): Matcher {
  const paths = templates.map((template, index) => {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
    const parameters = names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
    const responses = { 204: { description: "d" } };
    return [
      template,
      { get: { operationId: `operation${index}`, tags: [`things${index % tags}`], parameters, responses } },
    ];
  });
  const files = routerFiles(modelOf(`paths: ${JSON.stringify(Object.fromEntries(paths))}`), most);
  // A namespace import copies own properties, and keeps the prototype.
  const operations: unknown = Object.create(new Proxy({}, { get: (_, name) => String(name) }));
  const required = (name: string): unknown => {
    if (name === "@guildwire/runtime/server") return runtime;
    const file = files.find(({ path }) => path.endsWith(`${name.replace(/^\.\/|\.js$/g, "")}.ts`));
    if (file === undefined || /\/operations\//.test(name)) return operations;
    const { code } = transformSync(file.text, { loader: "ts", format: "cjs", target: "es2022" });
    const module: { exports: unknown } = { exports: {} };
    new Function("module", "exports", "require", code)(module, module.exports, required);
    return module.exports;
  };
  const { route } = required("./router.js") as { readonly route: runtime.Router };
  return (path) => {
    const values: string[] = [];
    const found = route(path, values);
    if (found === undefined) return undefined;
    const [, index = ""] = /operation(\d+)Operation/.exec(String(found["GET"])) ?? [];
    return { path: templates[Number(index)] ?? "", values };
  };
}

/** One segment of a template and its rank: text, text with parameters (more text first), a parameter. */
const rank = (segment: string): number => {
  const text = segment.replaceAll(/\{\w+\}/g, "");
  if (!segment.includes("{")) return 0;
  return text === "" && /^\{\w+\}$/.test(segment) ? 1000 : 500 - text.length;
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A reference implementation with regular expressions: of all matching templates, the one whose first segments are more
 * literal. Values are compared decoded, literals too.
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

/** Templates with distinct parameter names, no two of the same shape. */
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

/** A path that matches the template, as sent. */
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
      { numRuns: runCount(150) },
    );
  });

  it("finds the same if its paths exceed one file", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(templates, fc.array(sentPath, { minLength: 10, maxLength: 20 }), (all, sent) => {
        const [whole, spread] = [emittedRouter(all), emittedRouter(all, { most: 0, tags: 3 })];
        for (const path of [...sent, ...all.map(filledIn)]) expect(spread(path), path).toEqual(whole(path));
      }),
      { numRuns: runCount(60) },
    );
  });

  it("is one file, plus one file per tag above the limit of paths per file", () => {
    const documentOf = (count: number): string =>
      `paths: ${JSON.stringify(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `/shelf/${at % 2 === 0 ? "books" : "discs"}/${at}`,
            { get: { tags: [at % 2 === 0 ? "books" : "discs"], responses: { 204: { description: "d" } } } },
          ]),
        ),
      )}`;
    const pathsOf = (count: number): readonly string[] =>
      routerFiles(modelOf(documentOf(count))).map(({ path }) => path);
    expect(pathsOf(200)).toEqual(["src/server/router.ts"]);
    expect(pathsOf(201)).toEqual(["src/server/router.ts", "src/server/routes/books.ts", "src/server/routes/discs.ts"]);
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
      { numRuns: runCount(3000) },
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
      { numRuns: runCount(50) },
    );
  });

  it("prefers literals, percent-encoded ones too, and backtracks if a literal does not lead to a match", () => {
    const router = emittedRouter(["/a/@me", "/a/{p}", "/a/@me/nick", "/a/{p}/{q}/z", "/a/@me/{r}/y"]);
    expect(router("/a/@me")?.path).toBe("/a/@me");
    expect(router("/a/%40me")?.path).toBe("/a/@me");
    expect(router("/a/me")).toEqual({ path: "/a/{p}", values: ["me"] });
    expect(router("/a/@me/1/y")).toEqual({ path: "/a/@me/{r}/y", values: ["1"] });
    expect(router("/a/@me/1/z")).toEqual({ path: "/a/{p}/{q}/z", values: ["@me", "1"] });
  });

  it("matches a path without segments, and distinguishes trailing and double slashes", () => {
    const router = emittedRouter(["/", "/a", "/{p}/b"]);
    expect(router("/")?.path).toBe("/");
    expect(router("/a/")).toBeUndefined();
    expect(router("//b")).toBeUndefined();
    expect(router("")).toBeUndefined();
    expect(router("a")).toBeUndefined();
  });

  it("returns values as sent, with encoded slashes and broken escapes", () => {
    const router = emittedRouter(["/a/{p}"]);
    expect(router("/a/%2Fx%25")?.values).toEqual(["%2Fx%25"]);
    expect(router("/a/%zz")?.values).toEqual(["%zz"]);
  });

  it("treats hostile literals as text", () => {
    const all = ['/a"b`$(c)\\n*/{p0}', "/*/x//y", "/\u2028</script>/z"];
    const router = emittedRouter(all);
    for (const path of all) expect(router(encodeURI(path.replace("{p0}", "1")))?.path).toBe(path);
  });

  it("reads a parameter at any position in a segment", () => {
    const router = emittedRouter(["/{p}.png", "/{p}...{q}", "/v{p}"]);
    expect(router("/a.b.png")?.values).toEqual(["a.b"]);
    expect(router("/main...dev...x")?.values).toEqual(["main", "dev...x"]);
    expect(router("/v")).toBeUndefined();
  });
});

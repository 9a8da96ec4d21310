import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadDocument } from "../../generator/src/load/load.js";
import { loadedFrom, root } from "../load/virtual.js";
import { hostileText } from "../print/hostile-text.js";
import { tryGenerate } from "./attempt.js";
import { corpus } from "./corpus.js";
import { type Generate, groups, HostileInputTest, type Outcome, type TextLocationGroup } from "./hostile-input-test.js";
import { kitchenSink } from "./kitchen-sink.js";

/**
 * The invariant: for any text at any location of a document, the generated code is the same code with another text, or
 * an error states the location.
 */

const hostileInput = new HostileInputTest(kitchenSink());
// A round places every attack somewhere, and an attack at every location. The tests run some rounds; `HOSTILE_ROUNDS=all`
// runs all of them.
const everyOf = (step: number): number => (process.env["HOSTILE_ROUNDS"] === "all" ? 1 : step);
const [words, values, names] = groups as readonly [TextLocationGroup, TextLocationGroup, TextLocationGroup];

/** Texts with a required form, which is checked. */
const formed = /\/(termsOfService|\w*[uU]rl|email|namespace|externalValue|aspectRatio|[^/]*pattern(Properties\/.*)?)$/;

describe("a hostile text", { timeout: 600_000 }, () => {
  it("as human-readable text at any location stays text, never runs, and is hardly ever refused", () => {
    const outcomes = everyRound(words, everyOf(9));
    expect(harm(outcomes)).toEqual([]);
    const refused = new Set(outcomes.map(({ location }) => location.pointer));
    expect([...refused].filter((pointer) => !formed.test(pointer))).toEqual([]);
  });

  it("as a value or in the vocabulary stays a value, or is refused at its location", () => {
    const outcomes = everyRound(values, everyOf(12));
    expect(harm(outcomes)).toEqual([]);
    const refused = new Set(outcomes.map(({ location, detail }) => `${location.kind} ${detail.split(" ")[0]}`));
    // Which rare ones a sample of the rounds contains depends on the number of locations.
    const rare = [
      "extension renamed-value-unknown",
      "data renamed-value-unknown",
      // `from: path` names a fact of one issue, which the whole failure does not have.
      "extension error-format-fact-impossible",
    ];
    expect([...refused].filter((kind) => !rare.includes(kind)).sort()).toEqual([
      "extension extension-invalid",
      "extension milestone-date",
      "extension name-invalid",
      "extension name-unusable",
      "media media-type-malformed",
    ]);
    if (process.env["HOSTILE_ROUNDS"] === "all") expect([...refused]).toEqual(expect.arrayContaining(rare));
  });

  it("as any name is an identifier or a key, or is refused at its location", () => {
    const outcomes = everyRound(names, everyOf(19));
    expect(harm(outcomes)).toEqual([]);
    expect(new Set(outcomes.map(({ verdict }) => verdict))).toEqual(new Set(["refused"]));
  });

  it("does no harm in random forms either", () => {
    const attacks = fc.array(hostileText, { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(attacks, fc.constantFrom(words, values), (texts, group) => {
        // Keys of digits alone precede all others in JavaScript, which changes the order of members.
        const made = texts.map((text, index) => ({ name: `made ${index}`, text: `${text} ${index}` }));
        expect(harm(hostileInput.round(group, made, 0).outcomes)).toEqual([]);
      }),
      { numRuns: 12, seed: 19, endOnFailure: true },
    );
  });
});

describe("the interface of this repository", () => {
  it("yields the same code with other texts", () => {
    const spec = fileURLToPath(new URL("../../spec/openapi.yaml", import.meta.url));
    const { loaded } = loadDocument(spec);
    if (loaded === undefined) throw new Error("spec/ cannot be read");
    expect(harm(new HostileInputTest(loaded).round(words, corpus, 0).outcomes)).toEqual([]);
  }, 300_000);
});

describe("expected consequences of names are no harm", { timeout: 300_000 }, () => {
  const named = (of: HostileInputTest, ...texts: readonly string[]): readonly Outcome[] => {
    const attacks = texts.map((text) => ({ name: text, text }));
    return texts.flatMap((_, round) => of.round(names, attacks, round).outcomes);
  };

  it("in a document of several files: another name keeps a type in the file of its source", () => {
    const shop = new HostileInputTest(
      loadedFrom({
        "openapi.yaml": root("tags: [{ name: orders }]\npaths: { /orders: { $ref: 'orders.yaml#/item' } }\n"),
        "orders.yaml": `item:
  put:
    operationId: putOrder
    tags: [orders]
    requestBody: { content: { application/json: { schema: { $ref: '#/schemas/Order' } } } }
    responses: { '200': { description: d, content: { application/json: { schema: { $ref: 'items.yaml#/Item' } } } } }
schemas: { Order: { type: object, properties: { items: { type: array, items: { $ref: 'items.yaml#/Item' } } } } }
`,
        "items.yaml": "Item: { type: object, properties: { count: { type: integer } } }\n",
      }),
    );
    // Refused texts are removed, so that all others are retried, with some names unchanged.
    const outcomes = everyRoundOf(shop, names);
    expect(harm(outcomes)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(0);
  });

  it("where a text equals the name of another construct, or of the group of untagged operations", () => {
    const hostileInput = new HostileInputTest(
      loadedFrom({
        "openapi.yaml": root(`tags: [{ name: ships }]
paths:
  /a: { get: { operationId: a, tags: [ships], responses: { '204': { description: d } } } }
  /b: { get: { operationId: b, responses: { '204': { description: d } } } }
components: { schemas: { Boat: { x-standalone: Yes., type: object, properties: { mast: {}, sail: {} } } } }
`),
      }),
    );
    expect(named(hostileInput, "default", "mast", "sail", "Boat", "ships", "a", "b", "c")).toEqual([]);
  });

  it("where the vocabulary gives the name a meaning", () => {
    const mistakes = ["unknown", "invalidPayload", "invalidSize", "rateLimited"];
    const channel = `x-rpc:
  bridge:
    host: 127.0.0.1
    ports: { first: 6463, last: 6473 }
    query: { size: { schema: { type: string } }, colour: { schema: { type: string } } }
    transports: [{ kind: http, method: POST, path: /rpc }]
    envelope: { command: { name: cmd, nonce: nonce, args: args }, reply: { name: cmd, nonce: nonce, data: data, event: evt } }
    commands: { GO: { operationId: go, args: { $ref: '#/components/schemas/Way' } } }
    errors: { ${mistakes.map((name, index) => `${name}: { code: ${index}, message: m }`).join(", ")}, ours: { code: 9, message: m } }
components: { schemas: { Way: { type: object, properties: { far: { type: integer } } } } }
`;
    const hostileInput = new HostileInputTest(loadedFrom({ "openapi.yaml": root(channel) }));
    const free = hostileInput.locationsOf(names).map(({ text }) => text);
    expect(free).toEqual(expect.arrayContaining(["colour", "ours", "GO", "far"]));
    expect(free.filter((text) => [...mistakes, "size"].includes(text))).toEqual([]);
    expect(harm(named(hostileInput, "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"))).toEqual(
      [],
    );
  });
});

describe("the hostile-input test", { timeout: 300_000 }, () => {
  const small = loadedFrom({
    "openapi.yaml": root(
      "paths: { /a: { get: { operationId: a, summary: Gets a ship, responses: { '204': { description: d } } } } }\n" +
        "components: { schemas: { B: { type: string, pattern: c, description: e } } }\n",
    ),
  });
  const everySmallRound = (of: HostileInputTest): readonly string[] =>
    corpus.flatMap((_, round) => harm(of.round(words, corpus, round).outcomes));
  const heldAgainst = (generate: Generate): readonly string[] => everySmallRound(new HostileInputTest(small, generate));
  const printing = (change: (text: string) => string): Generate => {
    return (loaded, document) => {
      const result = tryGenerate(loaded, document);
      if (result.kind !== "files") return result;
      const files = result.files.map(({ path, text }) => ({ path, text: path.endsWith(".ts") ? change(text) : text }));
      return { kind: "files", files };
    };
  };

  it.each([
    ["does not keep comments closed", printing((text) => text.replaceAll("*\\/", "*/"))],
    ["forgets to escape quotes", printing((text) => text.replaceAll('\\"', '"'))],
    ["lets line breaks through", printing((text) => text.replaceAll("\\u2028", "\u2028"))],
    [
      "prints a text as code",
      printing((text) => text.replace(/(?<=\/\*\* (?!Gets a ship)).*(?= \*\/\nexport type B)/, "*/ b(); /*")),
    ],
  ])("detects a generator that %s", (_, generate) => {
    const wrong = heldAgainst(generate);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.filter((line) => !line.startsWith("changed "))).toEqual([]);
  });

  it("detects a generator that throws, and one that refuses without a location", () => {
    const throwing: Generate = (loaded, document) =>
      JSON.stringify(document).includes("{{{a}}}")
        ? { kind: "failed", error: new Error("a template") }
        : tryGenerate(loaded, document);
    const failed = heldAgainst(throwing);
    expect(failed.length).toBe(new HostileInputTest(small).locationsOf(words).length);
    for (const line of failed) expect(line).toMatch(/^failed \/.* placeholder 2 .*a template$/);
  });
});

it("has a corpus of the declared size with unique names", () => {
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
  expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length);
  const kinds = new Set(corpus.map(({ name }) => name.replace(/ \d+$/, "")));
  expect(kinds.size).toBe(16);
  expect(readFileSync(new URL("../../docs/hostile.md", import.meta.url), "utf8")).toContain(`${corpus.length} texts`);
});

function everyRoundOf(of: HostileInputTest, group: TextLocationGroup): readonly Outcome[] {
  return corpus.flatMap((_, round) => of.round(group, corpus, round).outcomes);
}

function everyRound(group: TextLocationGroup, step: number): readonly Outcome[] {
  const outcomes: Outcome[] = [];
  for (let round = 0; round < corpus.length; round += step)
    outcomes.push(...hostileInput.round(group, corpus, round).outcomes);
  return outcomes;
}

function harm(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes.filter(({ verdict }) => verdict !== "refused").map(shown);
}

function shown({ location, attack, verdict, detail }: Outcome): string {
  return `${verdict} ${location.pointer} ${attack.name} ${JSON.stringify(attack.text.slice(0, 60))} ${detail.slice(0, 120)}`;
}

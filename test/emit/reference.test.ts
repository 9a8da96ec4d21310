import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { emitLlms } from "../../generator/src/emit/reference/llms.js";
import { emitReference } from "../../generator/src/emit/reference/reference.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { modelOf } from "../model/model-of.js";
import { catalogueModel, options } from "./hostile.js";
import { largeDocument } from "./large-document.js";

/** The interface with all schemas on one page. */
const inOneFile = (content: string): Interface => modelOf(content, "3.1.0", "single");

const pages = new Map(emitReference(catalogueModel("single"), options).map(({ path, text }) => [path, text]));

function page(name: string): string {
  return pages.get(`reference/${name}.md`) ?? "";
}

/** The cells of the table row whose first cell is `first`. */
function row(text: string, first: string): readonly string[] {
  const found = text.split("\n").find((line) => line.startsWith(`| ${first} |`));
  return (found ?? "")
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function outsideOfFences(text: string): readonly string[] {
  return text.replaceAll(/^```[\s\S]*?^```$/gm, "").split("\n");
}

function fragments(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const found = outsideOfFences(text).flatMap((line) => {
    const heading = /^#+ (.*)$/.exec(line)?.[1];
    if (heading === undefined) return [];
    const plain = heading.replaceAll(/[^\p{L}\p{N}_\- ]/gu, "").toLowerCase();
    const name = plain.replaceAll(" ", "-");
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [count === 0 ? name : `${name}-${count}`];
  });
  return new Set(found);
}

/** Links to missing pages or headings, as `page: URL`. */
function brokenLinks(all: ReadonlyMap<string, string>): readonly string[] {
  const headings = new Map([...all].map(([path, text]) => [path, fragments(text)]));
  return [...all].flatMap(([path, text]) =>
    [...text.matchAll(/(?<!\\)\]\(([^)]*)\)/g)].flatMap(([, address = ""]) => {
      const [file = "", fragment] = address.split("#");
      const known = headings.get(file === "" ? path : posix.join(posix.dirname(path), file));
      return known !== undefined && (fragment === undefined || known.has(fragment)) ? [] : [`${path}: ${address}`];
    }),
  );
}

describe("every page", () => {
  it("is one of: index, tags, schemas, catalogues of the document", () => {
    expect([...pages.keys()].toSorted()).toEqual([
      "reference/README.md",
      "reference/errors.md",
      "reference/events.md",
      "reference/operations/things.md",
      "reference/permissions.md",
      "reference/schemas.md",
    ]);
  });

  it("contains no broken links", () => {
    expect(brokenLinks(pages)).toEqual([]);
  });

  it.each([...pages])("%s keeps its tables intact and its blocks separate", (_path, text) => {
    const lines = outsideOfFences(text);
    let columns = 0;
    lines.forEach((line, index) => {
      const before = lines[index - 1] ?? "";
      expect(line).toBe(line.trimEnd());
      if (line.startsWith("#")) expect(before, line).toBe("");
      if (!line.startsWith("|")) {
        if (before.startsWith("|")) expect(line).toBe("");
        return;
      }
      const cells = line.split(/(?<!\\)\|/).length;
      if (before.startsWith("|")) expect(cells, line).toBe(columns);
      else expect(before, line).toBe("");
      columns = cells;
    });
  });

  it.each([...pages])("%s contains no markup of the specification", (_path, text) => {
    const shown = outsideOfFences(text).join("\n");
    expect(shown).not.toMatch(/(?<!\\)<(?!br>|\/?code>)/);
    expect(shown).not.toMatch(/(?<!\\)\]\(javascript/);
  });
});

describe("llms.txt", () => {
  const [file] = emitLlms(catalogueModel());
  const text = file?.text ?? "";

  it("links to every operation, and to nothing that is missing", () => {
    const all = new Map([...pages, ["reference/llms.txt", text], ["openapi.json", ""]]);
    expect(brokenLinks(all)).toEqual([]);
    for (const { identifier } of catalogueModel().operations) expect(text).toContain(`- [${identifier}](operations/`);
  });

  it("contains no markup of the specification", () => {
    expect(text).not.toMatch(/(?<!\\)<(?!br>|\/?code>)|(?<!\\)\]\(javascript/);
    expect(text).toMatch(/^# \S/);
  });
});

describe("schemas in files of groups", () => {
  const { paths, components } = largeDocument();
  const model = modelOf(`paths: ${JSON.stringify(paths)}\ncomponents: ${JSON.stringify(components)}\n`);
  const large = new Map(emitReference(model, options).map(({ path, text }) => [path, text]));

  it("are on pages of their groups, with one list", () => {
    expect([...large.keys()].filter((path) => path.includes("schemas")).sort()).toEqual([
      "reference/schemas.md",
      "reference/schemas/eta0.md",
      "reference/schemas/unused.md",
    ]);
    const list = large.get("reference/schemas.md") ?? "";
    expect(list).toContain("[Alpha0](schemas/eta0.md#alpha0)");
    expect(list).not.toMatch(/^## /m);
    expect(large.get("reference/schemas/eta0.md")).toMatch(/^# Schemas: eta0$/m);
  });

  it("are linked from pages of operations, and from each other", () => {
    expect(large.get("reference/operations/alpha.md")).toContain("](../schemas/eta0.md#alpha0)");
    expect(large.get("reference/schemas/unused.md")).toMatch(/\]\(\.\.\/schemas\/unused\.md#beta1\)|\]\(#beta1\)/);
    expect(brokenLinks(large)).toEqual([]);
  });
});

describe("types", () => {
  const thing = page("schemas").split(/^## Thing$/m)[1] ?? "";

  it.each([
    ["`parent`", "[Thing](#thing) or null"],
    ["`labels`", "object and map of integer"],
    ["`count`", "Count"],
  ])("the field %s is %s", (field, type) => {
    expect(row(thing, field)[1]).toBe(type);
  });

  it("link one folder up on pages of operations", () => {
    expect(row(page("operations/things"), "200")[1]).toBe("array of [Thing](../schemas.md#thing)");
  });

  it("a field of any name has a row", () => {
    expect(row(thing, "`__proto__`")[1]).toBe("string");
  });

  it("a table of contents links to each type, also to one that is named like the page", () => {
    const contents = page("schemas").split("\n## ")[0] ?? "";
    expect(contents).toContain("[Thing](#thing)");
    expect(contents).toContain("[Schemas](#schemas-1)");
  });

  it("patterns are printed unchanged", () => {
    expect(page("schemas")).toContain("- matches `^\\d+_[a-z]*$`\n");
    expect(page("schemas")).toContain("- at most 5 characters\n");
  });
});

describe("operations", () => {
  const things = page("operations/things");

  it("parameters show that they are deprecated, and the choice where the specification is silent", () => {
    const [, place, , required, , text = ""] = row(things, "`thing_token`");
    expect([place, required]).toEqual(["path", "yes"]);
    expect(text).toMatch(/^Deprecated\. a \\\| b .* Unspecified: any$/);
  });

  it("without a security scheme, a token in the path authenticates the request", () => {
    expect(row(things, "Authentication")[1]).toBe("none (the token in the path authenticates the request)");
  });

  it.each([
    ["token_kind", "none"],
    ["thing_token", "none (the token in the path authenticates the request)"],
  ])("with the path parameter %s the authentication is: %s", (name, authentication) => {
    const model = modelOf(`paths:
  /a/{${name}}:
    get:
      operationId: act
      tags: [a]
      parameters: [{ name: ${name}, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: d } }
`);
    const text = emitReference(model, options).find(({ path }) => path.endsWith("/a.md"))?.text ?? "";
    expect(row(text, "Authentication")[1]).toBe(authentication);
  });
});

describe("catalogues", () => {
  const link = "[things](operations/things.md#things-1)";

  it("permissions have name, bit, description and the operations that require them", () => {
    expect(row(page("permissions"), "`MANAGE_THINGS`")).toEqual(["`MANAGE_THINGS`", "4", expect.any(String), link]);
    expect(row(page("permissions"), "`FAR`")).toEqual(["`FAR`", "40", "", ""]);
    expect(page("README")).toContain("- [Permissions](permissions.md)");
  });

  it("errors link to the operations that return them", () => {
    expect(row(page("errors"), "`unknownThing`").at(-1)).toBe(link);
    expect(row(page("errors"), "`lonely`").at(-1)).toBe("");
  });

  it("events link to their payload and to the operations that fire them", () => {
    expect(page("events")).toContain("Payload: [Thing](schemas.md#thing).");
    expect(page("events")).toContain(`- ${link}`);
  });
});

describe("channels", () => {
  const model = modelOf(`x-rpc:
  pipe:
    host: 127.0.0.1
    ports: { first: 5000, last: 5001 }
    query:
      a: { description: Said of the parameter., schema: { $ref: '#/components/schemas/A' }, transports: [http] }
      b: { schema: { $ref: '#/components/schemas/A' }, transports: [http], x-unspecified: b is free }
    transports: { http: { path: /p, method: post } }
    envelope: { command: {}, reply: {} }
    commands: {}
components: { schemas: { A: { type: string, maxLength: 3, description: Said of the schema. } } }
`);
  const text = emitReference(model, options).find(({ path }) => path.endsWith("channels.md"))?.text ?? "";

  it.each([
    ["`a`", "Said of the parameter."],
    ["`b`", "Said of the schema. Unspecified: b is free"],
  ])("the query parameter %s is described as: %s", (name, words) => {
    expect(row(text, name)[3]).toBe(words);
  });
});

describe("schemas", () => {
  const text = emitReference(
    inOneFile(`components:
  schemas:
    Alone: { type: string, description: A text., x-standalone: It is for programs. }
    Total:
      type: array
      items: { type: string }
      maxItems: 2
      x-checks: [{ kind: sum-of-lengths, name: total, message: all count, paths: ['*'], max: 60 }]
    Choice:
      type: object
      properties:
        one: { oneOf: [{ type: string, maxLength: 4 }, { type: boolean }] }
        two: { oneOf: [{ type: string, maxLength: 4, title: Text }, { type: integer, minimum: 7 }] }
`),
    options,
  ).find(({ path }) => path.endsWith("schemas.md"))?.text;

  it("that are not used elsewhere state their purpose", () => {
    expect(text).toContain("A text.\n\nIt is for programs.\n");
  });

  it("show the limit of a total next to their own", () => {
    expect(text).toContain("- at most 2 items\n- at most 60 characters in total\n");
  });

  it("show the limits of alternatives, with titles if several have some", () => {
    expect(row(text ?? "", "`one`").at(-1)).toBe("At most 4 characters.");
    expect(row(text ?? "", "`two`").at(-1)).toBe("Text: at most 4 characters. Alternative 2: at least 7.");
  });
});

describe("response headers", () => {
  const responses = `responses:
        '200': { description: d, headers: { X-Age: { description: Seconds., required: true, schema: { type: integer, minimum: 7 } } } }
        '429': { $ref: '#/components/responses/Slow' }
`;
  const model = inOneFile(`paths:
  /a:
    get:
      operationId: getA
      tags: [t]
      ${responses}  /b:
    get: { operationId: getB, tags: [t], responses: { '429': { $ref: '#/components/responses/Slow' } } }
components:
  responses:
    Slow: { description: d, headers: { X-Bucket: { schema: { type: string, const: shared } } } }
`);
  const text = emitReference(model, options).find(({ path }) => path.endsWith("headers.md"))?.text ?? "";

  it("are listed once for all operations that have them, with their limits", () => {
    expect(row(text, "`X-Age`")).toEqual([
      "`X-Age`",
      "200",
      "integer",
      "yes",
      "Seconds. At least 7.",
      "[getA](operations/t.md#geta)",
    ]);
    expect(row(text, "`X-Bucket`")).toEqual(["`X-Bucket`", "429", '"shared"', "no", "", "all operations"]);
  });
});

describe("alternatives distinguished by a discriminator", () => {
  const model = inOneFile(`paths:
  /pets:
    get:
      operationId: findPets
      tags: [pets]
      parameters:
        - { name: like, in: query, content: { application/json: { schema: { $ref: '#/components/schemas/Kept' } } } }
      responses: { '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/Any' } } } } }
components:
  schemas:
    Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }
    Dog: { type: object, required: [kind], properties: { kind: { type: string } } }
    Fish: { type: object, required: [kind, size], properties: { kind: { const: fish }, size: { enum: [1, 2] } } }
    Whale: { type: object, required: [kind, size], properties: { kind: { const: whale }, size: { const: 3 } } }
    Kept:
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
      discriminator: { propertyName: kind, mapping: { cat: Cat, kitten: Cat, 'a|b': '#/components/schemas/Dog' } }
    Swimming:
      oneOf: [{ $ref: '#/components/schemas/Fish' }, { $ref: '#/components/schemas/Whale' }]
      discriminator: { propertyName: size, mapping: { '1': Fish, '2': Fish, '3': Whale } }
    Any:
      anyOf: [{ $ref: '#/components/schemas/Kept' }, { $ref: '#/components/schemas/Fish' }, { type: 'null' }]
      discriminator: { propertyName: kind }
    Home:
      type: object
      properties:
        guests:
          type: array
          items:
            oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
            discriminator: { propertyName: kind }
    Apart: { oneOf: [{ $ref: '#/components/schemas/Fish' }, { $ref: '#/components/schemas/Whale' }] }
`);
  const text = emitReference(model, options).find(({ path }) => path.endsWith("schemas.md"))?.text ?? "";
  const section = (name: string): string | undefined =>
    new RegExp(`^## ${name}\n\n(.*?)\n*(?=^## |$(?![^]))`, "ms").exec(text)?.[1];

  it("are listed with their discriminator values from the mapping", () => {
    expect(section("Kept")).toBe(`| \`kind\` | type |
|---|---|
| \`"cat"\`, \`"kitten"\` | [Cat](#cat) |
| <code>&#34;a&#124;b&#34;</code> | [Dog](#dog) |`);
  });

  it("are listed with the values that the alternatives declare, as sent", () => {
    expect(section("Swimming")).toBe(`| \`size\` | type |
|---|---|
| \`1\`, \`2\` | [Fish](#fish) |
| \`3\` | [Whale](#whale) |`);
  });

  it("may be unions themselves; null needs no value", () => {
    expect(section("Any")).toBe(`Kept (kind "cat" or "kitten" or "a\\|b") or Fish (kind "fish") or null

| \`kind\` | type |
|---|---|
| \`"cat"\`, \`"kitten"\`, <code>&#34;a&#124;b&#34;</code> | [Kept](#kept) |
| \`"fish"\` | [Fish](#fish) |`);
  });

  it("of a field are listed with their values as well, by component names without a mapping", () => {
    expect(row(text, "`guests`")[1]).toBe('array of Cat (kind "Cat") or Dog (kind "Dog")');
  });

  it("have only the values that all parts of them list, and each field once", () => {
    const parts = inOneFile(`components:
  schemas:
    Dog: { type: object, required: [kind], properties: { kind: { enum: [dog, puppy], description: What it is. } } }
    Grown: { allOf: [{ $ref: '#/components/schemas/Dog' }, { type: object, properties: { kind: { const: dog } } }] }
    Cat: { type: object, required: [kind], properties: { kind: { const: cat } } }
    Pet: { oneOf: [{ $ref: '#/components/schemas/Grown' }, { $ref: '#/components/schemas/Cat' }], discriminator: { propertyName: kind, mapping: { dog: Grown, cat: Cat } } }
`);
    const page = emitReference(parts, options).find(({ path }) => path.endsWith("schemas.md"))?.text ?? "";
    expect(page).toContain('| `"dog"` | [Grown](#grown) |\n| `"cat"` | [Cat](#cat) |');
    const grown = page.slice(page.indexOf("## Grown"), page.indexOf("## Cat"));
    expect(grown.match(/^\| `kind` .*$/gm)).toEqual(['| `kind` | "dog" | yes |  | What it is. |']);
  });

  it("have no values where nothing but their properties distinguishes them", () => {
    expect(section("Apart")).toBe("Fish or Whale");
  });
});

it("the index lists the document's servers, and the values of their variables", () => {
  const model = modelOf(
    "servers: [{ url: 'https://{region}.h/{base}', description: The | real one, variables: { region: { default: eu, enum: [eu, us], description: Where it is }, base: { default: v1 } } }, { url: https://test.h }]\n",
  );
  const index = emitReference(model, options).find(({ path }) => path === "reference/README.md")?.text ?? "";
  expect(row(index, "`https://{region}.h/{base}`")).toEqual(["`https://{region}.h/{base}`", "The \\| real one"]);
  expect(row(index, "`https://test.h`")).toEqual(["`https://test.h`", ""]);
  expect(index).toContain("Variables of `https://{region}.h/{base}`:\n\n| variable |");
  expect(row(index, "`region`")).toEqual(["`region`", "`eu`", "`eu`, `us`", "Where it is"]);
  expect(row(index, "`base`")).toEqual(["`base`", "`v1`", "", ""]);
  const [without] = emitReference(modelOf(""), options).filter(({ path }) => path === "reference/README.md");
  expect(without?.text).not.toContain("## Servers");
});

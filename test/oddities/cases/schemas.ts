import { type Oddity, of } from "./oddity.js";

const types = "src/types/";

/** Unusual schemas and schema names. */
export const schemaOddities: readonly Oddity[] = [
  {
    title: "names of components with slashes are refused, as OpenAPI does",
    document: of({
      "a.b/c": "{ type: object, properties: { x: { $ref: '#/components/schemas/d~1e' } } }",
      "d/e": "{ type: string }",
    }),
    want: { refused: ["wrong-value 8:5", "wrong-value 9:5"] },
  },
  {
    title: "names of components with blanks are refused, as OpenAPI does",
    document: of({ "a b": "{ type: string }" }),
    want: { refused: ["wrong-value 8:5"] },
  },
  {
    title: "names with dots become identifiers",
    document: of({
      "a.b-c": "{ type: object, properties: { x: { $ref: '#/components/schemas/v1.Thing' } } }",
      "v1.Thing": "{ type: string }",
    }),
    want: { output: { [types]: ["interface ABC {", "type V1Thing = string"] } },
  },
  {
    title: "names that become one identifier are refused, all but the first",
    document: of({
      foo_bar:
        "{ type: object, properties: { x: { $ref: '#/components/schemas/FooBar' }, y: { $ref: '#/components/schemas/foo-bar' } } }",
      FooBar: "{ type: string }",
      "foo-bar": "{ type: integer }",
    }),
    want: { refused: ["colliding-names 9:5", "colliding-names 10:5"] },
  },
  {
    title: "names that differ in case only are refused, all but the first",
    document: of({
      Thing: "{ type: object, properties: { x: { $ref: '#/components/schemas/thing' } } }",
      thing: "{ type: string }",
    }),
    want: { refused: ["colliding-names 9:5"] },
  },
  {
    title: "names of the language and of its library",
    document: of({
      Record:
        "{ type: object, properties: { a: { $ref: '#/components/schemas/string' }, b: { $ref: '#/components/schemas/default' }, c: { $ref: '#/components/schemas/Promise' }, d: { $ref: '#/components/schemas/__proto__' } } }",
      string: "{ type: string }",
      default: "{ type: string }",
      Promise: "{ type: string }",
      ["__proto__"]: "{ type: string }",
    }),
    want: { output: { [types]: ["interface RecordSchema {"] } },
  },
  {
    title: "names of properties that mean something to objects",
    document: of({
      A: "{ type: object, required: [__proto__, constructor], properties: { __proto__: { type: string }, constructor: { type: integer }, toString: { type: string }, 'a b': { type: string }, '1': { type: string }, '': { type: string } } }",
    }),
    want: {
      output: {
        [types]: ['["__proto__"]: string;', "constructor: number;", '"a b"?: string;', '"1"?: string;', '""?: string;'],
      },
    },
  },
  {
    title: "two schemas that hold each other",
    document: of({
      A: "{ type: object, properties: { b: { $ref: '#/components/schemas/B' } } }",
      B: "{ type: object, required: [a], properties: { a: { type: array, items: { $ref: '#/components/schemas/A' } } } }",
    }),
    want: { output: { [types]: ["interface A { b?: B; }", "a: A[];"] } },
  },
  {
    title: "a union and a list of itself, which is an alias of itself",
    document: of({
      Json: "{ oneOf: [{ type: string }, { type: number }, { type: array, items: { $ref: '#/components/schemas/Json' } }, { type: object, additionalProperties: { $ref: '#/components/schemas/Json' } }] }",
    }),
    want: { output: { [types]: ["export type Json ="] } },
  },
  {
    title: "an empty reference cycle is refused",
    document: of({ A: "{ $ref: '#/components/schemas/B' }", B: "{ $ref: '#/components/schemas/A' }" }),
    want: { refused: ["reference-cycle 8:18"] },
  },
  {
    title: "a ring of allOf is refused",
    document: of({
      A: "{ allOf: [{ $ref: '#/components/schemas/B' }] }",
      B: "{ allOf: [{ $ref: '#/components/schemas/A' }] }",
    }),
    want: { refused: ["reference-cycle 8:28"] },
  },
  {
    title: "a union of itself is refused",
    document: of({ A: "{ oneOf: [{ type: string }, { $ref: '#/components/schemas/A' }] }" }),
    want: { refused: ["reference-cycle 8:46"] },
  },
  {
    title: "a parent that is the union of its children, which are made of it, is refused",
    document: of({
      Pet: "{ type: object, required: [kind], properties: { kind: { type: string } }, oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: kind } }",
      Cat: "{ allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, properties: { kind: { const: Cat } } }] }",
      Dog: "{ allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, properties: { kind: { const: Dog } } }] }",
    }),
    want: { refused: ["reference-cycle 8:102", "reference-cycle 8:140"] },
  },
  {
    title: "inheritance by allOf, with a discriminator in the parent",
    document: of({
      Pet: "{ type: object, required: [kind], discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat', dog: Dog } }, properties: { kind: { type: string } } }",
      Cat: "{ allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, properties: { lives: { type: integer } } }] }",
      Dog: "{ allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, required: [barks], properties: { barks: { type: boolean } } }] }",
    }),
    want: {
      output: {
        [types]: [
          "interface Pet { kind: string; }",
          'type Cat = Pet & { lives?: number } & { kind: "cat" };',
          'type Dog = Pet & { barks: boolean } & { kind: "dog" };',
        ],
      },
    },
  },
  {
    title: "inheritance over three generations, without a mapping, beside a parent of another kind",
    document: of({
      Pet: "{ type: object, required: [kind], discriminator: { propertyName: kind }, properties: { kind: { type: string } } }",
      Dog: "{ allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, properties: { barks: { type: boolean } } }] }",
      Puppy: "{ allOf: [{ $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Robot' }] }",
      Robot:
        "{ type: object, discriminator: { propertyName: model, mapping: { p1: Puppy, p2: Puppy } }, properties: { model: { type: string } } }",
    }),
    want: {
      output: {
        [types]: [
          'type Dog = Pet & { barks?: boolean } & { kind: "Dog" | "Puppy" };',
          'type Puppy = Dog & Robot & { kind: "Puppy" } & { model?: "p1" | "p2" };',
        ],
      },
      findings: ["discriminator-property-optional /components/schemas/Robot/discriminator"],
    },
  },
  {
    title: "a parent that lists the values of all of its children, and a union of them",
    document: of({
      Any: "{ oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: kind } }",
      Pet: "{ type: object, required: [kind], discriminator: { propertyName: kind, mapping: { c: Cat, d: Dog, f: Fish } }, properties: { kind: { enum: [c, d, f] } } }",
      Cat: "{ allOf: [{ $ref: '#/components/schemas/Pet' }] }",
      Dog: "{ allOf: [{ $ref: '#/components/schemas/Pet' }] }",
      Fish: "{ type: object }",
    }),
    want: {
      output: {
        [types]: ["type Any = Cat | Dog;", 'type Cat = Pet & { kind: "c" };', 'type Dog = Pet & { kind: "d" };'],
      },
      findings: ["discriminator-mapping-outside /components/schemas/Pet/discriminator/mapping/f"],
    },
  },
  {
    title: "a union of children that inherit, distinguished by a discriminator",
    document: of({
      Any: "{ oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' } } }",
      Pet: "{ type: object, required: [kind], properties: { kind: { type: string } } }",
      Cat: "{ allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, properties: { lives: { type: integer } } }] }",
      Dog: "{ allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, properties: { barks: { type: boolean } } }] }",
    }),
    want: {
      output: {
        [types]: [
          'export type Any = Cat & { kind: "cat" } | Dog & { kind: "dog" };',
          "interface Pet { kind: string; }",
        ],
      },
    },
  },
  {
    title: "a discriminator in 3.0, without a mapping, over nullable alternatives that leave the property open",
    version: "3.0.3",
    document: of({
      Pet: "{ nullable: true, oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: kind } }",
      Cat: "{ type: object, nullable: true, required: [kind], properties: { kind: { type: string }, friend: { $ref: '#/components/schemas/Pet' } } }",
      Dog: "{ type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }",
    }),
    want: { output: { [types]: ['Cat & { kind: "Cat" } | Dog & { kind: "Dog" }', "kind: string; friend?: Pet"] } },
  },
  {
    title: "an alternative without a name in which the discriminator may be any text is refused",
    document: of({
      Pet: "{ oneOf: [{ $ref: '#/components/schemas/Cat' }, { type: object, required: [kind], properties: { kind: { type: string } } }], discriminator: { propertyName: kind } }",
      Cat: "{ type: object, required: [kind], properties: { kind: { type: string } } }",
    }),
    want: { refused: ["discriminator-value-missing 8:60"] },
  },
  {
    title: "three generations that repeat a property with a narrower type",
    document: of({
      C: "{ allOf: [{ $ref: '#/components/schemas/B' }, { type: object, properties: { kind: { const: c } } }] }",
      B: "{ allOf: [{ $ref: '#/components/schemas/A' }, { type: object, properties: { kind: { enum: [b, c] } } }] }",
      A: "{ type: object, required: [kind], properties: { kind: { type: string } } }",
    }),
    want: { output: { [types]: ['kind?: "c"'] } },
  },
  {
    title: "allOf of one reference with words beside it, as 3.0 has to write it",
    version: "3.0.3",
    document: of({
      A: "{ type: object, properties: { b: { allOf: [{ $ref: '#/components/schemas/B' }], nullable: true, description: Words. } } }",
      B: "{ type: object, properties: { c: { type: string } } }",
    }),
    want: { output: { [types]: ["/** Words. */ b?: B"] } },
  },
  {
    title: "a union inside of allOf inside of a union lies flat",
    document: of({
      A: "{ type: object, properties: { x: { oneOf: [{ allOf: [{ oneOf: [{ type: object, required: [a], properties: { a: { type: string, description: Long enough that it takes a line of its own and breaks the union. } } }, { type: object, required: [b], properties: { b: { type: string } } }] }] }, { type: 'null' }] } } }",
    }),
    want: { output: { [types]: ["x?:", "| null"] } },
  },
  {
    title: "an enumeration with null among its values",
    document: of({
      A: "{ type: object, properties: { a: { type: [string, 'null'], enum: [x, y, null] }, b: { enum: [null] } } }",
    }),
    want: { output: { [types]: ['a?: "x" | "y" | null;', "b?: null;"] } },
  },
  {
    title: "null in an enumeration whose type excludes it is refused",
    document: of({ A: "{ type: string, enum: [x, null] }" }),
    want: { refused: ["enum-value-excluded 8:36"] },
  },
  {
    title: "an enumeration with null among its values, in 3.0",
    version: "3.0.3",
    document: of({
      A: "{ type: object, properties: { a: { type: string, nullable: true, enum: [x, y, null] }, b: { type: string, nullable: true, enum: [x] } } }",
    }),
    want: { output: { [types]: ['a?: "x" | "y" | null;'] } },
  },
  {
    title: "an enumeration of values of many kinds, some of them twice",
    document: of({ A: "{ enum: [1, '1', true, a, a, -1.5, 'a b'] }" }),
    want: {
      output: { [types]: ['1 | "1" | true | "a" | -1.5 | "a b"'] },
      findings: ["enum-duplicate /components/schemas/A/enum/4"],
    },
  },
  {
    title: "an enumeration of objects and lists",
    document: of({ A: "{ enum: [{ a: 1 }, [1, 2]] }" }),
    want: { output: { [types]: ["A ="] } },
  },
  {
    title: "a union of five hundred",
    document: of({
      A: `{ oneOf: [${Array.from({ length: 500 }, (_, index) => `{ $ref: '#/components/schemas/M${index}' }`).join(", ")}] }`,
      ...Object.fromEntries(
        Array.from({ length: 500 }, (_, index) => [
          `M${index}`,
          `{ type: object, required: [k], properties: { k: { const: m${index} } } }`,
        ]),
      ),
    }),
    want: { output: { "src/types/": ["| M499;"] } },
  },
  {
    title: "schemas that are true and false",
    document: of({ A: "{ type: object, properties: { a: true, b: false }, additionalProperties: false }" }),
    want: { output: { [types]: ["a?: unknown;", "b?: never;"] } },
  },
  {
    title: "a list of types, and keywords without a type",
    document: of({
      A: "{ type: object, properties: { a: { type: [string, integer, 'null'], maxLength: 3, maximum: 9 }, b: { maxLength: 3 }, c: { properties: { d: { type: string } } } } }",
    }),
    want: { output: { [types]: ["a?: string | number | null;"] } },
  },
  {
    title: "a required property that is nowhere described",
    document: of({ A: "{ type: object, required: [a, b], properties: { a: { type: string } } }" }),
    want: { output: { [types]: ["a: string; b: unknown; }"] } },
  },
  {
    title: "additionalProperties beside alternatives that are no objects",
    document: of({ A: "{ anyOf: [{ type: string }, { type: object }], additionalProperties: true }" }),
    want: { output: { [types]: ["type A = string | { [key: string]: unknown };"] } },
  },
  {
    title: "a map beside properties, and a map by patterns",
    document: of({
      A: "{ type: object, required: [a], properties: { a: { type: string } }, additionalProperties: { type: integer } }",
      B: "{ type: object, patternProperties: { '^x-': { type: string } }, additionalProperties: false }",
    }),
    want: { output: { [types]: ["[key: string]: unknown;", "[key: string]: string;"] } },
  },
  {
    title: "lists of places, with more after them and with none",
    document: of({
      A: "{ type: array, prefixItems: [{ type: string }, { type: integer }], minItems: 2, items: { type: boolean } }",
      B: "{ type: array, prefixItems: [{ type: string }], items: false }",
    }),
    want: { output: { [types]: ["[string, number, ...boolean[]]", "[string?]"] } },
  },
  {
    title: "a reference into the middle of another schema",
    document: of({
      A: "{ type: object, properties: { b: { $ref: '#/components/schemas/B/properties/c/items' } } }",
      B: "{ type: object, properties: { c: { type: array, items: { type: object, properties: { d: { type: string } } } } } }",
    }),
    want: { output: { [types]: ["b?: BC"] } },
  },
  {
    title: "if, then and else",
    document: of({
      A: "{ type: object, properties: { a: { type: string }, b: { type: integer } }, if: { properties: { a: { const: x } } }, then: { required: [b] }, else: { properties: { b: false } } }",
    }),
    want: { output: { [types]: ["interface A {"] } },
  },
  {
    title: "a reference that moves with the schema that it is written in is refused",
    document: of({ A: "{ type: object, $dynamicAnchor: node, properties: { a: { $dynamicRef: '#node' } } }" }),
    want: { refused: ["unsupported-keyword 8:67"] },
  },
  {
    title: "an address of a schema, to which nothing refers",
    document: of({ A: "{ $id: 'https://odd.example/a', type: string }" }),
    want: { output: { [types]: ["type A = string"] } },
  },
  {
    title: "an anchor",
    document: of({ A: "{ type: object, properties: { a: { $anchor: here, type: string }, b: { $ref: '#here' } } }" }),
    want: { output: { [types]: ["type AA = string;", "a?: string; b?: AA;"] } },
  },
  {
    title: "nullable in 3.1, where it means nothing, is read as in 3.0",
    document: of({
      A: "{ type: object, properties: { a: { type: string, nullable: true }, b: { $ref: '#/components/schemas/B', nullable: true }, c: { type: string, enum: [x], nullable: true }, d: { type: string, nullable: false } } }",
      B: "{ type: object, nullable: true, properties: { e: { oneOf: [{ type: string }, { $ref: '#/components/schemas/C' }], nullable: true } } }",
      C: "{ properties: { f: { type: integer } } }",
    }),
    want: {
      output: {
        [types]: [
          "a?: string | null;",
          "b?: B;",
          'c?: "x" | null;',
          "d?: string;",
          "type B = { e?: string | C | null } | null;",
        ],
        "openapi.json": ['"a":{"type":["string","null"]}', '"b":{"$ref":"#/components/schemas/B"}'],
      },
      findings: [
        "nullable-ignored /components/schemas/A/properties/a",
        "nullable-ignored /components/schemas/A/properties/b",
        "nullable-ignored /components/schemas/A/properties/d",
        "nullable-ignored /components/schemas/B",
      ],
    },
  },
  {
    title: "numbers beyond what a double holds",
    document: of({ A: "{ type: integer, format: int64, maximum: 9223372036854775807 }" }),
    want: { output: { [types]: ["type A = number"] }, findings: ["number-imprecise"] },
  },
  {
    title: "schemas that only one direction has",
    document: of({
      A: "{ type: object, required: [id, secret], properties: { id: { type: string, readOnly: true }, secret: { type: string, writeOnly: true } } }",
    }),
    want: { output: { [types]: ["id: string;"] } },
  },
  {
    title: "schemas that are only asked whether they match have no functions that explain or copy",
    document: of({
      Root: "{ allOf: [{ $ref: '#/components/schemas/Told' }, { $ref: '#/components/schemas/Listed' }] }",
      Told:
        "{ type: object, properties: { a: { type: string }, b: { type: string } }, " +
        "if: { properties: { a: { const: x } }, required: [a] }, then: { required: [b] }, else: { not: { required: [b] } }, " +
        "dependentSchemas: { a: { required: [b] } } }",
      Listed:
        "{ type: object, properties: { l: { type: array, contains: { type: object, required: [k] } }, " +
        "t: { type: array, prefixItems: [{ type: string }], items: false }, n: { type: array, items: false } } }",
    }),
    want: { output: { "src/validators/": ["const isToldIf = (", "function checkToldElse("] } },
  },
  {
    title: "schemas that take everything or nothing have marks before the parameters that they have no use for",
    document: of({
      Root: "{ type: object, properties: { a: { $ref: '#/components/schemas/All' }, o: { $ref: '#/components/schemas/None' } } }",
      All: "{}",
      None: "{ type: object, additionalProperties: false, patternProperties: { '^x': false } }",
      Empty: "{ type: object, additionalProperties: false }",
      Contained: "{ type: array, contains: true, minContains: 2 }",
    }),
    want: {
      output: {
        "src/validators/": ["const isAll = (_value: unknown): boolean =>", "namesOf(value).length > 0"],
        "src/client/a.ts": ["_args: OneArgs = {}"],
      },
    },
  },
];

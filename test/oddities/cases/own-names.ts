import { done, type Oddity } from "./oddity.js";

const page =
  "parameters: [{ name: after, in: query, schema: { type: string } }, { name: limit, in: query, schema: { type: integer } }], " +
  "x-pagination: { cursor: after, limit: limit, key: /id }, " +
  "responses: { '200': { description: d, content: { application/json: { schema: " +
  "{ type: array, items: { type: object, required: [id], properties: { id: { type: string } } } } } } } }";

const parameter = (name: string, where: string): string => `{ name: ${name}, in: ${where}, schema: { type: string } }`;

/** Names that generated code or every object already uses. */
export const ownNameOddities: readonly Oddity[] = [
  {
    title: "an operation of pages may be called as the function that walks them calls its own parameters",
    document: `paths:\n  /a: { get: { operationId: client, tags: [a], ${page} } }\n  /b: { get: { operationId: options, tags: [a], ${page} } }\n  /c: { get: { operationId: at, tags: [a], ${page} } }\n`,
    want: {
      output: {
        "src/client/a.ts": [
          "export function paginateClient( client_: Client, args: ClientArgs = {}, options?: CallOptions & PageOptions",
          "client(client_, { ...args, limit, ...(at === undefined ? {} : { after: at }) }, options),",
          "export function paginateOptions( client: Client, args: OptionsArgs = {}, options_?: CallOptions & PageOptions",
          "at(client, { ...args, limit, ...(at_ === undefined ? {} : { after: at_ }) }, options),",
        ],
      },
    },
  },
  {
    title: "a parameter that is called as something every object has gets its place behind its name",
    document: `paths:\n  /a: { get: { operationId: a, parameters: [${parameter("toString", "query")}, ${parameter("constructor", "header")}], ${done} } }\n`,
    want: {
      output: {
        "src/client/a.ts": [
          "toString_query?: string | undefined; constructor_header?: string | undefined;",
          'scalar("toString", args.toString_query)',
        ],
      },
    },
  },
  {
    title: "a parameter that decides the response may be called as a global type",
    document:
      "paths:\n  /a: { post: { operationId: a, parameters: [{ name: promise, in: query, schema: { type: boolean } }], " +
      "x-response-when: { parameter: promise, cases: [{ equals: true, status: 200 }, { equals: false, status: 204 }] }, " +
      "responses: { '200': { description: d, content: { application/json: { schema: { type: string } } } }, '204': { description: d } } } }\n",
    want: {
      output: {
        "src/client/a.ts": ["<PromiseSchema extends boolean = false>", "Promise<PromiseSchema extends true"],
      },
    },
  },
  {
    title: "two types may be called so that the validator of one has the name of a function of the other",
    document:
      "components:\n  schemas:\n    IsBan: { type: object, properties: { id: { type: string } } }\n" +
      "    BanValidator: { type: object, properties: { at: { type: string } } }\n    CheckIn: { type: string, maxLength: 3 }\n    InValidator: { type: string }\n",
    want: {
      output: {
        "src/validators/": [
          "export const IsBan: Validator<types.IsBan>",
          "const isBanValidator = (value: unknown): boolean =>",
        ],
      },
    },
  },
  {
    title: "a type may have properties that every object has, and constructors all the same",
    document:
      "components:\n  schemas:\n    A:\n      type: object\n" +
      "      properties: { id: { type: string }, toString: { type: string }, valueOf: { type: integer } }\n" +
      "      x-constructors: [{ name: makeA, positional: [id] }]\n",
    want: {
      output: { "src/constructors/": ['export function makeA(id: string, options?: Omit<A, "id">): A'] },
    },
  },
];

import { handlerDocumentation } from "../../generator/src/emit/typescript/documentation.js";
import { type DesiredStubs, desiredStubs } from "../../generator/src/stubs/desired.js";
import { modelOf } from "../model/model-of.js";

/** An operation of the small interface from which these tests regenerate. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly description: string;
  readonly lines: readonly string[];
}

const user = "{ name: user_id, in: path, required: true, schema: { type: string } }";
const ban = '{ content: { application/json: { schema: { $ref: "#/components/schemas/Ban" } } }, description: d }';

const base: readonly Operation[] = [
  {
    id: "getBan",
    tag: "bans",
    method: "get",
    path: "/bans/{user_id}",
    description: "Returns a ban.",
    lines: [`parameters: [${user}]`, `responses: { '200': ${ban} }`],
  },
  {
    id: "createBan",
    tag: "bans",
    method: "put",
    path: "/bans/{user_id}",
    description: "Keeps a user out.",
    lines: [
      `parameters: [${user}]`,
      'requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/NewBan" } } } }',
      "responses: { '204': { description: d } }",
      "x-events: [{ event: GUILD_BAN_ADD }]",
    ],
  },
  {
    id: "removeBan",
    tag: "bans",
    method: "delete",
    path: "/bans/{user_id}",
    description: "Lets a user in again.",
    lines: [`parameters: [${user}]`, "responses: { '204': { description: d } }"],
  },
  {
    id: "getGuild",
    tag: "guilds",
    method: "get",
    path: "/guild",
    description: "Returns the guild.",
    lines: ["security: []", "responses: { '204': { description: d } }"],
  },
];

const listBans: Operation = {
  id: "listBans",
  tag: "bans",
  method: "get",
  path: "/bans",
  description: "Returns all bans.",
  lines: [
    "security: [{}, { bot: [] }]",
    "responses: { '204': { description: d } }",
    "x-events: [{ event: GUILD_BAN_ADD }]",
  ],
};

interface Document {
  readonly operations: readonly Operation[];
  readonly deleteDays: string;
}

const without = (id: string): readonly Operation[] => base.filter((operation) => operation.id !== id);
const withChange = (id: string, change: (operation: Operation) => Operation): readonly Operation[] =>
  base.map((operation) => (operation.id === id ? change(operation) : operation));

/** Changes of a specification after its handlers were implemented. */
const documents = {
  unchanged: { operations: base, deleteDays: "{ type: integer }" },
  added: { operations: [...base, listBans], deleteDays: "{ type: integer }" },
  removed: { operations: without("removeBan"), deleteDays: "{ type: integer }" },
  renamed: {
    operations: withChange("getBan", (operation) => ({
      ...operation,
      id: "getGuildBan",
      lines: [...operation.lines, "x-renamed-from: [getBan]"],
    })),
    deleteDays: "{ type: integer }",
  },
  renamedBack: {
    operations: withChange("getBan", (operation) => ({
      ...operation,
      lines: [...operation.lines, "x-renamed-from: [getGuildBan]"],
    })),
    deleteDays: "{ type: integer }",
  },
  moved: {
    operations: withChange("removeBan", (operation) => ({ ...operation, tag: "guilds" })),
    deleteDays: "{ type: integer }",
  },
  parameterAdded: {
    operations: withChange("getBan", (operation) => ({
      ...operation,
      lines: [
        `parameters: [${user}, { name: with_user, in: query, schema: { type: boolean } }]`,
        ...operation.lines.slice(1),
      ],
    })),
    deleteDays: "{ type: integer }",
  },
  bodyChanged: { operations: base, deleteDays: "{ type: [string, 'null'] }" },
  statusAdded: {
    operations: withChange("createBan", (operation) => ({
      ...operation,
      lines: operation.lines.map((line) =>
        line.startsWith("responses") ? `responses: { '201': ${ban}, '204': { description: d } }` : line,
      ),
    })),
    deleteDays: "{ type: integer }",
  },
  authenticationDropped: {
    operations: withChange("getBan", (operation) => ({ ...operation, lines: ["security: []", ...operation.lines] })),
    deleteDays: "{ type: integer }",
  },
  described: {
    operations: withChange("getBan", (operation) => ({ ...operation, description: "Returns one ban, */ if any." })),
    deleteDays: "{ type: integer }",
  },
  tagRenamed: {
    operations: base.map((operation) => (operation.tag === "bans" ? { ...operation, tag: "guild-bans" } : operation)),
    deleteDays: "{ type: integer }",
  },
  tagAdded: {
    operations: [...base, { ...listBans, id: "listEmojis", tag: "emojis", path: "/emojis" }],
    deleteDays: "{ type: integer }",
  },
} as const satisfies Record<string, Document>;

export type Change = keyof typeof documents;
export const changes: readonly Change[] = Object.keys(documents) as Change[];

const known = new Map<Change, DesiredStubs>();

/** The desired handlers of the small interface, after a change. */
export function desiredAfter(change: Change): DesiredStubs {
  const found = known.get(change) ?? desiredOf(textOf(documents[change]));
  known.set(change, found);
  return found;
}

/** The desired handlers of the small interface, with other operations. */
export function desiredWith(change: (operations: readonly Operation[]) => readonly Operation[]): DesiredStubs {
  return desiredOf(textOf({ operations: change(base), deleteDays: "{ type: integer }" }));
}

/** The desired handlers of any document. */
export function desiredOf(document: string): DesiredStubs {
  const model = modelOf(document);
  return desiredStubs(model, (operation) => handlerDocumentation(operation, model));
}

/** The document as a file for the command line. */
export function documentAfter(change: Change): string {
  return `openapi: 3.1.0\ninfo: { title: t, version: 1.0.0 }\n${textOf(documents[change])}`;
}

function textOf({ operations, deleteDays }: Document): string {
  const paths = [...new Set(operations.map(({ path }) => path))].map((path) => {
    const items = operations
      .filter((operation) => operation.path === path)
      .map(({ id, tag, method, description, lines }) =>
        [
          `    ${method}:`,
          `      operationId: ${id}`,
          `      tags: [${tag}]`,
          `      description: ${JSON.stringify(description)}`,
          ...lines.map((line) => `      ${line}`),
        ].join("\n"),
      );
    return `  ${path}:\n${items.join("\n")}`;
  });
  const tags = [...new Set(operations.map(({ tag }) => tag))].map((name) => `{ name: ${name} }`);
  return `tags: [${tags.join(", ")}]
security: [{ bot: [] }]
paths:
${paths.join("\n")}
components:
  securitySchemes: { bot: { type: http, scheme: bearer } }
  schemas:
    Ban: { type: object, properties: { reason: { type: [string, 'null'] } } }
    NewBan: { type: object, properties: { delete_days: ${deleteDays} } }
x-gateway-events:
  GUILD_BAN_ADD: { title: Ban added, payload: { $ref: "#/components/schemas/Ban" } }
`;
}

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

const renameTo =
  (...pairs: readonly (readonly [string, string])[]) =>
  (operations: readonly Operation[]): readonly Operation[] =>
    operations.map((operation) => {
      const [, to] = pairs.find(([from]) => from === operation.id) ?? [];
      if (to === undefined) return operation;
      return { ...operation, id: to, lines: [...operation.lines, `x-renamed-from: [${operation.id}]`] };
    });
const retag =
  (from: string, to: string) =>
  (operations: readonly Operation[]): readonly Operation[] =>
    operations.map((operation) => (operation.tag === from ? { ...operation, tag: to } : operation));
const removal =
  (...ids: readonly string[]) =>
  (operations: readonly Operation[]): readonly Operation[] =>
    operations.filter(({ id }) => !ids.includes(id));

/** Changes of a specification, alone and combined. */
export const combinedChanges: Readonly<Record<string, (operations: readonly Operation[]) => readonly Operation[]>> = {
  nothing: (all) => all,
  added: (all) => [...all, listBans],
  removed: removal("removeBan"),
  "read removed": removal("getBan"),
  "tag removed": (all) => all.filter(({ tag }) => tag !== "bans"),
  renamed: renameTo(["getBan", "getGuildBan"]),
  "write renamed": renameTo(["createBan", "banUser"]),
  "all renamed": renameTo(["getBan", "getGuildBan"], ["createBan", "banUser"], ["removeBan", "unban"]),
  "renamed and added": (all) => [...renameTo(["getBan", "getGuildBan"])(all), listBans],
  "renamed and removed": (all) => removal("removeBan")(renameTo(["createBan", "banUser"])(all)),
  "renamed across tags": renameTo(["createBan", "banUser"], ["getGuild", "readGuild"]),
  swapped: renameTo(["getBan", "createBan"], ["createBan", "getBan"]),
  chained: renameTo(["getBan", "createBan"], ["createBan", "banUser"]),
  "chained back": renameTo(["createBan", "getBan"], ["getBan", "getGuildBan"]),
  "renamed in a chain of three": renameTo(["getBan", "createBan"], ["createBan", "removeBan"], ["removeBan", "unban"]),
  "renamed to a name of a removed operation": (all) => renameTo(["createBan", "removeBan"])(removal("removeBan")(all)),
  "renamed and added under the former name": (all) => [
    ...renameTo(["createBan", "banUser"])(all),
    { ...listBans, id: "createBan" },
  ],
  "tag renamed": retag("bans", "guild-bans"),
  "tag renamed and added": (all) => retag("bans", "guild-bans")([...all, listBans]),
  "tag and operation renamed": (all) => retag("bans", "guild-bans")(renameTo(["createBan", "banUser"])(all)),
  moved: (all) => all.map((one) => (one.id === "removeBan" ? { ...one, tag: "guilds" } : one)),
};

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

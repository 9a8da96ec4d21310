import type { OutputLayout } from "../load/document.js";
import type { Interface, NamedType, RpcChannel, Tag } from "./interface.js";

/** The layout of a configuration that names none. */
export const defaultLayout: OutputLayout = "groups";

/** Number of operations or types above which files per group are easier to read than one file. */
const most = { operations: 40, types: 80 };

/** Returns the layout to configure for a new output. It is written down: later changes of the document keep it. */
export function suitableLayout({
  operations,
  types,
  tags,
}: Pick<Interface, "operations" | "types" | "tags">): OutputLayout {
  const isLarge = operations.length > most.operations || types.size > most.types;
  return tags.length > 1 && isLarge ? "groups" : "single";
}

/** Base name of the file of types, if there is only one. */
export const singleTypeFile = "schemas";

/** The files of a tag: its own, or those of all tags. */
type TagFiles = Pick<Tag, "moduleStem">;

/** The path of every module in the output, without extension, relative to the output folder. */
export const layout = {
  index: "src/index",
  types: (type: Pick<NamedType, "fileStem">): string => `src/types/${type.fileStem}`,
  typesIndex: "src/types/index",
  brands: "src/brands",
  validators: (type: Pick<NamedType, "fileStem">): string => `src/validators/${type.fileStem}`,
  parameterValidators: ({ moduleStem }: TagFiles): string =>
    moduleStem === undefined ? "src/validators/parameters" : `src/validators/parameters/${moduleStem}`,
  responseValidators: ({ moduleStem }: TagFiles): string =>
    moduleStem === undefined ? "src/validators/responses" : `src/validators/responses/${moduleStem}`,
  validatorsIndex: "src/validators/index",
  conversions: (type: Pick<NamedType, "fileStem">): string => `src/conversions/${type.fileStem}`,
  conversionsIndex: "src/conversions/index",
  constructors: (type: Pick<NamedType, "fileStem">): string => `src/constructors/${type.fileStem}`,
  constructorsIndex: "src/constructors/index",
  client: ({ moduleStem = "operations" }: TagFiles): string => `src/client/${moduleStem}`,
  clientIndex: "src/client/index",
  clientApi: "src/client/create-api",
  /** The bound functions of one tag. */
  clientGroupApi: ({ moduleStem }: TagFiles): string =>
    moduleStem === undefined ? layout.clientApi : `src/client/api/${moduleStem}`,
  clientSecurity: "src/client/security",
  clientOAuth: "src/client/oauth",
  clientErrors: "src/client/errors",
  clientErrorFormat: "src/client/error-format",
  clientRateLimit: "src/client/rate-limit-headers",
  clientServerUrl: "src/client/server-url",
  /** The options of query libraries, if chosen. */
  queries: ({ moduleStem = "operations" }: TagFiles): string => `src/queries/${moduleStem}`,
  queriesIndex: "src/queries/index",
  queryOptions: "src/query-options",
  clientSnowflakes: "src/client/snowflakes",
  /** The handlers of Mock Service Worker, if chosen. */
  msw: ({ moduleStem = "operations" }: TagFiles): string => `src/msw/${moduleStem}`,
  mswIndex: "src/msw/index",
  mswHandler: "src/msw-handler",
  /** The types of openapi-typescript, if chosen. */
  paths: "src/paths",
  server: ({ moduleStem = "requests" }: TagFiles): string => `src/server/${moduleStem}`,
  serverOperations: ({ moduleStem }: TagFiles): string =>
    moduleStem === undefined ? "src/server/operations" : `src/server/operations/${moduleStem}`,
  serverIndex: "src/server/index",
  serverContext: "src/server/context",
  serverErrors: "src/server/errors",
  serverErrorFormat: "src/server/error-format",
  serverErrorResponses: "src/server/error-responses",
  serverHandlers: "src/server/handlers",
  serverRouter: "src/server/router",
  /** The routes of one tag. */
  serverRoutes: ({ moduleStem }: TagFiles): string =>
    moduleStem === undefined ? layout.serverRouter : `src/server/routes/${moduleStem}`,
  serverSecurity: "src/server/security",
  createServer: "src/server/create-server",
  /** Where the specification states each limit, if configured. */
  sourcePositions: "src/source-positions",
  limits: "src/limits",
  permissions: "src/permissions",
  events: "src/events",
  interactions: "src/interactions",
  webhooks: "src/webhooks",
  webhookSender: "src/webhook-sender",
  channel: (channel: Pick<RpcChannel, "fileStem">): string => `src/${channel.fileStem}`,
  channelBinary: (channel: Pick<RpcChannel, "fileStem">): string => `bin/guildwire-${channel.fileStem}.cjs`,
  llms: "reference/llms.txt",
  reference: (name: string): string => `reference/${name}.md`,
  operationPage: (tag: Pick<Tag, "fileStem">): string => `operations/${tag.fileStem}`,
} as const;

/** Whether a module of the output declares types of the specification. */
export function isTypeModule(module: string): boolean {
  return module.startsWith("src/types/");
}

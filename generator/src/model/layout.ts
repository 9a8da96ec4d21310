import type { NamedType, RpcChannel, Tag } from "./interface.js";

/** The path of every module in the output, without extension, relative to the output folder. */
export const layout = {
  index: "src/index",
  types: (type: Pick<NamedType, "fileStem">): string => `src/types/${type.fileStem}`,
  typesIndex: "src/types/index",
  brands: "src/brands",
  validators: (type: Pick<NamedType, "fileStem">): string => `src/validators/${type.fileStem}`,
  parameterValidators: (tag: Pick<Tag, "fileStem">): string => `src/validators/parameters/${tag.fileStem}`,
  responseValidators: (tag: Pick<Tag, "fileStem">): string => `src/validators/responses/${tag.fileStem}`,
  validatorsIndex: "src/validators/index",
  conversions: (type: Pick<NamedType, "fileStem">): string => `src/conversions/${type.fileStem}`,
  conversionsIndex: "src/conversions/index",
  constructors: (type: Pick<NamedType, "fileStem">): string => `src/constructors/${type.fileStem}`,
  constructorsIndex: "src/constructors/index",
  client: (tag: Pick<Tag, "fileStem">): string => `src/client/${tag.fileStem}`,
  clientIndex: "src/client/index",
  clientApi: "src/client/create-api",
  /** The bound functions of one tag, if the output is split by tag. */
  clientGroupApi: (tag: Pick<Tag, "fileStem">): string => `src/client/api/${tag.fileStem}`,
  clientSecurity: "src/client/security",
  clientOAuth: "src/client/oauth",
  clientErrors: "src/client/errors",
  clientErrorFormat: "src/client/error-format",
  clientRateLimit: "src/client/rate-limit-headers",
  clientServerUrl: "src/client/server-url",
  /** The options of query libraries, if chosen. */
  queries: (tag: Pick<Tag, "fileStem">): string => `src/queries/${tag.fileStem}`,
  queriesIndex: "src/queries/index",
  queryOptions: "src/query-options",
  clientSnowflakes: "src/client/snowflakes",
  /** The handlers of Mock Service Worker, if chosen. */
  msw: (tag: Pick<Tag, "fileStem">): string => `src/msw/${tag.fileStem}`,
  mswIndex: "src/msw/index",
  mswHandler: "src/msw-handler",
  /** The types of openapi-typescript, if chosen. */
  paths: "src/paths",
  server: (tag: Pick<Tag, "fileStem">): string => `src/server/${tag.fileStem}`,
  serverOperations: (tag: Pick<Tag, "fileStem">): string => `src/server/operations/${tag.fileStem}`,
  serverIndex: "src/server/index",
  serverContext: "src/server/context",
  serverErrors: "src/server/errors",
  serverErrorFormat: "src/server/error-format",
  serverErrorResponses: "src/server/error-responses",
  serverHandlers: "src/server/handlers",
  serverRouter: "src/server/router",
  /** The routes of one tag, if the router is split by tag. */
  serverRoutes: (tag: Pick<Tag, "fileStem">): string => `src/server/routes/${tag.fileStem}`,
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

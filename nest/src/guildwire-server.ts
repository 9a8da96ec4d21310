import {
  type AdapterOptions,
  type CallSteps,
  type ExpressRouter,
  type FastifyScope,
  isKnownTarget,
  prepareFastify,
  registerExpress,
} from "@guildwire/runtime/adapters";
import {
  ConfigurationError,
  closeGracefully,
  Failure,
  type GracefulClose,
  type NodeServer,
  type ServerDefinition,
  type ServerOptions,
} from "@guildwire/runtime/server";
import { type BeforeApplicationShutdown, Logger, type OnModuleInit, type Type } from "@nestjs/common";
import type { HttpAdapterHost } from "@nestjs/core";
import { type Application, HandlerExecution } from "./handler-execution.js";
import { leaveBodies } from "./leave-bodies.js";

/** The options of a server, and those of the module. */
export type ServerSettings = ServerOptions & AdapterOptions & { readonly shutdown?: GracefulClose | false };

interface Served {
  readonly definition: ServerDefinition;
  readonly handlers: Readonly<Record<string, Type<object> | undefined>>;
}

type HttpAdapter = HttpAdapterHost["httpAdapter"];

/** Registers the operations with the HTTP adapter of an application. */
export class GuildwireServer implements OnModuleInit, BeforeApplicationShutdown {
  readonly #served: Served;
  readonly #settings: ServerSettings;
  readonly #application: Omit<Application, "httpAdapter"> & { readonly httpAdapter: HttpAdapter | undefined };
  readonly #logger = new Logger("Guildwire");

  constructor(
    served: Served,
    settings: ServerSettings,
    application: Omit<Application, "httpAdapter"> & { readonly httpAdapter: HttpAdapter | undefined },
  ) {
    this.#served = served;
    this.#settings = settings;
    this.#application = application;
  }

  onModuleInit(): void {
    const { httpAdapter } = this.#application;
    const platform = httpAdapter?.getType() ?? "";
    // Without HTTP: a standalone application, or a microservice.
    if (httpAdapter === undefined || platform === "") return;
    const { definition } = this.#served;
    const { shutdown: _, ...options } = this.#settings;
    const base = basePathOf(this.#application.config.getGlobalPrefix(), options.basePath ?? "");
    const execution = new HandlerExecution(this.#served, { ...this.#application, httpAdapter });
    const onError = options.onError ?? this.#logError.bind(this);
    const server = { ...options, onError };
    const handlers = execution.handlers();
    const stepsOf = (request: object, response: object): CallSteps => execution.steps(request, response);
    const instance: unknown = httpAdapter.getInstance();
    if (platform === "express") {
      registerExpress(instance as ExpressRouter, definition, handlers, { ...server, basePath: base }, stepsOf);
      leaveBodies(instance as object, (target) => isKnownTarget(definition, base, target));
    } else if (platform === "fastify") {
      const { basePath: __, ...others } = server;
      const register = prepareFastify(base, { ...others, definition, handlers }, stepsOf);
      const plugin = async (scope: FastifyScope): Promise<void> => register(scope);
      // Not awaited: Fastify would complete the routes of Nest's controllers, and Nest sets its error handler later.
      (instance as FastifyInstance).register(plugin, base === "" ? {} : { prefix: base });
    } else {
      const message = `GuildwireModule serves applications on Express and Fastify, not on ${platform}`;
      throw new ConfigurationError("invalid-option", message);
    }
    const count = definition.operations.length;
    const what = count === 1 ? "operation" : "operations";
    this.#logger.log(`Serving ${count} ${what} below ${base === "" ? "/" : base}`);
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { shutdown } = this.#settings;
    const server = this.#application.httpAdapter?.getHttpServer() as (NodeServer & { listening?: boolean }) | undefined;
    if (shutdown === false || server?.listening !== true) return;
    await closeGracefully(server, shutdown);
  }

  #logError(...[error, { operation, stage, requestId }]: Parameters<NonNullable<ServerOptions["onError"]>>): void {
    const id = operation?.id ?? "a request";
    if (error instanceof Failure && error.kind === "not-implemented") {
      this.#logger.error(`${id} has no handler yet: 501 (${requestId})`);
    } else {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#logger.error(`${id} failed (${stage}, ${requestId}): ${cause}`);
    }
  }
}

interface FastifyInstance {
  register(plugin: (scope: FastifyScope) => Promise<void>, options: { readonly prefix?: string }): unknown;
}

/** Joins the global prefix of the application and the base path of the server. */
function basePathOf(prefix: string, basePath: string): string {
  const segments = [prefix, basePath].flatMap((path) => path.split("/")).filter((segment) => segment !== "");
  return segments.map((segment) => `/${segment}`).join("");
}

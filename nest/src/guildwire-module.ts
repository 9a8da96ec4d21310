import type { ServerDefinition, ServerOptions } from "@guildwire/runtime/server";
import { type DynamicModule, Module, type ModuleMetadata, SetMetadata, type Type } from "@nestjs/common";
import { ApplicationConfig, HttpAdapterHost, ModuleRef, ModulesContainer } from "@nestjs/core";
import { GuildwireServer, type ServerSettings } from "./guildwire-server.js";
import type { AsyncOptions, AsyncPartialOptions, ModuleOptions, PartialOptions } from "./module-options.js";

interface Served {
  readonly definition: ServerDefinition;
  readonly handlers: Readonly<Record<string, Type<object> | undefined>>;
}

interface Factory {
  readonly imports?: NonNullable<ModuleMetadata["imports"]>;
  readonly inject?: unknown[];
  readonly useFactory: (...dependencies: unknown[]) => ServerSettings | Promise<ServerSettings>;
}

/** Distinguishes modules: Nest 10 takes modules with equal metadata for one. */
let count = 0;

/**
 * Serves the operations of a generated server in a Nest application on Express or Fastify. The handlers are the methods of
 * injectable classes.
 */
// biome-ignore lint/complexity/noStaticOnlyClass: the form of Nest's dynamic modules.
export class GuildwireModule {
  /**
   * Registers the operations when the application is initialized, below its global prefix and `basePath`.
   *
   * The application fails to start if a class or method is missing, if a class is no provider of a module, or if an option
   * is invalid.
   */
  static forRoot<Handlers extends object, Options extends object>(
    options: PartialOptions<Handlers, Options>,
  ): DynamicModule;
  static forRoot<Handlers extends object, Options extends object>(
    options: ModuleOptions<Handlers, Options>,
  ): DynamicModule;
  static forRoot(options: object): DynamicModule {
    const { definition, handlers, ...settings } = options as Served & ServerOptions;
    return dynamicModule({ definition, handlers }, { useFactory: () => settings });
  }

  /** The same with options that need providers, such as a service that authenticates callers. */
  static forRootAsync<Handlers extends object, Options extends object>(
    options: AsyncPartialOptions<Handlers, Options>,
  ): DynamicModule;
  static forRootAsync<Handlers extends object, Options extends object>(
    options: AsyncOptions<Handlers, Options>,
  ): DynamicModule;
  static forRootAsync(options: object): DynamicModule {
    const { definition, handlers, ...factory } = options as Served & Factory;
    return dynamicModule({ definition, handlers }, factory);
  }
}

Module({})(GuildwireModule);

function dynamicModule(served: Served, { imports = [], inject = [], useFactory }: Factory): DynamicModule {
  // Without this mark, Nest does not apply global guards, interceptors and filters with request scope.
  for (const handlers of Object.values(served.handlers)) {
    if (typeof handlers === "function") SetMetadata("__entryProvider__", true)(handlers);
  }
  count += 1;
  const settings = `guildwire settings ${count}`;
  const server = {
    provide: `guildwire server ${count}`,
    inject: [settings, ModulesContainer, ModuleRef, ApplicationConfig, HttpAdapterHost],
    useFactory: (
      options: ServerSettings,
      modules: ModulesContainer,
      moduleRef: ModuleRef,
      config: ApplicationConfig,
      { httpAdapter }: HttpAdapterHost,
    ) => new GuildwireServer(served, options, { modules, moduleRef, config, httpAdapter }),
  };
  const provided = { provide: settings, useFactory, inject: inject as never[] };
  return { module: GuildwireModule, imports, providers: [provided, server] };
}

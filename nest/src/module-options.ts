import type { AdapterOptions, OptionsOf } from "@guildwire/runtime/adapters";
import type { GracefulClose, ServerDefinition } from "@guildwire/runtime/server";
import type { ModuleMetadata, Type } from "@nestjs/common";

/** The class with the handlers of each tag. */
export type HandlerClasses<Handlers extends object> = { readonly [Group in keyof Handlers]: Type<Handlers[Group]> };

/** The classes of some tags, which may lack handlers. */
export type SomeHandlerClasses<Handlers extends object> = {
  readonly [Group in keyof Handlers]?: Type<Partial<Handlers[Group]>>;
};

interface NestOptions extends AdapterOptions {
  /** How `app.close()` ends open connections. Default: as `closeGracefully` does; `false`: as Nest alone does. */
  readonly shutdown?: GracefulClose | false;
}

/** The options of a server that are neither the definition nor the handlers. */
type Settings<Options extends object> = OptionsOf<Options> & NestOptions;

interface Served<Handlers extends object, Options extends object, Classes> {
  /** The export of the generated server. */
  readonly definition: ServerDefinition<Handlers, Options>;
  /** Classes by tag. Each is a provider of a module of the application. */
  readonly handlers: Classes;
}

/** Options of {@link GuildwireModule.forRoot}: the definition, the classes, and the options of the server. */
export type ModuleOptions<Handlers extends object, Options extends object> = Served<
  Handlers,
  Options,
  NoInfer<HandlerClasses<Handlers>>
> &
  Settings<Options> & { readonly partial?: false };

/** The same for servers of which some handlers are missing: 501. */
export type PartialOptions<Handlers extends object, Options extends object> = Served<
  Handlers,
  Options,
  NoInfer<SomeHandlerClasses<Handlers>>
> &
  Settings<Options> & { readonly partial: true };

interface Factory<Result> {
  /** Modules whose providers the factory needs. */
  readonly imports?: NonNullable<ModuleMetadata["imports"]>;
  /** The arguments of the factory. */
  // biome-ignore lint/suspicious/noExplicitAny: as Nest declares it.
  readonly inject?: any[];
  /** Returns the options of the server. */
  // biome-ignore lint/suspicious/noExplicitAny: as Nest declares it.
  readonly useFactory: (...dependencies: any[]) => Result | Promise<Result>;
}

/** Options of {@link GuildwireModule.forRootAsync}: those that need providers come from a factory. */
export type AsyncOptions<Handlers extends object, Options extends object> = Served<
  Handlers,
  Options,
  NoInfer<HandlerClasses<Handlers>>
> &
  Factory<Settings<Options> & { readonly partial?: false }>;

/** The same for servers of which some handlers are missing: 501. */
export type AsyncPartialOptions<Handlers extends object, Options extends object> = Served<
  Handlers,
  Options,
  NoInfer<SomeHandlerClasses<Handlers>>
> &
  Factory<Settings<Options> & { readonly partial: true }>;

import { type CallSteps, type OperationMetadata, operationMetadata } from "@guildwire/runtime/adapters";
import { ConfigurationError, type Context, type Operation, type ServerDefinition } from "@guildwire/runtime/server";
import { ForbiddenException, HttpException, type PipeTransform, type Type } from "@nestjs/common";
import type { ModuleRef, ModulesContainer } from "@nestjs/core";
import { type ApplicationConfig, BaseExceptionFilter, ContextIdFactory, type HttpAdapterHost } from "@nestjs/core";
import { GuardsConsumer } from "@nestjs/core/guards/guards-consumer.js";
import { GuardsContextCreator } from "@nestjs/core/guards/guards-context-creator.js";
import { ExecutionContextHost } from "@nestjs/core/helpers/execution-context-host.js";
import { STATIC_CONTEXT } from "@nestjs/core/injector/constants.js";
import { InterceptorsConsumer } from "@nestjs/core/interceptors/interceptors-consumer.js";
import { InterceptorsContextCreator } from "@nestjs/core/interceptors/interceptors-context-creator.js";
import { PipesConsumer } from "@nestjs/core/pipes/pipes-consumer.js";
import { PipesContextCreator } from "@nestjs/core/pipes/pipes-context-creator.js";
import { REQUEST_CONTEXT_ID } from "@nestjs/core/router/request/request-constants.js";
import { RouterExceptionFilters } from "@nestjs/core/router/router-exception-filters.js";
import { noteCall, setHidden } from "./call.js";

/** What the application provides. */
export interface Application {
  readonly modules: ModulesContainer;
  readonly moduleRef: ModuleRef;
  readonly config: ApplicationConfig;
  readonly httpAdapter: HttpAdapterHost["httpAdapter"];
}

interface Served {
  readonly definition: ServerDefinition;
  readonly handlers: Readonly<Record<string, Type<object> | undefined>>;
}

type Callback = (...args: unknown[]) => unknown;

/** A class with handlers, as a module provides it. */
interface HandlerClass {
  readonly type: Type<object>;
  readonly moduleKey: string;
  /** The id of its provider, by which Nest finds enhancers with transient scope. */
  readonly id: string;
  /** The only instance; undefined if there is one per request. */
  readonly instance: object | undefined;
  readonly isDurable: boolean;
}

/** A method with what Nest runs around it. */
interface EnhancedMethod {
  readonly instance: object;
  readonly callback: Callback;
  readonly guards: ReturnType<GuardsContextCreator["create"]>;
  readonly interceptors: ReturnType<InterceptorsContextCreator["create"]>;
  readonly pipes: readonly PipeTransform[];
  readonly filters: ReturnType<RouterExceptionFilters["create"]>;
}

/** The handler of an operation. */
interface HandlerMethod {
  readonly owner: HandlerClass;
  readonly name: string;
  /** For classes with one instance, and for exceptions before an instance exists. */
  readonly shared: EnhancedMethod;
}

/** The arguments of Nest's execution contexts: request, response and `next`. */
type HttpArguments = readonly [request: object, response: object, next: () => void];

interface Invocation {
  readonly args: HttpArguments;
  readonly method: EnhancedMethod;
}

/** A property of contexts: the garbage collector takes much longer for a WeakMap with an entry per request. */
const invocationKey = Symbol("guildwire invocation");

type InvokedContext = Context & { [invocationKey]?: Invocation };

/** An operation with its handler, which a server with `partial: true` may lack, and with what guards see of it. */
interface OperationEntry {
  readonly handler: HandlerMethod | undefined;
  readonly metadata: OperationMetadata;
}

/**
 * Runs handlers as Nest runs the methods of its controllers: guards before the body is decoded, then interceptors, pipes and
 * the method; exceptions go to filters.
 */
export class HandlerExecution {
  readonly #served: Served;
  readonly #application: Application;
  readonly #methods = new Map<string, HandlerMethod>();
  readonly #operations = new Map<Operation, OperationEntry>();
  readonly #contexts: {
    readonly guards: GuardsContextCreator;
    readonly interceptors: InterceptorsContextCreator;
    readonly pipes: PipesContextCreator;
    readonly filters: RouterExceptionFilters;
  };
  readonly #guards = new GuardsConsumer();
  readonly #interceptors = new InterceptorsConsumer();
  readonly #pipes = new PipesConsumer();
  readonly #defaultFilter: BaseExceptionFilter;

  /** Throws a ConfigurationError for a class that no module provides. */
  constructor(served: Served, application: Application) {
    const { modules, config, httpAdapter } = application;
    this.#served = served;
    this.#application = application;
    // The only method of the container that these classes call.
    const container = { getModules: () => modules } as never;
    this.#contexts = {
      guards: new GuardsContextCreator(container, config),
      interceptors: new InterceptorsContextCreator(container, config),
      pipes: new PipesContextCreator(container, config),
      filters: new RouterExceptionFilters(container, config, httpAdapter),
    };
    this.#defaultFilter = new BaseExceptionFilter(httpAdapter);
    for (const [group, type] of Object.entries(served.handlers)) {
      if (type !== undefined) this.#addMethods(group, findClass(group, type, modules));
    }
  }

  /** Returns the handlers for the server. */
  handlers(): object {
    const groups = Object.entries(this.#served.handlers).flatMap(([group, type]) => {
      if (type === undefined) return [];
      // Inherits the other methods, among which the server looks for misspelled handlers.
      const owner: object = Object.create(type.prototype as object);
      for (const { handler } of this.#served.definition.operations) {
        const [of, name] = handler;
        if (of !== group || !this.#methods.has(keyOf(handler))) continue;
        const value = (request: unknown, context: Context): unknown => this.#handle(request, context);
        Object.defineProperty(owner, name, { value });
      }
      return [[group, owner]];
    });
    return Object.fromEntries(groups);
  }

  /** Returns what Nest does during the call of a request. */
  steps(request: object, response: object): CallSteps {
    const args: HttpArguments = [request, response, noNext];
    return {
      admit: (context, decoded) => this.#admit(args, context, decoded),
      recover: (error, context) => this.#recover(args, error, context),
    };
  }

  #addMethods(group: string, owner: HandlerClass): void {
    const source = owner.instance ?? (owner.type.prototype as object);
    for (const { handler } of this.#served.definition.operations) {
      const [of, name] = handler;
      const callback: unknown = of === group ? Reflect.get(source, name) : undefined;
      if (typeof callback !== "function" || callback === Reflect.get(Object.prototype, name)) continue;
      const shared = this.#enhance(source, name, owner, STATIC_CONTEXT);
      this.#methods.set(keyOf(handler), { owner, name, shared });
    }
  }

  /** Collects the enhancers of an instance's method: global ones, those of the class, those of the method. */
  #enhance(
    instance: object,
    name: string,
    { moduleKey, id }: HandlerClass,
    contextId: typeof STATIC_CONTEXT,
  ): EnhancedMethod {
    const callback = Reflect.get(instance, name) as Callback;
    const { guards, interceptors, pipes, filters } = this.#contexts;
    return {
      instance,
      callback,
      guards: guards.create(instance, callback, moduleKey, contextId, id),
      interceptors: interceptors.create(instance, callback, moduleKey, contextId, id),
      pipes: pipes.create(instance, callback, moduleKey, contextId, id),
      filters: filters.create(instance, callback as never, moduleKey, contextId, id),
    };
  }

  #admit(args: HttpArguments, context: Context, decoded: object): Promise<void> | undefined {
    const { handler: found, metadata } = this.#entryOf(context.operation);
    if (found === undefined) return undefined;
    const [request] = args;
    const { principal } = context;
    noteCall(request, { operation: metadata, path: context.operation.path, principal, request: decoded, context });
    noteUser(request, principal);
    if (found.owner.instance !== undefined) return this.#activate({ args, method: found.shared }, context);
    return this.#instantiate(found, request).then((method) => this.#activate({ args, method }, context));
  }

  #entryOf(operation: Operation): OperationEntry {
    let entry = this.#operations.get(operation);
    if (entry === undefined) {
      const metadata = operationMetadata(operation, this.#served.definition);
      entry = { handler: this.#methods.get(keyOf(operation.handler)), metadata };
      this.#operations.set(operation, entry);
    }
    return entry;
  }

  /** Creates the instance of a request, or takes the one that another provider of the request has created. */
  async #instantiate({ owner, name }: HandlerMethod, request: object): Promise<EnhancedMethod> {
    const { moduleRef } = this.#application;
    const contextId = ContextIdFactory.getByRequest(request as Record<never, unknown>);
    if (!Reflect.has(request, REQUEST_CONTEXT_ID)) {
      Object.defineProperty(request, REQUEST_CONTEXT_ID, { value: contextId });
      const { payload } = contextId as { readonly payload?: object };
      moduleRef.registerRequestByContextId(owner.isDurable ? payload : Object.assign(request, payload), contextId);
    }
    const instance = await moduleRef.resolve<object>(owner.type, contextId, { strict: false });
    return this.#enhance(instance, name, owner, contextId);
  }

  #activate(invocation: Invocation, context: Context): Promise<void> | undefined {
    setHidden(context, invocationKey, invocation);
    const { args, method } = invocation;
    const { guards, instance, callback } = method;
    if (guards.length === 0) return undefined;
    return this.#guards.tryActivate(guards, [...args], instance, callback, "http").then((isActivated) => {
      // As Nest responds for its own controllers.
      if (!isActivated) throw new ForbiddenException("Forbidden resource");
    });
  }

  #handle(request: unknown, context: Context): unknown {
    const { args, method } = (context as InvokedContext)[invocationKey] as Invocation;
    const { instance, callback, interceptors, pipes } = method;
    const call = (piped: unknown): unknown => callback.call(instance, piped, context);
    if (interceptors.length === 0 && pipes.length === 0) return settled(call(request));
    const next = async (): Promise<unknown> => {
      const metadata = { type: "custom", metatype: undefined, data: undefined } as const;
      return call(pipes.length === 0 ? request : await this.#pipes.apply(request, metadata, [...pipes]));
    };
    return this.#interceptors.intercept(interceptors, [...args], instance, callback, next, "http").then(settled);
  }

  /** Offers an exception to the filters. Nest responds to its own HttpExceptions if there is none for them. */
  #recover(args: HttpArguments, error: unknown, context: Context): Promise<number> | undefined {
    const method =
      (context as InvokedContext)[invocationKey]?.method ?? this.#entryOf(context.operation).handler?.shared;
    if (method === undefined) return undefined;
    const { filters, instance, callback } = method;
    const host = new ExecutionContextHost([...args], instance.constructor as Type, callback);
    const isHandled = filters.invokeCustomFilters(error, host);
    if (!isHandled && !(error instanceof HttpException)) return undefined;
    if (!isHandled) this.#defaultFilter.catch(error, host);
    return statusWhenEnded(args[1]);
  }
}

function keyOf([group, method]: Operation["handler"]): string {
  return `${group}.${method}`;
}

/** Returns the class as the last module provides it that does so: the one that Nest injects elsewhere. */
function findClass(group: string, type: Type<object>, modules: ModulesContainer): HandlerClass {
  if (typeof type !== "function") {
    throw new ConfigurationError("invalid-handler", `handlers.${group} is not a class`);
  }
  const found = [...modules].flatMap(([moduleKey, { providers }]) => {
    const provider = providers.get(type);
    return provider === undefined ? [] : [{ moduleKey, provider }];
  });
  const last = found.at(-1);
  if (last === undefined) {
    const fix = "add it to the providers of the module that has its dependencies";
    throw new ConfigurationError(
      "invalid-handler",
      `handlers.${group}: ${type.name} is not a provider of any module; ${fix}`,
    );
  }
  const { moduleKey, provider } = last;
  const isShared = provider.isDependencyTreeStatic() && !provider.isTransient;
  const instance = isShared ? (provider.instance as object) : undefined;
  return { type, moduleKey, id: provider.id, instance, isDurable: provider.isDependencyTreeDurable() };
}

function noNext(): void {}

/** Makes the principal the user of the request. */
function noteUser(request: object, principal: unknown): void {
  const user = request as { user?: unknown };
  if (principal !== undefined && user.user === undefined) user.user = principal;
}

/** Returns the last value of an Observable; any other value unchanged. */
function settled(result: unknown): unknown {
  if (!isObservable(result)) return result;
  return new Promise((resolve, reject) => {
    let last: unknown;
    result.subscribe({
      next: (value) => {
        last = value;
      },
      error: reject,
      complete: () => resolve(last),
    });
  });
}

interface Observable {
  subscribe(observer: {
    next: (value: unknown) => void;
    error: (error: unknown) => void;
    complete: () => void;
  }): unknown;
}

function isObservable(value: unknown): value is Observable {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "subscribe") === "function";
}

/** Resolves with the status of a response of Express or Fastify once it has ended. */
function statusWhenEnded(response: object): Promise<number> {
  const { raw = response } = response as { readonly raw?: object };
  const ended = raw as {
    readonly statusCode: number;
    readonly closed: boolean;
    once(event: "close", listener: () => void): void;
  };
  return new Promise((resolve) => {
    if (ended.closed) resolve(ended.statusCode);
    else ended.once("close", () => resolve(ended.statusCode));
  });
}

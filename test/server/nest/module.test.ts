import { AsyncLocalStorage } from "node:async_hooks";
import type {
  ArgumentsHost,
  CallHandler,
  ExecutionContext,
  INestApplication,
  PipeTransform,
  Provider,
  Type,
} from "@nestjs/common";
import { map, type Observable } from "rxjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Any, type Bindings, bindingsOf } from "../../responses/served.js";
import type { NestPackages } from "../adapters/nest.js";
import { ada, create, json, type Setting, type Started, start, versions } from "./lending.js";

let bindings: Bindings;
beforeAll(async () => {
  bindings = await bindingsOf("server/fixtures/lending.yaml");
}, 120_000);
afterAll(() => bindings?.pack.remove());

/** Applies decorators as the syntax `@decorator` does: to a class or to one of its methods. */
function decorate(decorators: readonly Any[], type: Type<object>, method?: string): void {
  for (const decorator of decorators) {
    if (method === undefined) decorator(type);
    else decorator(type.prototype, method, Object.getOwnPropertyDescriptor(type.prototype, method));
  }
}

/** Classes with handlers, which note what runs. */
function lending(ran: unknown[] = []) {
  class Books {
    getBook({ path }: Any, { principal }: Any): unknown {
      ran.push("handler");
      if (path.book_id === 404) throw bindings.server.errors.missing({ book: 404 });
      if (path.book_id === 500) throw new Error("the shelf fell over");
      return { id: path.book_id, title: principal.name };
    }
    putBook({ path, body }: Any): unknown {
      ran.push("handler");
      return { id: path.book_id, title: body.title };
    }
  }
  class Loans {
    listLoans(): unknown {
      return ["Tides"];
    }
    listLoansBetween({ path }: Any): unknown {
      return [String(path.from), String(path.to)];
    }
    async *watchLoans(_: Any, { signal }: Any): AsyncGenerator<object> {
      yield { data: "first" };
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    }
  }
  return { books: Books, loans: Loans };
}

describe.each(versions)("%s", (_, platform, load) => {
  let packages: NestPackages;
  beforeAll(async () => {
    packages = await load();
  });

  type Given = Partial<Omit<Setting, "packages" | "platform" | "definition">>;
  const serve = (given: Given = {}): Promise<Started> =>
    start({ packages, platform, definition: bindings.server.definition, handlers: lending(), ...given });
  const build = (given: Given = {}): Promise<INestApplication> =>
    create({ packages, platform, definition: bindings.server.definition, handlers: lending(), ...given });

  test("guards run after authentication and parameters and before the body; interceptors and pipes after it", async () => {
    const { UseGuards, UseInterceptors, UsePipes, Injectable } = packages.common;
    const ran: unknown[] = [];
    const handlers = lending(ran);
    const guard = (name: string) =>
      // Nest 10 skips guards without a name.
      class Guard {
        canActivate(context: ExecutionContext): boolean {
          const { request } = packages.guildwire.guildwireCall(context) as Any;
          ran.push([name, request.path, "body" in request]);
          return true;
        }
      };
    const interceptor = {
      intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
        ran.push(["interceptor", (packages.guildwire.guildwireCall(context) as Any).request.body]);
        return next.handle().pipe(map((book) => ({ ...book, title: `${book.title}!` })));
      },
    };
    const pipe: PipeTransform = {
      transform(request, { type }) {
        ran.push(["pipe", type]);
        return { ...request, body: { title: request.body.title.trim() } };
      },
    };
    const [First, Second] = [guard("class"), guard("method")];
    decorate([Injectable()], First);
    decorate([UseGuards(First), UseInterceptors(interceptor)], handlers.books);
    decorate([UseGuards(Second), UsePipes(pipe)], handlers.books, "putBook");
    const authenticate = {
      token: (token: string) => {
        ran.push("authenticate");
        return token === "ada" ? { name: token } : undefined;
      },
    };
    const { url } = await serve({ handlers, options: { authenticate } });
    const put = (path: string, headers: Record<string, string>, body: string) =>
      fetch(url + path, { method: "PUT", headers, body });

    const stored = await put("/books/7", json, '{"title":" Tides "}');
    expect([stored.status, await stored.json()]).toEqual([200, { id: 7, title: "Tides!" }]);
    expect(ran).toEqual([
      "authenticate",
      ["class", { book_id: 7 }, false],
      ["method", { book_id: 7 }, false],
      ["interceptor", { title: " Tides " }],
      ["pipe", "custom"],
      "handler",
    ]);
    ran.length = 0;
    expect((await put("/books/7", { ...json, authorization: "Bearer eve" }, "{}")).status).toBe(401);
    expect((await put("/books/x", json, "{}")).status).toBe(400);
    expect(ran).toEqual(["authenticate", "authenticate"]);
    ran.length = 0;
    expect((await put("/books/7", json, "{")).status).toBe(400);
    expect(ran).toEqual(["authenticate", ["class", { book_id: 7 }, false], ["method", { book_id: 7 }, false]]);
  });

  test("guards see the request, the class, the method and what the document declares", async () => {
    const { SetMetadata, UseGuards, Injectable, Inject } = packages.common;
    const { Reflector } = packages.core;
    const seen: unknown[] = [];
    const handlers = lending();
    class Roles {
      readonly #reflector: InstanceType<typeof Reflector>;
      constructor(reflector: InstanceType<typeof Reflector>) {
        this.#reflector = reflector;
      }
      canActivate(context: ExecutionContext): boolean {
        const call = packages.guildwire.guildwireCall<{ readonly name: string }>(context);
        const request = context.switchToHttp().getRequest();
        const needed = this.#reflector.getAllAndOverride<string>("role", [context.getHandler(), context.getClass()]);
        seen.push({
          type: context.getType(),
          isClass: context.getClass() === handlers.books,
          isHandler: context.getHandler() === handlers.books.prototype.getBook,
          method: request.method,
          params: { ...request.params },
          user: request.user,
          operation: call?.operation,
          path: call?.path,
          principal: call?.principal,
        });
        return call?.principal.name === needed;
      }
    }
    Inject(Reflector)(Roles, undefined, 0);
    decorate([Injectable()], Roles);
    decorate([UseGuards(Roles)], handlers.books);
    decorate([SetMetadata("role", "ada")], handlers.books, "getBook");
    const { url } = await serve({ handlers });
    expect((await fetch(`${url}/books/7`, { headers: ada })).status).toBe(200);
    expect(seen).toEqual([
      {
        type: "http",
        isClass: true,
        isHandler: true,
        method: "GET",
        params: { book_id: "7" },
        user: { name: "ada" },
        operation: { operationId: "getBook", tags: ["books"], security: [{ token: [] }], permissions: ["READ"] },
        path: "/books/{book_id}",
        principal: { name: "ada" },
      },
    ]);
    const refused = await fetch(`${url}/books/7`, { headers: { authorization: "Bearer eve" } });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { statusCode: 403, message: "Forbidden resource", error: "Forbidden" },
    ]);
  });

  test("exceptions of Nest get Nest's response, errors of the interface those of the document, others a 500", async () => {
    const { NotFoundException, UnauthorizedException } = packages.common;
    const reported: unknown[] = [];
    const statuses: unknown[] = [];
    const handlers = lending();
    handlers.loans.prototype.listLoans = () => {
      throw new NotFoundException("no loans");
    };
    const authenticate = {
      token: (token: string) => {
        if (token === "late") throw new UnauthorizedException();
        return { name: token };
      },
    };
    const options = {
      authenticate,
      onError: (error: unknown) => void reported.push(String(error)),
      onResponse: (__: unknown, { status }: { readonly status: number }) => void statuses.push(status),
    };
    const { url } = await serve({ handlers, options });
    const get = async (path: string, headers: Record<string, string> = ada): Promise<unknown> => {
      const response = await fetch(url + path, { headers });
      return [response.status, response.headers.get("content-type"), await response.json()];
    };
    expect(await get("/loans")).toEqual([
      404,
      "application/json; charset=utf-8",
      { message: "no loans", error: "Not Found", statusCode: 404 },
    ]);
    expect(await get("/books/404")).toEqual([404, "application/json", { book: 404 }]);
    expect(await get("/books/500")).toEqual([
      500,
      "application/problem+json",
      expect.objectContaining({ status: 500 }),
    ]);
    expect(await get("/books/7", { authorization: "Bearer late" })).toEqual([
      401,
      "application/json; charset=utf-8",
      { message: "Unauthorized", statusCode: 401 },
    ]);
    expect(reported).toEqual(["Error: the shelf fell over"]);
    await expect.poll(() => statuses).toEqual([404, 404, 500, 401]);
  });

  test("filters catch exceptions of their class or method, but no errors of the interface", async () => {
    const { Catch, UseFilters } = packages.common;
    const { APP_FILTER } = packages.core;
    const caught: unknown[] = [];
    class Broken extends Error {}
    class Outdated extends Error {}
    class OfClass {
      catch(error: Error, host: ArgumentsHost): void {
        caught.push(["class", packages.guildwire.guildwireCall(host)?.operation.operationId]);
        const response = host.switchToHttp().getResponse();
        const body = { fell: error.message };
        if (platform === "express") response.status(418).json(body);
        else response.status(418).send(body);
      }
    }
    class Converting {
      catch(): void {
        throw bindings.server.errors.missing({ book: 404 });
      }
    }
    class Everything {
      catch(error: Error, host: ArgumentsHost): void {
        caught.push(["global", error.message]);
        host.switchToHttp().getResponse().status(503).send();
      }
    }
    decorate([Catch(Broken)], OfClass);
    decorate([Catch(Outdated)], Converting);
    decorate([Catch()], Everything);
    const handlers = lending();
    decorate([UseFilters(OfClass, new Converting())], handlers.books);
    const errors = { 1: new Broken("over"), 2: new Outdated("old"), 3: new Error("other") } as Record<number, Error>;
    const { getBook } = handlers.books.prototype;
    const throwing = {
      value: (request: Any, context: Any) => {
        const error = errors[request.path.book_id];
        if (error !== undefined) throw error;
        return getBook(request, context);
      },
    };
    Object.defineProperty(handlers.books.prototype, "getBook", throwing);
    const providers: Provider[] = [{ provide: APP_FILTER, useClass: Everything }];
    const { url } = await serve({ handlers, providers });
    const statuses = [];
    for (const id of [1, 2, 3, 404, 7]) statuses.push((await fetch(`${url}/books/${id}`, { headers: ada })).status);
    expect(statuses).toEqual([418, 404, 503, 404, 200]);
    expect((await fetch(`${url}/books/x`, { headers: ada })).status).toBe(400);
    expect(caught).toEqual([
      ["class", "getBook"],
      ["global", "other"],
    ]);
  });

  test("a class with request scope is created for each request, with its dependencies, guards and global interceptors", async () => {
    const { Inject, Injectable, Scope, UseGuards } = packages.common;
    const { APP_INTERCEPTOR, REQUEST } = packages.core;
    const created: string[] = [];
    const scoped = Injectable({ scope: Scope.REQUEST });
    class Reader {
      readonly name: string;
      constructor(request: Any) {
        this.name = request.headers["x-reader"];
        created.push(`reader ${this.name}`);
      }
    }
    Inject(REQUEST)(Reader, undefined, 0);
    decorate([scoped], Reader);
    class Loans extends lending().loans {
      readonly #reader: Reader;
      constructor(reader: Reader) {
        super();
        this.#reader = reader;
        created.push(`loans ${reader.name}`);
      }
      override listLoans(): unknown {
        return [this.#reader.name];
      }
    }
    Inject(Reader)(Loans, undefined, 0);
    class Guard {
      readonly #reader: Reader;
      constructor(reader: Reader) {
        this.#reader = reader;
      }
      canActivate(): boolean {
        return this.#reader.name !== "eve";
      }
    }
    Inject(Reader)(Guard, undefined, 0);
    class Interceptor {
      readonly #reader: Reader;
      constructor(reader: Reader) {
        this.#reader = reader;
      }
      intercept(__: ExecutionContext, next: CallHandler): Observable<unknown> {
        return next.handle().pipe(map((loans) => [...loans, `for ${this.#reader.name}`]));
      }
    }
    Inject(Reader)(Interceptor, undefined, 0);
    decorate([scoped], Interceptor);
    decorate([Injectable()], Guard);
    decorate([UseGuards(Guard)], Loans);
    const providers: Provider[] = [Reader, { provide: APP_INTERCEPTOR, scope: Scope.REQUEST, useClass: Interceptor }];
    const { url } = await serve({ handlers: { ...lending(), loans: Loans }, providers });
    const get = (reader: string) => fetch(`${url}/loans`, { headers: { "x-reader": reader } });
    expect(await (await get("ada")).json()).toEqual(["ada", "for ada"]);
    expect(await (await get("grace")).json()).toEqual(["grace", "for grace"]);
    expect((await get("eve")).status).toBe(403);
    expect(created).toEqual(["ada", "grace", "eve"].flatMap((name) => [`reader ${name}`, `loans ${name}`]));
  });

  test("middleware runs first, native routes have the global prefix, and other controllers keep their parsers", async () => {
    const { Body, Controller, Post } = packages.common;
    class Echo {
      echo(body: unknown): unknown {
        return body;
      }
    }
    decorate([Controller("echo")], Echo);
    decorate([Post()], Echo, "echo");
    Body()(Echo.prototype, "echo", 0);
    const store = new AsyncLocalStorage<string>();
    const handlers = lending();
    handlers.loans.prototype.listLoans = () => [store.getStore()];
    const routes: unknown[] = [];
    const prepare = (app: INestApplication): void => {
      app.setGlobalPrefix("api");
      app.use((request: Any, response: Any, next: () => void) => {
        response.setHeader("x-trace", "a");
        response.on("finish", () => routes.push(request.route?.path));
        store.run("from middleware", next);
      });
    };
    const { url } = await serve({ handlers, options: { basePath: "/v1" }, controllers: [Echo], prepare });
    const loans = await fetch(`${url}/api/v1/loans`);
    expect([loans.headers.get("x-trace"), await loans.json()]).toEqual(["a", ["from middleware"]]);
    expect(await (await fetch(`${url}/api/v1/loans/3-5`)).json()).toEqual(["3", "5"]);
    const wrong = await fetch(`${url}/api/v1/loans`, { method: "DELETE" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await fetch(`${url}/api/v1/none`)).headers.get("content-type")).toBe("application/problem+json");
    expect(await (await fetch(`${url}/api/none`)).json()).toMatchObject({ message: "Cannot GET /api/none" });
    const echoed = await fetch(`${url}/api/echo`, { method: "POST", headers: json, body: '{"title":"Tides"}' });
    expect(await echoed.json()).toEqual({ title: "Tides" });
    const put = await fetch(`${url}/api/v1/books/7`, { method: "PUT", headers: json, body: '{"title":"Tides"}' });
    expect(await put.json()).toEqual({ id: 7, title: "Tides" });
    if (platform === "express") expect(routes).toContain("/api/v1/loans");
  });

  test("what is missing or misspelled stops the start, with its name", async () => {
    const { loans, books } = lending();
    const started = async (given: Given): Promise<unknown> => {
      const app = await build(given);
      return app
        .init()
        .then(
          () => "started",
          (error: Error) => error.message,
        )
        .finally(() => app.close());
    };
    class Misspelled {
      getBok(): unknown {
        return {};
      }
      putBook(): unknown {
        return {};
      }
    }
    expect(await started({ handlers: { loans, books: Misspelled } })).toContain("missing: handlers.books.getBook");
    expect(await started({ handlers: { loans, books: Misspelled }, options: { partial: true } })).toContain(
      "handlers.books has no getBok; did you mean getBook?",
    );
    expect(await started({ handlers: { loans } })).toContain("handlers.books.getBook, handlers.books.putBook");
    expect(await started({ options: { authenticate: undefined } })).toContain("options.authenticate.token");
    expect(await started({ options: { basepath: "/a" } })).toContain("did you mean basePath?");
    expect(await started({ options: { basePath: "/:tenant" } })).toContain("/:tenant");
    const { GuildwireModule } = packages.guildwire;
    const forRoot = GuildwireModule.forRoot as (options: object) => Any;
    const unprovided = await build({ handlers: {} });
    await unprovided.close();
    class Root {}
    const imports = [forRoot({ definition: bindings.server.definition, handlers: { loans, books }, partial: true })];
    packages.common.Module({ imports })(Root);
    const app = await packages.core.NestFactory.create(Root, { logger: false, abortOnError: false });
    await expect(app.init()).rejects.toThrow("handlers.loans: Loans is not a provider of any module; add it");
    await app.close();
  });

  test("options come from a factory with providers, and two interfaces share an application", async () => {
    const { Module } = packages.common;
    const { GuildwireModule } = packages.guildwire;
    class Tokens {
      verify(token: string): object {
        return { name: `verified ${token}` };
      }
    }
    class TokensModule {}
    Module({ providers: [Tokens], exports: [Tokens] })(TokensModule);
    const handlers = lending();
    const { definition } = bindings.server;
    const forRootAsync = GuildwireModule.forRootAsync as (options: object) => Any;
    const forRoot = GuildwireModule.forRoot as (options: object) => Any;
    class Root {}
    Module({
      imports: [
        forRootAsync({
          definition,
          handlers,
          imports: [TokensModule],
          inject: [Tokens],
          useFactory: (tokens: Tokens) => ({
            basePath: "/v1",
            authenticate: { token: (token: string) => tokens.verify(token) },
          }),
        }),
        forRoot({ definition, handlers, basePath: "/v2", authenticate: { token: () => ({ name: "second" }) } }),
      ],
      providers: Object.values(handlers),
    })(Root);
    const { core, fastify } = packages;
    const adapter = platform === "fastify" ? [new fastify.FastifyAdapter()] : [];
    const app = await (core.NestFactory.create as Any)(Root, ...adapter, { logger: false, abortOnError: false });
    await app.listen(0, "127.0.0.1");
    const url = `http://127.0.0.1:${app.getHttpServer().address().port}`;
    const titles = [];
    for (const version of ["v1", "v2"]) {
      titles.push((await (await fetch(`${url}/${version}/books/7`, { headers: ada })).json()).title);
    }
    expect(titles).toEqual(["verified ada", "second"]);
    app.getHttpServer().closeAllConnections();
    await app.close();
  });

  test("app.close() completes requests in progress and ends event streams", async () => {
    const handlers = lending();
    let release: (loans: readonly string[]) => void = () => undefined;
    let arrived: () => void = () => undefined;
    const isRunning = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    handlers.loans.prototype.listLoans = () => {
      arrived();
      return new Promise((resolve) => {
        release = resolve;
      });
    };
    const { app, url } = await serve({ handlers, options: { shutdown: { idle: 1, streams: 1 } } });
    const events = await fetch(`${url}/loans/events`);
    const reader = (events.body as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain("first");
    const loans = fetch(`${url}/loans`);
    await isRunning;
    const closed = app.close();
    expect((await reader.read()).done).toBe(true);
    release(["Tides"]);
    const response = await loans;
    expect([response.headers.get("connection"), await response.json()]).toEqual(["close", ["Tides"]]);
    await closed;
    await expect(fetch(`${url}/loans`)).rejects.toThrow();
  });
});

import type { Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { CallHandler, ExecutionContext, INestApplication, Provider } from "@nestjs/common";
import { map, type Observable } from "rxjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Any, type Bindings, bindingsOf } from "../../responses/served.js";
import type { NestPackages } from "../adapters/nest.js";
import { ada, create, decorate, lending, type Setting, type Started, start, versions } from "./lending.js";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

let bindings: Bindings;
beforeAll(async () => {
  bindings = await bindingsOf("server/fixtures/lending.yaml");
}, 120_000);
afterAll(() => bindings?.pack.remove());

describe.each(versions)("%s", (_, platform, load) => {
  let packages: NestPackages;
  beforeAll(async () => {
    packages = await load();
  });

  type Given = Partial<Omit<Setting, "packages" | "platform" | "definition">>;
  const serve = (given: Given = {}): Promise<Started> =>
    start({ packages, platform, definition: bindings.server.definition, handlers: lending(bindings.server), ...given });
  const build = (given: Given = {}): Promise<INestApplication> =>
    create({
      packages,
      platform,
      definition: bindings.server.definition,
      handlers: lending(bindings.server),
      ...given,
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
    class Loans extends lending(bindings.server).loans {
      readonly #reader: Reader;
      constructor(reader: Reader) {
        super();
        this.#reader = reader;
        created.push(`loans ${reader.name}`);
      }
      listLoans(): unknown {
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
    const { url } = await serve({ handlers: { ...lending(bindings.server), loans: Loans }, providers });
    const get = (reader: string) => fetch(`${url}/loans`, { headers: { "x-reader": reader } });
    expect(await (await get("ada")).json()).toEqual(["ada", "for ada"]);
    expect(await (await get("grace")).json()).toEqual(["grace", "for grace"]);
    expect((await get("eve")).status).toBe(403);
    expect(created).toEqual(["ada", "grace", "eve"].flatMap((name) => [`reader ${name}`, `loans ${name}`]));
  });

  test("instances of a request are released when it has ended", async () => {
    const { Injectable, Scope } = packages.common;
    const instances: WeakRef<object>[] = [];
    class Loans extends lending(bindings.server).loans {
      readonly #pages = new Uint8Array(1_000);
      constructor() {
        super();
        instances.push(new WeakRef(this));
      }
      listLoans(): unknown {
        return [String(this.#pages.length)];
      }
    }
    decorate([Injectable({ scope: Scope.REQUEST })], Loans);
    const { app, url } = await serve({ handlers: { ...lending(bindings.server), loans: Loans } });
    const headers = { connection: "close" };
    for (let count = 0; count < 3; count++) {
      expect(await (await fetch(`${url}/loans`, { headers })).json()).toEqual(["1000"]);
    }
    expect(instances).toHaveLength(3);
    (app.getHttpServer() as Server).closeAllConnections();
    const isReleased = (): boolean => {
      collectGarbage();
      return instances.every((instance) => instance.deref() === undefined);
    };
    await expect.poll(isReleased, { timeout: 20_000 }).toBe(true);
  });

  test("what is missing or misspelled stops the start, with its name", async () => {
    const { loans, books } = lending(bindings.server);
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
    const handlers = lending(bindings.server);
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
    const handlers = lending(bindings.server);
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

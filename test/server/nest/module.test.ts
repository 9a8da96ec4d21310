import { AsyncLocalStorage } from "node:async_hooks";
import type {
  ArgumentsHost,
  CallHandler,
  ExecutionContext,
  HttpException,
  INestApplication,
  PipeTransform,
  Provider,
} from "@nestjs/common";
import { map, type Observable } from "rxjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Any, type Bindings, bindingsOf } from "../../responses/served.js";
import type { NestPackages } from "../adapters/nest.js";
import { ada, decorate, json, lending, type Setting, type Started, start, versions } from "./lending.js";

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

  test("guards run after authentication and parameters and before the body; interceptors and pipes after it", async () => {
    const { UseGuards, UseInterceptors, UsePipes, Injectable } = packages.common;
    const ran: unknown[] = [];
    const handlers = lending(bindings.server, ran);
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
    const handlers = lending(bindings.server);
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
          // What a copy or a log of the request would have.
          added: Object.getOwnPropertySymbols({ ...request }).filter((key) => String(key).includes("guildwire")),
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
        added: [],
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
    const handlers = lending(bindings.server);
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
    const handlers = lending(bindings.server);
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
    // Errors of parsers, too, go to the filters of the application.
    class HttpExceptions {
      catch(exception: HttpException, host: ArgumentsHost): void {
        const { message } = exception;
        host.switchToHttp().getResponse().status(exception.getStatus()).send({ message, isCaught: true });
      }
    }
    decorate([packages.common.Catch(packages.common.HttpException)], HttpExceptions);
    const store = new AsyncLocalStorage<string>();
    const handlers = lending(bindings.server);
    handlers.loans.prototype.listLoans = () => [store.getStore()];
    const routes: unknown[] = [];
    const prepare = (app: INestApplication): void => {
      app.setGlobalPrefix("api");
      app.useGlobalFilters(new HttpExceptions());
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
    const malformed = await fetch(`${url}/api/echo`, { method: "POST", headers: json, body: "{" });
    expect([malformed.status, await malformed.json()]).toMatchObject([400, { isCaught: true }]);
    const put = await fetch(`${url}/api/v1/books/7`, { method: "PUT", headers: json, body: '{"title":"Tides"}' });
    expect(await put.json()).toEqual({ id: 7, title: "Tides" });
    if (platform === "express") expect(routes).toContain("/api/v1/loans");
  });

  test("CORS of the application applies, with and without a prefix", async () => {
    for (const prefix of ["", "/api"]) {
      const prepare = (app: INestApplication): void => {
        app.setGlobalPrefix(prefix);
        app.enableCors({ origin: "https://shop.example" });
      };
      const { url } = await serve({ prepare });
      const origin = "https://shop.example";
      const loans = await fetch(`${url}${prefix}/loans`, { headers: { origin } });
      expect([loans.status, loans.headers.get("access-control-allow-origin")]).toEqual([200, origin]);
      const asking = { origin, "access-control-request-method": "GET" };
      const preflight = await fetch(`${url}${prefix}/loans`, { method: "OPTIONS", headers: asking });
      expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, origin]);
      const wrong = await fetch(`${url}${prefix}/loans`, { method: "DELETE", headers: { origin } });
      expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    }
  });
});

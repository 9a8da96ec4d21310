import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { DynamicModule, INestApplication, Provider, Type } from "@nestjs/common";
import { onTestFinished } from "vitest";
import type { Any } from "../../responses/served.js";
import {
  createApplication,
  hasLowestNest,
  lowestNest,
  type NestPackages,
  newestNest,
  type Platform,
} from "../adapters/nest.js";

/** The tested versions on each platform. */
export const versions: readonly (readonly [name: string, platform: Platform, load: () => Promise<NestPackages>])[] = (
  [["Nest 12", newestNest], ...(hasLowestNest ? ([["Nest 10", lowestNest]] as const) : [])] as const
).flatMap(([name, load]) => [
  [`${name} on Express`, "express", load] as const,
  [`${name} on Fastify`, "fastify", load] as const,
]);

export interface Started {
  readonly app: INestApplication;
  readonly url: string;
}

export interface Setting {
  readonly packages: NestPackages;
  readonly platform: Platform;
  readonly definition: Any;
  readonly handlers: Readonly<Record<string, Type<object>>>;
  readonly providers?: readonly Provider[];
  readonly controllers?: readonly Type<object>[];
  readonly options?: object;
  /** Runs before the application listens. */
  readonly prepare?: (app: INestApplication) => void;
}

/** Creates an application with the handlers of fixtures/lending.yaml. */
export function create({
  packages,
  platform,
  definition,
  handlers,
  providers = [],
  controllers = [],
  options = {},
}: Setting): Promise<INestApplication> {
  const { GuildwireModule } = packages.guildwire;
  const forRoot = GuildwireModule.forRoot as (options: object) => DynamicModule;
  const served = { definition, handlers, authenticate: { token: callerOf }, ...options };
  return createApplication(packages, platform, {
    imports: [forRoot(served)],
    providers: [...Object.values(handlers), ...providers],
    controllers: [...controllers],
  });
}

/** Starts the application until the test is finished. */
export async function start(setting: Setting): Promise<Started> {
  const app = await create(setting);
  setting.prepare?.(app);
  await app.listen(0, "127.0.0.1");
  const server = app.getHttpServer() as Server;
  onTestFinished(async () => {
    server.closeAllConnections();
    await app.close();
  });
  return { app, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The tokens are names of callers. */
function callerOf(token: string): object | undefined {
  return token === "nobody" ? undefined : { name: token };
}

export const ada = { authorization: "Bearer ada" };
export const json = { ...ada, "content-type": "application/json" };

/** Classes whose methods tests replace. */
export type LendingClasses = {
  readonly books: new () => Any;
  readonly loans: new () => Any;
};

/** Classes with handlers, which note what runs. */
export function lending(server: Any, ran: unknown[] = []): LendingClasses {
  class Books {
    getBook({ path }: Any, { principal }: Any): unknown {
      ran.push("handler");
      if (path.book_id === 404) throw server.errors.missing({ book: 404 });
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

/** Applies decorators as the syntax `@decorator` does: to a class or to one of its methods. */
export function decorate(decorators: readonly Any[], type: Type<object>, method?: string): void {
  for (const decorator of decorators) {
    if (method === undefined) decorator(type);
    else decorator(type.prototype, method, Object.getOwnPropertyDescriptor(type.prototype, method));
  }
}

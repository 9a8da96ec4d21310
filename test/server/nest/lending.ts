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

import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DynamicModule, INestApplication, ModuleMetadata, Type } from "@nestjs/common";

const root = join(import.meta.dirname, "../../..");

/** Nest in one version, with the module. */
export interface NestPackages {
  readonly common: typeof import("@nestjs/common");
  readonly core: typeof import("@nestjs/core");
  readonly fastify: typeof import("@nestjs/platform-fastify");
  readonly guildwire: typeof import("@guildwire/nest");
}

export type Platform = "express" | "fastify";

/** Returns the newest version, which the root installs. */
export async function newestNest(): Promise<NestPackages> {
  const [common, core, fastify, guildwire] = await Promise.all([
    import("@nestjs/common"),
    import("@nestjs/core"),
    import("@nestjs/platform-fastify"),
    import("@guildwire/nest"),
  ]);
  return { common, core, fastify, guildwire };
}

const frameworks = join(root, "test/frameworks/node_modules");

/** Whether the lowest version is installed. */
export const hasLowestNest: boolean = existsSync(join(frameworks, "@nestjs"));

/** Returns the lowest version. The module is copied next to it, since it resolves the packages of Nest from its own folder. */
export async function lowestNest(): Promise<NestPackages> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "guildwire-nest-")));
  try {
    const modules = join(folder, "node_modules");
    mkdirSync(join(modules, "@guildwire"), { recursive: true });
    for (const name of ["@nestjs", "reflect-metadata", "rxjs"])
      symlinkSync(join(frameworks, name), join(modules, name));
    symlinkSync(join(root, "runtime"), join(modules, "@guildwire/runtime"));
    for (const name of ["dist", "package.json"]) {
      cpSync(join(root, "nest", name), join(modules, "@guildwire/nest", name), { recursive: true });
    }
    const load = createRequire(join(modules, "index.js"));
    const entry = pathToFileURL(join(modules, "@guildwire/nest/dist/index.js")).href;
    return {
      common: load("@nestjs/common") as NestPackages["common"],
      core: load("@nestjs/core") as NestPackages["core"],
      fastify: load("@nestjs/platform-fastify") as NestPackages["fastify"],
      guildwire: (await import(entry)) as NestPackages["guildwire"],
    };
  } finally {
    // Everything is loaded: packages of Nest are loaded from their own folders.
    rmSync(folder, { recursive: true });
  }
}

/** Creates an application whose only module is the given one. */
export function createApplication(
  { common, core, fastify }: NestPackages,
  platform: Platform,
  metadata: ModuleMetadata,
): Promise<INestApplication> {
  class RootModule {}
  common.Module(metadata)(RootModule);
  const options = { logger: false, abortOnError: false } as const;
  if (platform === "fastify") return core.NestFactory.create(RootModule, new fastify.FastifyAdapter(), options);
  return core.NestFactory.create(RootModule, options);
}

/** Starts an application of handlers that are objects: each becomes a class. */
export async function startNest(
  packages: NestPackages,
  platform: Platform,
  { handlers, ...options }: { readonly handlers: object; readonly [option: string]: unknown },
): Promise<{ readonly port: number; readonly server: Server; readonly close: () => Promise<void> }> {
  const classes = Object.fromEntries(Object.entries(handlers).map(([group, methods]) => [group, classOf(methods)]));
  const forRoot = packages.guildwire.GuildwireModule.forRoot as (options: object) => DynamicModule;
  const app = await createApplication(packages, platform, {
    imports: [forRoot({ ...options, handlers: classes, shutdown: false })],
    providers: Object.values(classes),
  });
  const instance = app.getHttpAdapter().getInstance() as { disable?: (setting: string) => void };
  instance.disable?.("x-powered-by");
  await app.listen(0, "127.0.0.1");
  const server = app.getHttpServer() as Server;
  return {
    port: (server.address() as AddressInfo).port,
    server,
    close: () => {
      server.closeAllConnections();
      return app.close();
    },
  };
}

function classOf(methods: object): Type<object> {
  class Handlers {}
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(Handlers.prototype, name, { value });
  return Handlers;
}

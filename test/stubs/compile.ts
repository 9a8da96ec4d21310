import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { DesiredStubs } from "../../generator/src/stubs/desired.js";
import { runCompiler } from "../compiler.js";

/** Texts by path, relative to one folder. */
export type Folder = ReadonlyMap<string, string>;

/** The module that handlers of the corpus call, next to them. */
export const store = `import type { BansHandlers } from "@guildwire/api/server";

export class Store {
  async get(_request: unknown): Promise<{ reason: string | null }> {
    return { reason: null };
  }
  async put(_request: unknown): Promise<void> {}
  async remove(_request: unknown): Promise<void> {}
}
export const store = new Store();
// biome-ignore lint/suspicious/noExplicitAny: any handler may be wrapped
export function withAuth<F extends (request: any, context: any) => unknown>(handler: F): F {
  return handler;
}
export const guarded = <H extends object>(handlers: H): H => handlers;
export const identity = <T>(value: T): T => value;
export function logged(_method: unknown, _context: unknown): void {}
export declare const reading: { getBan: BansHandlers["getBan" & keyof BansHandlers] };
export declare function WithReading(base: unknown): new () => typeof reading;
`;

/** Declares the generated package's \`server\` entry, as far as handlers use it. */
export function serverTypes({ tags }: DesiredStubs): string {
  const operations = tags.flatMap((tag) => tag.operations);
  const results: Readonly<Record<string, string>> = {
    getBan: "{ reason: string | null }",
    getGuildBan: "{ reason: string | null }",
  };
  return [
    "export type Awaitable<T> = T | Promise<T>;",
    "export interface Context<P = unknown, E extends string = never> {",
    "  readonly operation: { readonly id: string };",
    "  readonly principal: P;",
    "  emit(event: E, payload: unknown): void;",
    "}",
    "export class HttpError extends Error {}",
    "export declare function notImplemented(",
    "  request: unknown, context: { readonly operation: { readonly id: string } }): HttpError;",
    ...operations.flatMap(({ identifier, names }) => [
      `export interface ${names.request} { readonly path: { readonly of: "${identifier}" } }`,
      `export type ${names.result} = ${results[identifier] ?? "void"};`,
    ]),
    ...tags.flatMap(({ interfaceName, operations: own }) => [
      `export interface ${interfaceName}<P = unknown> {`,
      ...own.map(({ identifier, names, events, authenticationMode }) => {
        const principal = { none: "undefined", optional: "P | undefined", required: "P" }[authenticationMode];
        const event = events.length === 0 ? "" : `, ${events.map((name) => JSON.stringify(name)).join(" | ")}`;
        return `  ${identifier}(request: ${names.request}, context: Context<${principal}${event}>): Awaitable<${names.result}>;`;
      }),
      "}",
    ]),
    "export interface Handlers<P = unknown> {",
    ...tags.map(({ identifier, interfaceName }) => `  readonly ${identifier}: ${interfaceName}<P>;`),
    "}",
    "export type HandlersSoFar<P = unknown> = { readonly [Group in keyof Handlers]?: Partial<Handlers<P>[Group]> };",
    "export declare const definition: { readonly handlers?: Handlers };",
    "export interface ServerOptions<P = unknown> { readonly basePath?: string; readonly caller?: P }",
    "export declare function createNodeHandler<P>(handlers: Handlers<P>, options: object): () => void;",
  ].join("\n");
}

/**
 * Returns compiler errors in sibling folders, each with the generated package and the store: by folder, `path(line):
 * message`.
 */
export function compile(
  folders: ReadonlyMap<string, Folder>,
  desired: DesiredStubs,
): ReadonlyMap<string, readonly string[]> {
  return compileEach(new Map([...folders].map(([name, folder]) => [name, { folder, desired }])));
}

/** Like {@link compile}, for folders with different specifications. */
export function compileEach(
  folders: ReadonlyMap<string, { readonly folder: Folder; readonly desired: DesiredStubs }>,
  settings: object = {},
): ReadonlyMap<string, readonly string[]> {
  const place = mkdtempSync(join(tmpdir(), "guildwire-stubs-"));
  try {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(place, path)), { recursive: true });
      writeFileSync(join(place, path), text);
    };
    write("package.json", JSON.stringify({ type: "module" }));
    write(
      "tsconfig.json",
      JSON.stringify({ compilerOptions: { ...compilerOptions, ...settings }, include: ["*/**/*.ts"] }),
    );
    for (const [name, { folder, desired }] of folders) {
      write(`${name}/node_modules/@guildwire/api/package.json`, packageFile);
      write(`${name}/node_modules/@guildwire/api/server.d.ts`, serverTypes(desired));
      for (const [nest, types] of Object.entries(nestPackages)) {
        write(`${name}/node_modules/${nest}/package.json`, JSON.stringify({ type: "module", types: "./index.d.ts" }));
        write(`${name}/node_modules/${nest}/index.d.ts`, types);
      }
      for (const [path, text] of folder) write(`${name}/${path}`, text);
    }
    return byFolder(runCompiler(place, "-p", "."), [...folders.keys()]);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Declares the packages that classes for NestJS import, as far as stubs use them. */
const nestPackages: Readonly<Record<string, string>> = {
  "@guildwire/nest": `import type { DynamicModule } from "@nestjs/common";
export type HandlerClasses<H> = { readonly [G in keyof H]: new () => H[G] };
export declare class GuildwireModule { static forRoot(options: object): DynamicModule }
`,
  "@nestjs/common": `export interface DynamicModule { module: unknown; imports?: unknown[]; providers?: unknown[] }
export declare function Injectable(): (target: unknown) => void;
export declare function Module(metadata: object): (target: unknown) => void;
`,
};

const packageFile = JSON.stringify({
  name: "@guildwire/api",
  type: "module",
  exports: { "./server": { types: "./server.d.ts" } },
});

const compilerOptions = {
  strict: true,
  noEmit: true,
  noUnusedParameters: true,
  module: "nodenext",
  verbatimModuleSyntax: true,
  experimentalDecorators: true,
  exactOptionalPropertyTypes: true,
  target: "esnext",
  lib: ["esnext"],
  types: [],
  skipLibCheck: true,
};

function byFolder(output: string, names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const line of output.split("\n").filter((one) => /^\S/.test(one))) {
    const [, folder = "", message = ""] = /^([^/]+)\/(.*)$/.exec(line) ?? [];
    const list = found.get(folder);
    if (list === undefined) throw new Error(`the compiler says ${line}`);
    list.push(message);
  }
  return found;
}

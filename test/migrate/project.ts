import { execFile } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { type Outcome, runMain } from "../cli/command.js";
import { runCompiler } from "../compiler.js";

const root = resolve(import.meta.dirname, "../..");

/** A request as a server sees it, without the headers of the platform. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Options of a program that a bundler builds. */
export const bundled = { module: "esnext", moduleResolution: "bundler", noUnusedLocals: false } as const;
export const bundledForBrowsers = { ...bundled, lib: ["esnext", "dom", "dom.iterable", "dom.asynciterable"] } as const;

/** A program that uses a former client, in a folder of its own. */
export class MigrationProject {
  readonly folder: string = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-migrate-"));

  constructor(config = "", options: object = {}) {
    this.link("@guildwire/runtime", join(root, "runtime"));
    for (const name of ["@tanstack", "react", "react-dom", "@types", "csstype"]) this.link(name);
    this.write("package.json", '{ "type": "module" }\n');
    this.write("guildwire.config.yaml", `spec: openapi.yaml\noutput: source\nout: src/api\n${config}`);
    copyFileSync(join(import.meta.dirname, "shelf.yaml"), join(this.folder, "openapi.yaml"));
    const compilerOptions = {
      target: "es2022",
      module: "nodenext",
      jsx: "react-jsx",
      strict: true,
      noUncheckedIndexedAccess: true,
      noUnusedLocals: true,
      skipLibCheck: true,
      types: ["node"],
      lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
      outDir: "build",
      rootDir: "src",
      ...options,
    };
    this.write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["src"] }));
  }

  /** Links a package of the repository, or another folder, as a dependency. */
  link(name: string, target = join(root, "node_modules", name)): void {
    if (!existsSync(target)) return;
    mkdirSync(dirname(join(this.folder, "node_modules", name)), { recursive: true });
    symlinkSync(target, join(this.folder, "node_modules", name));
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  /** The texts of the files that users write, by path. */
  sources(folder = "src"): ReadonlyMap<string, string> {
    const paths = readdirSync(join(this.folder, folder), { recursive: true, encoding: "utf8" }).sort();
    return new Map(
      paths
        .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !path.startsWith("api/"))
        .map((path) => [path, this.read(join(folder, path))]),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async run(...args: readonly string[]): Promise<Outcome> {
    return runMain(args, this.folder);
  }

  /** Compiles the program, and returns the errors. */
  compile(): string {
    rmSync(join(this.folder, "build"), { recursive: true, force: true });
    return runCompiler(this.folder, "-p", ".");
  }

  /** Runs a compiled file against a server, and returns what it prints and what the server received. */
  record(path: string): Promise<Recording> {
    return recordRun(this.folder, join("build", path));
  }

  /** Bundles a source file, runs it against a server, and returns what it prints and what the server received. */
  async recordBundle(path: string): Promise<Recording> {
    await build({
      absWorkingDir: this.folder,
      entryPoints: [join("src", path)],
      outfile: join(this.folder, "bundle.mjs"),
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      jsx: "automatic",
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
      logLevel: "silent",
    });
    return recordRun(this.folder, "bundle.mjs");
  }
}

/** A project that has openapi-fetch, and the types of the document's paths in `src/schema.d.ts`. */
export async function openapiFetchProject(options: object = {}): Promise<MigrationProject> {
  const project = new MigrationProject("emitters: [standard, tanstack-query]\n", options);
  await addPaths(project);
  return project;
}

/** Links openapi-fetch, and writes the types of the document's paths. */
export async function addPaths(project: MigrationProject): Promise<void> {
  for (const name of ["openapi-fetch", "openapi-react-query", "openapi-typescript-helpers"]) project.link(name);
  mkdirSync(join(project.folder, "src"), { recursive: true });
  const { code, stderr } = await project.run("types", "--paths", "-o", "src/schema.d.ts");
  if (code !== 0) throw new Error(stderr);
}

/** The configuration that gives the types of OpenAPI Generator. */
export const openapiGeneratorConfig =
  "only: [types, conversions, client]\nvalues: { propertyNames: camelCase, dates: Date }\n";

/** A project that has the output of OpenAPI Generator in `src/client`. */
export function openapiGeneratorProject(): MigrationProject {
  const project = new MigrationProject(openapiGeneratorConfig, bundled);
  addGeneratedClient(project);
  return project;
}

export function addGeneratedClient({ folder }: MigrationProject): void {
  const client = join(import.meta.dirname, "programs/openapi-generator/client");
  cpSync(client, join(folder, "src/client"), { recursive: true });
}

/** Adds files of the programs in `programs/FROM`. */
export function addPrograms({ folder }: MigrationProject, from: string, ...names: readonly string[]): void {
  mkdirSync(join(folder, "src"), { recursive: true });
  for (const name of names) {
    copyFileSync(join(import.meta.dirname, "programs", from, name), join(folder, "src", name));
  }
}

/** What a program printed, and the requests that it sent. */
export interface Recording {
  readonly output: string;
  readonly requests: readonly RecordedRequest[];
}

/** Bodies in the order of names: former clients write properties in the order of the schema. */
export function bodiesInOrder({ output, requests }: Recording): Recording {
  const inOrder = (body: string): string => {
    if (!body.startsWith("{")) return body;
    return JSON.stringify(Object.entries(JSON.parse(body) as object).sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return { output, requests: requests.map((one) => ({ ...one, body: inOrder(one.body) })) };
}

async function recordRun(folder: string, path: string): Promise<Recording> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const recorded = await recordedRequest(request);
    requests.push(recorded);
    const { status, body } = responseTo(recorded);
    response.writeHead(status, body === undefined ? {} : { "content-type": "application/json" });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  try {
    const env = { ...process.env, BASE_URL: `http://127.0.0.1:${port}/v1/` };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(folder, path)], {
      cwd: folder,
      env,
      timeout: 60_000,
    });
    return { output: stdout + stderr, requests };
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

/** Headers that the platform adds, or that say which client was used. */
const ignoredHeaders = [
  "accept",
  "accept-encoding",
  "accept-language",
  "connection",
  "host",
  "sec-fetch-mode",
  "user-agent",
  "cache-control",
  "pragma",
  "transfer-encoding",
];

async function recordedRequest(request: IncomingMessage): Promise<RecordedRequest> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  // Forms have a random boundary, which the order of their fields does not depend on.
  const [, boundary] = /boundary=(.*)/.exec(request.headers["content-type"] ?? "") ?? [];
  if (boundary !== undefined) {
    body = body.split(`--${boundary}`).sort().join("--boundary");
    request.headers["content-type"] = "multipart/form-data";
    delete request.headers["content-length"];
  }
  const headers = Object.entries(request.headers).filter(([name]) => !ignoredHeaders.includes(name));
  return {
    method: request.method ?? "",
    url: sortedQuery(request.url ?? ""),
    headers: Object.fromEntries(
      headers.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, value]) => [name, String(value)]),
    ),
    body,
  };
}

/** The order of parameters is that of the document in generated clients, and that of the call in others. */
function sortedQuery(url: string): string {
  const [path = "", query] = url.split("?");
  const nameOf = (part: string): string => part.split("=")[0] ?? "";
  const parts = query
    ?.split("&")
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0));
  return parts === undefined ? path : `${path}?${parts.join("&")}`;
}

const emma = { id: "b1", title: "Emma", author: "Jane Austen", genre: "novel", added_at: "2026-01-02T03:04:05.000Z" };

/** The shelf: everything that has `missing` in its path is missing. */
function responseTo({ method, url, body }: RecordedRequest): { readonly status: number; readonly body?: unknown } {
  const { pathname } = new URL(url, "http://localhost");
  const path = pathname.replace(/^\/v1/, "");
  if (path.includes("missing")) return { status: 404, body: { message: "there is none", code: "missing" } };
  const route = `${method} ${path.replace(/^\/(books|loans)\/(?!search)[^/]+/, "/$1/{id}")}`;
  switch (route) {
    case "GET /books":
    case "GET /books/search":
      return { status: 200, body: [emma] };
    case "POST /books":
      return body.includes("Emma")
        ? { status: 409, body: { message: "exists", existing: emma } }
        : { status: 201, body: { ...emma, ...(JSON.parse(body) as object) } };
    case "GET /books/{id}":
      return { status: 200, body: emma };
    case "PATCH /books/{id}":
      return { status: 200, body: { ...emma, ...(JSON.parse(body) as object) } };
    case "POST /loans":
      return body.includes("queue")
        ? { status: 202 }
        : { status: 201, body: { id: 7, book_id: "b1", reader: "ada", due_at: "2026-02-01T00:00:00.000Z" } };
    case "GET /loans/{id}":
      return { status: 200, body: { id: 7, book_id: "b1", reader: "ada" } };
    case "GET /books/{id}/cover":
    case "GET /report":
      return { status: 200, body: "a,b" };
    case "GET /status":
      return { status: 200, body: { ok: true } };
    default:
      return { status: method === "GET" ? 404 : 204 };
  }
}

/** What a run reports as JSON. */
export interface MigrationReport {
  readonly calls: { readonly found: number; readonly rewritten: number };
  readonly files: readonly { readonly path: string }[];
  readonly left: readonly {
    readonly file: string;
    readonly line: number;
    readonly what: string;
    readonly why: string;
    readonly equivalent: string;
  }[];
  readonly setup: readonly { readonly file: string; readonly what: string }[];
  readonly diff?: string;
}

/** Runs `guildwire migrate` and reads its report. */
export async function migrate(
  project: MigrationProject,
  from: string,
  ...args: readonly string[]
): Promise<MigrationReport> {
  const { stdout, stderr, code } = await project.run("migrate", "--from", from, "--format", "json", ...args);
  if (code === 2 || stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as MigrationReport;
}

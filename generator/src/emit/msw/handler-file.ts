import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { defaultServerUrl } from "../../model/server.js";
import {
  type Code,
  code,
  docComment,
  type File,
  lines,
  stringLiteral,
  symbol,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";

/** References an export of the library. */
export function msw(name: "http" | "HttpHandler" | "HttpResponse"): Code {
  return symbol({ name, module: "npm:msw", typeOnly: name === "HttpHandler" });
}

/** References an export of the file that all handlers share. */
export function shared(name: "createHandler" | "MockHeaders" | "MockOptions" | "MockReply" | "MockRoute"): Code {
  return symbol({ name, module: layout.mswHandler, typeOnly: name !== "createHandler" });
}

/** Emits the types and functions that all handlers share. */
export function handlerFile(model: Interface): File {
  const body = [...types(), serverPath(model), createHandler(), patternFunction()];
  return typescriptFile({ path: `${layout.mswHandler}.ts`, header: fileHeader(model), body });
}

function documented(text: string, declaration: Code): Code {
  return lines([docComment({ text }), declaration]);
}

function types(): readonly Code[] {
  return [
    documented("Further headers of a response.", code`export type MockHeaders = Readonly<Record<string, string>>;`),
    documented(
      "Which requests a handler responds to.",
      lines([
        code`export interface MockOptions {`,
        code`  /** The URL that paths follow; a path for every origin. Default: every origin, at the root and at the server's path. */`,
        code`  readonly baseUrl?: string | undefined;`,
        code`}`,
      ]),
    ),
    documented(
      "A request, with the decoded parameters of its path.",
      lines([
        code`export interface MockInfo<Params extends string> {`,
        code`  readonly request: Request;`,
        code`  readonly params: Readonly<Record<Params, string>>;`,
        code`}`,
      ]),
    ),
    documented(
      "A response, the status of one with its example, or a function that returns a response.",
      lines([
        code`export type MockReply<Response extends { readonly status: number }, Params extends string> =`,
        code`  | Response`,
        code`  | Response["status"]`,
        code`  | ((info: MockInfo<Params>) => Response | Promise<Response>);`,
      ]),
    ),
    documented(
      "An operation and its responses by status.",
      lines([
        code`export interface MockRoute {`,
        code`  readonly method: string;`,
        code`  readonly path: string;`,
        code`  readonly responses: {`,
        code`    readonly [status: string]: { readonly contentType?: string; readonly example?: unknown };`,
        code`  };`,
        code`}`,
      ]),
    ),
    lines([
      code`interface AnyResponse {`,
      code`  readonly status: number;`,
      code`  readonly body?: unknown;`,
      code`  readonly headers?: MockHeaders;`,
      code`}`,
    ]),
  ];
}

function serverPath({ servers }: Interface): Code {
  const [server] = servers;
  const url = server === undefined ? "/" : defaultServerUrl(server);
  const path = URL.canParse(url, "http://localhost") ? new URL(url, "http://localhost").pathname : "/";
  return documented(
    "The path of the server that the specification names.",
    code`const serverPath = ${stringLiteral(path.replace(/\/+$/, ""))};`,
  );
}

function createHandler(): Code {
  return documented(
    "Creates a handler. Bodies of JSON types are encoded; others are sent unchanged.",
    lines([
      code`export function createHandler<Params extends string>(`,
      code`  route: MockRoute,`,
      code`  reply: MockReply<AnyResponse, Params>,`,
      code`  options: MockOptions,`,
      code`): ${msw("HttpHandler")} {`,
      code`  const pattern = patternOf(route.path, options.baseUrl);`,
      code`  const names = [...route.path.matchAll(/\\{([^{}]+)\\}/g)].map(([, name]) => name ?? "");`,
      code`  return ${msw("http")}.all(pattern, async ({ request }) => {`,
      code`    if (request.method.toLowerCase() !== route.method) return undefined;`,
      code`    const { origin, pathname } = new URL(request.url);`,
      code`    const values = pattern.exec(origin + pathname)?.slice(1) ?? [];`,
      code`    const entries = names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]);`,
      code`    const params = Object.fromEntries(entries) as Record<Params, string>;`,
      code`    const given = typeof reply === "function" ? await reply({ request, params }) : reply;`,
      code`    const status = typeof given === "number" ? given : given.status;`,
      code`    const range = String(status).charAt(0) + "XX";`,
      code`    const declared = route.responses[status] ?? route.responses[range] ?? route.responses["default"] ?? {};`,
      code`    const body = typeof given === "number" ? declared.example : given.body;`,
      code`    const headers = typeof given === "number" ? undefined : given.headers;`,
      code`    if (body === undefined || status === 204) return new ${msw("HttpResponse")}(null, { status, headers: { ...headers } });`,
      code`    const { contentType = "application/json" } = declared;`,
      code`    const isJson = /[/+]json$/.test(contentType);`,
      code`    const encoded = isJson ? JSON.stringify(body) : (body as BodyInit);`,
      code`    return new ${msw("HttpResponse")}(encoded, { status, headers: { "content-type": contentType, ...headers } });`,
      code`  });`,
      code`}`,
    ]),
  );
}

function patternFunction(): Code {
  return lines([
    code`function patternOf(path: string, baseUrl: string | undefined): RegExp {`,
    code`  const literal = (text: string): string => text.replace(/[\\\\^$.*+?()[\\]{}|]/g, "\\\\$&");`,
    code`  const base = baseUrl?.replace(/\\/+$/, "");`,
    code`  const anyOrigin = "[a-z]+://[^/]+";`,
    code`  const start =`,
    code`    base === undefined`,
    code`      ? anyOrigin + "(?:" + literal(serverPath) + ")?"`,
    code`      : base.includes("://")`,
    code`        ? literal(base)`,
    code`        : anyOrigin + literal(base);`,
    code`  const segments = path.split(/\\{[^{}]+\\}/).map(literal);`,
    code`  return new RegExp("^" + start + segments.join("([^/]+)") + "$");`,
    code`}`,
  ]);
}

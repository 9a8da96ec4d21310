import type { IncomingMessage, ServerResponse } from "node:http";
import { type Cors, type NodeHandler, parseRequestTarget } from "@guildwire/runtime/server";
import type { Metrics } from "../metrics.js";
import { type PathHandler, wantsPage } from "./path-handler.js";
import { isPreflight, respondToPreflight, setCorsHeaders } from "./preflight.js";
import type { Admit } from "./rate-limits.js";
import { identify } from "./request-observer.js";
import { allowCrossOriginUse, setSecurityHeaders } from "./security-headers.js";
import { send, sendJson } from "./send.js";

/** What is mounted. */
export interface AppParts {
  /** The interface, with its base path `/api/v8`. Answers whatever nobody else does, too: 404 in its own form. */
  readonly api: NodeHandler;
  /** The control interface, with its base path `/control`; undefined if it is off. */
  readonly control: NodeHandler | undefined;
  /** The events of applications, below `/gateway`. */
  readonly gateway?: (request: IncomingMessage, response: ServerResponse) => void;
  /** What is read beside the interface, by the first part of its paths: `/attachments`. */
  readonly pages: ReadonlyMap<string, PathHandler>;
  /** Which pages of other origins may call the interface and `/gateway`. */
  readonly cors: Cors;
  /** Why a page is kept away; undefined for a request that is not. */
  readonly pageRefusal: (request: IncomingMessage, path: string) => string | undefined;
  readonly metrics: Metrics;
  /** Undefined if nothing is limited. */
  readonly admit: Admit | undefined;
  /** Whether the service can do its work: resolves, or rejects. */
  readonly ready: () => Promise<void>;
}

const apiPath = "/api/v8";

/** Widgets stand on pages of other sites. */
const widget = /^\/api\/v8\/guilds\/\d+\/widget\.(json|png)$/;

/** All that listens on the port, as a listener of Node's server. */
export function createApp(parts: AppParts): (request: IncomingMessage, response: ServerResponse) => void {
  const { api, control, gateway, pages, cors, pageRefusal, metrics, admit } = parts;
  const admitted = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string | undefined,
    next: (request: IncomingMessage, response: ServerResponse) => void,
  ): void => {
    // A preflight costs nothing, and a page could not read its refusal.
    const decision = isPreflight(request) || (admit?.(request, response, path) ?? true);
    if (decision === true) next(request, response);
    else if (decision !== false) {
      void decision.then((isAdmitted) => {
        // A client may be gone by now.
        if (isAdmitted && !response.destroyed) next(request, response);
      });
    }
  };
  return (request, response) => {
    setSecurityHeaders(response);
    identify(request, response);
    const target = parseRequestTarget(request.method ?? "GET", request.url ?? "/");
    // The interface's own server refuses what is not valid, in the form of its errors.
    if (target === undefined || !(target.isEncoded || isBelow(target.path, apiPath))) return api(request, response);
    const { path } = target;
    const refusal = pageRefusal(request, path);
    if (refusal !== undefined) return sendJson(response, 403, { code: 0, message: refusal });
    const [mount = ""] = /^\/[^/]*/.exec(path) ?? [];
    const page = pages.get(mount);
    if (isBelow(path, apiPath)) {
      if (widget.test(path)) allowCrossOriginUse(response);
      // The interface's own server sets them, too; this is for what is answered in front of it.
      setCorsHeaders(cors, request, response);
      admitted(request, response, path.slice(apiPath.length), api);
    } else if (/^\/api\/v\d+(\/|$)/.test(path)) {
      setCorsHeaders(cors, request, response);
      if (isPreflight(request))
        respondToPreflight(cors, request, response, [request.headers["access-control-request-method"] ?? ""]);
      else sendJson(response, 400, { code: 50041, message: "Invalid API version provided" });
    } else if (control !== undefined && isBelow(path, "/control")) control(request, response);
    else if (gateway !== undefined && isBelow(path, "/gateway")) {
      setCorsHeaders(cors, request, response);
      if (isPreflight(request)) respondToPreflight(cors, request, response, ["GET"]);
      else admitted(request, response, undefined, gateway);
    } else if (page !== undefined) page(request, response, path.slice(mount.length));
    else if (path === "/healthz") sendJson(response, 200, { status: "ok" });
    else if (path === "/readyz") void respondReady(response, parts.ready);
    else if (path === "/metrics") void respondMetrics(response, metrics);
    else if (path === "/" && isReadOnlyRequest(request)) response.writeHead(302, { Location: "/docs" }).end();
    else api(request, response);
  };
}

/** Whoever opens the address in a browser is shown what there is. */
function isReadOnlyRequest({ method, headers }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && wantsPage(headers.accept);
}

async function respondReady(response: ServerResponse, ready: () => Promise<void>): Promise<void> {
  try {
    await ready();
    sendJson(response, 200, { status: "ready" });
  } catch {
    sendJson(response, 503, { status: "not ready" });
  }
}

async function respondMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  try {
    const { contentType, text } = await metrics.read();
    send(response, 200, contentType, text);
  } catch {
    sendJson(response, 500, { code: 0, message: "Internal Server Error" });
  }
}

function isBelow(path: string, mount: string): boolean {
  return path === mount || path.startsWith(`${mount}/`);
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { type Cors, type NodeHandler, parseRequestTarget } from "@guildwire/runtime/server";
import { isOfBots } from "../control/control.js";
import type { Metrics } from "../metrics.js";
import { type PathHandler, wantsPage } from "./path-handler.js";
import { isPreflight, respondToPreflight, setCorsHeaders } from "./preflight.js";
import type { RateLimits } from "./rate-limits.js";
import { identify } from "./request-observer.js";
import { allowCrossOriginUse, setSecurityHeaders } from "./security-headers.js";
import { send, sendJson } from "./send.js";
import { disconnectStalledReader } from "./stalled-reader.js";
import { rewriteNewerVersion } from "./versions.js";

/** The parts that are mounted. */
export interface AppParts {
  /** The interface, with its base path `/api/v8`. Also handles unmatched paths, with a 404 in its own format. */
  readonly api: NodeHandler;
  /** The same in versions 9 and 10, for requests whose URL was rewritten to version 8. */
  readonly newerApi: NodeHandler;
  /** The control interface, with its base path `/control`; undefined if it is off. */
  readonly control: NodeHandler | undefined;
  /** The operations of bots outside of the interface: events at `/gateway`, and below `/api/v8`. */
  readonly bots: NodeHandler;
  /** Read-only resources outside the interface, by the first segment of their paths: `/attachments`. */
  readonly pages: ReadonlyMap<string, PathHandler>;
  /** Which pages of other origins may call the interface and `/gateway`. */
  readonly cors: Cors;
  /** The reason why a request of a page is refused; undefined if it is not. */
  readonly pageRefusal: (request: IncomingMessage, path: string) => string | undefined;
  readonly metrics: Metrics;
  /** Undefined if requests are not limited. */
  readonly limits: RateLimits | undefined;
  /** Called for a request that is refused before an interface receives it. */
  readonly onRefused: (request: IncomingMessage, status: number) => void;
  /** Whether a request has the admin token. */
  readonly isAdmin: (request: IncomingMessage) => boolean;
  /** Resolves if the service can do its work, rejects otherwise. */
  readonly ready: () => Promise<void>;
  /** A failure that ends only with a restart of the process; undefined if there is none. */
  readonly needsRestart: () => string | undefined;
}

const apiPath = "/api/v8";

/** The methods of the operations of bots. */
const botMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Widgets are embedded in pages of other sites. */
const widget = /^\/api\/v8\/guilds\/\d+\/widget\.(json|png)$/;

/** Everything on the port, as a request listener of a Node server. */
export function createApp(parts: AppParts): (request: IncomingMessage, response: ServerResponse) => void {
  const { api, newerApi, control, bots, pages, cors, pageRefusal, metrics, limits, onRefused } = parts;
  const whenAdmitted = (
    decision: boolean | Promise<boolean>,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    if (decision === true) next();
    else if (decision === false) onRefused(request, response.statusCode);
    // The client may have disconnected.
    else void decision.then((isAdmitted) => response.destroyed || whenAdmitted(isAdmitted, request, response, next));
  };
  const refuse = (request: IncomingMessage, response: ServerResponse, status: number, body: object): void => {
    sendJson(response, status, body);
    onRefused(request, status);
  };
  const admitted = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string | undefined,
    next: (request: IncomingMessage, response: ServerResponse) => void,
  ): void => {
    // A preflight is cheap, and a page could not read its refusal.
    const decision = isPreflight(request) || (limits?.admit(request, response, path) ?? true);
    whenAdmitted(decision, request, response, () => next(request, response));
  };
  return (request, response) => {
    setSecurityHeaders(response);
    identify(request, response);
    const isNewer = rewriteNewerVersion(request);
    const target = parseRequestTarget(request.method ?? "GET", request.url ?? "/");
    // The generated server refuses invalid targets, with the error format of the interface.
    if (target === undefined || !(target.isEncoded || isBelow(target.path, apiPath))) return api(request, response);
    const { path } = target;
    const refusal = pageRefusal(request, path);
    if (refusal !== undefined) return refuse(request, response, 403, { code: 0, message: refusal });
    const [mount = ""] = /^\/[^/]*/.exec(path) ?? [];
    const page = pages.get(mount);
    if (isOfBots(path) && !isBelow(path, "/gateway")) {
      setCorsHeaders(cors, request, response);
      if (isPreflight(request)) respondToPreflight(cors, request, response, botMethods);
      else admitted(request, response, path, bots);
    } else if (isBelow(path, apiPath)) {
      if (widget.test(path)) allowCrossOriginUse(response);
      // The generated server sets them, too; this covers responses sent before it runs.
      setCorsHeaders(cors, request, response);
      admitted(request, response, path.slice(apiPath.length), isNewer ? newerApi : api);
    } else if (/^\/api\/v\d+(\/|$)/.test(path)) {
      setCorsHeaders(cors, request, response);
      if (isPreflight(request))
        respondToPreflight(cors, request, response, [request.headers["access-control-request-method"] ?? ""]);
      else refuse(request, response, 400, { code: 50041, message: "Invalid API version provided" });
    } else if (control !== undefined && isBelow(path, "/control") && !isOfBots(path.slice("/control".length))) {
      // The admin has no limits; guesses of the token have those of refused requests.
      const decision = parts.isAdmin(request) || (limits?.admitByAddress(request, response) ?? true);
      whenAdmitted(decision, request, response, () => control(request, response));
    } else if (isBelow(path, "/gateway")) {
      setCorsHeaders(cors, request, response);
      if (isPreflight(request)) respondToPreflight(cors, request, response, ["GET"]);
      else admitted(request, response, undefined, (...call) => followEvents(bots, ...call));
    } else if (page !== undefined) page(request, response, path.slice(mount.length));
    else if (path === "/healthz") respondHealth(response, parts.needsRestart());
    else if (path === "/readyz") void respondReady(response, parts.ready);
    else if (path === "/metrics") void respondMetrics(response, metrics);
    else if (path === "/" && isReadOnlyRequest(request)) response.writeHead(302, { Location: "/docs" }).end();
    else api(request, response);
  };
}

/** A stream of events, which ends when its reader leaves data unread for too long; it resumes from its last event. */
function followEvents(bots: NodeHandler, request: IncomingMessage, response: ServerResponse): void {
  disconnectStalledReader(response);
  response.setHeader("Cache-Control", "no-store").setHeader("X-Accel-Buffering", "no");
  bots(request, response);
}

/** A browser that opens the root URL is redirected to the documentation. */
function isReadOnlyRequest({ method, headers }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && wantsPage(headers.accept);
}

function respondHealth(response: ServerResponse, failure: string | undefined): void {
  if (failure === undefined) sendJson(response, 200, { status: "ok" });
  else sendJson(response, 503, { status: "failed", reason: failure });
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

import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import {
  closeGracefully,
  continueWhenWanted,
  createCors,
  type NodeHandler,
  nodeServerOptions,
} from "@guildwire/runtime/server";
import { createVerifyCredential } from "./access/credentials.js";
import { createApi, createNewerApi } from "./api.js";
import { botOperations, createControl } from "./control/control.js";
import { deleteOldEvents } from "./delivery/events/retention.js";
import { checkEndpoints } from "./delivery/interactions/routine-checks.js";
import { apiDocument, controlDocument } from "./documents.js";
import { createEventStreams } from "./gateway/event-streams.js";
import { asksForWebSocket, createWebSocketGateway, type WebSocketGateway } from "./gateway/gateway.js";
import type { GatewayLimits } from "./gateway/options.js";
import { createApp } from "./http/app.js";
import { createFindBucket } from "./http/buckets.js";
import { type CorsOrigins, isLoopbackName } from "./http/cors-origins.js";
import { keepIdleConnections } from "./http/idle-connections.js";
import { ignoreUpgrade } from "./http/ignored-upgrades.js";
import { rejectMalformedRequests } from "./http/malformed-requests.js";
import { createPageGuard } from "./http/page-guard.js";
import { createPages } from "./http/pages.js";
import { createRateLimits, type RateLimitOptions, type RateLimits } from "./http/rate-limits.js";
import { createRequestObserver } from "./http/request-observer.js";
import { createAddressLimits } from "./limits/address-limits.js";
import type { RateLimitConfig } from "./limits/limit-tables.js";
import { openRedisWindows } from "./limits/redis-windows.js";
import type { TrustedProxies } from "./limits/trusted-proxies.js";
import { LocalWindowStore, type WindowStore } from "./limits/window-store.js";
import { createLog, type Log } from "./log.js";
import { createMetrics, type Metrics } from "./metrics.js";
import { openServices, type Services, type ServicesOptions } from "./services.js";
import { explainListening } from "./setting-error.js";
import { openTracing } from "./tracing.js";

export interface ServiceConfig extends ServicesOptions {
  /** 0 lets the operating system choose. Default: 8080. */
  readonly port?: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** Public base URL, for the URLs of files. Default: the URL that it listens on. */
  readonly publicUrl?: string | undefined;
  /** Origins whose pages may call the interface and `/gateway`. Default: none. */
  readonly corsOrigins?: CorsOrigins;
  /** Admin token of the control interface. Default: the control interface is off. */
  readonly controlToken?: string;
  /** Default: requests are not limited. */
  readonly rateLimits?: RateLimitConfig | undefined;
  /** URL of a Redis server on which all instances count requests. Default: each instance counts separately. */
  readonly rateLimitStore?: string | undefined;
  /** The proxies whose header states the IP address of the client. Default: none. */
  readonly trustedProxies?: TrustedProxies | undefined;
  /** Limits of the gateway over WebSockets. */
  readonly gateway?: Partial<GatewayLimits> | undefined;
  /** Milliseconds during which events are retained. Default: seven days. */
  readonly eventsKept?: number;
  /** Whether requests are recorded as spans, with the registered OpenTelemetry SDK. Default: false. */
  readonly tracing?: boolean;
  /** Milliseconds that requests in progress get when the service closes. Default: 10,000. */
  readonly shutdownTimeout?: number;
}

export interface RunningService {
  /** The URL that it listens on: `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly services: Services;
  /** Completes requests in progress, and closes the database. */
  close(): Promise<void>;
}

/** Opens the database, and listens. */
export async function startService({
  port = 8080,
  host = "127.0.0.1",
  publicUrl,
  corsOrigins = [],
  controlToken,
  rateLimits,
  rateLimitStore,
  trustedProxies,
  gateway,
  log = createLog("silent"),
  eventsKept = 7 * 24 * 3_600_000,
  tracing: isTraced = false,
  shutdownTimeout = 10_000,
  ...options
}: ServiceConfig): Promise<RunningService> {
  const tracing = isTraced ? await openTracing(publicUrl?.startsWith("https:") ? "https" : "http", log) : undefined;
  const services = await openServices({ ...options, log });
  const windows = await closeOnFailure(services, openWindows(rateLimits && rateLimitStore, log));
  const opened = { close: () => windows.close().then(() => services.close()) };
  const metrics = createMetrics(services.store.database.replica?.counts);
  const cors = createCors({ origins: corsOrigins });
  // With a database server, a proxy may forward any host name.
  const isLocal = options.database.kind === "embedded" && publicUrl === undefined && isLoopbackName(host);
  const pageRefusal = createPageGuard({ cors, isLocal, publicUrl });
  const { store, events, site } = services;
  const addresses = createAddressLimits({
    config: rateLimits,
    store: windows,
    proxies: trustedProxies,
    onLimited: (limit) => metrics.limited.inc({ limit }),
  });
  const streams = await closeOnFailure(opened, createEventStreams({ store, events, log }));
  const sockets = await closeOnFailure(
    opened,
    createWebSocketGateway({ store, events, log, site, windows, addresses, limits: gateway, refusal: pageRefusal }),
  );
  const control = createControl(services, { streams, sockets }, controlToken, (basePath) =>
    createRequestObserver("control", { log, metrics, spans: tracing?.spansOf(basePath) }),
  );
  const observer = createRequestObserver("api", { log, metrics, spans: tracing?.spansOf("/api/v8") });
  const apiOptions = { ...observer, cors: { origins: corsOrigins } };
  let isClosing = false;
  const app = createApp({
    api: createApi(services, apiOptions),
    newerApi: createNewerApi(services, apiOptions),
    control: control.handle,
    bots: control.bots,
    pages: createPages(services.store, { log, metrics }),
    cors,
    pageRefusal,
    metrics,
    limits:
      rateLimits && createLimits(services, { config: rateLimits, store: windows, proxies: trustedProxies }, metrics),
    onRefused: (request, status) => tracing?.recordRefused(request, status),
    isAdmin: control.isAdmin,
    async ready() {
      if (isClosing) throw new Error("the service is closing");
      await services.store.ready();
    },
    needsRestart: () => services.store.needsRestart(),
  });
  const server = createHttpServer(app as NodeHandler, sockets, metrics);
  await closeOnFailure(opened, listen(server, port, host));
  services.site.origin = publicUrl ?? urlOf(server);
  const stopChecking = checkEndpoints(services.endpoints, log);
  const stopDeleting = deleteOldEvents(services.events, eventsKept, log);
  return {
    url: urlOf(server),
    services,
    async close() {
      isClosing = true;
      // Event streams never end by themselves.
      streams.close();
      control.close();
      const closed = closeGracefully(server, { timeout: shutdownTimeout });
      await Promise.all([stopChecking(), stopDeleting(), sockets.close(), closed]);
      await windows.close();
      await services.close();
      await tracing?.flush();
    },
  };
}

async function openWindows(url: string | undefined, log: Log): Promise<WindowStore> {
  const local = new LocalWindowStore(Date.now);
  return url === undefined ? local : openRedisWindows({ url, fallback: local, log });
}

function createLimits(
  services: Services,
  options: Pick<RateLimitOptions, "config" | "store" | "proxies">,
  metrics: Metrics,
): RateLimits {
  return createRateLimits({
    ...options,
    findBucket: createFindBucket(apiDocument(), botOperations(controlDocument())),
    verify: createVerifyCredential(services),
    now: Date.now,
    onLimited: (limit) => metrics.limited.inc({ limit }),
  });
}

/** @param app A NodeHandler: Node passes its arguments to every listener. */
function createHttpServer(app: NodeHandler, sockets: WebSocketGateway, metrics: Metrics): Server {
  // Node 24.9 and later ask before they upgrade, and read the bodies of upgraded requests themselves.
  const options = { ...nodeServerOptions(), shouldUpgradeCallback: asksForWebSocket };
  const server = createServer(options, app as RequestListener);
  continueWhenWanted(server, app);
  keepIdleConnections(server);
  rejectMalformedRequests(server);
  server.on("upgrade", (request, socket, head) => {
    if (asksForWebSocket(request)) sockets.upgrade(request, socket, head);
    else ignoreUpgrade(server, request, socket as Socket, head);
  });
  const counted = new WeakSet<Socket>();
  server.on("connection", (socket) => {
    // A connection with an ignored upgrade comes twice.
    if (counted.has(socket)) return;
    counted.add(socket);
    metrics.connections.inc();
    socket.once("close", () => metrics.connections.dec());
  });
  return server;
}

async function closeOnFailure<Result>(services: Pick<Services, "close">, started: Promise<Result>): Promise<Result> {
  try {
    return await started;
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** Throws a SettingError for a host or port that the service cannot listen on. */
function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(explainListening(error, port, host));
    server.once("error", fail).listen(port, host, () => {
      server.off("error", fail);
      resolve();
    });
  });
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

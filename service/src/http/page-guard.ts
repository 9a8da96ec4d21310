import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Cors } from "@guildwire/runtime/server";
import { isLoopbackName } from "./cors-origins.js";

export interface PageGuardOptions {
  /** The pages of other origins that may call. */
  readonly cors: Cors;
  /** Whether only this machine can reach the service. */
  readonly isLocal: boolean;
  /** The public base URL of the service. */
  readonly publicUrl: string | undefined;
}

/**
 * Refuses requests that a browser sends for a page even if the page may not read the response.
 *
 * A local service refuses other host names (DNS rebinding: a page can resolve its own name to this machine, and then
 * has the same origin) and origins that may not call. Otherwise only `/gateway` refuses such origins, because browsers
 * leave the check of a WebSocket's origin to the server.
 *
 * @returns The reason why a request is refused; undefined if it is not.
 */
export function createPageGuard({
  cors,
  isLocal,
  publicUrl,
}: PageGuardOptions): (request: IncomingMessage, path: string) => string | undefined {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return ({ method, headers: { host, origin } }, path) => {
    if (isLocal && host !== undefined && !isLoopbackHost(host))
      return "The Host header does not name this machine. Set PUBLIC_URL to how others reach the service.";
    if (origin === undefined || origin === publicOrigin || isOriginOf(host, origin) || cors.isAllowed(origin))
      return undefined;
    const isGuarded = isLocal ? !isOpenToAllOrigins(method, path) : /^\/gateway(\/|$)/.test(path);
    return isGuarded ? "Pages of this origin may not call the service. Set CORS_ORIGINS to let them." : undefined;
  };
}

/** An IP address cannot be rebound; names of this machine are resolved locally. */
function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d*$/, "");
  return isIP(name.replace(/^\[|\]$/g, "")) !== 0 || isLoopbackName(name);
}

function isOriginOf(host: string | undefined, origin: string): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

/** Whether a resource is public: widgets, and the files and images that widgets and messages show. */
export function isOpenToAllOrigins(method: string | undefined, path: string): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    /^\/(api\/v8\/guilds\/\d+\/widget\.(json|png)$|attachments\/|widget-avatars\/)/.test(path)
  );
}

/**
 * Whether a timer runs on after the request that started it: on Node, Bun and Deno. Cloudflare Workers have a process of Node, too, but
 * cancel timers with their request.
 */
export function timersOutliveRequests(): boolean {
  const { process, navigator } = globalThis as {
    process?: { versions?: { node?: string } };
    navigator?: { userAgent?: string };
  };
  return process?.versions?.node !== undefined && navigator?.userAgent !== "Cloudflare-Workers";
}

/** Whether NODE_ENV is `production`. */
export function isProduction(): boolean {
  const { process } = globalThis as { process?: { env?: { NODE_ENV?: string } } };
  try {
    return process?.env?.NODE_ENV === "production";
  } catch {
    // Deno throws without the permission to read the variable.
    return false;
  }
}

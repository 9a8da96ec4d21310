/** A URL for messages and records: the values of its query may be secret, and userinfo is. */
export function shownUrl(url: URL): string {
  const keys = [...new Set(url.searchParams.keys())].map((key) => `${encodeURIComponent(key)}=…`);
  return `${url.origin}${url.pathname}${keys.length === 0 ? "" : `?${keys.join("&")}`}`;
}

/** Whether the host of a URL is this machine by its name or address. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** Why a redirect is not followed, as the rest of a sentence; undefined where it is. */
export function redirectRefusal(from: URL, to: URL): string | undefined {
  if (to.protocol !== "https:" && to.protocol !== "http:") return `to a ${to.protocol} URL`;
  if (to.username !== "" || to.password !== "") return "to a URL with credentials";
  if (to.protocol === "https:") return undefined;
  if (from.protocol === "https:") return "from https: to http:, which is not encrypted";
  const isSafe = from.origin === to.origin || (isLoopback(from) && isLoopback(to));
  return isSafe ? undefined : "to another origin without encryption";
}

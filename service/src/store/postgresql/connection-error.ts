import { codeOf, SettingError } from "../../setting-error.js";

/** The oldest PostgreSQL version with `xid8` and `pg_current_snapshot`. */
export const oldestPostgres = 13;

/** The target of a PostgreSQL URL for messages, so without the password. */
interface Target {
  /** `host:port`, or the path of a socket. */
  readonly server: string;
  readonly host: string;
  readonly user: string;
  readonly database: string;
  readonly password: string;
}

/** A setting with the URL of a database. */
interface UrlSetting {
  readonly setting: "DATABASE_URL" | "DATABASE_DIRECT_URL";
  readonly url: string;
  readonly timeout: number;
}

/** Explains why the first connection to PostgreSQL failed, in terms of the setting, without the password. */
export function explainConnection(error: unknown, { setting, url, timeout }: UrlSetting): SettingError {
  const target = targetOf(url);
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const problem = explain(code, message, target, timeout);
  // The cause and the library's message may contain the password.
  return new SettingError(setting, withoutPassword(problem, target.password));
}

/** Throws for a server that is too old. `version` is `server_version_num`, such as 150004. */
export function assertServerVersion(version: number, url: string): void {
  const major = Math.floor(version / 10_000);
  if (major >= oldestPostgres) return;
  const { server } = targetOf(url);
  throw new SettingError(
    "DATABASE_URL",
    `${server} is PostgreSQL ${major}, but the service requires PostgreSQL ${oldestPostgres} or newer. ` +
      "Upgrade the server, or unset DATABASE_URL to use the embedded database.",
  );
}

/** Error codes of certificates that cannot be verified. */
const untrusted =
  /^(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/;

function explain(code: string, message: string, { server, host, user, database }: Target, timeout: number): string {
  if (code === "ECONNREFUSED" || code === "ENOENT")
    return `cannot connect to ${server} (${code}). Is PostgreSQL running?`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `cannot find the host ${host} (${code}). Check its name and the network.`;
  if (
    /^E(?:TIMEDOUT|HOSTUNREACH|NETUNREACH|HOSTDOWN)$/.test(code) ||
    /timeout expired|connection timeout/i.test(message)
  )
    return `${server} does not respond within ${timeout / 1000} s${inBrackets(code)}. Check host, port and firewall, or raise DATABASE_TIMEOUT.`;
  if (code === "28P01")
    return `${server} refuses the password of the user ${user} (28P01). Check user and password; in the URL, reserved characters such as @, : and / are written as %40, %3A and %2F.`;
  if (/password must be a (?:non-empty )?string/.test(message))
    return `${server} requires a password for the user ${user}, and the URL has none. Write postgres://user:password@host:5432/name.`;
  if (code === "28000" && /no encryption|SSL off/i.test(message))
    return `${server} requires TLS. Add ?sslmode=verify-full to the URL, or ?sslmode=no-verify for a certificate that cannot be verified.`;
  if (code === "28000")
    return `${server} refuses the user ${user} (28000: ${message}). Check the user, and pg_hba.conf on the server.`;
  if (code === "3D000")
    return `the database ${database} does not exist on ${server} (3D000). Create it with createdb, or correct the name.`;
  if (code === "42501")
    return `the user ${user} may not use the database ${database} on ${server} (42501: ${message}). Make it the owner of the database.`;
  if (code === "53300")
    return `${server} has no connection left (53300). Lower DATABASE_CONNECTIONS, or raise max_connections on the server.`;
  if (code === "57P03") return `${server} is starting or stopping (57P03). Try again in a moment.`;
  if (/does not support SSL/.test(message)) return `${server} offers no TLS. Remove sslmode from the URL.`;
  if (untrusted.test(code))
    return `the TLS certificate of ${server} cannot be verified (${code}). Add sslrootcert=FILE with the certificate of its authority to the URL.`;
  if (code === "ECONNRESET" || /terminated unexpectedly/.test(message))
    return `${server} closed the connection${inBrackets(code)}. Is it PostgreSQL that listens there?`;
  return `cannot use ${server}: ${message}${inBrackets(code)}`;
}

function inBrackets(code: string): string {
  return code === "" ? "" : ` (${code})`;
}

function targetOf(text: string): Target {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const parameter = (name: string): string => url?.searchParams.get(name) ?? "";
  const host = parameter("host") || url?.hostname || "localhost";
  const port = parameter("port") || url?.port || "5432";
  const user = parameter("user") || decoded(url?.username ?? "");
  return {
    host,
    server: host.startsWith("/") ? host : `${host}:${port}`,
    user: user || "of the operating system",
    database: parameter("dbname") || decoded(url?.pathname.slice(1) ?? "") || user,
    password: parameter("password") || (url?.password ?? ""),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withoutPassword(text: string, password: string): string {
  const spellings = [password, decoded(password)].filter((spelling) => spelling !== "");
  return spellings.reduce((left, spelling) => left.replaceAll(spelling, "***"), text);
}

import { cleanEnv, EnvError, makeValidator } from "envalid";
import { type CorsOrigins, isLoopbackOrigin, parseCorsOrigins } from "./http/cors-origins.js";
import type { RateLimitConfig } from "./limits/limit-tables.js";
import { parseProxies, proxyHeaders, type TrustedProxies } from "./limits/trusted-proxies.js";
import { type LogLevel, logLevels } from "./log.js";
import { workers } from "./store/ids.js";

/** The configuration of the service. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database, and of files that the service creates. */
  readonly dataDir: string;
  /** The PostgreSQL database that replaces the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The server itself, if `databaseUrl` is the URL of a connection pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** Replicas of the database for reads. Undefined: all reads are on the primary. */
  readonly databaseReadUrl: string | undefined;
  /** Milliseconds by which a read on a replica may be out of date. */
  readonly databaseReadStaleness: number;
  readonly databaseConnections: number;
  /** Milliseconds that a request waits for a connection to PostgreSQL. */
  readonly databaseTimeout: number;
  /** The number of this instance among those on one database. Undefined: a free number is chosen. */
  readonly instance: number | undefined;
  /** The public base URL of the service. Undefined: the URL that it listens on. */
  readonly publicUrl: string | undefined;
  /** Origins whose pages may call the interface and `/gateway`. */
  readonly corsOrigins: CorsOrigins;
  /** Whether interactions may be sent to private addresses, and without TLS. */
  readonly privateEndpoints: boolean;
  /** The secret that tokens are derived from. Undefined: a generated one, stored in the database. */
  readonly serviceSecret: string | undefined;
  /** Undefined: a generated one, stored in `dataDir`; with PostgreSQL the control interface is off. */
  readonly controlToken: string | undefined;
  readonly logLevel: LogLevel;
  /** Undefined if requests are not limited. */
  readonly rateLimits: RateLimitConfig | undefined;
  /** The Redis server on which all instances count requests. Undefined: each instance counts separately. */
  readonly rateLimitStore: string | undefined;
  /** The proxies whose header states the IP address of the client. Undefined: none. */
  readonly trustedProxies: TrustedProxies | undefined;
  /** Milliseconds during which events can be read again. */
  readonly eventsKept: number;
  /** Whether requests are recorded as spans. */
  readonly tracing: boolean;
  /** Milliseconds that requests in progress get when the service stops. */
  readonly shutdownTimeout: number;
}

/** Invalid variables, one per line. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

// The errors of these validators state the expected value. `readConfig` adds the name, and the value unless it is a
// secret.

const integerSetting = (least: number, most: number) =>
  makeValidator<number>((input) => {
    const value = /^\d{1,9}$/.test(input) ? Number(input) : Number.NaN;
    if (!(value >= least && value <= most)) throw new EnvError(`a whole number from ${least} to ${most}`);
    return value;
  });

const patternSetting = (pattern: RegExp, wanted: string) =>
  makeValidator<string>((input) => {
    if (!pattern.test(input)) throw new EnvError(wanted);
    return input;
  });

const switchSetting = makeValidator<boolean>((input) => {
  if (/^(on|true|1)$/i.test(input)) return true;
  if (/^(off|false|0)$/i.test(input)) return false;
  throw new EnvError("on or off");
});

const choiceSetting = <Choice extends string>(choices: readonly Choice[]) =>
  makeValidator<Choice>((input) => {
    const found = choices.find((choice) => choice === input);
    if (found === undefined) throw new EnvError(`one of ${choices.join(", ")}`);
    return found;
  });

const textSetting = patternSetting(/./, "a string");
/** A complete sentence, for errors where "is not <expected>" would not help. */
class InvalidSettingError extends EnvError {}

const postgresForm = "Write postgres://user:password@host:5432/name";

const postgresUrl = makeValidator<string>((input) => {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(input) ?? [];
  if (scheme === undefined) throw new InvalidSettingError(`not a URL. ${postgresForm}.`);
  if (!/^postgres(?:ql)?$/.test(scheme))
    throw new InvalidSettingError(`the scheme is ${scheme}, but only PostgreSQL is supported. ${postgresForm}.`);
  const url = URL.canParse(input) ? new URL(input) : undefined;
  if (url === undefined || url.hostname === "" || url.hash !== "" || /[/?#]/.test(url.password))
    throw new InvalidSettingError(
      `not a valid URL. ${postgresForm}; in user and password, write @ as %40, : as %3A, / as %2F, # as %23.`,
    );
  if (url.pathname.length < 2) throw new InvalidSettingError(`no database is named. ${postgresForm}.`);
  return input;
});

const redisUrl = makeValidator<string>((input) => {
  const url = /^rediss?:\/\/[^/?#]/i.test(input) && URL.canParse(input) ? new URL(input) : undefined;
  if (url === undefined || !/^(?:\/\d*)?$/.test(url.pathname) || url.search !== "" || url.hash !== "")
    throw new InvalidSettingError(
      "not a URL of a Redis server. Write redis://user:password@host:6379/0, or rediss://.",
    );
  return input;
});

const publicUrl = makeValidator<string>((input) => {
  if (!/^https?:\/\/[^/?#]+[^?#]*$/i.test(input) || !URL.canParse(input)) throw new EnvError("an http or https URL");
  return input.replace(/\/+$/, "");
});
const corsOrigins = makeValidator<CorsOrigins>((input) => {
  try {
    return parseCorsOrigins(input);
  } catch {
    throw new EnvError(
      "a list of origins such as https://app.example, separated by commas, with loopback; or *; or none",
    );
  }
});
const proxyList = makeValidator<TrustedProxies["addresses"]>((input) => {
  try {
    return parseProxies(input);
  } catch {
    throw new EnvError("a list of IP addresses and networks such as 10.0.0.0/8, separated by commas");
  }
});
const secretSetting = patternSetting(/^.{32,}$/s, "a string of at least 32 characters");
const tokenSetting = patternSetting(/^[\x21-\x7e]{16,}$/, "a string of at least 16 visible ASCII characters");

const specs = {
  PORT: integerSetting(0, 65_535)({ default: 8080, desc: "port to listen on; 0 for any free one" }),
  HOST: textSetting({ default: "127.0.0.1", desc: "host name or IP address to listen on; 0.0.0.0 for all" }),
  DATA_DIR: textSetting({
    default: "./data",
    desc: "folder of the embedded database; :memory: keeps all data in memory",
  }),
  DATABASE_URL: postgresUrl({
    default: undefined,
    desc: "PostgreSQL instead: postgres://user:password@host:5432/name",
  }),
  DATABASE_DIRECT_URL: postgresUrl({
    default: undefined,
    desc: "the server itself, if DATABASE_URL is the URL of a connection pooler",
  }),
  DATABASE_READ_URL: postgresUrl({
    default: undefined,
    desc: "replicas of DATABASE_URL for reads; all reads are on the primary if absent",
  }),
  DATABASE_READ_STALENESS: integerSetting(
    50,
    1000,
  )({ default: 1000, desc: "milliseconds by which a read on a replica may be out of date" }),
  DATABASE_CONNECTIONS: integerSetting(1, 1000)({ default: 10, desc: "maximum number of connections to PostgreSQL" }),
  DATABASE_TIMEOUT: integerSetting(
    1,
    600,
  )({ default: 10, desc: "seconds that a request waits for a connection, and then for each response of PostgreSQL" }),
  INSTANCE: integerSetting(
    0,
    workers - 1,
  )({
    default: undefined,
    desc: "unique number of this instance on the database, 0 to 1023; a free one if absent",
  }),
  PUBLIC_URL: publicUrl({
    default: undefined,
    desc: "public base URL of the service; the URL that it listens on if absent",
  }),
  CORS_ORIGINS: corsOrigins({
    default: undefined,
    desc: "origins whose pages may call, loopback, * or none; loopback without DATABASE_URL, else none, if absent",
  }),
  PRIVATE_ENDPOINTS: switchSetting({
    default: false,
    desc: "interaction endpoints at private IP addresses and over http: on or off",
  }),
  SERVICE_SECRET: secretSetting({
    default: undefined,
    desc: "secret that webhook and interaction tokens are derived from; generated if absent",
  }),
  CONTROL_TOKEN: tokenSetting({
    default: undefined,
    desc: "admin token of /control; generated, and stored in DATA_DIR, if absent",
  }),
  LOG_LEVEL: choiceSetting(logLevels)({ default: "info", desc: `one of ${logLevels.join(", ")}` }),
  TRACING: switchSetting({ default: false, desc: "requests as spans, with an OpenTelemetry SDK: on or off" }),
  RATE_LIMITS: switchSetting({ default: true, desc: "rate limits: on or off" }),
  RATE_LIMIT_ROUTE: integerSetting(1, 1e9)({ default: 300, desc: "requests per caller and route in one window" }),
  RATE_LIMIT_WINDOW: integerSetting(1, 86_400)({ default: 10, desc: "length of a window in seconds" }),
  RATE_LIMIT_GLOBAL: integerSetting(1, 1e9)({ default: 500, desc: "requests per caller and second" }),
  RATE_LIMIT_INVALID: integerSetting(1, 1e9)({ default: 10_000, desc: "refused requests per caller in ten minutes" }),
  RATE_LIMIT_STORE: redisUrl({
    default: undefined,
    desc: "Redis server on which all instances count: redis://user:password@host:6379; each separately if absent",
  }),
  TRUSTED_PROXIES: proxyList({
    default: undefined,
    desc: "IP addresses and networks of proxies that report the client's address: 10.0.0.0/8, 2001:db8::1",
  }),
  TRUSTED_PROXY_HEADER: choiceSetting(proxyHeaders)({
    default: "x-forwarded-for",
    desc: "header that contains this address: x-forwarded-for or forwarded",
  }),
  EVENTS_KEPT: integerSetting(1, 87_600)({ default: 168, desc: "hours during which events can be read again" }),
  SHUTDOWN_TIMEOUT: integerSetting(
    0,
    3600,
  )({ default: 10, desc: "seconds that requests in progress get when the service stops" }),
};

/** Values that are never printed. */
const secrets: ReadonlySet<string> = new Set([
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "RATE_LIMIT_STORE",
  "SERVICE_SECRET",
  "CONTROL_TOKEN",
]);

/**
 * Reads the configuration.
 *
 * @param env Variables, such as `process.env`; an empty variable is treated as absent.
 *
 * Throws a ConfigError with a line for every invalid variable: its name, its value unless it is a secret, and the
 * expected value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const problems = misspelled(given);
  const values = cleanEnv(given, specs, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries(errors)) {
        if (error instanceof InvalidSettingError) {
          problems.push(`${name}: ${error.message}`);
          continue;
        }
        const shown = secrets.has(name) ? "its value" : JSON.stringify(given[name]);
        problems.push(`${name}: ${shown} is not ${error?.message}`);
      }
    },
  });
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseReadStaleness: values.DATABASE_READ_STALENESS,
    databaseConnections: values.DATABASE_CONNECTIONS,
    databaseTimeout: values.DATABASE_TIMEOUT * 1000,
    instance: values.INSTANCE,
    publicUrl: values.PUBLIC_URL,
    corsOrigins: values.CORS_ORIGINS ?? (values.DATABASE_URL === undefined ? isLoopbackOrigin : []),
    privateEndpoints: values.PRIVATE_ENDPOINTS,
    serviceSecret: values.SERVICE_SECRET,
    controlToken: values.CONTROL_TOKEN,
    logLevel: values.LOG_LEVEL,
    tracing: values.TRACING,
    rateLimits: values.RATE_LIMITS
      ? {
          route: values.RATE_LIMIT_ROUTE,
          window: values.RATE_LIMIT_WINDOW,
          global: values.RATE_LIMIT_GLOBAL,
          invalid: values.RATE_LIMIT_INVALID,
        }
      : undefined,
    rateLimitStore: values.RATE_LIMIT_STORE,
    trustedProxies: values.TRUSTED_PROXIES && {
      addresses: values.TRUSTED_PROXIES,
      header: values.TRUSTED_PROXY_HEADER,
    },
    eventsKept: values.EVENTS_KEPT * 3_600_000,
    shutdownTimeout: values.SHUTDOWN_TIMEOUT * 1000,
  };
}

/** All variables for `--help`, one line each. */
export function describeConfig(): string {
  const width = Math.max(...Object.keys(specs).map((name) => name.length)) + 2;
  return Object.entries(specs)
    .map(([name, spec]) => {
      const standard = "default" in spec && spec.default !== undefined ? ` (${shownDefault(spec.default)})` : "";
      return `  ${name.padEnd(width)}${spec.desc}${standard}`;
    })
    .join("\n");
}

function shownDefault(value: unknown): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}

/** An environment also holds variables of other programs, so only names with these prefixes are checked. */
function misspelled(given: Readonly<Record<string, unknown>>): string[] {
  return ["RATE_LIMIT", "TRUSTED_PROX"].flatMap((prefix) =>
    Object.keys(given)
      .filter((name) => name.startsWith(prefix) && !Object.hasOwn(specs, name))
      .map((name) => `${name}: unknown variable. Known variables: ${known(prefix)}`),
  );
}

function known(prefix: string): string {
  return Object.keys(specs)
    .filter((name) => name.startsWith(prefix))
    .join(", ");
}

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runCli } from "../../../service/src/cli.js";
import { ConfigError, describeConfig, readConfig } from "../../../service/src/config.js";

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message.split("\n");
  }
  throw new Error("nothing was refused");
};

async function cli(args: string[], env: Record<string, string> = {}) {
  let out = "";
  let err = "";
  const code = await runCli(args, {
    env,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    untilStopped: () => Promise.reject(new Error("nothing should have been started")),
  });
  return { code, out, err };
}

describe("the configuration", () => {
  it("has defaults, and treats an empty variable as unset", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 8080, host: "127.0.0.1", dataDir: "./data", logLevel: "info" });
    expect(config.rateLimits).toEqual({ route: 300, window: 10, global: 500, invalid: 10_000 });
    expect([config.databaseUrl, config.tracing]).toEqual([undefined, false]);
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toEqual(config);
  });

  it("is read from the variables", () => {
    const config = readConfig({
      PORT: "0",
      HOST: "0.0.0.0",
      DATABASE_URL: "postgresql://me@db/guilds",
      RATE_LIMITS: "off",
      LOG_LEVEL: "silent",
      SHUTDOWN_TIMEOUT: "3",
      TRACING: "on",
      PUBLIC_URL: "https://guilds.example/",
      INSTANCE: "7",
    });
    expect(config.instance).toBe(7);
    expect(config.publicUrl).toBe("https://guilds.example");
    expect(config).toMatchObject({
      port: 0,
      host: "0.0.0.0",
      logLevel: "silent",
      shutdownTimeout: 3000,
      tracing: true,
    });
    expect(config.databaseUrl).toBe("postgresql://me@db/guilds");
    expect(config.rateLimits).toBeUndefined();
    for (const url of ["redis://cache", "rediss://me:secret@[::1]:6380/3"])
      expect(readConfig({ RATE_LIMIT_STORE: url }).rateLimitStore).toBe(url);
    expect(readConfig({}).rateLimitStore).toBeUndefined();
    expect(readConfig({}).trustedProxies).toBeUndefined();
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "10.0.0.0/8, ::1", TRUSTED_PROXY_HEADER: "forwarded" });
    expect(trustedProxies?.header).toBe("forwarded");
    expect(["10.9.9.9", "11.0.0.1"].map((address) => trustedProxies?.addresses.check(address))).toEqual([true, false]);
  });

  it.each([
    ["PORT", "eighty", 'PORT: "eighty" is not a whole number from 0 to 65535'],
    ["PORT", "65536", 'PORT: "65536" is not a whole number from 0 to 65535'],
    ["PORT", "-1", 'PORT: "-1" is not a whole number from 0 to 65535'],
    ["INSTANCE", "1024", 'INSTANCE: "1024" is not a whole number from 0 to 1023'],
    ["LOG_LEVEL", "loud", 'LOG_LEVEL: "loud" is not one of trace, debug, info, warn, error, fatal, silent'],
    ["PUBLIC_URL", "guilds.example", 'PUBLIC_URL: "guilds.example" is not an http or https URL'],
    ["PRIVATE_ENDPOINTS", "maybe", 'PRIVATE_ENDPOINTS: "maybe" is not on or off'],
    ["RATE_LIMITS", "perhaps", 'RATE_LIMITS: "perhaps" is not on or off'],
    ["RATE_LIMIT_ROUTE", "0", 'RATE_LIMIT_ROUTE: "0" is not a whole number from 1 to 1000000000'],
    ["RATE_LIMIT_STORE", "http://me:hidden@cache", /^RATE_LIMIT_STORE: not a URL of a Redis server\. Write redis:/],
    [
      "RATE_LIMIT_STORE",
      "redis://me:hidden@cache/name",
      /^RATE_LIMIT_STORE: not a URL of a Redis server\. Write redis:/,
    ],
    ["RATE_LIMIT_STORE", "redis://", /^RATE_LIMIT_STORE: not a URL of a Redis server\. Write redis:/],
    ["TRUSTED_PROXIES", "proxy.example", /^TRUSTED_PROXIES: "proxy.example" is not a list of IP addresses/],
    ["TRUSTED_PROXIES", "10.0.0.0/33", /^TRUSTED_PROXIES: "10.0.0.0\/33" is not a list/],
    ["TRUSTED_PROXIES", "10.0.0.1,", /^TRUSTED_PROXIES: "10.0.0.1," is not a list/],
    ["TRUSTED_PROXIES", "0.0.0.0/0", /^TRUSTED_PROXIES: "0.0.0.0\/0" is not a list/],
    ["TRUSTED_PROXY_HEADER", "via", 'TRUSTED_PROXY_HEADER: "via" is not one of x-forwarded-for, forwarded'],
    [
      "TRUSTED_PROXY",
      "10.0.0.1",
      /^TRUSTED_PROXY: unknown variable\. Known variables: TRUSTED_PROXIES, TRUSTED_PROXY_HEADER$/,
    ],
    ["RATE_LIMIT_ROUTES", "5", /^RATE_LIMIT_ROUTES: unknown variable\. Known variables: RATE_LIMITS, RATE_LIMIT_ROUTE/],
  ])("rejects %s=%s and reports the expected value", (name, value, problem) => {
    const [found, ...others] = problemsOf({ [name]: value });
    expect(found).toEqual(typeof problem === "string" ? problem : expect.stringMatching(problem));
    expect(others).toEqual([]);
  });

  it("lists all invalid variables at once, without secrets", () => {
    const problems = problemsOf({
      PORT: "x",
      CONTROL_TOKEN: "geheim",
      SERVICE_SECRET: "geheim",
      DATABASE_URL: "mysql://root:geheim@db/guilds",
    });
    expect(problems.map((problem) => problem.split(":")[0])).toEqual([
      "PORT",
      "DATABASE_URL",
      "SERVICE_SECRET",
      "CONTROL_TOKEN",
    ]);
    expect(problems.join("\n")).not.toContain("geheim");
  });
});

describe("the program", () => {
  it("exits with code 2 and the errors of the configuration", async () => {
    const { code, out, err } = await cli([], { PORT: "x" });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain('PORT: "x" is not a whole number');
    expect(err).toContain("--help");
  });

  it.each([[["--bogus"]], [["serve", "--bogus"]], [["dance"]]])("exits with code 2 for %j", async (args) => {
    const { code, out, err } = await cli(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("error:");
  });

  it("reports an unknown command, and how to list the known ones", async () => {
    const hint = "(guildwire-service --help shows the commands and examples)\n";
    expect((await cli(["dance"])).err).toBe(`error: unknown command 'dance'\n${hint}`);
    expect((await cli(["sed"])).err).toBe(`error: unknown command 'sed'\n(Did you mean seed?)\n${hint}`);
  });

  it.each([[], ["serve"], ["migrate"], ["seed"], ["export"], ["import"], ["backup"], ["check"]])(
    "shows examples in the help of %s",
    async (...command) => {
      const { code, out } = await cli([...command, "--help"]);
      expect(code).toBe(0);
      expect(out).toMatch(/\nExamples:\n {2}(?:[A-Z]+=\S+ )?guildwire-service/);
    },
  );

  it("reports a data folder error in one line", async () => {
    const { code, err } = await cli([], { DATA_DIR: fileURLToPath(import.meta.url) });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATA_DIR: \S+ is not a folder \((?:EEXIST|ENOTDIR)\)\. Set it to a folder for the data\.\n$/);
  });

  it("lists every variable with its default in its help", async () => {
    const { code, out } = await cli(["--help"]);
    expect(code).toBe(0);
    expect(out).toContain(describeConfig());
    expect(describeConfig()).toMatch(/^ {2}PORT +port to listen on; 0 for any free one \(8080\)$/m);
    expect(describeConfig()).toMatch(/^ {2}CONTROL_TOKEN +.*if absent$/m);
  });

  it("has the same variables and defaults in its help as in docs/service.md", () => {
    const guide = readFileSync(new URL("../../../docs/service.md", import.meta.url), "utf8");
    const documented = [...guide.matchAll(/^\| `([A-Z_]+)` \| (.*?) ?\| /gm)].map(([, name, value]) => [name, value]);
    const described = describeConfig()
      .split("\n")
      .map((line) => [/^ +([A-Z_]+)/.exec(line)?.[1], /\(([^()]*)\)$/.exec(line)?.[1] ?? ""]);
    expect(documented).toEqual(described);
  });
});

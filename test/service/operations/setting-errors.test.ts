import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { runCli } from "../../../service/src/cli.js";
import { explainFolder, explainListening } from "../../../service/src/setting-error.js";
import { fakePostgres, type Greeting } from "./fake-postgres.js";

/** A password with characters that a URL must encode; neither spelling may be printed. */
const password = "Nobody/may@see:this";
const inUrl = encodeURIComponent(password);

interface Ended {
  readonly code: number;
  readonly err: string;
}

async function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  let printed = "";
  const code = await runCli(args, {
    env: { LOG_LEVEL: "silent", ...env },
    out: () => {},
    err: (text) => {
      printed += text;
    },
    untilStopped: async () => {},
  });
  for (const spelling of [password, inUrl]) expect(printed).not.toContain(spelling);
  return { code, err: printed };
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "guildwire-errors-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

describe("an invalid DATABASE_URL exits with code 2", () => {
  const form = "Write postgres://user:password@host:5432/name";
  const encoded = "in user and password, write @ as %40, : as %3A, / as %2F, # as %23.";
  it.each([
    [`me:${inUrl}@db/guilds`, `not a URL. ${form}.`],
    [`mysql://me:${inUrl}@db/guilds`, `the scheme is mysql, but only PostgreSQL is supported. ${form}.`],
    [`postgres://me:${inUrl}@db:99999/guilds`, `not a valid URL. ${form}; ${encoded}`],
    [`postgres://me:${inUrl}#x@db/guilds`, `not a valid URL. ${form}; ${encoded}`],
    [`postgres://me:${inUrl}@db`, `no database is named. ${form}.`],
    [`postgres://me:${inUrl}@db/`, `no database is named. ${form}.`],
  ])("%s", async (url, problem) => {
    expect(await run([], { DATABASE_URL: url })).toEqual({
      code: 2,
      err: `DATABASE_URL: ${problem}\nguildwire-service --help lists the variables.\n`,
    });
  });
});

describe("an unusable PostgreSQL makes every command exit with code 1 and one line", () => {
  const refusals: readonly (readonly [string, Greeting, string, string])[] = [
    [
      "a wrong password",
      { error: "28P01", message: 'password authentication failed for user "me"' },
      "",
      "SERVER refuses the password of the user me (28P01). Check user and password; in the URL, reserved characters such as @, : and / are written as %40, %3A and %2F.",
    ],
    [
      "a database that is not there",
      { error: "3D000", message: 'database "guilds" does not exist' },
      "",
      "the database guilds does not exist on SERVER (3D000). Create it with createdb, or correct the name.",
    ],
    [
      "a server that requires TLS",
      {
        error: "28000",
        message: 'no pg_hba.conf entry for host "127.0.0.1", user "me", database "guilds", no encryption',
      },
      "",
      "SERVER requires TLS. Add ?sslmode=verify-full to the URL, or ?sslmode=no-verify for a certificate that cannot be verified.",
    ],
    [
      "a server without TLS",
      { version: "150000" },
      "?sslmode=no-verify",
      "SERVER offers no TLS. Remove sslmode from the URL.",
    ],
    [
      "a user without rights",
      { error: "42501", message: 'permission denied for database "guilds"' },
      "",
      'the user me may not use the database guilds on SERVER (42501: permission denied for database "guilds"). Make it the owner of the database.',
    ],
    [
      "a server without a free connection",
      { error: "53300", message: "sorry, too many clients already" },
      "",
      "SERVER has no connection left (53300). Lower DATABASE_CONNECTIONS, or raise max_connections on the server.",
    ],
    [
      "a server that is starting",
      { error: "57P03", message: "the database system is starting up" },
      "",
      "SERVER is starting or stopping (57P03). Try again in a moment.",
    ],
    [
      "an error that repeats the password",
      { error: "XX000", message: `cannot use ${password}` },
      "",
      "cannot use SERVER: cannot use *** (XX000)",
    ],
    [
      "a server that hangs up",
      { hangUp: true },
      "",
      "SERVER closed the connection (ECONNRESET). Is it PostgreSQL that listens there?",
    ],
    [
      "a server that is too old",
      { version: "120022" },
      "",
      "SERVER is PostgreSQL 12, but the service requires PostgreSQL 13 or newer. Upgrade the server, or unset DATABASE_URL to use the embedded database.",
    ],
    [
      "a server that does not respond",
      { silent: true },
      "",
      "SERVER does not respond within 1 s. Check host, port and firewall, or raise DATABASE_TIMEOUT.",
    ],
  ];

  it.each(refusals)("%s", async (_title, greeting, query, problem) => {
    const port = await fakePostgres(greeting);
    const url = `postgres://me:${inUrl}@127.0.0.1:${port}/guilds${query}`;
    for (const args of [[], ["migrate"], ["seed"]]) {
      const { code, err } = await run(args, {
        DATABASE_URL: url,
        DATABASE_TIMEOUT: "1",
        CONTROL_TOKEN: "a".repeat(32),
      });
      const shown = err.replace("closed the connection. Is", "closed the connection (ECONNRESET). Is");
      expect({ code, err: shown }).toEqual({
        code: 1,
        err: `DATABASE_URL: ${problem.replace("SERVER", `127.0.0.1:${port}`)}\n`,
      });
    }
  });

  it("a port at which nothing listens", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    expect(await run([], { DATABASE_URL: `postgres://me:${inUrl}@127.0.0.1:${port}/guilds` })).toEqual({
      code: 1,
      err: `DATABASE_URL: cannot connect to 127.0.0.1:${port} (ECONNREFUSED). Is PostgreSQL running?\n`,
    });
  });

  it("an unknown host", async () => {
    const { code, err } = await run([], { DATABASE_URL: `postgres://me:${inUrl}@db.invalid/guilds` });
    expect(code).toBe(1);
    expect(err).toMatch(
      /^DATABASE_URL: cannot find the host db\.invalid \((?:ENOTFOUND|EAI_AGAIN)\)\. Check its name and the network\.\n$/,
    );
  });
});

describe("the service cannot listen on", () => {
  it("a port that another program uses", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    expect(await run([], { PORT: String(port), DATA_DIR: folder() })).toEqual({
      code: 1,
      err: `PORT: another program listens on 127.0.0.1:${port} (EADDRINUSE). Stop it, or set another port.\n`,
    });
  }, 60_000);

  it("a host that is not an IP address of this machine", async () => {
    expect(await run([], { PORT: "0", HOST: "192.0.2.1", DATA_DIR: folder() })).toEqual({
      code: 1,
      err: "HOST: 192.0.2.1 is not an IP address of this machine (EADDRNOTAVAIL). Use 127.0.0.1 for local access, or 0.0.0.0 for all.\n",
    });
    const { code, err } = await run([], { PORT: "0", HOST: "missing.invalid", DATA_DIR: folder() });
    expect(code).toBe(1);
    expect(err).toMatch(
      /^HOST: cannot listen on missing\.invalid \((?:ENOTFOUND|EAI_AGAIN)\)\. Set an IP address of this machine/,
    );
  }, 60_000);
});

describe("a DATA_DIR that is not a folder for data", () => {
  it.each([[[]], [["migrate"]], [["seed"]]])("is reported with a remedy: %j", async (args) => {
    const inner = join(folder(), "file");
    writeFileSync(inner, "");
    for (const [path, problem] of [
      [inner, /^DATA_DIR: .*\/file is not a folder \((?:EEXIST|ENOTDIR)\)\. Set it to a folder for the data\.\n$/],
      [join(inner, "below"), /^DATA_DIR: .*\/file\/below is not a folder \(ENOTDIR\)\./],
      ["x".repeat(5000), /^DATA_DIR: cannot create the folder x+ \(ENAMETOOLONG\)\./],
    ] as const) {
      const { code, err } = await run(args, { PORT: "0", DATA_DIR: path });
      expect(code).toBe(1);
      expect(err).toMatch(problem);
    }
  });

  it("may contain a database that cannot be opened", async () => {
    const data = folder();
    writeFileSync(join(data, "guildwire.sqlite"), "this is a letter, and not a database; ".repeat(200));
    const { code, err } = await run([], { PORT: "0", DATA_DIR: data });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATA_DIR: /);
    expect(err).not.toContain("    at ");
  }, 60_000);
});

describe("an error of the operating system", () => {
  const failure = (code: string): Error => Object.assign(new Error(code), { code });

  it.each([
    ["EACCES", "DATA_DIR: cannot write to ./data (EACCES). Set it to a folder that this user owns."],
    ["EROFS", "DATA_DIR: cannot write to ./data (EROFS). Set it to a folder that this user owns."],
    ["ENOSPC", "DATA_DIR: no space is left for ./data (ENOSPC). Free some space, or set it to another disk."],
  ])("names DATA_DIR and a remedy: %s", (code, message) => {
    expect(explainFolder(failure(code), "./data")).toMatchObject({ message });
  });

  it("names PORT if the port is reserved", () => {
    expect(explainListening(failure("EACCES"), 80, "127.0.0.1")).toMatchObject({
      message: "PORT: this user may not listen on 80 (EACCES). Set a port of 1024 or above.",
    });
  });

  it("stays unchanged if no setting explains it", () => {
    const other = failure("EMFILE");
    expect(explainFolder(other, "./data")).toBe(other);
    expect(explainListening(other, 80, "127.0.0.1")).toBe(other);
  });
});

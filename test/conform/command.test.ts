import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand, startMock } from "../mock/running-tool.js";
import { expressServer } from "./servers/express-server.js";
import { type Fault, Tasks, token } from "./servers/tasks.js";

const spec = join(import.meta.dirname, "tasks.yaml");
const servers: Server[] = [];
const folder = mkdtempSync(join(tmpdir(), "guildwire-conform-"));

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function serve(fault?: Fault): Promise<string> {
  const server = expressServer(new Tasks(fault));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const conform = (...line: readonly string[]) =>
  runCommand(["conform", ...line, "--spec", spec], { cwd: folder, env: { TASKS_TOKEN: token } });

describe("guildwire conform", () => {
  let correct: string;
  let faulty: string;
  beforeAll(async () => {
    correct = await serve();
    faulty = await serve("title of 31 characters");
  });

  it("ends with 0 and numbers for a correct server", { timeout: 90_000 }, async () => {
    const { code, stdout, stderr } = await conform(correct, "--write", "--auth", "token=TASKS_TOKEN");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^createTask: \d+ passed/m);
    expect(stdout).toMatch(/: \d+ requests, \d+ passed(, \d+ inconclusive)?\n$/);
  });

  it("ends with 1 and names operation, rule and location for a fault", async () => {
    const header = "Authorization: Bearer ${TASKS_TOKEN}";
    const { code, stdout } = await conform(faulty, "--write", "--header", header);
    expect(code).toBe(1);
    expect(stdout).toContain(
      "  maxLength/invalid-accepted: /title violates maxLength: the response is 201 instead of an error",
    );
    expect(stdout).not.toContain(token);
  });

  it("does not write names of the document to the terminal as they are", async () => {
    const hostile = readFileSync(spec, "utf8").replace(
      /operationId: listTasks$/m,
      'operationId: "list\\e[2J\\u009bTasks"',
    );
    writeFileSync(join(folder, "hostile.yaml"), hostile);
    const { stdout } = await runCommand(["conform", correct, "--spec", join(folder, "hostile.yaml")], { cwd: folder });
    expect(stdout).toMatch(/^list \[2J Tasks: /m);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them.
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });

  it("prints JSON and writes a JUnit report", async () => {
    const { code, stdout } = await conform(
      faulty,
      "--write",
      "--auth",
      "token=TASKS_TOKEN",
      "--json",
      "--junit",
      "report.xml",
    );
    expect(code).toBe(1);
    const report = JSON.parse(stdout) as {
      summary: { failed: number };
      cases: { outcome: string; operation: string; failures: object[] }[];
    };
    const failed = report.cases.filter(({ outcome }) => outcome === "failed");
    expect(report.summary.failed).toBe(failed.length);
    const xml = readFileSync(join(folder, "report.xml"), "utf8");
    expect(xml.match(/<failure /g)).toHaveLength(failed.flatMap(({ failures }) => failures).length);
    expect(xml.match(/<testcase /g)).toHaveLength(report.cases.length);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites /);
    expect(xml).toContain('<failure type="invalid-accepted"');
  });

  it("reports wrong options and an unreachable server with 2", async () => {
    expect(await conform("not-a-url")).toMatchObject({ code: 2, stderr: expect.stringContaining("URL") });
    expect(await conform(correct, "--auth", "other=TASKS_TOKEN")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("token"),
    });
    expect(await conform(correct, "--auth", "token=UNSET")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("UNSET"),
    });
    expect(await conform(correct, "--header", "nothing")).toMatchObject({ code: 2 });
    expect(await conform("http://127.0.0.1:1")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("cannot be reached"),
    });
    expect((await conform(correct, "--timeout", "0")).code).toBe(2);
    expect(await conform(correct, "--skip", "createTask", "--skip", "mediatype", "--skip", "deleteTsk")).toMatchObject({
      code: 2,
      stderr: "error: --skip: no operation or rule is called mediatype, deleteTsk\n",
    });
  });
});

describe("guildwire conform against guildwire mock", () => {
  it.each([
    "../third-party/documents/trains.yaml",
    "../third-party/documents/transcripts.yaml",
    "../third-party/documents/payments.yaml",
    "../foreign/fixtures/greenhouse.yaml",
    "../foreign/fixtures/warehouse.yaml",
    "../../spec/openapi.yaml",
  ])("finds no failure for %s", { timeout: 120_000 }, async (document) => {
    const path = resolve(import.meta.dirname, document);
    const server = await startMock(path);
    const env = { SECRET: "name:password" };
    const header = ["--header", "Authorization: Bot ${SECRET}"];
    // Every request of spec/ takes long; those of third-party documents do not declare all refusals.
    const isSpec = document.includes("spec/openapi");
    const options = isSpec ? header : ["--write", "--skip", "undeclared-status"];
    const line = ["conform", server.url, "--spec", path, "--json", ...options];
    const { code, stdout, stderr } = await runCommand(line, { env });
    await server.stop();
    const report = JSON.parse(stdout || "{}") as {
      cases?: { operation: string; rule: string; failures: object[]; text: string }[];
    };
    const failed = report.cases?.filter(({ failures }) => failures.length > 0) ?? [];
    expect([failed.slice(0, 5), stderr]).toEqual([[], ""]);
    expect(code).toBe(0);
    expect(report.cases?.length).toBeGreaterThan(1);
  });
});

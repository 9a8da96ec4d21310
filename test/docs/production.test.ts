import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { describeConfig } from "../../service/src/config.js";
import { listening } from "../listening.js";
import { runNode } from "../run-node.js";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/production.md"), "utf8");

function block(language: string): string {
  const [, text] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "ms").exec(page) ?? [];
  if (text === undefined) throw new Error(`docs/production.md has no block in ${language}`);
  return text;
}

it("docs/production.md sets only variables that the service reads, and starts the program of its package", () => {
  const lines = [...block("dockerfile").matchAll(/^ENV (.*)$/gm), ...block("ini").matchAll(/^Environment=(.*)$/gm)];
  const names = lines.flatMap(([, text = ""]) => text.split(" ").map((setting) => setting.split("=")[0] as string));
  const known = describeConfig();
  expect(names.filter((name) => name !== "NODE_ENV" && !new RegExp(`\\b${name}\\b`).test(known))).toEqual([]);
  for (const text of [block("dockerfile"), block("ini")]) {
    const [, program = ""] = /node_modules\/@guildwire\/service\/([\w./-]+\.js)/.exec(text) ?? [];
    expect(existsSync(join(root, "service", program))).toBe(true);
  }
});

it("the base image of the Dockerfile is an argument of every stage, and the process is not root", () => {
  const dockerfile = block("dockerfile");
  expect(dockerfile.match(/^FROM \S+/gm)).toEqual(["FROM ${BASE}", "FROM ${BASE}"]);
  expect(dockerfile).toMatch(/^USER [1-9]/m);
});

it("the health check of the Dockerfile asks the port of PORT: it succeeds for 200, and fails for 503 and without a server", async () => {
  const [, list = ""] = /^HEALTHCHECK CMD (.*)$/m.exec(block("dockerfile")) ?? [];
  const [, flag = "", script = ""] = JSON.parse(list) as string[];
  let status = 200;
  const { url } = await listening(createServer((_, response) => response.writeHead(status).end()));
  const check = async (port: string): Promise<number> => runNode([flag, script], { PORT: port });
  const { port } = new URL(url);
  expect(await check(port)).toBe(0);
  status = 503;
  expect(await check(port)).toBe(1);
  expect(await check("9")).toBe(1);
});

it("the module for tracing prints the spans of requests before the program ends", async () => {
  // Below node_modules, so that it is not part of the sources, and finds the packages.
  const folder = mkdtempSync(join(root, "node_modules/.guildwire-tracing-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "tracing.mjs");
  writeFileSync(file, block("js"));
  const env = { PATH: process.env["PATH"], PORT: "0", DATA_DIR: ":memory:", TRACING: "on", NO_COLOR: "1" };
  const args = ["--import", pathToFileURL(file).href, join(root, "service/bin/guildwire-service.js")];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"], timeout: 100_000 });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  const url = await new Promise<string>((resolveUrl, reject) => {
    child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${output}`)));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const [, found] = /"url":"([^"]+)".*"msg":"listening"/.exec(output) ?? [];
      if (found !== undefined) resolveUrl(found);
    });
  });
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  await fetch(`${url}/api/v8/guilds/1`, { headers: { traceparent } });
  const ended = once(child.stdout, "end");
  child.kill("SIGTERM");
  await ended;
  expect(output).toMatch(/name: ["']GET \/api\/v8\/guilds\/\{guild_id\}["']/);
  expect(output).toMatch(/traceId: ["']0af7651916cd43dd8448eb211c80319c["']/);
}, 120_000);

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

it.runIf(hasSystemd)("systemd accepts the unit", () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-unit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unit = join(folder, "guildwire.service");
  writeFileSync(unit, block("ini"));
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], { encoding: "utf8" });
  expect([status, stderr.split("\n").filter((line) => line.includes("guildwire.service"))]).toEqual([0, []]);
});

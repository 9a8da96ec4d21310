import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { Project } from "../cli/command.js";
import { projectRoot } from "../types/compile.js";
import { kitchenSinkText } from "./kitchen-sink.js";

/**
 * The generator in a separate process, which may write into the output folder only, and in which every access outside
 * the process is refused and recorded.
 */

let server: Server;
let address: string;
let connections = 0;

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(302, { location: "file:///etc/passwd" }).end();
  });
  server.on("connection", () => connections++);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
});

describe("generating opens no socket and writes into the output folder only", { timeout: 120_000 }, () => {
  it("from a document whose URLs would all respond", async () => {
    const project = projectWith(kitchenSinkText.replaceAll(/https:\/\/[\w.]+example/g, address));
    const { code, stderr } = await guildwire(project, "generate");
    expect(stderr).toBe("3 warnings; guildwire check shows them\n");
    expect(code).toBe(0);
    expect(connections).toBe(0);
    expect(readdirSync(join(project.folder, "out"))).toContain("openapi.json");
  });

  it("from references to URLs, which are refused whether or not they would redirect", async () => {
    const addresses = [address, `${address}/a.yaml#/B`, `//${address.slice("http://".length)}/a`, "file:///etc/passwd"];
    const schemas = addresses.map((ref, index) => `    A${index}: { $ref: ${JSON.stringify(ref)} }`).join("\n");
    const project = projectWith(
      `openapi: 3.1.0\ninfo: { title: t, version: "1" }\ncomponents:\n  schemas:\n${schemas}\n`,
    );
    const remote = ["reference-remote (3 times)"];
    for (const [command, refused] of [
      ["generate --strict", remote],
      ["generate", []],
    ] as const) {
      const { code, stderr } = await guildwire(project, command);
      const errors = [...stderr.matchAll(/^openapi\.yaml:\d+:\d+ error (\S+(?: \(\d+ times\))?)/gm)].map(
        ([, found]) => found,
      );
      expect(errors, command).toEqual([...refused, "reference-outside-root"]);
      expect(stderr).not.toContain("reached out");
      expect([code, connections]).toEqual([1, 0]);
      expect(existsSync(join(project.folder, "out"))).toBe(false);
    }
  });

  it("from names that are paths, devices and URLs", async () => {
    const names = /(?<![./\w])(ships|berths|getShip|listBerths|signalRaised|bridge)(?=[,\]:\s])/g;
    for (const name of ["../../escaped", "CON", "a\u0000/escaped"]) {
      const project = projectWith(kitchenSinkText.replaceAll(names, (found) => JSON.stringify(`${found}${name}`)));
      const { code, stderr } = await guildwire(project, "generate");
      // A write outside of the output folder would have failed with a permission error.
      expect([code, stderr], name).toEqual([0, "3 warnings; guildwire check shows them\n"]);
    }
  });

  it("fails this test without these restrictions", async () => {
    const project = projectWith(kitchenSinkText);
    const inside = await guildwire(project, "generate --out elsewhere");
    expect(inside.stderr).toMatch(/ERR_ACCESS_DENIED|restricted/);
    expect(inside.code).not.toBe(0);
    const program = `import { connect } from "node:net"; connect(1)`;
    const { stderr } = await run(project, ["--import", hooks, "--input-type=module", "--eval", program]);
    expect(stderr).toContain("reached out: connect");
  });
});

const hooks = pathToFileURL(fileURLToPath(new URL("no-network.mjs", import.meta.url))).href;
const flag = process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";

function projectWith(specification: string): Project {
  const project = new Project();
  onTestFinished(() => project.remove("."));
  project.write("openapi.yaml", specification);
  return project;
}

function guildwire(project: Project, command: string): Promise<Ended> {
  const out = join(project.folder, "out");
  const permissions = [flag, "--no-warnings", "--allow-worker", "--allow-fs-read=*"];
  const writable = [out, `${out}/*`].map((path) => `--allow-fs-write=${path}`);
  const bin = join(projectRoot, "generator/bin/guildwire.js");
  const settings = command.includes("--out") ? [] : ["--out", "out"];
  const given = [...command.split(" "), "--spec", "openapi.yaml", ...settings];
  return run(project, [...permissions, ...writable, "--import", hooks, bin, ...given]);
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Asynchronous, unlike `spawnSync`, so that the server above can count requests. */
function run(project: Project, args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, args, { cwd: project.folder, timeout: 100_000 });
  const said = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said.stderr += text;
  });
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) => done({ code, ...said }));
  });
}

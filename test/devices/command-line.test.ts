import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it, onTestFinished } from "vitest";
import { camera, microphone } from "./device-values.js";
import { responding } from "./other-services.js";
import { startHost } from "./running-host.js";

const program = resolve(import.meta.dirname, "../../generated/bin/guildwire-devices.cjs");

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(...args: readonly string[]): Promise<Run> {
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { timeout: 25_000 }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === "number" ? error.code : error === null ? 0 : -1, stdout, stderr });
    });
  });
}

function file(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-devices-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "devices.json");
  writeFileSync(path, content);
  return path;
}

describe("guildwire-devices", () => {
  it.each(["http", "websocket"])("probe shows the state of a port over %s and changes nothing", async (transport) => {
    const host = await startHost();
    const flags = ["--transport", transport, "--timeout", "15000"];
    const { code, stdout } = await run("probe", ...flags, "--ports", String(host.port));
    expect(code).toBe(0);
    expect(stdout.split("\n").map((line) => line.replace(/[\d.]+ ms/, "N ms").replaceAll(/ +/g, " "))).toEqual([
      "port state latency",
      `${host.port} open N ms`,
      "",
    ]);
    expect(host.updates).toEqual([]);
    const page = (await responding.find(({ name }) => name === "a page")?.start()) ?? 0;
    const other = await run("probe", ...flags, "--ports", String(page));
    expect([other.code, other.stdout]).toEqual([1, expect.stringContaining(`${page}  unrecognized`)]);
  });

  it("send sends a list, or the arguments, and prints the reply", async () => {
    const host = await startHost();
    const devices = [microphone(1), camera(2)];
    const sent: object[] = [];
    for (const [content, transport] of [
      [devices, "http"],
      [{ devices }, "websocket"],
    ] as const) {
      const flags = [
        "--ports",
        String(host.port),
        "--client-id",
        "vendor",
        "--transport",
        transport,
        "--timeout",
        "15000",
      ];
      const { code, stdout } = await run("send", file(JSON.stringify(content)), ...flags);
      expect([code, JSON.parse(stdout)]).toMatchObject([0, { cmd: "SET_CERTIFIED_DEVICES", data: null, evt: null }]);
      // The host receives this list only: no empty list is reported before it.
      sent.push({ client: { clientId: "vendor", transport }, devices });
      expect(host.updates).toEqual(sent);
    }
  });

  it("send reports the errors in a file", async () => {
    const host = await startHost();
    const flags = ["--ports", String(host.port), "--timeout", "15000"];
    const wrong = await run("send", file(JSON.stringify([{ ...camera(1), hardware_mute: true }])), ...flags);
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("args.devices[0].hardware_mute")]);
    const cut = await run("send", file("{"), ...flags);
    expect([cut.code, cut.stderr]).toEqual([2, expect.stringMatching(/devices\.json: not JSON: /)]);
    const missing = await run("send", "/no/such/file.json", ...flags);
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining("/no/such/file.json")]);
    expect(host.updates).toEqual([]);
  });

  it("host prints what it receives until it is stopped", async () => {
    const child = spawn(process.execPath, [program, "host", "--ports", "0"], { stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { value: first } = await lines.next();
    const port = /^listening on 127\.0\.0\.1:(\d+)$/.exec(String(first))?.[1] ?? "";
    const devices = [microphone(1)];
    await run("send", file(JSON.stringify(devices)), "--ports", port, "--client-id", "vendor", "--timeout", "15000");
    const { value: printed } = await lines.next();
    const line = { client: { clientId: "vendor", transport: "websocket" }, command: "SET_CERTIFIED_DEVICES" };
    expect(JSON.parse(String(printed))).toEqual({ ...line, args: { devices } });
    const ended = new Promise((resolve) => child.on("exit", resolve));
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  it("exits silently when its output is closed", async () => {
    const child = spawn(process.execPath, [program, "--help"], { stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.destroy();
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect([code, said]).toEqual([0, ""]);
  });

  it.each(["--help", "-h"])("prints its help with %s", async (flag) => {
    const { code, stdout, stderr } = await run("probe", flag);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^usage: guildwire-devices probe/);
  });

  it.each([
    [[], "a command is missing"],
    [["prob"], 'there is no command "prob"'],
    [["send"], "send needs a file"],
    [["probe", "more"], 'the argument "more" is not expected'],
    [["send", "a.json", "b.json"], 'the argument "b.json" is not expected'],
    [["probe", "--ports", "9-1"], "--ports must be a range"],
    [["probe", "--nonsense"], "--nonsense"],
    [["host", "--transport", "x"], "--transport must be websocket or http"],
    [["probe", "--timeout", "0"], "--timeout must be a number"],
    [["probe", "--command", "NONE"], '--command: there is no "NONE"'],
  ])("refuses %j and prints its usage", async (args, message) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    const [problem, ...usage] = stderr.split("\n");
    expect(problem).toContain(message);
    expect(usage.join("\n")).toContain("usage: guildwire-devices probe | host | send FILE");
    expect(usage.join("\n")).toMatch(/--client-id.*Examples:\n {2}guildwire-devices probe\n/s);
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { run } from "../install/command.js";
import { freePort, type Registry, startRegistry } from "../install/registry.js";
import { onPath } from "../on-path.js";

const page = await readFile(resolve(import.meta.dirname, "../../docs/production.md"), "utf8");
const [, dockerfile = ""] = /^```dockerfile\n(.*?)^```/ms.exec(page) ?? [];

const missing = ["buildah", "mmdebstrap"].filter((name) => onPath(name) === undefined);
const isRoot = process.getuid?.() === 0;
const skipped = missing.length > 0 ? `: ${missing.join(", ")} not installed` : isRoot ? "" : ": needs root";

/** Images and containers in a folder of their own. The user namespaces and file systems of other drivers are not needed. */
interface Images {
  readonly buildah: (...args: readonly string[]) => Promise<string>;
  readonly env: NodeJS.ProcessEnv;
}

async function images(folder: string): Promise<Images> {
  const storage = join(folder, "storage.conf");
  await writeFile(storage, `[storage]\ndriver = "vfs"\ngraphroot = "${folder}/graph"\nrunroot = "${folder}/run"\n`);
  const env = { ...process.env, CONTAINERS_STORAGE_CONF: storage, BUILDAH_ISOLATION: "chroot" };
  const buildah: Images["buildah"] = async (...args) => {
    const { code, stdout, stderr } = await run("buildah", args, { cwd: folder, env, timeout: 300_000 });
    if (code !== 0) throw new Error(`buildah ${args[0]} ended with ${code}: ${stderr.slice(-2_000)}`);
    return stdout.trim();
  };
  return { buildah, env };
}

/** Makes an image with the least of Debian that a Dockerfile needs, and Node and npm of the registry. */
async function makeBase(name: string, { buildah }: Images, { npm, folder }: Registry): Promise<void> {
  const files = folder("base");
  const packages = "base-files,coreutils,dash,libc6,libgcc-s1,libstdc++6";
  const debian = ["--variant=extract", "--format=directory", `--include=${packages}`, "bookworm", files];
  const made = await run("mmdebstrap", debian, { cwd: files, timeout: 300_000 });
  expect(made.code, made.stderr.slice(-2_000)).toBe(0);
  const node = folder("node");
  const platform = `node-linux-${process.arch}`;
  const installed = await npm(["install", "--no-save", `${platform}@22`, "npm@10"], node);
  expect(installed.code, installed.stderr).toBe(0);
  const local = join(files, "usr/local");
  await mkdir(join(local, "bin"), { recursive: true });
  await cp(join(node, "node_modules", platform, "bin/node"), join(local, "bin/node"));
  await cp(join(node, "node_modules/npm"), join(local, "lib/node_modules/npm"), { recursive: true });
  await chmod(join(local, "bin/node"), 0o755);
  await symlink("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
  const container = await buildah("from", "scratch");
  await buildah("copy", "--quiet", container, files, "/");
  await buildah("commit", "--quiet", container, name);
  await buildah("rm", container);
}

interface Configuration {
  readonly Cmd: readonly string[];
  readonly User: string;
  readonly StopSignal: string;
  readonly Healthcheck: { readonly Test: readonly [kind: string, ...command: string[]] };
}

it.skipIf(skipped !== "")(
  `docs/production.md builds an image that serves, stays healthy and stops${skipped}`,
  { timeout: 900_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "guildwire-container-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const registry = await startRegistry();
    onTestFinished(() => registry.stop());
    const { buildah, env } = await images(folder);
    await makeBase("node-base", { buildah, env }, registry);

    const project = registry.folder("project");
    await writeFile(join(project, "Dockerfile"), dockerfile);
    await writeFile(join(project, "package.json"), JSON.stringify({ name: "guilds", private: true }));
    const locked = await registry.npm(["install", "--package-lock-only", "@guildwire/service"], project);
    expect(locked.code, locked.stderr).toBe(0);
    const settings = join(folder, "npmrc");
    await writeFile(settings, `registry=${registry.url}\n`);
    const build = ["--pull=never", "--format=docker", "--build-arg=BASE=localhost/node-base", "--tag=guilds"];
    await buildah("bud", ...build, `--volume=${settings}:/usr/local/etc/npmrc:ro`, project);

    const container = await buildah("from", "--pull=never", "localhost/guilds");
    const inspected = JSON.parse(await buildah("inspect", "--type=container", container));
    const { Cmd, User, StopSignal, Healthcheck } = inspected.Docker.config as Configuration;
    expect([User, StopSignal]).toEqual(["65534:65534", "SIGTERM"]);

    const port = String(await freePort());
    // Buildah ends a program with SIGKILL, so the signal is sent to the program itself.
    const announced = ["sh", "-c", 'echo "{\\"pid\\":$$}"; exec "$@"', "sh", ...Cmd];
    const program = spawn("buildah", ["run", "--env", `PORT=${port}`, container, "--", ...announced], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
      timeout: 300_000,
      killSignal: "SIGKILL",
    });
    const entries = createInterface(program.stdout)[Symbol.asyncIterator]();
    let entry: Record<string, unknown> = {};
    const pid = Number(JSON.parse((await entries.next()).value as string).pid);
    while (entry["msg"] !== "listening") entry = JSON.parse((await entries.next()).value as string);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(ready.status).toBe(200);
    const [kind, ...check] = Healthcheck.Test;
    expect(kind).toBe("CMD");
    await buildah("run", "--env", `PORT=${port}`, container, "--", ...check);
    const exited = once(program, "exit");
    process.kill(pid, StopSignal as NodeJS.Signals);
    expect(await exited).toEqual([0, null]);
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
  },
);

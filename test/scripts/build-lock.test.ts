import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const script = pathToFileURL(join(root, "scripts/build-lock.mjs")).href;
const patience = { timeout: 120_000 };

let folder = "";
let children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-build-"));
  children = [];
});

afterEach(async () => {
  for (const child of children) await kill(child);
  rmSync(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** A process that takes the lock, prints `held`, and then runs `body`. */
function contender(command: string, body: string, inFolder = folder) {
  const program = `
    import { appendFileSync } from "node:fs";
    import { takeBuildLock } from ${JSON.stringify(script)};
    const options = { folder: ${JSON.stringify(inFolder)}, report: (line) => console.log(line) };
    const release = await takeBuildLock(${JSON.stringify(command)}, options);
    console.log("held");
    ${body}
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["pipe", "pipe", "inherit"],
    timeout: 100_000,
  });
  children.push(child);
  const lines = createInterface(child.stdout);
  const seen: string[] = [];
  lines.on("line", (line) => seen.push(line));
  return {
    child,
    seen,
    /** Resolves with the line that contains a text. */
    async says(text: string): Promise<string> {
      for (;;) {
        const found = seen.find((line) => line.includes(text));
        if (found !== undefined) return found;
        await once(lines, "line");
      }
    },
  };
}

/** Blocks the process like a build, so that it cannot respond meanwhile. */
const blocked = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);";
const untilInput = 'await new Promise((resolve) => process.stdin.once("data", resolve)); await release();';

describe("the build lock", () => {
  test("makes a second process wait, and names the holder", patience, async () => {
    const first = contender("npm start", untilInput);
    await first.says("held");
    const second = contender("npm run generate", "await release();");
    const wait = `Waiting for npm start (process ${first.child.pid}) to finish its build in this folder.`;
    expect(await second.says("Waiting")).toBe(wait);
    const ended = once(second.child, "exit");
    first.child.stdin?.write("go\n");
    await second.says("held");
    expect(await ended).toEqual([0, null]);
    expect(second.seen).toEqual([wait, "held"]);
  });

  test("is released when its holder is killed, even a busy one", patience, async () => {
    const first = contender("npm start -- seed", blocked);
    await first.says("held");
    const second = contender("npm test", "await release();");
    expect(await second.says("Waiting")).toContain(`npm start -- seed (process ${first.child.pid})`);
    await kill(first.child);
    await second.says("held");
    // A process that starts long after the holder was killed gets the lock, too.
    const third = contender("npm test", blocked);
    await third.says("held");
    await kill(third.child);
    const fourth = contender("npm test", "await release();");
    await fourth.says("held");
    expect(fourth.seen).toEqual(["held"]);
  });

  test("is held by one process at a time, whatever the number of contenders", patience, async () => {
    const log = join(folder, "log.txt");
    writeFileSync(log, "");
    const write = (word: string): string => `appendFileSync(${JSON.stringify(log)}, ${JSON.stringify(`${word}\n`)});`;
    const work = blocked.replace("0, 0)", "0, 0, 30)");
    const all = Array.from({ length: 6 }, () =>
      contender("npm test", `${write("begin")} ${work} ${write("end")} await release();`),
    );
    const codes = await Promise.all(all.map(async ({ child }) => (await once(child, "exit"))[0]));
    expect(codes).toEqual(all.map(() => 0));
    expect(readFileSync(log, "utf8")).toBe("begin\nend\n".repeat(6));
    expect(readdirSync(join(folder, ".cache/build-lock"))).toEqual([]);
  });

  test("works if the path is too long for a socket", patience, async () => {
    const long = join(folder, "x".repeat(120));
    mkdirSync(long);
    const first = contender("npm start", untilInput, long);
    await first.says("held");
    const second = contender("npm test", "await release();", long);
    await second.says("Waiting");
    first.child.stdin?.write("go\n");
    await second.says("held");
  });
});

test("two concurrent builds succeed, and replace no up-to-date file", { timeout: 300_000 }, async () => {
  const bundle = join(root, "generator/dist/bundle");
  const modified = (): Record<string, number> => {
    const paths = readdirSync(bundle).filter((name) => name !== "main.js");
    const all = [...paths.map((name) => join(bundle, name)), join(root, "runtime/dist/validate/index.js")];
    return Object.fromEntries(all.map((path) => [path, statSync(path).mtimeMs]));
  };
  const before = modified();
  expect(Object.keys(before).length).toBeGreaterThan(3);
  const builds = [1, 2].map(() => {
    const child = spawn(process.execPath, ["scripts/on-supported-node.cjs", "scripts/generate.mjs", "--check"], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
    });
    children.push(child);
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    return once(child, "close").then(([code]) => ({ code, said }));
  });
  for (const { code, said } of await Promise.all(builds)) expect(code, said).toBe(0);
  expect(modified()).toEqual(before);
});

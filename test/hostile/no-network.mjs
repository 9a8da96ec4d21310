// Loaded before the generator: every access outside the process is refused and recorded on stderr.
import childProcess from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import fs, { writeSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

const refuse =
  (what) =>
  (...args) => {
    writeSync(2, `reached out: ${what} ${JSON.stringify(args[0] ?? null)}\n`);
    throw new Error(`${what} is not there`);
  };
net.Socket.prototype.connect = refuse("connect");
dgram.Socket.prototype.send = refuse("send");
for (const name of ["lookup", "resolve", "resolve4", "resolve6"]) {
  dns[name] = refuse(name);
  dns.promises[name] = refuse(name);
}
for (const name of ["spawn", "spawnSync", "exec", "execSync", "execFile", "execFileSync", "fork"]) {
  childProcess[name] = refuse(name);
}
globalThis.fetch = refuse("fetch");
// Node lacks it under the permission model; it only reports when the bytes are on disk.
fs.fsyncSync = () => undefined;
const handle = await fs.promises.open(new URL(import.meta.url));
// The class of handles is not exported. Node 26 and newer refuse its method as well.
Object.getPrototypeOf(handle).sync = async () => undefined;
await handle.close();
syncBuiltinESMExports();

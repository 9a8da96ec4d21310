// Only one process at a time installs and builds in this folder; others wait. Uses only Node, since it runs before npm
// ci.
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./run.mjs";

/**
 * Milliseconds after which a wait is reported. Processes that start simultaneously usually settle the order earlier.
 */
const reportDelay = 500;

/**
 * Acquires the lock, waiting for other processes if necessary.
 *
 * A process holds the lock while it listens on a socket in the lock's folder. The operating system closes the socket
 * when the process ends, even if it is killed, so locks never outlive their holders. A new process first listens, then
 * looks for others: of two that start together, at least one sees the other. A process that sees another one stops
 * listening, waits, and retries after a random delay.
 *
 * @param {string} command The running command, such as `npm start`; shown to waiting processes.
 * @param {{ folder?: string, report?: (line: string) => void }} [options]
 * @returns {Promise<() => Promise<void>>} Releases the lock.
 */
export async function takeBuildLock(command, { folder = root, report = console.error } = {}) {
  const place = placeOf(folder);
  let reported;
  for (;;) {
    const own = await listen(place, command);
    const others = await Promise.all(
      place.list().map((address) => (address === own.address ? undefined : connectTo(address))),
    );
    const [other] = others.filter((found) => found !== undefined);
    if (other === undefined) return own.close;
    await own.close();
    const timer = setTimeout(() => {
      if (reported === other.name) return;
      reported = other.name;
      report(`Waiting for ${describe(other.name)} to finish its build in this folder.`);
    }, reportDelay);
    await other.closed;
    clearTimeout(timer);
    for (const { end } of others.filter((found) => found !== undefined)) end();
    await sleep(Math.random() * 100);
  }
}

/** The file name of the socket identifies the process, since it cannot respond while it builds. */
function describe(name) {
  const [, command = "another%20process", pid = "unknown"] = /([\w%-]+)\.(\d+)\.[0-9a-f]+\.lock$/.exec(name) ?? [];
  return `${decodeURIComponent(command)} (process ${pid})`;
}

function placeOf(folder) {
  const real = realpathSync(folder);
  const hash = createHash("sha256").update(real).digest("hex").slice(0, 16);
  const isLock = (name) => name.endsWith(".lock");
  if (process.platform === "win32") {
    // Named pipes share one namespace for all folders.
    const prefix = `guildwire-build-${hash}-`;
    const pipes = "\\\\.\\pipe\\";
    const list = () => readdirSync(pipes).filter((name) => name.startsWith(prefix) && isLock(name));
    return { prefix: pipes + prefix, list: () => list().map((name) => pipes + name) };
  }
  const inside = join(real, ".cache", "build-lock");
  // Socket paths are limited to 104 bytes, of which the file name takes about 50.
  const sockets = Buffer.byteLength(inside) <= 50 ? inside : join(tmpdir(), `guildwire-build-${hash}`);
  mkdirSync(sockets, { recursive: true });
  const list = () => readdirSync(sockets).filter(isLock);
  return { prefix: `${sockets}/`, list: () => list().map((name) => join(sockets, name)) };
}

/** Listens under a new name, which becomes visible to others only when they can connect. */
function listen({ prefix }, command) {
  const name = `${encodeURIComponent(command)}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const isPipe = process.platform === "win32";
  const address = join(`${prefix}${name}.lock`);
  const first = isPipe ? address : `${prefix}${name}.new`;
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).once("close", () => sockets.delete(socket));
  });
  const close = () =>
    new Promise((resolve) => {
      if (!isPipe) rmSync(address, { force: true });
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(first, () => {
      server.on("error", () => {});
      if (!isPipe) renameSync(first, address);
      // The lock alone must not keep the process running.
      server.unref();
      resolve({ address, close });
    });
  });
}

/**
 * Connects to a listening process. Returns undefined if none is listening, as after a kill. `closed` resolves when it
 * stops.
 */
function connectTo(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    let isConnected = false;
    const closed = new Promise((end) => socket.once("close", end));
    socket.once("connect", () => {
      isConnected = true;
      socket.resume();
      resolve({ name: address, closed, end: () => socket.destroy() });
    });
    socket.on("error", ({ code }) => {
      if (isConnected) return;
      if (code === "ECONNREFUSED" && process.platform !== "win32") rmSync(address, { force: true });
      resolve(undefined);
    });
  });
}

// One process at a time installs and builds in this folder; others wait. Needs nothing but Node: it runs before npm ci has.
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./run.mjs";

/** Milliseconds after which a wait is reported; most contenders that meet at the start sort it out before. */
const reportDelay = 500;

/**
 * Waits until no other process holds the lock, and takes it.
 *
 * A process holds the lock as long as it listens on a socket in the lock's folder. The operating system closes the socket of a
 * process that ends, even of one that is killed, so no lock outlives its holder. A newcomer listens first and looks for others
 * afterwards: of two that start together at least one sees the other. Each one that sees another stops listening, waits, and
 * tries again after a random delay.
 *
 * @param {string} command What runs, such as `npm start`; shown to those that wait.
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

/** The socket's file name identifies its process, which cannot respond while it builds. */
function describe(name) {
  const [, command = "another%20process", pid = "unknown"] = /([\w%-]+)\.(\d+)\.[0-9a-f]+\.lock$/.exec(name) ?? [];
  return `${decodeURIComponent(command)} (process ${pid})`;
}

function placeOf(folder) {
  const real = realpathSync(folder);
  const hash = createHash("sha256").update(real).digest("hex").slice(0, 16);
  const isLock = (name) => name.endsWith(".lock");
  if (process.platform === "win32") {
    // Pipes have a folder of their own, which names the processes of every folder.
    const prefix = `guildwire-build-${hash}-`;
    const pipes = "\\\\.\\pipe\\";
    const list = () => readdirSync(pipes).filter((name) => name.startsWith(prefix) && isLock(name));
    return { prefix: pipes + prefix, list: () => list().map((name) => pipes + name) };
  }
  const inside = join(real, ".cache", "build-lock");
  // The address of a socket has 104 bytes at most; the file name takes about 50 of them.
  const sockets = Buffer.byteLength(inside) <= 50 ? inside : join(tmpdir(), `guildwire-build-${hash}`);
  mkdirSync(sockets, { recursive: true });
  const list = () => readdirSync(sockets).filter(isLock);
  return { prefix: `${sockets}/`, list: () => list().map((name) => join(sockets, name)) };
}

/** Listens under a new name, which others can see from the moment on at which they can connect. */
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
      // The lock alone does not keep a process running.
      server.unref();
      resolve({ address, close });
    });
  });
}

/** Connects to a process that listens; undefined if none does, as after a kill. `closed` resolves when it stops listening. */
function connectTo(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    let hasAnswered = false;
    const closed = new Promise((end) => socket.once("close", end));
    socket.once("connect", () => {
      hasAnswered = true;
      socket.resume();
      resolve({ name: address, closed, end: () => socket.destroy() });
    });
    socket.on("error", ({ code }) => {
      if (hasAnswered) return;
      if (code === "ECONNREFUSED" && process.platform !== "win32") rmSync(address, { force: true });
      resolve(undefined);
    });
  });
}

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { findPostgres, unprivileged } from "../service/harness/postgres-cluster.js";
import { freePort } from "./free-port.js";
import { type LoadBalancer, startBalancer } from "./load-balancer.js";

const run = promisify(execFile);

/** Seconds after which the lease of a primary that is gone expires: the minimum of Patroni. */
export const lease = 20;

interface Node {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly restPort: number;
  child: ChildProcess | undefined;
}

/** Three PostgreSQL servers under Patroni with etcd and one synchronous standby, behind HAProxy. */
export class PatroniCluster {
  /** The URL of the primary. */
  readonly url: string;
  /** The URL of the standbys. */
  readonly readUrl: string;
  readonly #folder: string;
  readonly #nodes: readonly Node[];
  readonly #etcd: ChildProcess;
  readonly #proxies: readonly LoadBalancer[];

  private constructor(
    folder: string,
    nodes: readonly Node[],
    etcd: ChildProcess,
    proxies: readonly [LoadBalancer, LoadBalancer],
  ) {
    this.#folder = folder;
    this.#nodes = nodes;
    this.#etcd = etcd;
    this.#proxies = proxies;
    const [primary, standbys] = proxies;
    this.url = `postgres://postgres@127.0.0.1:${primary.port}/postgres`;
    this.readUrl = `postgres://postgres@127.0.0.1:${standbys.port}/postgres`;
  }

  static async start(): Promise<PatroniCluster> {
    const folder = await mkdtemp(join(tmpdir(), "guildwire-patroni-"));
    await own(folder);
    const etcdPort = await freePort();
    const etcd = await startEtcd(join(folder, "etcd"), etcdPort);
    const nodes: Node[] = [];
    for (const name of ["one", "two", "three"])
      nodes.push({ name, folder, port: await freePort(), restPort: await freePort(), child: undefined });
    for (const node of nodes) await configure(node, etcdPort);
    const proxies = [await startHaproxy(nodes, "primary"), await startHaproxy(nodes, "replica")] as const;
    const cluster = new PatroniCluster(folder, nodes, etcd, [...proxies]);
    try {
      for (const node of nodes) await runPatroni(node);
      await cluster.settled();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Waits for a primary, a synchronous standby and a further standby, all of which stream; at most two minutes. */
  async settled(): Promise<void> {
    for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
      const roles = (await this.#members()).map(({ role, state }) => `${role} ${state}`).sort();
      const [leader, ...standbys] = roles;
      const isStreaming = standbys.every((standby) => /(running|streaming)$/.test(standby));
      if (leader === "leader running" && standbys.length === 2 && isStreaming && standbys.some(isSynchronous)) return;
      await setTimeout(250);
    }
    throw new Error("the cluster does not settle within two minutes");
  }

  /** Kills PostgreSQL and Patroni on the primary. Returns a function that starts them again. */
  async killPrimary(): Promise<() => Promise<void>> {
    const { name } = (await this.#members()).find(({ role }) => role === "leader") ?? {};
    const node = this.#nodes.find((one) => one.name === name);
    if (node === undefined) throw new Error("there is no primary");
    await killNode(node);
    return () => runPatroni(node);
  }

  async stop(): Promise<void> {
    for (const proxy of this.#proxies) await proxy.stop();
    for (const node of this.#nodes) await killNode(node).catch(() => undefined);
    const exited = once(this.#etcd, "exit");
    this.#etcd.kill("SIGKILL");
    await exited;
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #members(): Promise<readonly { name: string; role: string; state: string }[]> {
    for (const { restPort } of this.#nodes) {
      const found = await fetch(`http://127.0.0.1:${restPort}/cluster`)
        .then((response) => response.json() as Promise<{ members: { name: string; role: string; state: string }[] }>)
        .catch(() => undefined);
      if (found !== undefined) return found.members;
    }
    return [];
  }
}

function isSynchronous(member: string): boolean {
  return member.startsWith("sync_standby");
}

async function own(folder: string): Promise<void> {
  const owner = await unprivileged();
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
}

async function startEtcd(folder: string, port: number): Promise<ChildProcess> {
  const peer = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const peerUrl = `http://127.0.0.1:${peer}`;
  const named = ["--name", "etcd", "--initial-cluster", `etcd=${peerUrl}`, "--data-dir", folder, "--logger", "zap"];
  const clients = ["--listen-client-urls", url, "--advertise-client-urls", url];
  const peers = ["--listen-peer-urls", peerUrl, "--initial-advertise-peer-urls", peerUrl];
  const child = spawn("etcd", [...named, ...clients, ...peers], { stdio: "ignore" });
  while (
    !(await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error("etcd does not start");
    await setTimeout(100);
  }
  return child;
}

async function configure({ name, folder, port, restPort }: Node, etcdPort: number): Promise<void> {
  const programs = await findPostgres();
  await mkdir(join(folder, name));
  await own(join(folder, name));
  await writeFile(
    join(folder, `${name}.yml`),
    `scope: guildwire
name: ${name}
restapi:
  listen: 127.0.0.1:${restPort}
  connect_address: 127.0.0.1:${restPort}
etcd3:
  host: 127.0.0.1:${etcdPort}
bootstrap:
  dcs:
    ttl: ${lease}
    loop_wait: 2
    retry_timeout: 5
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 100
        wal_keep_size: 256MB
  initdb:
    - encoding: UTF8
    - locale: C
    - data-checksums
    - auth: trust
  pg_hba:
    - host all all 127.0.0.1/32 trust
    - host replication all 127.0.0.1/32 trust
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${join(folder, name, "data")}
  bin_dir: ${programs}
  pgpass: ${join(folder, name, "pgpass")}
  authentication:
    superuser:
      username: postgres
    replication:
      username: postgres
    rewind:
      username: postgres
  parameters:
    unix_socket_directories: ${join(folder, name)}
`,
  );
}

async function runPatroni(node: Node): Promise<void> {
  const owner = await unprivileged();
  const options = { ...owner, cwd: node.folder, env: { PATH: process.env["PATH"] ?? "", HOME: node.folder } };
  node.child = spawn("patroni", [join(node.folder, `${node.name}.yml`)], { ...options, stdio: "ignore" });
}

/** Kills Patroni first, so that it does not restart PostgreSQL, and then all processes of the server. */
async function killNode({ name, folder, child }: Node): Promise<void> {
  if (child !== undefined && child.exitCode === null && child.signalCode === null) {
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  }
  const [pid] = (await readFile(join(folder, name, "data", "postmaster.pid"), "utf8")).split("\n");
  const { stdout } = await run("ps", ["-o", "pid=", "--ppid", String(pid)]).catch(() => ({ stdout: "" }));
  for (const process_ of [String(pid), ...stdout.split("\n")]) if (Number(process_) > 1) killProcess(Number(process_));
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** Passes connections to the servers for which Patroni's health check of the role succeeds. */
async function startHaproxy(nodes: readonly Node[], role: "primary" | "replica"): Promise<LoadBalancer> {
  const port = await freePort();
  const servers = nodes.map(
    (node) =>
      `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort} inter 1s fall 1 rise 1 on-marked-down shutdown-sessions`,
  );
  return startBalancer(port, (folder) => ({
    command: ["haproxy", "-db", "-f", join(folder, "configuration")],
    configuration: `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen guildwire
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /${role}
  http-check expect status 200
${servers.join("\n")}
`,
  }));
}

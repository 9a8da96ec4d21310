import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./free-port.js";

/** A program that distributes requests or connections. */
export interface LoadBalancer {
  readonly port: number;
  stop(): Promise<void>;
}

/** nginx in front of instances of the service, configured as docs/scaling.md shows. */
export async function startNginx(program: string, ports: readonly number[]): Promise<LoadBalancer> {
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const servers = ports.map((one) => `    server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`);
  return startBalancer(port, (folder) => ({
    command: [program, "-p", folder, "-e", "stderr", "-c", join(folder, "configuration")],
    configuration: `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
${temporary.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join("\n")}
  upstream guildwire {
${servers.join("\n")}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://guildwire;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
    location /gateway {
      proxy_pass http://guildwire;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_buffering off;
      proxy_read_timeout 1h;
    }
  }
}
`,
  }));
}

/** A configuration for the folder of a load balancer, and the command that runs it. */
interface BalancerSettings {
  readonly command: readonly string[];
  readonly configuration: string;
}

/** Starts a load balancer in a folder of its own, and waits until its port accepts connections. */
export async function startBalancer(
  port: number,
  settings: (folder: string) => BalancerSettings,
): Promise<LoadBalancer> {
  const folder = await mkdtemp(join(tmpdir(), "guildwire-balancer-"));
  await chmod(folder, 0o755);
  const { command, configuration } = settings(folder);
  await writeFile(join(folder, "configuration"), configuration);
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "ignore"] });
  await accepting(child, port);
  return {
    port,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, "exit");
        child.kill("SIGTERM");
        await exited;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function accepting(child: ChildProcess, port: number): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline && child.exitCode === null; await setTimeout(20)) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error(`${child.spawnfile} does not listen on ${port}`);
}

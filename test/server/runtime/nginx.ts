import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { onPath } from "../../on-path.js";

/** The path of nginx; undefined if it is not installed. */
export const nginx: string | undefined = onPath("nginx", ["/usr/sbin"]);

export interface Front {
  /** Where nginx listens: a Unix socket, since it cannot request a free port. */
  readonly socketPath: string;
  readonly ask: (path: string, options?: Asking) => Promise<NginxResponse>;
  /** Passes requests to other servers from now on. Resolves when none is on its way to the former ones. */
  readonly passTo: (ports: readonly number[]) => Promise<void>;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
}

export interface NginxResponse {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
}

/**
 * nginx in front of servers on loopback, for the running test. With `streams`, bodies are streamed in both
 * directions; without, nginx buffers them, as is its default. Clients keep their connections, except without `keepAlive`.
 */
export async function nginxBefore(
  ports: readonly number[],
  { streams, keepAlive = true }: { readonly streams: boolean; readonly keepAlive?: boolean },
): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-nginx-"));
  const socketPath = join(folder, "front.sock");
  const file = join(folder, "nginx.conf");
  const write = (to: readonly number[]): void => writeFileSync(file, configuration(folder, to, streams));
  write(ports);
  const child = spawn(nginx as string, ["-p", folder, "-e", "stderr", "-c", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const agent = new Agent({ keepAlive });
  onTestFinished(async () => {
    agent.destroy();
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  });
  await listening(child, socketPath);
  const passTo = async (others: readonly number[]): Promise<void> => {
    write(others);
    const former = workersOf(child);
    child.kill("SIGHUP");
    // Former workers end after their last request.
    await vi.waitFor(() => expect(workersOf(child).some((worker) => !former.includes(worker))).toBe(true), patience);
    await vi.waitFor(() => expect(workersOf(child).filter((worker) => former.includes(worker))).toEqual([]), patience);
  };
  return { socketPath, ask: (path, options) => ask({ socketPath, path, agent }, options), passTo };
}

function configuration(folder: string, ports: readonly number[], streams: boolean): string {
  const buffering = streams ? "off" : "on";
  const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  // Workers have no user of their own, who could not read the folder.
  return `daemon off;
user root;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  ${kept.join("\n  ")}
  upstream service {
    ${ports.map((port) => `server 127.0.0.1:${port};`).join("\n    ")}
    keepalive 8;
  }
  server {
    listen unix:${folder}/front.sock;
    client_max_body_size 0;
    add_header X-Edge-Id $request_id always;
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Request-Id $request_id;
      proxy_request_buffering ${buffering};
      proxy_buffering ${buffering};
    }
  }
}
`;
}

const patience = { timeout: 20_000 };

/** The process ids of nginx's workers. */
function workersOf({ pid }: ChildProcess): readonly string[] {
  const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
  return stdout.split("\n").flatMap((line) => line.trim() || []);
}

/** nginx creates its socket before it accepts connections; it is ready once one is accepted. */
async function listening(child: ChildProcess, socketPath: string): Promise<void> {
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const deadline = Date.now() + 20_000;
  while (!(existsSync(socketPath) && (await isTaken(socketPath)))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx does not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function isTaken(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request({ socketPath, method: "OPTIONS", path: "/" }, (response) => {
      response.resume();
      resolve(true);
    });
    probe.on("error", () => resolve(false));
    probe.end();
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    }
  });
}

function ask(
  where: { readonly socketPath: string; readonly path: string; readonly agent: Agent },
  { method = "GET", headers = {}, body }: Asking = {},
): Promise<NginxResponse> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...where, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

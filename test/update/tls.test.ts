import { spawn } from "node:child_process";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Project } from "../cli/command.js";
import { createAuthority, createCertificate } from "../webhooks/certificates.js";
import { DocumentServer, shelf } from "./document-server.js";

const guildwire = resolve(import.meta.dirname, "../../generator/bin/guildwire.js");
const patience = { timeout: 60_000 };

const authority = await createAuthority();
const certificate = await createCertificate({ name: "localhost" }, { authority });

let project: Project;
let plain: DocumentServer;
let server: Server;

beforeEach(async () => {
  project = new Project();
  project.remove("books.yaml");
  project.remove("openapi.yaml");
  project.write("authority.pem", authority.cert);
  plain = await DocumentServer.start();
  plain.on("/openapi.yaml", shelf());
  server = createServer({ cert: certificate.cert, key: certificate.key }, (request, response) => {
    if (request.url === "/openapi.yaml") response.end(shelf());
    else if (request.url === "/moved.yaml") response.writeHead(301, { location: "/openapi.yaml" }).end();
    else response.writeHead(302, { location: `${plain.origin}/openapi.yaml` }).end();
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
});

afterEach(async () => {
  project.remove("");
  await plain.stop();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const origin = (): string => `https://localhost:${(server.address() as AddressInfo).port}`;

/** Runs in a separate process, since `NODE_EXTRA_CA_CERTS` is read at startup. */
async function update(path: string): Promise<{ readonly code: number | null; readonly stderr: string }> {
  const child = spawn(process.execPath, [guildwire, "update", `${origin()}${path}`], {
    cwd: project.folder,
    env: { PATH: process.env["PATH"], NODE_EXTRA_CA_CERTS: join(project.folder, "authority.pem") },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((done) => child.on("close", done));
  return { code, stderr };
}

test("a server with a configured authority is trusted silently, including after a redirect", patience, async () => {
  expect(await update("/moved.yaml")).toEqual({ code: 0, stderr: "" });
  expect(project.read("openapi.yaml")).toBe(shelf());
});

test("a redirect from https: to http: is refused, also to this machine", patience, async () => {
  const { code, stderr } = await update("/insecure.yaml");
  expect(code).toBe(2);
  expect(stderr).toContain("redirects from https: to http:, which is not encrypted");
  expect(plain.requests).toEqual([]);
});

test("an untrusted certificate is refused, and the message explains how to trust it", async () => {
  const { code, stderr } = await project.run(`update ${origin()}/openapi.yaml`);
  expect(code).toBe(2);
  expect(stderr).toContain("has a certificate that is not trusted");
  expect(stderr).toContain("NODE_EXTRA_CA_CERTS");
});

test("a server that does not speak TLS is reported", async () => {
  const { code, stderr } = await project.run(`update ${plain.origin.replace("http:", "https:")}/openapi.yaml`);
  expect(code).toBe(2);
  expect(stderr).toContain("cannot be downloaded: the TLS handshake fails");
});

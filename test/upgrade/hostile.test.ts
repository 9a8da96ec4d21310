import { chmodSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { PortProject } from "./port-project.js";

interface Report {
  readonly left: readonly { readonly file: string; readonly line: number; readonly why: string }[];
}

const hostile = `import * as port from "port-bindings/client";
import { ApiError, createClient as connect, getPhoto as photoOf, getApiV1PilotsId as pilotOf } from "port-bindings/client";
export { getApiV1PilotsId, getApiV1PilotsId as pilot } from "port-bindings/client";

interface Settings {
  readonly baseUrl: string;
  readonly window: number;
}
export const clients = (settings: Settings) => [
  connect({ ...settings, auth: { token: "a" } }),
  port.createClient({ ...settings, auth: { token: "a" } }),
  port.createApi({ /* keep */ ...settings, auth: { token: "a" } } satisfies port.ClientOptions),
];
export async function sizes(client: port.Client, api: port.Api, ship_id: string): Promise<readonly number[]> {
  const pictures = [
    await photoOf(
      client,
      { ship_id }, // first
    ),
    await port.getPhoto(client, { ship_id } /* second */),
    await api.ships.getPhoto({ ship_id },),
  ];
  return pictures.map(({ size }) => size);
}
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { status /* of HTTP */, code } = error;
  return \`\${status} \${code}\`;
}
export class Pilots {
  getApiV1PilotsId = (id: string) => id;
  async load(client: port.Client, getApiV1PilotsId = pilotOf) {
    return [await pilotOf(client, { id: "1" }), await port.getApiV1PilotsId(client, { id: "2" }), getApiV1PilotsId];
  }
}
`;

const decorated = `import * as port from "port-bindings/client";
function logged<This, Args extends unknown[], Result>(
  method: (this: This, ...args: Args) => Result,
  _context: ClassMethodDecoratorContext<This, (this: This, ...args: Args) => Result>,
) {
  return method;
}
export   class Photos{
\t@logged async   size(client:port.Client,ship_id:string){ return(await port . getPhoto( client,{ship_id} )).size }
\t@logged static pilot ( client : port.Client ) { return port
\t\t. getApiV1PilotsId
\t\t( client , { id : "1" } , ) }
}
`;

const members = `import * as port from "port-bindings/client";
import type * as server from "port-bindings/server";
import { vi } from "vitest";
export type Load = typeof import("port-bindings/client").getApiV1PilotsId;
export type Args = Parameters<port.Api["default_"]["getApiV1PilotsId"]>[0];
export type Asked = [port.GetApiV1PilotsIdArgs, server.GetApiV1PilotsIdRequest];
export async function pilots(client: port.Client) {
  const { getApiV1PilotsId, serverAddress: address } = await import("port-bindings/client");
  vi.spyOn(port, "getApiV1PilotsId");
  const { default_: misc } = port.createApi({ auth: { token: "a" } });
  return [getApiV1PilotsId(client, { id: "1" }), port["getApiV1PilotsId"](client, { id: "2" }), address, misc];
}
`;

const broken = `${hostile}\nexport const open = (;\n`;

describe("a program with odd files", () => {
  let project: PortProject;
  let left: Report["left"];
  beforeAll(async () => {
    project = new PortProject();
    project.keepOnly();
    project.write("src/hostile.ts", hostile);
    const linked = hostile.slice(0, hostile.indexOf("\nexport {")).replace("ApiError, ", "");
    project.write(
      "linked.ts",
      `\u{feff}${linked}\nexport const used = [port, connect, photoOf, pilotOf];\n`.replaceAll("\n", "\r\n"),
    );
    symlinkSync("../linked.ts", join(project.folder, "src/linked.ts"));
    project.write("src/decorated.ts", decorated);
    project.write("src/broken.ts", broken);
    project.write("src/members.ts", members);
    project.commit();
    const { stdout } = await project.run("upgrade", "--format", "json");
    ({ left } = JSON.parse(stdout) as Report);
  }, 200_000);
  afterAll(() => project.remove());

  it("has its calls with trailing commas and of namespaces rewritten, and loses no comment", () => {
    expect(left.filter(({ file }) => file === "src/hostile.ts").map(({ why }) => why)).toEqual([
      "the comment /* of HTTP */ would be lost",
    ]);
    const text = project.read("src/hostile.ts");
    expect(text).toContain('{ ship_id }, { as: "blob" }, // first\n');
    expect(text).toContain('port.getPhoto(client, { ship_id }, { as: "blob" } /* second */)');
    expect(text).toContain('api.ships.getPhoto({ ship_id }, { as: "blob" },)');
    expect(text.match(/baseUrl: settings\.baseUrl, auth/g)).toHaveLength(3);
    expect(text).toContain("createApi({ /* keep */ baseUrl: settings.baseUrl");
    expect(text).toContain("export { getPilotsById as getApiV1PilotsId, getPilotsById as pilot }");
    expect(text).toContain("  getApiV1PilotsId = (id: string) => id;\n");
    expect(text).toContain("const { status /* of HTTP */, code } = error;");
  });

  it("keeps byte order mark, line ends and symbolic links", () => {
    const other = project.read("linked.ts");
    expect(other.startsWith("\u{feff}import * as port")).toBe(true);
    expect(other).toContain("getPilotsById");
    expect(other.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(project.git("status", "--short")).not.toContain("src/linked.ts");
  });

  it("has its decorated and oddly formatted code rewritten", () => {
    expect(left.filter(({ file }) => file === "src/decorated.ts")).toEqual([]);
    const text = project.read("src/decorated.ts");
    expect(text).toContain('port . getPhoto( client,{ship_id}, { as: "blob" } )');
    expect(text).toContain('return port\n\t\t. getPilotsById\n\t\t( client , { id : "1" } , ) }');
  });

  it("has the members of its modules rewritten, in values and types", () => {
    expect(left.filter(({ file }) => file === "src/members.ts").map(({ why }) => why)).toEqual([
      "its operations are in several groups now",
    ]);
    const text = project.read("src/members.ts");
    expect(text).toContain('typeof import("port-bindings/client").getPilotsById;');
    expect(text).toContain('Parameters<port.Api["pilots"]["getPilotsById"]>[0]');
    expect(text).toContain("[port.GetPilotsByIdArgs, server.GetPilotsByIdRequest]");
    expect(text).toContain("const { getPilotsById: getApiV1PilotsId, serverUrl: address } = await import(");
    expect(text).toContain('vi.spyOn(port, "getPilotsById");');
    expect(text).toContain('port["getPilotsById"](client, { id: "2" })');
  });

  it("keeps files with syntax errors", () => {
    expect(project.read("src/broken.ts")).toBe(broken);
    expect(left.map(({ file }) => file)).toContain("src/broken.ts");
  });

  it("is the same after a second run", { timeout: 200_000 }, async () => {
    const upgraded = project.files();
    project.commit();
    await project.run("upgrade");
    expect(project.files()).toEqual(upgraded);
  });
});

it("edits callers that only the configuration of the generated code is near to", { timeout: 200_000 }, async () => {
  const project = new PortProject();
  onTestFinished(() => project.remove());
  rmSync(join(project.folder, "tsconfig.json"));
  project.keepOnly("desk.ts");
  await project.run("upgrade");
  expect(project.read("src/desk.ts")).toContain("getPilotsById(client, { id })");
});

it("writes nothing while another version of the runtime is installed", async () => {
  const project = new PortProject();
  onTestFinished(() => project.remove());
  const modules = join(project.folder, "node_modules/@guildwire");
  rmSync(modules);
  mkdirSync(join(modules, "runtime"), { recursive: true });
  project.write("node_modules/@guildwire/runtime/package.json", '{ "version": "0.1.0" }');
  const { code, stderr } = await project.run("upgrade");
  expect(stderr).toContain("runtime-version-differs");
  expect(stderr).toMatch(/npm install @guildwire\/runtime@\d/);
  expect([code, project.git("status", "--short")]).toEqual([2, ""]);
});

it("writes nothing if a file of the program is read-only", { timeout: 200_000 }, async () => {
  const project = new PortProject();
  onTestFinished(() => project.remove());
  project.keepOnly();
  project.write("src/frozen.ts", hostile);
  chmodSync(join(project.folder, "src/frozen.ts"), 0o444);
  project.commit();
  const before = project.files();
  const { code, stderr } = await project.run("upgrade");
  expect([code, stderr]).toEqual([2, expect.stringContaining("src/frozen.ts: it is read-only")]);
  expect(project.files()).toEqual(before);
});

it("reads the state of files behind linked folders in their own repository", { timeout: 200_000 }, async () => {
  const [project, other] = [new PortProject(), new PortProject()];
  onTestFinished(() => {
    project.remove();
    other.remove();
  });
  project.keepOnly("desk.ts");
  other.keepOnly("client.ts", "desk.ts");
  symlinkSync(join(other.folder, "src"), join(project.folder, "src/linked"), "junction");
  project.commit();
  other.replace("src/desk.ts", "ask again in", "ask in");
  const before = other.files();
  const { code, stderr } = await project.run("upgrade");
  expect(code).toBe(2);
  expect(stderr).toMatch(/src\/desk\.ts has changes that are not committed/);
  expect(stderr).not.toContain("client.ts");
  expect(other.files()).toEqual(before);
});

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { areGeneratorsInstalled, generatorsNote, runHeyApi } from "./former-generators.js";
import { MigrationProject, type MigrationReport, migrate } from "./project.js";

let project: MigrationProject;
beforeEach(() => {
  if (!areGeneratorsInstalled) return;
  project = new MigrationProject("only: [types, client]\n", {
    module: "esnext",
    moduleResolution: "bundler",
    noUnusedLocals: false,
  });
  mkdirSync(join(project.folder, "src"), { recursive: true });
});
afterEach(() => project?.remove());

const url = 'process.env["BASE_URL"] ?? ""';

/** Migrates a program, which then compiles and behaves as before. */
async function migrated(): Promise<MigrationReport> {
  expect(project.compile()).toBe("");
  const before = await project.recordBundle("main.ts");
  const report = await migrate(project, "hey-api");
  expect(project.compile()).toBe("");
  expect(await project.recordBundle("main.ts")).toEqual(before);
  const after = project.sources();
  expect((await migrate(project, "hey-api")).files).toEqual([]);
  expect(project.sources()).toEqual(after);
  return report;
}

const leftOf = ({ left }: MigrationReport): readonly string[] => left.map(({ line, why }) => `${line}: ${why}`);

describe.skipIf(!areGeneratorsInstalled)(`clients of hey-api${generatorsNote}`, { timeout: 300_000 }, () => {
  it("throw errors by default, if they are configured so", async () => {
    project.write(
      "src/main.ts",
      `import { getBook, getStatus } from "./sdk";
import { client } from "./sdk/client.gen";
client.setConfig({ baseUrl: ${url}, throwOnError: true });
const { data } = await getBook({ path: { book_id: "b1" } });
console.log(data.title);
const missing = await getBook({ path: { book_id: "missing" }, throwOnError: false });
console.log(missing.error?.code);
try {
  await getBook({ path: { book_id: "missing" } });
} catch (error) {
  console.log(error);
}
console.log((await getStatus()).data.ok);
`,
    );
    runHeyApi(project, "src/sdk", [
      { name: "@hey-api/client-fetch", throwOnError: true },
      "@hey-api/typescript",
      "@hey-api/sdk",
    ]);
    const report = await migrated();
    expect(report.left).toEqual([]);
    expect(report.calls).toEqual({ found: 4, rewritten: 4 });
  });

  it("are properties of classes, with their interceptors", async () => {
    project.write(
      "src/main.ts",
      `import * as sdk from "./sdk";
import { type Client, createClient, createConfig } from "./sdk/client";
class Books {
  readonly #client: Client;
  readonly loans: Client;
  constructor(baseUrl: string) {
    this.#client = createClient(createConfig({ baseUrl }));
    this.#client.interceptors.request.use((request) => {
      request.headers.set("x-trace", "t1");
      return request;
    });
    this.loans = createClient({ baseUrl, throwOnError: true });
  }
  title = async (book_id: string) => (await sdk.getBook({ client: this.#client, path: { book_id } })).data?.title;
  loan = async (loan_id: number) => (await sdk.getLoan({ client: this.loans, path: { loan_id }, throwOnError: true })).data.reader;
}
const books = new Books(${url});
console.log(await books.title("b1"), await books.title("missing"), await books.loan(7));
`,
    );
    runHeyApi(project, "src/sdk");
    const report = await migrated();
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 2, rewritten: 2 });
  });

  it("throw errors as each of them is created", async () => {
    project.write(
      "src/main.ts",
      `import { getBook, getLoan, getStatus } from "./sdk";
import { createClient, type Client } from "./sdk/client";
const strict = createClient({ baseUrl: ${url}, throwOnError: true });
const other = createClient({ baseUrl: ${url} });
const status = (client: Client) => getStatus({ client });
console.log((await getBook({ client: other, path: { book_id: "missing" } })).error);
await getBook({ client: strict, path: { book_id: "missing" } }).catch((error: unknown) => console.log("caught", error));
console.log((await getBook({ client: strict, path: { book_id: "missing" }, throwOnError: false })).error);
console.log((await getLoan<true>({ client: strict, path: { loan_id: 7 } })).data.reader, (await status(other)).data?.ok);
`,
    );
    runHeyApi(project, "src/sdk", ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"]);
    expect(project.compile()).toBe("");
    expect(leftOf(await migrate(project, "hey-api"))).toContain(
      "6: its client is not replaced: a call with another client stays, main.ts:5: throwOnError depends on its client",
    );
    project.write(
      "src/main.ts",
      project
        .read("src/main.ts")
        .replace(/^const status.*\n/m, "")
        .replace(", (await status(other)).data?.ok", ""),
    );
    const report = await migrated();
    expect(report.left).toEqual([]);
    expect(report.calls).toEqual({ found: 4, rewritten: 4 });
    expect(project.sources().has("api-client.ts")).toBe(false);
  });

  it("have other names than those of the program", async () => {
    project.write("src/api-client/index.ts", "export const version = 1;\n");
    project.write(
      "src/setup.ts",
      `import { client as apiClient } from "./sdk/client.gen";
import * as sdk from "./sdk/sdk.gen";
export function setUp() {
  apiClient.setConfig({ baseUrl: ${url} });
  apiClient.interceptors.request.use((request) => {
    request.headers.set("x-app", "1");
    return request;
  });
}
export { apiClient, sdk };
`,
    );
    project.write(
      "src/main.ts",
      `import { version } from "./api-client";
import { apiClient, sdk, setUp } from "./setup";
setUp();
console.log((await sdk.getBook({ path: { book_id: "b1" } })).data?.title, typeof apiClient, version);
`,
    );
    runHeyApi(project, "src/sdk", ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"]);
    const report = await migrated();
    expect(report.calls).toEqual({ found: 1, rewritten: 1 });
    expect(project.read("src/api-client2.ts")).toContain("export const guildwireClient = configurable(");
    expect(project.read("src/main.ts")).toContain("resultOf(guildwireClient,");
  });

  const ejecting = (use: string): string => `import { getBook, ${use === "" ? "" : "getLoan, "}getStatus } from "./sdk";
import { client } from "./sdk/client.gen";
client.setConfig({ baseUrl: ${url} });
const trace = client.interceptors.request.use((request) => {
  request.headers.set("x-trace", "1");
  return request;
});
function watch(): () => void {
  const seen: number[] = [];
  const watching = client.interceptors.response.use((response) => {
    seen.push(response.status);
    return response;
  });
  console.log(seen.length);
  return () => client.interceptors.response.eject(watching);
}
const stop = watch();
console.log((await getBook({ path: { book_id: "b1" } })).data?.title);
client.interceptors.request.eject(trace);
stop();
console.log((await getStatus()).data?.ok);
${use}`;

  it("add and remove interceptors whose id is kept for eject", async () => {
    project.write("src/main.ts", ejecting(""));
    runHeyApi(project, "src/sdk", ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"]);
    const report = await migrated();
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 2, rewritten: 2 });
    const after = project.read("src/main.ts");
    expect(after).toContain("apiMiddleware.use(trace);");
    expect(after).toContain("return () => apiMiddleware.eject(watching);");
    expect(after).not.toContain("sdk");
  });

  it("add and remove interceptors of both clients while calls of the former one stay", async () => {
    project.write("src/main.ts", ejecting("const later = [getLoan];\nawait later[0]?.({ path: { loan_id: 7 } });\n"));
    runHeyApi(project, "src/sdk", ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"]);
    const report = await migrated();
    expect(report.calls.rewritten).toBe(2);
    const after = project.read("src/main.ts");
    expect(after).toContain("client.interceptors.request.eject(trace);\napiMiddleware.eject(traceMiddleware);");
    expect(after).toContain(
      "return () => { client.interceptors.response.eject(watching); apiMiddleware.eject(watchingMiddleware); };",
    );
  });

  it.each([
    ["let trace = client.interceptors.request.use((request) => request);\nclient.interceptors.request.eject(trace);"],
    ["const trace = client.interceptors.request.use((request) => request);\nconsole.log(trace);"],
    [
      "function same(request: Request) { return request; }\nclient.interceptors.request.use(same);\nclient.interceptors.request.eject(same);",
    ],
    ["const failed = client.interceptors.error.use((error) => error);\nclient.interceptors.error.eject(failed);"],
  ])("stay if the id of an interceptor is kept in another way: %s", async (code) => {
    project.write(
      "src/main.ts",
      `import { getStatus } from "./sdk";
import { client } from "./sdk/client.gen";
client.setConfig({ baseUrl: ${url} });
${code}
console.log((await getStatus()).data?.ok);
`,
    );
    runHeyApi(project, "src/sdk", ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"]);
    const report = await migrated();
    expect(report.left.map(({ why }) => why)).toContain(
      "the id of an interceptor is kept in another way than in a constant for eject",
    );
    expect(report.calls).toEqual({ found: 1, rewritten: 0 });
  });

  it("have interceptors in a file of their own if nothing else configures them", async () => {
    project.write(
      "src/main.ts",
      `import { getBook } from "./sdk";
import { client } from "./sdk/client.gen";
client.interceptors.request.use((request) => new Request(request.url.replace(/^.*shelf.example.v1/, ${url}), request));
console.log((await getBook({ path: { book_id: "b1" } })).data?.title);
`,
    );
    runHeyApi(project, "src/sdk", ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"]);
    const report = await migrated();
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 1, rewritten: 1 });
    expect(project.read("src/api-client.ts")).toContain('baseUrl: "https://shelf.example/v1"');
  });

  it("pass errors through interceptors, before and after they are configured", async () => {
    project.write(
      "src/main.ts",
      `import { getBook, getLoan } from "./sdk";
import { client } from "./sdk/client.gen";
const seen: string[] = [];
async function record(error: unknown, response: Response | undefined, request?: Request) {
  seen.push(\`\${request?.method} \${new URL(request?.url ?? "").pathname} \${response?.status}\`);
  return error;
}
client.interceptors.error.use(record);
client.setConfig({ baseUrl: ${url} });
client.interceptors.error.use((error) => ({ ...(error as object), wrapped: true }));
console.log((await getBook({ path: { book_id: "missing" } })).error);
await getLoan({ path: { loan_id: 7 }, throwOnError: true });
await getBook({ path: { book_id: "missing" }, throwOnError: true }).catch((error: unknown) => console.log(error));
console.log(seen.length, seen[0]?.replace(/ .* /, " … "));
`,
    );
    runHeyApi(project, "src/sdk");
    const report = await migrated();
    expect(report.left).toEqual([]);
    expect(report.calls).toEqual({ found: 3, rewritten: 3 });
    expect(project.read("src/main.ts")).toContain("interceptErrors(apiClient, record)");
  });

  it("stay if an interceptor of errors reads more of the request", async () => {
    project.write(
      "src/main.ts",
      `import { getBook } from "./sdk";
import { client } from "./sdk/client.gen";
client.setConfig({ baseUrl: ${url} });
client.interceptors.error.use((error, _response, request) => ({ error, trace: request?.headers.get("x-trace") }));
console.log((await getBook({ path: { book_id: "missing" } })).error);
`,
    );
    runHeyApi(project, "src/sdk");
    expect(leftOf(await migrated())).toEqual(["5: the interceptor of errors has no equivalent"]);
  });

  it("stay if a test replaces one, and with them the calls that get one", async () => {
    project.write(
      "src/main.ts",
      `import { type Client, createClient } from "./sdk/client";
import { getBook, getStatus } from "./sdk";
import { client } from "./sdk/client.gen";
client.setConfig({ baseUrl: ${url} });
const titleOf = async (client: Client) => (await getBook({ client, path: { book_id: "b1" } })).data?.title;
const fake = { get: async () => ({ data: { title: "fake" } }) } as unknown as Client;
console.log(await titleOf(fake), await titleOf(createClient({ baseUrl: ${url} })), (await getStatus()).data?.ok);
`,
    );
    runHeyApi(project, "src/sdk");
    const report = await migrated();
    const why = report.left.map((one) => one.why);
    expect(why).toContain("its client is not replaced: a value of another type replaces the client");
    expect(report.calls).toEqual({ found: 2, rewritten: 1 });
  });

  it("send no credentials while a token is empty", async () => {
    project.write(
      "src/main.ts",
      `import { getBook, getLoan } from "./sdk";
import { createClient } from "./sdk/client";
import { client } from "./sdk/client.gen";
const session = { token: "" };
client.setConfig({ baseUrl: ${url}, auth: () => session.token });
console.log((await getBook({ path: { book_id: "b1" } })).data?.id);
session.token = "t";
console.log((await getBook({ path: { book_id: "b1" } })).data?.id);
const other = createClient({ baseUrl: ${url}, auth: process.env["NO_TOKEN"] ?? "" });
console.log((await getLoan({ client: other, path: { loan_id: 7 } })).data?.id);
`,
    );
    runHeyApi(project, "src/sdk");
    expect((await migrated()).calls).toEqual({ found: 3, rewritten: 3 });
  });
});

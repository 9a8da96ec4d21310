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

  it("stay if the id of an interceptor is kept", async () => {
    project.write(
      "src/main.ts",
      `import { getBook, getStatus } from "./sdk";
import { client } from "./sdk/client.gen";
client.setConfig({ baseUrl: ${url} });
const trace = client.interceptors.request.use((request) => {
  request.headers.set("x-trace", "1");
  return request;
});
console.log((await getBook({ path: { book_id: "b1" } })).data?.title);
client.interceptors.request.eject(trace);
console.log((await getStatus()).data?.ok);
`,
    );
    runHeyApi(project, "src/sdk", ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"]);
    const report = await migrated();
    const why = "the id of an interceptor is kept: let its function decide instead of eject and update";
    expect(leftOf(report)).toEqual([
      `8: ${why}`,
      "9: the client is used in another way than setConfig and interceptors",
      `10: ${why}`,
    ]);
    expect(report.calls).toEqual({ found: 2, rewritten: 0 });
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

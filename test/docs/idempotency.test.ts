import { createServer } from "node:http";
import pg from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { listening } from "../listening.js";
import { findPostgres, startPostgresCluster } from "../service/harness/postgres-cluster.js";
import { ExecutedDocument } from "./executed-document.js";

const guide = new ExecutedDocument("docs/idempotency.md", "payments-api");
const hasPostgres = (await findPostgres()) !== undefined;

beforeAll(async () => {
  await guide.generate();
  guide.link("pg", "@types/pg", "pg-types", "pg-protocol");
}, 120_000);
afterAll(() => guide.remove());

it("the server of docs/idempotency.md compiles against the package of its document", () => {
  expect(guide.compile("server.ts")).toBe("");
});

it.runIf(hasPostgres)(
  "the server of docs/idempotency.md pays once for a key",
  async () => {
    const cluster = await startPostgresCluster();
    onTestFinished(() => cluster.stop());
    const pool = new pg.Pool({ connectionString: cluster.url("postgres") });
    const { default: handler } = await guide.run("server.ts", {
      'new pg.Pool({ connectionString: process.env["DATABASE_URL"] })': `new pg.Pool({ connectionString: ${JSON.stringify(cluster.url("postgres"))}, idleTimeoutMillis: 1, allowExitOnIdle: true })`,
      "createServer(handler).listen(8080);": "export default handler;",
    });
    const { url } = await listening(createServer(handler));
    const pay = async (): Promise<unknown> => {
      const headers = {
        authorization: "Bearer secret",
        "content-type": "application/json",
        "idempotency-key": "order-42",
      };
      const response = await fetch(`${url}/payments`, { method: "POST", headers, body: '{"amount":5}' });
      return [response.status, await response.json()];
    };
    const first = await pay();
    expect(await pay()).toEqual(first);
    expect((await pool.query("SELECT id FROM payments")).rows).toEqual([(first as [number, object])[1]]);
    await pool.end();
  },
  60_000,
);

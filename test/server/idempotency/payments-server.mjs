// A server with one operation, whose effect and stored response are in one transaction. Arguments: the store, the database, the name of the
// instance, and the step at which the process kills itself.
import { AsyncLocalStorage } from "node:async_hooks";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import {
  createNodeHandler,
  createPostgresIdempotencyStore,
  createSqliteIdempotencyStore,
  idempotencyTable,
  jsonBody,
} from "@guildwire/runtime/server";

const [store, database, instance, killedAt] = process.argv.slice(2);

function step(name) {
  if (name === killedAt) process.kill(process.pid, "SIGKILL");
}

const current = new AsyncLocalStorage();
const payments = "CREATE TABLE IF NOT EXISTS payments (id TEXT PRIMARY KEY, amount INTEGER NOT NULL)";
const { connect, stored, query } = await (store === "postgres" ? postgres() : sqlite());

async function postgres() {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString: database, max: 5 });
  return {
    stored: createPostgresIdempotencyStore({ transaction: () => current.getStore() }),
    query: (text, values) => (current.getStore() ?? pool).query(text, values).then(({ rows }) => rows),
    connect: async (run) => {
      const client = await pool.connect();
      try {
        return await run(client, (text) => client.query(text));
      } finally {
        client.release();
      }
    },
  };
}

async function sqlite() {
  // That of the service: Node 20 has none of its own.
  const { DatabaseSync } = createRequire(new URL("../../../service/", import.meta.url))("@photostructure/sqlite");
  const connection = new DatabaseSync(database, { timeout: 10_000 });
  let last = Promise.resolve();
  return {
    stored: createSqliteIdempotencyStore({ transaction: () => connection }),
    query: async (text, values) => connection.prepare(text.replace(/\$\d/g, "?")).all(...values),
    // One transaction at a time on the only connection.
    connect: (run) => {
      const result = last.then(() =>
        run(connection, (text) => connection.exec(text.replace(/^BEGIN$/, "BEGIN IMMEDIATE"))),
      );
      last = result.catch(() => undefined);
      return result;
    },
  };
}

async function around(_, run) {
  await connect((connection, execute) =>
    current.run(connection, async () => {
      await execute("BEGIN");
      step("begun");
      try {
        await run();
      } catch (error) {
        await execute("ROLLBACK");
        throw error;
      }
      step("stored");
      await execute("COMMIT");
      step("committed");
    }),
  );
}

const any = { is: () => true, validate: (value) => ({ ok: true, value }), parse: (value) => ({ ok: true, value }) };
const operation = {
  id: "createPayment",
  handler: ["payments", "createPayment"],
  method: "POST",
  path: "/payments",
  idempotencyKey: "idempotency-key",
  body: jsonBody(any, { required: true }),
  responses: { 201: { kind: "json" } },
};
const definition = {
  operations: [operation],
  route: (path) => (path === "/payments" ? { allow: "POST, OPTIONS", POST: operation } : undefined),
};
const handlers = {
  payments: {
    async createPayment({ body }, { setHeader }) {
      step("claimed");
      const id = `${instance}-${body.amount}-${process.hrtime.bigint()}`;
      await query("INSERT INTO payments (id, amount) VALUES ($1, $2)", [id, body.amount]);
      step("inserted");
      if (body.amount < 0) throw new Error("the handler fails after its effect");
      setHeader("Location", `/payments/${id}`);
      return { id };
    },
  },
};

if (store === "sqlite") {
  await connect(async (_, execute) => {
    await execute(idempotencyTable);
    await execute(payments);
  });
} else if (instance === "a") {
  await connect(async (_, execute) => execute(`${idempotencyTable}; ${payments}`));
}
const handler = createNodeHandler(definition, handlers, {
  around,
  idempotency: { store: stored, caller: (call) => call.header("x-caller") ?? "" },
  onError: (error) => process.stderr.write(`${error.stack}\n`),
});
const server = createServer(async (request, response) => {
  if (request.method !== "GET") handler(request, response);
  else response.end(JSON.stringify(await query("SELECT id FROM payments", [])));
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${server.address().port}\n`));
process.stdin.on("end", () => process.exit(0)).resume();

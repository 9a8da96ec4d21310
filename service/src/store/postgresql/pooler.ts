import { randomUUID } from "node:crypto";
import pg from "pg";
import { StatementLimit, watchedClient } from "./watched-client.js";

/** The features of a connection. */
export interface ConnectionTraits {
  /** Whether a pooler is in front of the server. It may run each transaction in another session. */
  readonly isPooled: boolean;
  /** Whether a statement that was prepared under a name can later be executed by that name. */
  readonly hasNamedStatements: boolean;
}

/**
 * Detects a connection pooler, and whether it supports named statements, as PgBouncer does from version 1.21 on.
 *
 * A pooler makes up the key data of a connection, so its process id differs from that of the session. A pooler with
 * support for named statements uses other names on the server, so the server does not know the name that was sent.
 */
export async function detectTraits(config: pg.ClientConfig): Promise<ConnectionTraits> {
  const Client = watchedClient(new StatementLimit(config.connectionTimeoutMillis ?? 10_000));
  const client = new Client(config);
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    const { processID } = client as unknown as { readonly processID: number | null };
    if (rows[0]?.pid === processID) return { isPooled: false, hasNamedStatements: true };
    return { isPooled: true, hasNamedStatements: await translatesNames(client) };
  } finally {
    await client.end();
  }
}

/** One transaction, so that all statements reach the same session. */
async function translatesNames(client: pg.Client): Promise<boolean> {
  const name = `guildwire ${randomUUID()}`;
  await client.query("begin");
  await client.query({ name, text: "select 1", values: [] });
  const { rows } = await client.query<{ known: boolean }>(
    "select exists (select from pg_prepared_statements where name = $1) as known",
    [name],
  );
  const isKnown = rows[0]?.known === true;
  if (isKnown) await client.query(`deallocate ${pg.escapeIdentifier(name)}`);
  await client.query("commit");
  return !isKnown;
}

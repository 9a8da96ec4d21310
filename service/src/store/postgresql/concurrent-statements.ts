import {
  type ConnectionProvider,
  type DatabaseConnection,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from "kysely";
import type { Tables } from "../schema.js";

/**
 * Returns the transaction for statements that are sent at once, such as those of `Promise.all`. The query builder's own
 * transactions wait for the result of each statement before they send the next one.
 */
export async function withConcurrentStatements(transaction: Transaction<Tables>): Promise<Transaction<Tables>> {
  const executor = transaction.getExecutor();
  const connection = await new Promise<DatabaseConnection>((resolve, reject) => {
    executor.provideConnection(async (provided) => resolve(provided)).catch(reject);
  });
  const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
  return new Transaction<Tables>({
    config: { dialect },
    dialect,
    driver: new DummyDriver(),
    executor: executor.withConnectionProvider(provider),
  });
}

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (kysely: ConstructorParameters<typeof PostgresIntrospector>[0]) =>
    new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A server on a loopback port that the operating system chose. */
export interface Listening<S extends Server = Server> {
  readonly server: S;
  readonly port: number;
  readonly url: string;
}

/** Listens on loopback until the running test ends. */
export async function listening<S extends Server>(server: S): Promise<Listening<S>> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { server, port, url: `http://127.0.0.1:${port}` };
}

import { createServer, type RequestListener } from "node:http";
import { listening } from "../listening.js";

/** The URL of an endpoint on loopback, for the running test. */
export async function hosted({ node }: { readonly node: RequestListener }): Promise<string> {
  const server = createServer(node);
  const { url } = await listening(server);
  return `${url}/`;
}

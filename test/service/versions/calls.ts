import type { World } from "../harness/world.js";

/** The status and the JSON body of a response. */
export interface Response {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert the shapes of responses.
  readonly body: any;
}

/** Sends requests as one bot, in any version of the interface. */
export type Call = (version: number, method: string, path: string, body?: unknown) => Promise<Response>;

export function callsOf(world: World, token: string): Call {
  return async (version, method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${world.service.url}/api/v${version}${path}`, {
      method,
      headers: {
        Authorization: `Bot ${token}`,
        ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  };
}

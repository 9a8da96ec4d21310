import type { Dispatcher } from "undici";
import { updateFailure } from "./update-failure.js";

/** State shared by all requests of one update. */
export interface HttpClient {
  readonly dispatcher: Dispatcher;
  /** Sent to `headersOrigin` only. */
  readonly headers: { readonly [name: string]: string };
  readonly headersOrigin: string;
  /** Maximum size of a file, before and after decompression. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly timeoutSeconds: number;
}

/** Creates a dispatcher that uses the proxies in `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`, in upper or lower case. */
export async function createDispatcher(env: { readonly [name: string]: string | undefined }): Promise<Dispatcher> {
  const { EnvHttpProxyAgent } = await import("undici");
  const variable = (name: string): string => env[name.toLowerCase()] ?? env[name] ?? "";
  try {
    // Without a value, the agent would read the environment of the process.
    return new EnvHttpProxyAgent({
      httpProxy: variable("HTTP_PROXY"),
      httpsProxy: variable("HTTPS_PROXY"),
      noProxy: variable("NO_PROXY"),
    });
  } catch {
    const fix = "write it as http://proxy.example:3128";
    throw updateFailure("source-invalid", "HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy", { fix });
  }
}

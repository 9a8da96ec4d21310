import type { Dispatcher } from "undici";
import { updateFailure } from "./update-failure.js";

/** What all requests of one update share. */
export interface HttpClient {
  readonly dispatcher: Dispatcher;
  /** Sent to `headersOrigin` only. */
  readonly headers: { readonly [name: string]: string };
  readonly headersOrigin: string;
  /** Of one file, also after decompression. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly timeoutSeconds: number;
}

/** A dispatcher that uses the proxies of `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`, in either case. */
export async function createDispatcher(env: { readonly [name: string]: string | undefined }): Promise<Dispatcher> {
  const { EnvHttpProxyAgent } = await import("undici");
  const variable = (name: string): string => env[name.toLowerCase()] ?? env[name] ?? "";
  try {
    // Without a value the agent would look at the environment of the process.
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

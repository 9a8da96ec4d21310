import { ApiError, type Client } from "../client/index.js";
import { withFetch } from "../client/with-fetch.js";
import { ConversionError, type ConversionReference, conversionOf } from "./conversion.js";
import { exactJson } from "./exact-json.js";

/** Conversions of error bodies by status: `404`, `4XX`, `default`. */
export interface ErrorConversions {
  readonly [status: string]: ConversionReference;
}

/** The texts of error responses by their headers, which an error shares with its response. */
const errorTexts = new WeakMap<Headers, string>();

/** Returns the client with a `fetch` that keeps the texts of error responses, so that integers keep their digits. */
export function withErrorTexts(client: Client): Client {
  const { fetch: send = fetch } = client.settings();
  return withFetch(client, async (url, init) => {
    const response = await send(url, init);
    if (response.ok) return response;
    // An incomplete text is the error of the caller, who reads the response itself.
    const text = await response
      .clone()
      .text()
      .catch(() => "");
    errorTexts.set(response.headers, text);
    return response;
  });
}

/** Converts an error body. A body that does not match its schema is unchanged: the reported error matters more. */
export function convertErrorBody(error: unknown, errors: ErrorConversions = {}): void {
  if (!(error instanceof ApiError) || error.status === undefined) return;
  const conversion = conversionOfStatus(errors, error.status);
  if (conversion === undefined) return;
  try {
    const value = conversionOf(conversion).fromWire(error.body, exactBody(error));
    // Overrides the getter of the class, and is also hidden from `util.inspect` and `JSON.stringify`.
    Object.defineProperty(error, "body", { value, enumerable: false });
  } catch (failure) {
    if (!(failure instanceof ConversionError)) throw failure;
  }
}

/** Returns the entry of a status: exact, by class, or the default. */
export function conversionOfStatus(table: ErrorConversions, status: number): ConversionReference | undefined {
  return table[status] ?? table[`${Math.floor(status / 100)}XX`] ?? table["default"];
}

/** Returns the body of an error with bigints for long integers; undefined if its text is unknown or not JSON. */
function exactBody({ headers, body }: ApiError): unknown {
  const text = headers && errorTexts.get(headers);
  return text === undefined || typeof body === "string" ? undefined : exactJson(text, body);
}

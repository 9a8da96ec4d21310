import { isDeepStrictEqual } from "node:util";
import * as api from "@guildwire/api/client";
import { describe, expect, test } from "vitest";
import { operationsById } from "./operations.js";
import { isTaken, readVectors, type Taken, type Vector, vectorFiles } from "./read.js";

type Call = (client: api.Client, args: object, options: { readonly retry: false }) => Promise<unknown>;

/** The request that a call would send. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

const functions = api as unknown as Readonly<Record<string, Call>>;
const baseUrl = "http://localhost:8080/api/v8";
const vectors = readVectors().filter(({ request, expect: wanted }) => isTaken(wanted) && request.form === undefined);

/** Calls the client with the arguments of a handler. The request must equal that of the vector, or be equivalent. */
describe("the generated client", () => {
  test.each(vectorFiles().filter((file) => vectors.some((vector) => vector.file === file)))(
    "sends the decoded requests of the vectors of %s",
    async (file) => {
      const own = vectors.filter((vector) => vector.file === file);
      const wrong = await Promise.all(
        own.map(async (vector) =>
          (await differences(vector)).map((one) => `${vector.operation}: ${vector.name}: ${one}`),
        ),
      );
      expect(wrong.flat()).toEqual([]);
    },
  );

  test("is called more than three hundred times", () => {
    expect(vectors.length).toBeGreaterThan(300);
  });
});

async function differences(vector: Vector): Promise<readonly string[]> {
  const { decoded } = vector.expect as Taken;
  const sent = await sentBy(vector.operation, decoded);
  const fixed = operationsById.get(vector.operation)?.fixed ?? {};
  const query = Object.entries(decoded.query ?? {})
    .filter(([name]) => !Object.hasOwn(fixed, name))
    .map(([name, value]) => [name, String(value)] as const);
  // An empty array is not sent: its text would equal that of an array with an empty string.
  const wrongQuery = query.filter(([name, value]) => (sent.query.get(name) ?? "") !== value);
  const wrongHeaders = Object.entries(decoded.headers ?? {}).filter(
    ([name, value]) => sent.headers.get(name) !== value,
  );
  return [
    ...(sent.method === vector.request.method ? [] : [`the method ${sent.method}`]),
    ...(decodeURIComponent(sent.path) === decodeURIComponent(vector.request.path) ? [] : [`the path ${sent.path}`]),
    ...wrongQuery.map(([name]) => `the query parameter ${name} is ${sent.query.get(name)}`),
    ...wrongHeaders.map(([name]) => `the header ${name} is ${sent.headers.get(name)}`),
    ...(isDeepStrictEqual(sent.body, decoded.body) ? [] : [`the body ${JSON.stringify(sent.body)}`]),
  ];
}

/** Calls an operation's function with its handler's arguments, and stops before sending. */
async function sentBy(operation: string, decoded: Taken["decoded"]): Promise<Sent> {
  const sent: Sent[] = [];
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(address));
    const { method = "GET", headers, body } = init;
    sent.push({
      method,
      path: pathname.slice(new URL(baseUrl).pathname.length),
      query: searchParams,
      headers: new Headers(headers),
      body: typeof body === "string" ? JSON.parse(body) : body,
    });
    throw new TypeError("this is as far as it goes");
  };
  const client = api.createClient({ baseUrl, fetch, auth: { bot: "secret" } });
  const { path, query, headers } = decoded;
  const body = operationsById.get(operation)?.body === undefined ? {} : { body: decoded.body };
  const call = functions[operation];
  if (call === undefined) throw new Error(`there is no function ${operation}`);
  await expect(call(client, { ...path, ...query, ...headers, ...body }, { retry: false })).rejects.toThrow();
  const [only] = sent;
  if (only === undefined || sent.length > 1) throw new Error(`${operation} sent ${sent.length} requests`);
  return only;
}

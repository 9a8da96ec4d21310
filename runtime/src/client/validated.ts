import type { Issue } from "../validate/index.js";
import { mayHaveLongIntegers } from "../validate/json-scalars.js";
import { type CallOptions, type Client, type ClientOptions, type Credentials, createClient } from "./client.js";
import { ApiError } from "./error.js";
import { callHook } from "./observed.js";
import { withFetch } from "./with-fetch.js";

/** What a client does with a response that does not match the specification. */
export type ResponseValidation = "off" | "report" | "throw";

/** Option of a client and of a call. */
export interface ValidationCallOptions {
  /**
   * What happens with a response that does not match the specification: nothing (`off`), a call of `onInvalidResponse`
   * (`report`), or the call rejects with an InvalidResponseError (`throw`). Default: that of the client, and of the
   * configuration with which it was generated.
   */
  readonly validateResponses?: ResponseValidation | undefined;
}

/** Options of a client that validates responses. */
export interface ValidationOptions extends ValidationCallOptions {
  /** Receives invalid responses if they are reported. Its errors are passed to `console.error`. Default: `console.warn`. */
  readonly onInvalidResponse?: ((error: InvalidResponseError) => void) | undefined;
}

/**
 * A response that does not match the specification, as an ApiError of kind `decode`. The message names the first issue
 * by path and code. `body` is the response; like the issues, it is not printed.
 *
 * @example
 * ```ts
 * import { InvalidResponseError } from "@guildwire/runtime/client";
 *
 * const issues = [{ path: "/id", code: "type", message: "id: must be a string (got 7)" }];
 * const error = new InvalidResponseError("getItem", { status: 200, body: { id: 7 } }, issues);
 * error.message; // => "getItem: invalid response (/id: type)"
 * ```
 */
export class InvalidResponseError extends ApiError {
  readonly #issues: readonly Issue[];

  constructor(
    operationId: string,
    response: { readonly status: number; readonly body: unknown },
    issues: readonly Issue[],
  ) {
    const [{ path, code } = { path: "", code: "invalid" }] = issues;
    const others = issues.length > 1 ? `, and ${issues.length - 1} more` : "";
    super("decode", operationId, `invalid response (${path || "/"}: ${code}${others})`, response);
    this.#issues = issues;
  }

  /** The violations of the schema, at most 64. */
  get issues(): readonly Issue[] {
    return this.#issues;
  }
}

const modes: readonly unknown[] = ["off", "report", "throw"] satisfies readonly ResponseValidation[];

/** Creates a client that validates responses. Generated code passes the mode of its configuration. */
export function createValidatingClient<C extends object = Credentials>(
  { validateResponses, onInvalidResponse, ...options }: ClientOptions<C> & ValidationOptions,
  mode: ResponseValidation,
  readRetryAfter?: ClientOptions["readRetryAfter"],
): Client {
  requireMode("createClient", validateResponses);
  const client = createClient(options as ClientOptions<C>, readRetryAfter);
  Object.assign(client.settings(), { validateResponses: validateResponses ?? mode, onInvalidResponse });
  return client;
}

/** Maximum number of issues, as of a validator. */
const maxIssues = 64;

interface ResponseValidator {
  readonly validate: (
    value: unknown,
  ) => { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly issues: readonly Issue[] };
  readonly response?: ResponseValidator;
}

/** The generated description of a call whose response can be validated. */
export interface ValidatedCall {
  readonly id: string;
  readonly client: Client;
  readonly options: (CallOptions & ValidationCallOptions) | undefined;
  /** By status, status class (`2XX`) or `default`. */
  readonly validators: { readonly [status: string]: ResponseValidator };
  /**
   * Set if the result has bigints or texts for some integers that a number cannot represent: converts the result. In packages of
   * earlier versions, it is true, and integers are not checked.
   */
  readonly exact?: true | ((call: Promise<unknown>) => Promise<unknown>);
}

/**
 * Makes a call, and validates the JSON of its response. Unknown properties, and unknown values of open enumerations, are
 * valid. Integers that a number cannot represent are not, unless the result has them as bigints.
 */
export async function validated<Result>(
  { id, client, options, validators, exact }: ValidatedCall,
  call: (client: Client) => Promise<Result>,
): Promise<Result> {
  const settings: ClientOptions & ValidationOptions = client.settings();
  const { fetch: send = fetch, onInvalidResponse = warn } = settings;
  requireMode(id, options?.validateResponses);
  const mode = options?.validateResponses ?? settings.validateResponses ?? "off";
  if (mode === "off") return call(client);
  let validator: ResponseValidator | undefined;
  let copy: Response | undefined;
  const observed = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await send(url, init);
    const type = response.headers.get("content-type") ?? "/json";
    // A 204 or 205 has no content, whatever the schema of its status class says.
    const hasContent = response.ok && response.status !== 204 && response.status !== 205;
    validator = hasContent && /[/+]json *(;|$)/i.test(type) ? validatorOf(response.status, validators) : undefined;
    copy = validator && response.clone();
    return response;
  };
  const result = await call(withFetch(client, observed));
  if (validator === undefined || copy === undefined) return result;
  const text = await copy.text();
  const inCode = exact === true ? undefined : (body: unknown) => exact?.(Promise.resolve(result)) ?? body;
  const { body, issues } = await issuesOf(text, validator.response ?? validator, inCode);
  if (issues.length === 0) return result;
  const error = new InvalidResponseError(id, { status: copy.status, body }, issues);
  if (mode === "throw") throw error;
  callHook(onInvalidResponse, error);
  return result;
}

function warn({ message }: InvalidResponseError): void {
  console.warn(message);
}

function requireMode(operationId: string, mode: unknown): void {
  if (mode === undefined || modes.includes(mode)) return;
  throw new ApiError("argument", operationId, `validateResponses must be one of ${modes.join(", ")}`);
}

function validatorOf(status: number, validators: ValidatedCall["validators"]): ResponseValidator | undefined {
  return validators[status] ?? validators[`${Math.floor(status / 100)}XX`] ?? validators["default"];
}

async function issuesOf(
  text: string,
  validator: ResponseValidator,
  inCode: ((body: unknown) => unknown) | undefined,
): Promise<{ readonly body: unknown; readonly issues: readonly Issue[] }> {
  if (text === "") return { body: undefined, issues: [{ path: "", code: "required", message: "must not be empty" }] };
  const body: unknown = JSON.parse(text);
  const validate = (value: unknown): ReturnType<ResponseValidator["validate"]> => validator.validate(value);
  let result = validate(body);
  if (result.ok && inCode !== undefined && mayHaveLongIntegers(text)) {
    // Loaded on first use: few responses have such integers.
    const { rejectRoundedIntegers } = await import("../validate/rounded-integers.js");
    result = rejectRoundedIntegers(await inCode(body), (parse) => parse(text), validate, maxIssues);
  }
  return { body, issues: result.ok ? [] : result.issues.filter(({ code }) => code !== "unknown-property") };
}

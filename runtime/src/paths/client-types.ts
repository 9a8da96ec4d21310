// biome-ignore-all lint/suspicious/noExplicitAny: the interface of openapi-fetch
import type {
  AnyEntries,
  ErrorBody,
  HttpMethod,
  IsAny,
  IsBodyOptional,
  IsOptional,
  MediaType,
  OperationOf,
  ParametersOf,
  PathsWithMethod,
  QueryOf,
  Readable,
  RequestBodyOf,
  SuccessBody,
  Writable,
} from "./operation-types.js";

/** Options of a client, and all of `RequestInit` as defaults of its requests. */
export interface ClientOptions extends Omit<RequestInit, "headers"> {
  /** What all paths are appended to. Default: "". */
  baseUrl?: string;
  /** Sends requests. Default: `globalThis.fetch`. */
  fetch?: (input: Request) => Promise<Response>;
  /** The class of requests. Default: `globalThis.Request`. */
  Request?: typeof Request;
  querySerializer?: QuerySerializer<unknown> | QuerySerializerOptions;
  bodySerializer?: BodySerializer<unknown>;
  pathSerializer?: PathSerializer;
  headers?: HeadersOptions;
  /** The second argument of `fetch`, such as a dispatcher of undici. Only Node has such options. */
  requestInitExt?: Record<string, unknown>;
}

type HeaderValue = string | number | boolean;

/** Headers; null removes those of the client, and a list is sent as several values. */
export type HeadersOptions = HeadersInit | { [name: string]: HeaderValue | HeaderValue[] | null | undefined };

/** Returns the query of a URL. */
export type QuerySerializer<Operation> = (query: QueryOf<Operation>) => string;

/** How lists and objects in a query are written: both properties of a style are stated together. */
export interface QuerySerializerOptions {
  /** Default: style `form`, exploded. */
  array?: { style: "form" | "spaceDelimited" | "pipeDelimited"; explode: boolean };
  /** Default: style `deepObject`, exploded. */
  object?: { style: "form" | "deepObject"; explode: boolean };
  /** Whether values are not percent-encoded. Default: false. */
  allowReserved?: boolean;
}

/** Returns the body of a request, as `fetch` takes it. Called with the headers of the request as second argument. */
export type BodySerializer<Operation> = (body: RequestBodyOf<Operation>) => any;

/** Replaces the parameters of a URL. */
export type PathSerializer = (pathname: string, pathParams: Record<string, unknown>) => string;

/** How the body of a success is read. Default: `json`. */
export type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

interface ParsedBodies {
  readonly text: string;
  readonly blob: Blob;
  readonly arrayBuffer: ArrayBuffer;
  readonly stream: Response["body"];
}

/** The type of `data` with these options of a call. */
export type ParseAsResponse<Body, Options> = Options extends { parseAs: infer As }
  ? As extends keyof ParsedBodies
    ? ParsedBodies[As]
    : Body
  : Body;

/** The parameters of an operation without declared ones. */
export interface DefaultParamsOption {
  params?: { query?: Record<string, unknown> };
}

export type ParamsOption<Operation> = [ParametersOf<Operation>] extends [never]
  ? DefaultParamsOption
  : IsOptional<ParametersOf<Operation>> extends true
    ? { params?: ParametersOf<Operation> }
    : { params: ParametersOf<Operation> };

export type RequestBodyOption<Operation> =
  IsAny<RequestBodyOf<Operation>> extends true
    ? { body?: any }
    : [RequestBodyOf<Operation>] extends [undefined]
      ? { body?: undefined }
      : IsBodyOptional<Operation> extends true
        ? { body?: Writable<RequestBodyOf<Operation>> }
        : { body: Writable<RequestBodyOf<Operation>> };

/** Options of a call, and all of `RequestInit`. */
export type FetchOptions<Operation> = RequestOptions<Operation> & Omit<RequestInit, "body" | "headers">;

interface Success<Data> {
  data: Data;
  error?: never;
  response: Response;
}

interface Failure<Body> {
  data?: never;
  error: Body;
  response: Response;
}

/** The result of a call: `data` for a success, `error` otherwise. */
export type FetchResponse<Operation, Options, Media extends MediaType> =
  | Success<ParseAsResponse<Readable<SuccessBody<Operation, Media>>, Options>>
  | Failure<Readable<ErrorBody<Operation, Media>>>;

// No interface: those are not assignable to types with an index signature.
type CallOptions<Operation> = {
  baseUrl?: string;
  headers?: HeadersOptions;
  fetch?: ClientOptions["fetch"];
  parseAs?: ParseAs;
  querySerializer?: QuerySerializer<Operation> | QuerySerializerOptions;
  pathSerializer?: PathSerializer;
  bodySerializer?: BodySerializer<Operation>;
  /** Called after the middleware of the client. */
  middleware?: Middleware[];
};

export type RequestOptions<Operation> = CallOptions<Operation> & ParamsOption<Operation> & RequestBodyOption<Operation>;

/** The options of a call and its client, as middleware sees them. */
export interface MergedOptions<Operation = unknown> {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  parseAs: ParseAs;
  querySerializer: QuerySerializer<Operation>;
  pathSerializer: PathSerializer;
  bodySerializer: BodySerializer<Operation>;
}

export type MiddlewareRequestParams = { [Place in "path" | "query" | "header" | "cookie"]?: Record<string, unknown> };

export interface MiddlewareCallbackParams {
  /** The request as previous middleware left it. */
  request: Request;
  /** The path template, such as `/pets/{id}`. */
  readonly schemaPath: string;
  readonly params: MiddlewareRequestParams;
  /** Distinguishes calls. */
  readonly id: string;
  /** The options of the call and its client, frozen. */
  readonly options: MergedOptions;
}

// biome-ignore lint/suspicious/noConfusingVoidType: middleware may return nothing
type Callback<Params, Result> = (options: Params) => Result | undefined | void | Promise<Result | undefined | void>;

interface Callbacks {
  onRequest: Callback<MiddlewareCallbackParams, Request | Response>;
  onResponse: Callback<MiddlewareCallbackParams & { response: Response }, Response>;
  onError: Callback<MiddlewareCallbackParams & { error: unknown }, Response | Error>;
}

/** Functions around a request, of which there is at least one. */
export type Middleware = {
  [Required in keyof Callbacks]: Pick<Callbacks, Required> & Partial<Omit<Callbacks, Required>>;
}[keyof Callbacks];

type InitOf<Operation> =
  IsOptional<FetchOptions<Operation>> extends true ? FetchOptions<Operation> | undefined : FetchOptions<Operation>;

/** The options of a call; undefined is allowed if none is required. */
export type MaybeOptionalInit<PathItem, Method extends keyof PathItem> = InitOf<OperationOf<PathItem, Method>>;

/** The last argument, with any further properties: libraries pass theirs on to middleware. */
type InitArguments<Init> = [Init] extends [undefined]
  ? [init?: undefined]
  : IsOptional<Init> extends true
    ? [init?: Init & AnyProperties]
    : [init: Init & AnyProperties];

type AnyProperties = { [name: string]: unknown };

/** Calls the operation of a path. */
export type ClientMethod<Paths extends AnyEntries, Method extends HttpMethod, Media extends MediaType> = <
  Path extends PathsWithMethod<Paths, Method>,
  Init extends InitOf<OperationOf<Paths[Path], Method>>,
>(
  path: Path,
  ...init: InitArguments<Init>
) => Promise<FetchResponse<OperationOf<Paths[Path], Method>, Init, Media>>;

/** Calls the operation of a method and a path. */
export type ClientRequestMethod<Paths extends AnyEntries, Media extends MediaType> = <
  Method extends HttpMethod,
  Path extends PathsWithMethod<Paths, Method>,
  Init extends InitOf<OperationOf<Paths[Path], Method>>,
>(
  method: Method,
  path: Path,
  ...init: InitArguments<Init>
) => Promise<FetchResponse<OperationOf<Paths[Path], Method>, Init, Media>>;

/** The methods of one path. */
export type ClientForPath<PathItem extends AnyEntries, Media extends MediaType> = {
  [Method in keyof PathItem as Uppercase<Method & string>]: <Init extends InitOf<OperationOf<PathItem, Method>>>(
    ...init: InitArguments<Init>
  ) => Promise<FetchResponse<OperationOf<PathItem, Method>, Init, Media>>;
};

type ClientMethods<Paths extends AnyEntries, Media extends MediaType> = {
  [Method in HttpMethod as Uppercase<Method>]: ClientMethod<Paths, Method, Media>;
};

/** A client for the operations of paths. */
export interface Client<Paths extends {}, Media extends MediaType = MediaType> extends ClientMethods<Paths, Media> {
  request: ClientRequestMethod<Paths, Media>;
  /** Adds middleware, called in this order for requests and in reverse for responses and errors. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
}

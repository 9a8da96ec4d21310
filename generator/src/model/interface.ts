import type { Json } from "../load/document.js";
import type { ErrorFormat } from "./error-format.js";
import type { Behaviour, Described, Flag, Pointer, RequiredPermission, SchemaUse, Sourced } from "./type.js";

/**
 * The resolved interface, the only input of emitters. Without `$ref`s and raw nodes; every node has its source pointer.
 */
export interface Interface extends Described {
  readonly info: Info;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  /** Named types in document order, followed by synthetic ones (request bodies). */
  readonly types: ReadonlyMap<string, NamedType>;
  /** Every operation including variants, in document order. */
  readonly operations: readonly Operation[];
  readonly webhooks: readonly WebhookOperation[];
  readonly securitySchemes: ReadonlyMap<string, SecurityScheme>;
  readonly events: readonly GatewayEvent[];
  readonly permissions: readonly Flag[];
  readonly errors: readonly ErrorEntry[];
  readonly errorFormats: ErrorFormats;
  /** The names of the headers that report rate limits, as written. */
  readonly rateLimitHeaders: RateLimitHeaders;
  readonly lifecycles: readonly Lifecycle[];
  readonly channels: readonly RpcChannel[];
  readonly sockets: readonly SocketChannel[];
  readonly callbacks: CallbackSurface;
  /** The types of branded strings and numbers, by a key of `model/brands`. */
  readonly brands?: ReadonlyMap<string, Brand>;
  /** The form of named enumerations. Default: constants if the values have names, otherwise a union. */
  readonly enums?: "union" | "constants" | "both";
  /** Set if the functions of the client take parameters by location. */
  readonly arguments?: "grouped";
  /** Whether TypeScript code represents some value differently from JSON. */
  readonly hasRepresentations?: true;
  /** Present in a view of the interface in which all values have their JSON form. */
  readonly form?: "wire";
}

/** A type that keeps its values distinct from other strings or numbers. */
export interface Brand {
  /** As written. */
  readonly name: string;
  /** The TypeScript name. */
  readonly identifier: string;
  readonly base: "string" | "number" | "bigint";
  /** The identifier of the named type that is the brand itself. */
  readonly type?: string;
}

/** The facts about a rate limit that responses report, each with the name of its header. */
export interface RateLimitHeaders {
  readonly limit?: string;
  readonly remaining?: string;
  readonly resetAfter?: string;
  readonly resetAt?: string;
  readonly bucket?: string;
  readonly global?: string;
}

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly license?: string;
}

export interface Server extends Sourced {
  readonly url: string;
  /** Display name, such as `production`. */
  readonly name?: string;
  readonly description?: string;
  readonly variables: readonly ServerVariable[];
}

/** A variable in a server URL. */
export interface ServerVariable extends Sourced {
  readonly name: string;
  readonly default: string;
  /** The allowed values, including the default; any text if absent. */
  readonly values?: readonly string[];
  readonly description?: string;
}

/** Documentation of a tag. */
export interface TagAncestor {
  /** The name as written, or the path words joined by spaces. */
  readonly name: string;
  /** A short title. */
  readonly summary?: string;
  readonly description?: string;
  /** Purpose of the tag, such as `nav` or `audience`. */
  readonly tagKind?: string;
}

/** A group of operations: a tag, or the common path prefix of untagged operations. */
export interface Tag extends Sourced, TagAncestor {
  /** Identifier in lower camel case: the group's key in `createApi`. */
  readonly identifier: string;
  readonly fileStem: string;
  /** Ancestor tags, outermost first. */
  readonly parents: readonly TagAncestor[];
}

/** A schema of `components.schemas`, or an inline request body. */
export interface NamedType extends Sourced, Described {
  /** The name as written; equal to `identifier` for synthetic types. */
  readonly name: string;
  /** The TypeScript name, unique among all exported names regardless of case. */
  readonly identifier: string;
  readonly use: SchemaUse;
  /** Base name of its source file; `schemas` if that is the only one. */
  readonly group: string;
  /** Output file without folder or extension: its group, or a part of a large one. */
  readonly fileStem: string;
  /** Whether values of this type are sent to the service, by the service, both, or neither. */
  readonly direction: { readonly request: boolean; readonly response: boolean };
  /**
   * Whether both directions are used and differ (`readOnly`, `writeOnly` or `x-open-enum`, possibly nested). The name
   * then denotes the request direction, and `responseIdentifier` the other.
   */
  readonly differs: boolean;
  readonly responseIdentifier: string;
  /** Names of the JSON forms, if TypeScript code represents something differently. */
  readonly wire?: { readonly identifier: string; readonly responseIdentifier: string };
  readonly constructors: readonly Constructor[];
  /** For synthetic types: the operation with this request body. */
  readonly bodyOf?: string;
}

export interface Constructor extends Sourced {
  readonly name: string;
  readonly description?: string;
  readonly fixed: { readonly [property: string]: Json };
  readonly positional: readonly string[];
  readonly rest?: string;
}

export interface Operation extends Sourced, Described {
  /** The operationId as written, or derived from method and path. */
  readonly id: string;
  /** Name of the client's function and the handler's method. */
  readonly identifier: string;
  /** The identifier in PascalCase: the stem of `…Args`, `…Body`. */
  readonly typeStem: string;
  /** A field of the path item such as `get`, or an additional method as written, such as `COPY`. */
  readonly method: string;
  readonly path: PathTemplate;
  readonly summary?: string;
  readonly tag: Tag;
  /** Its own servers or those of its path item, if they differ from the document's; otherwise empty. */
  readonly servers: readonly Server[];
  readonly parameters: readonly Parameter[];
  /** Name of the type and validator of all parameters, for each location with parameters. */
  readonly parameterSets: { readonly [Location in Parameter["in"]]?: string };
  readonly body?: RequestBody;
  readonly responses: readonly Response[];
  /** Alternatives, each a list of schemes that are all required. Empty: no authentication. */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /** Pointer of the requirement: the operation's or document's `security`, or the operation without either. */
  readonly securityAt: Pointer;
  readonly permissions: readonly RequiredPermission[];
  readonly ownerOnly: boolean;
  readonly events: readonly FiredEvent[];
  /** Names of the error catalogue. */
  readonly errors: readonly string[];
  readonly rateLimit?: { readonly major: readonly Parameter[] };
  readonly pagination?: Pagination;
  /** The header parameter for the idempotency key, one of `parameters`. */
  readonly idempotencyKey?: Parameter;
  /** The client's function for a streamed response; the operation's own if it has no other response. */
  readonly streamIdentifier?: string;
  /** The client's reader of response headers, if a success has any. */
  readonly headersIdentifier?: string;
  readonly responseWhen?: ResponseWhen;
  readonly behaviours: readonly Behaviour[];
  /** The operation whose route this one shares, if it is a variant. */
  readonly variantOf?: string;
  /** Ids of the operations that share the route of this one. */
  readonly variants: readonly string[];
  readonly fixed: readonly { readonly parameter: string; readonly value: Json }[];
  readonly ignored: readonly string[];
}

export interface PathTemplate {
  /** The path as written, such as `/guilds/{guild_id}`. */
  readonly text: string;
  /** Segments between slashes; a segment may mix text and parameters (`{name}.png`). */
  readonly segments: readonly (readonly PathPart[])[];
}

export type PathPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "parameter"; readonly parameter: Parameter };

export type ParameterStyle =
  | "simple"
  | "label"
  | "matrix"
  | "form"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject"
  | "cookie"
  | "content"
  | "querystring";

export interface Parameter extends Sourced, Described {
  /** Name on the wire. */
  readonly name: string;
  /** Key in the requests that handlers get, if it is not the name. */
  readonly key?: string;
  readonly in: "path" | "query" | "header" | "cookie";
  /** Key in the arguments of the client's function: the wire name, with a suffix if names collide. */
  readonly argument: string;
  readonly required: boolean;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Whether a query parameter may be sent without a value, regardless of its schema. */
  readonly allowEmptyValue: boolean;
  /** For the styles `content` and `querystring`; with the latter, the parameter is the whole query. */
  readonly mediaType?: string;
  readonly use: SchemaUse;
}

export interface RequestBody extends Sourced, Described {
  readonly required: boolean;
  readonly content: readonly MediaContent[];
  /**
   * Present if JSON and multipart/form-data are both offered and a form field carries the whole JSON body (a JSON
   * `contentSchema`).
   * Both are then one body for callers; the form is used if there are files.
   */
  readonly payload?: PayloadForm;
}

export interface PayloadForm {
  /** The form field with the JSON text, such as `payload_json`. */
  readonly property: string;
  /** Properties for single files. */
  readonly files: readonly string[];
  /** Properties for numbered files: `files[0]`, `files[1]`, … under this name. */
  readonly fileLists: readonly string[];
}

export interface MediaContent extends Sourced {
  /** In lower case without parameters, such as `application/json`. */
  readonly mediaType: string;
  readonly kind: "json" | "form" | "multipart" | "text" | "binary";
  readonly use?: SchemaUse;
  /** Item schema of a stream or list of parts (`itemSchema`). */
  readonly item?: SchemaUse;
  /** How the body is split into items; absent if it is a single value. */
  readonly stream?: StreamContent;
  /** By property, for forms. */
  readonly encoding: readonly PartEncoding[];
  /** Examples of the whole body. */
  readonly examples: readonly Json[];
}

export type StreamFormatName = "events" | "json-lines" | "json-sequence" | "multipart";

/** A body that is a sequence of items. */
export interface StreamContent {
  readonly format: StreamFormatName;
  /** Schema of an item (for parts: of the body), for formats other than events. */
  readonly item?: SchemaUse;
  /** Content type of each part of a multipart body, as written: one, several or a range. */
  readonly contentType?: string;
  /** The events of an event stream. */
  readonly events?: readonly EventVariant[];
  /** Data of the event that ends the stream. */
  readonly end?: string;
}

export interface EventVariant {
  /** Names of these events; absent for any name. */
  readonly names?: readonly string[];
  readonly data: { readonly kind: "text" } | { readonly kind: "json"; readonly use?: SchemaUse };
}

export interface PartEncoding {
  readonly property: string;
  readonly contentType?: string;
  readonly file: boolean;
  readonly json: boolean;
  /** As declared; each of these overrides the content type. */
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** For a part of a multipart body. */
  readonly headers: readonly PartHeader[];
}

/** A header of a part. No code is generated for it, so its schema is kept as written. */
export interface PartHeader {
  readonly name: string;
  readonly required: boolean;
  readonly schema?: Json;
}

export interface Response extends Sourced, Described {
  readonly status: number | "1XX" | "2XX" | "3XX" | "4XX" | "5XX" | "default";
  readonly summary?: string;
  readonly content: readonly MediaContent[];
  readonly headers: readonly ResponseHeader[];
  /** An object type of the headers that handlers set and callers read; a reference to a named type. */
  readonly headerSet?: SchemaUse;
  readonly links: readonly Link[];
}

/** A link from a response to another operation. */
export interface Link extends Sourced {
  readonly name: string;
  /** The `operationId` or `operationRef`. */
  readonly target: string;
  /** Arguments of the other operation, as written. */
  readonly parameters?: Json;
  readonly requestBody?: Json;
  readonly server?: string;
}

export interface ResponseHeader extends Sourced, Described {
  readonly name: string;
  readonly required: boolean;
  /** Headers have the style `simple`, where this only affects objects. */
  readonly explode: boolean;
  /** Present if the header has `content` instead of `schema`. */
  readonly mediaType?: string;
  readonly use?: SchemaUse;
}

export interface SecurityRequirement {
  readonly scheme: string;
  readonly scopes: readonly string[];
}

export type SecurityScheme = Sourced & {
  readonly name: string;
  readonly description?: string;
  readonly deprecated?: boolean;
} & (
    | { readonly kind: "http"; readonly scheme: string; readonly bearerFormat?: string }
    | { readonly kind: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly parameter: string }
    | { readonly kind: "oauth2"; readonly flows: readonly OAuthFlow[]; readonly metadataUrl?: string }
    | { readonly kind: "openIdConnect"; readonly url: string }
    | { readonly kind: "mutualTLS" }
  );

/** A flow by which an OAuth 2.0 client obtains a token. */
export interface OAuthFlow extends Sourced {
  /** As written, such as `clientCredentials`. */
  readonly name: string;
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly string[];
  /** The client's token function; absent for interactive flows and flows without an absolute URL. */
  readonly tokenFunction?: TokenFunction;
}

export interface TokenFunction {
  readonly identifier: string;
  readonly grant: "clientCredentials" | "refreshToken";
  readonly tokenUrl: string;
}

export interface FiredEvent {
  readonly event: string;
  readonly when?: string;
  readonly multiple: boolean;
}

export interface Pagination {
  /** Name of the function that iterates over all pages. */
  readonly identifier: string;
  readonly advance: PageAdvance;
  /** The query parameter for the number of items of a page. */
  readonly limit?: Parameter;
  /** The largest page, from the limit's own bounds. */
  readonly maximum?: number;
  /** Property names that lead from the response body to the list of items. */
  readonly items: readonly string[];
  /** Property names that lead from the response body to a boolean: whether there are further pages. */
  readonly more?: readonly string[];
  /** Whether it follows from parameters and responses, without `x-pagination`. */
  readonly isRecognized: boolean;
}

/** What leads from one page to the next; `parameter` is the query parameter that says where a page begins. */
export type PageAdvance =
  /** The cursor is in the last item. */
  | { readonly kind: "item"; readonly parameter: Parameter; readonly key: readonly string[] }
  /** The cursor is in the response body. */
  | { readonly kind: "body"; readonly parameter: Parameter; readonly next: readonly string[] }
  | { readonly kind: "header"; readonly parameter: Parameter; readonly header: string }
  | { readonly kind: "offset"; readonly parameter: Parameter }
  | { readonly kind: "page"; readonly parameter: Parameter; readonly first: number }
  /** The URL of the next page is in the response body, or in the header `Link`. */
  | { readonly kind: "link"; readonly next?: readonly string[] };

export interface ResponseWhen {
  readonly parameter: Parameter;
  readonly cases: readonly { readonly equals: Json; readonly status: number }[];
}

export interface WebhookOperation extends Sourced, Described {
  readonly name: string;
  readonly identifier: string;
  readonly operation: Operation;
  readonly dispatch?: Dispatch;
  readonly signature?: Signature;
}

/** All callbacks of the document. No code is generated for them; `diff` compares them. */
export interface CallbackSurface {
  /** Named types that callbacks reference. Components have the same names as in {@link Interface.types}. */
  readonly types: ReadonlyMap<string, NamedType>;
  /** By pointer of the containing operation; operations of callbacks may have callbacks too. */
  readonly byOperation: ReadonlyMap<Pointer, readonly Callback[]>;
}

/** A request that the service sends to a URL it was given. */
export interface Callback extends Sourced {
  readonly name: string;
  /** Expression of the URL, such as `{$request.body#/url}`. */
  readonly expression: string;
  readonly operation: Operation;
}

export interface Dispatch extends Sourced {
  readonly discriminator: string;
  readonly automatic: readonly { readonly when: Json; readonly respond: Json }[];
  readonly routes: readonly {
    readonly when: Json;
    readonly name: string;
    readonly key: Pointer;
    readonly kind?: Pointer;
  }[];
  readonly responses: readonly { readonly when: Json; readonly allow: readonly Json[] }[];
  /** Functions that build responses, each with the fixed part of the response. */
  readonly builders: readonly { readonly name: string; readonly fixed: { readonly [property: string]: Json } }[];
  readonly callback?: string;
  readonly followUps: readonly string[];
  readonly token?: { readonly value: Pointer; readonly owner: Pointer; readonly validity?: string };
}

/** How the requests of a webhook are signed (`x-signature`). */
export interface Signature extends Sourced {
  readonly scheme: "ed25519" | "hmac-sha256";
  readonly encoding: "hex" | "base64";
  readonly signatureHeader: string;
  /** Empty if the timestamp has no separate header. */
  readonly timestampHeader: string;
  /** Empty if messages have no ids. */
  readonly idHeader: string;
  /** Template of the signature header, with `{signature}` and, in pairs, `{timestamp}`. */
  readonly format: string;
  /** Template of the signed content, with `{id}`, `{timestamp}` and `{body}`. */
  readonly content: string;
  /** Encoding of the shared secret. */
  readonly secret: "text" | "base64";
  readonly failureStatus: number;
}

export interface GatewayEvent extends Sourced, Described {
  /** Name of the event, such as `GUILD_CREATE`. */
  readonly name: string;
  readonly title: string;
  readonly payload?: SchemaUse;
  readonly firedBy?: string;
}

export interface ErrorEntry extends Sourced, Described {
  readonly name: string;
  readonly status: number;
  readonly code: number | string;
  readonly message: string;
  /** Failures that the server detects itself and reports with this error. */
  readonly failures: readonly FailureKind[];
}

/** The formats of error responses. */
export interface ErrorFormats {
  /** For errors that their operation does not declare. Default: problem details (RFC 9457). */
  readonly document?: ErrorFormat;
  /** Whether `x-error-format` declares it. */
  readonly isDeclared: boolean;
  /** In document order. */
  readonly all: readonly ErrorFormat[];
  /** By pointer of the response; responses without a recognized format are omitted. */
  readonly byResponse: ReadonlyMap<Pointer, ErrorFormat>;
}

/** Failures of a request that the server detects before its handler. */
export type FailureKind =
  | "invalid-request"
  | "malformed-body"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "method-not-allowed"
  | "timeout"
  | "too-large"
  | "unsupported-media-type"
  | "not-acceptable"
  | "too-many-requests"
  | "internal"
  | "not-implemented"
  | "unavailable";

export interface Lifecycle extends Sourced, Described {
  readonly name: string;
  readonly subject: string;
  /** ISO 8601 duration. */
  readonly validity?: string;
  readonly states: readonly { readonly name: string; readonly description: string }[];
  readonly transitions: readonly {
    readonly from: string;
    readonly to: string;
    readonly by: string;
    readonly when?: string;
    readonly effect?: string;
  }[];
}

export interface RpcChannel extends Sourced, Described {
  readonly name: string;
  readonly identifier: string;
  /** File of its codecs without folder or extension, and name of its package entry. */
  readonly fileStem: string;
  readonly host: string;
  readonly ports: { readonly first: number; readonly last: number };
  readonly query: readonly RpcQueryParameter[];
  readonly transports: {
    readonly http?: { readonly path: string; readonly method: string; readonly successStatus: number };
    readonly websocket?: { readonly path: string };
  };
  readonly envelope: {
    readonly command: { readonly name: string; readonly nonce: string; readonly args: string };
    readonly reply: {
      readonly name: string;
      readonly nonce: string;
      readonly data: string;
      readonly event: string;
    };
    /** The whole error reply message; a reference to a named type. */
    readonly error: SchemaUse;
  };
  readonly commands: readonly RpcCommand[];
  readonly errors: readonly { readonly name: string; readonly code: number; readonly message: string }[];
  readonly closeCodes: readonly { readonly name: string; readonly code: number; readonly message: string }[];
}

/** A query parameter of a channel's URL. */
export interface RpcQueryParameter extends Sourced, Described {
  readonly name: string;
  readonly use: SchemaUse;
  readonly required: boolean;
  /** The transports that use it. */
  readonly transports: readonly string[];
}

export interface RpcCommand extends Sourced, Described {
  readonly name: string;
  readonly operationId: string;
  /** The operationId as a function name. */
  readonly identifier: string;
  /** The whole messages; references to named types. */
  readonly command: SchemaUse;
  readonly reply: SchemaUse;
  readonly args: SchemaUse;
  readonly data: SchemaUse;
}

/** A channel of numbered messages over a WebSocket (`x-sockets`). */
export interface SocketChannel extends Sourced, Described {
  readonly name: string;
  readonly identifier: string;
  /** File of its codecs without folder or extension, and name of its package entry. */
  readonly fileStem: string;
  readonly path: string;
  readonly query: readonly SocketQueryParameter[];
  /** The properties of a message with its opcode and payload. */
  readonly envelope: { readonly opcode: string; readonly payload: string };
  /** Maximum size of a client's message in bytes. */
  readonly maxBytes?: number;
  readonly messages: readonly SocketMessage[];
  readonly closeCodes: readonly SocketCloseCode[];
}

export interface SocketQueryParameter extends Sourced, Described {
  readonly name: string;
  readonly use: SchemaUse;
  readonly required: boolean;
}

export interface SocketMessage extends Sourced, Described {
  readonly name: string;
  readonly identifier: string;
  readonly opcode: number;
  readonly from: "client" | "host" | "both";
  /** The whole message; a reference to a named type. */
  readonly message: SchemaUse;
  /** Properties of the message that are always null. */
  readonly nullFields: readonly string[];
  /** Whether it has no properties besides its opcode and these. */
  readonly isBare: boolean;
}

export interface SocketCloseCode {
  readonly name: string;
  readonly code: number;
  readonly message: string;
  /** Whether a client may reconnect after it. */
  readonly reconnect: boolean;
}

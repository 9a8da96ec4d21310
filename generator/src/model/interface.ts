import type { ImportExtension, Json, OutputLayout, ResponseValidation } from "../load/document.js";
import type { RpcChannel, SocketChannel } from "./channel-type.js";
import type { ErrorFormat } from "./error-format.js";
import type { Operation, SecurityScheme, Server, Tag } from "./operation-type.js";
import type { Described, Flag, Pointer, SchemaUse, Sourced } from "./type.js";

export type {
  RpcChannel,
  RpcCommand,
  RpcQueryParameter,
  SocketChannel,
  SocketCloseCode,
  SocketMessage,
  SocketQueryParameter,
} from "./channel-type.js";
export type {
  FiredEvent,
  Link,
  MediaContent,
  Milestone,
  OAuthFlow,
  Operation,
  PageAdvance,
  Pagination,
  Parameter,
  ParameterStyle,
  PartEncoding,
  PartHeader,
  PathPart,
  PathTemplate,
  PayloadForm,
  RequestBody,
  Response,
  ResponseHeader,
  ResponseWhen,
  SecurityRequirement,
  SecurityScheme,
  Server,
  ServerVariable,
  StreamContent,
  StreamEvent,
  StreamFormatName,
  Tag,
  TagAncestor,
  TokenFunction,
} from "./operation-type.js";

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
  /** Present if the output is source code of a program. Default: a package with its own build. */
  readonly output?: SourceOutput;
  /** The form of named enumerations. Default: constants if the values have names, otherwise a union. */
  readonly enums?: "union" | "constants" | "both";
  /** How declarations are divided among files. */
  readonly layout: OutputLayout;
  /** Set if the client validates responses by default, or can. Absent: it contains no validators. */
  readonly validateResponses?: Exclude<ResponseValidation, "off">;
  /** Set if the types of optional properties include `undefined`. */
  readonly optionalProperties?: "undefined";
  /** Set if the functions of the client take parameters by location. */
  readonly arguments?: "grouped";
  /** Whether TypeScript code represents some value differently from JSON. */
  readonly hasRepresentations?: true;
  /** Present in a view of the interface in which all values have their JSON form. */
  readonly form?: "wire";
}

/** How a program that contains the generated files compiles them. */
export interface SourceOutput {
  /** The extension of import specifiers: that of the compiled file, that of the source, or none. */
  readonly importExtension: ImportExtension;
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

/** A schema of `components.schemas`, or an inline request body. */
export interface NamedType extends Sourced, Described {
  /** The name as written; equal to `identifier` for synthetic types. */
  readonly name: string;
  /** The TypeScript name, unique among all exported names regardless of case. */
  readonly identifier: string;
  readonly use: SchemaUse;
  /** Output file without folder or extension, such as that of the only group of operations that uses the type. */
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

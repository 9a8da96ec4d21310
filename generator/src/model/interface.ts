import type { Json } from "../load/document.js";
import type { ErrorFormat } from "./error-format.js";
import type { Behaviour, Described, Flag, Pointer, RequiredPermission, SchemaUse, Sourced } from "./type.js";

/** The resolved interface: all that emitters read. No `$ref`, no raw node; every node knows where it was written. */
export interface Interface extends Described {
  readonly info: Info;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  /** Named types in the order of the document; synthetic ones (request bodies) after them. */
  readonly types: ReadonlyMap<string, NamedType>;
  /** Every operation, variants included, in the order of the document. */
  readonly operations: readonly Operation[];
  readonly webhooks: readonly WebhookOperation[];
  readonly securitySchemes: ReadonlyMap<string, SecurityScheme>;
  readonly events: readonly GatewayEvent[];
  readonly permissions: readonly Flag[];
  readonly errors: readonly ErrorEntry[];
  readonly errorFormats: ErrorFormats;
  /** Whether TypeScript code represents some value differently from JSON. */
  readonly rateLimitHeaders: RateLimitHeaders;
  readonly lifecycles: readonly Lifecycle[];
  readonly channels: readonly RpcChannel[];
  readonly sockets: readonly SocketChannel[];
  readonly callbacks: CallbackSurface;
  /** Present in a view of the interface in which all values have their JSON form. */
  readonly brands?: ReadonlyMap<string, Brand>;
  /** Display name, such as `production`. */
  readonly enums?: "union" | "constants" | "both";
  /** Set if the functions of the client take parameters by location. */
  readonly arguments?: "grouped";
  /** Whether TypeScript code has some value in another form than JSON. */
  readonly hasRepresentations?: true;
  /** Set for a view of the interface in which every value has the form of JSON. */
  readonly form?: "wire";
}

/** Documentation of a tag. */
export interface Brand {
  /** The name as written, or the path words joined by spaces. */
  readonly name: string;
  /** The TypeScript name. */
  readonly identifier: string;
  readonly base: "string" | "number" | "bigint";
  /** Purpose of the tag, such as `nav` or `audience`. */
  readonly type?: string;
}

/** A group of operations: a tag, or the common path prefix of untagged operations. */
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
  /** What it is called by, such as `production`. */
  readonly name?: string;
  readonly description?: string;
  readonly variables: readonly ServerVariable[];
}

/** Ancestor tags, outermost first. */
export interface ServerVariable extends Sourced {
  readonly name: string;
  readonly default: string;
  /** The only values that it may have, the default among them; any text where it is absent. */
  readonly values?: readonly string[];
  readonly description?: string;
}

/** What a tag says of itself to readers. */
export interface TagAncestor {
  /** As written; the words of paths, joined by blanks. */
  readonly name: string;
  /** Base name of its source file; `schemas` if that is the only one. */
  readonly summary?: string;
  readonly description?: string;
  /** What the tag is for, such as `nav` or `audience`. */
  readonly tagKind?: string;
}

/** A group of operations: a tag, or what the paths of operations without a tag have in common. */
export interface Tag extends Sourced, TagAncestor {
  /** As an identifier in lower camel case: the group's key in `createApi` and the file's stem. */
  readonly identifier: string;
  readonly fileStem: string;
  /** The tags above it, outermost first. */
  readonly parents: readonly TagAncestor[];
}

/** A schema of `components.schemas`, or a request body that is written at its operation. */
export interface NamedType extends Sourced, Described {
  /** As written in the document; for synthetic types, the same as `identifier`. */
  readonly name: string;
  /** The TypeScript name: unique among all exported names, without regard to case. */
  readonly identifier: string;
  readonly use: SchemaUse;
  /** The stem of the source file that it is written in; `schemas` where that is the only one. */
  readonly group: string;
  /** The file in which the type is emitted, without folder or extension: its group, or a part of a large one. */
  readonly fileStem: string;
  /** Where values of this type travel: to the service, from the service, both, or nowhere yet. */
  readonly direction: { readonly request: boolean; readonly response: boolean };
  /**
   * True when the two directions have different shapes (`readOnly`, `writeOnly` or `x-open-enum`, somewhere inside) and
   * both are used.
   * The name itself is then the request direction, and `responseIdentifier` the other.
   */
  readonly differs: boolean;
  readonly responseIdentifier: string;
  /** The names of the same types as JSON has them, if TypeScript code has something in another form. */
  readonly wire?: { readonly identifier: string; readonly responseIdentifier: string };
  readonly constructors: readonly Constructor[];
  /** The operation whose request body this is, for synthetic types. */
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
  /** The operationId as written, or derived from method and path when the document gives none. */
  readonly id: string;
  /** The name of the client's function and of the handler's method. */
  readonly identifier: string;
  /** The same in PascalCase: the stem of `…Args`, `…Body`. */
  readonly typeStem: string;
  /** A field of the path item such as `get`, or an additional method as it is written, such as `COPY`. */
  readonly method: string;
  readonly path: PathTemplate;
  readonly summary?: string;
  readonly tag: Tag;
  /** Its own servers or those of its path item, where they say anything else than the document's; else none. */
  readonly servers: readonly Server[];
  readonly parameters: readonly Parameter[];
  /** For each place that has parameters, the name of the type (and the validator) of all of them together. */
  readonly parameterSets: { readonly [Place in Parameter["in"]]?: string };
  readonly body?: RequestBody;
  readonly responses: readonly Response[];
  /** Each inner list is one alternative whose schemes are all needed; no alternative: open to everyone. */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /** Where they are written: its own `security` or the document's; the operation where there is neither. */
  readonly securityAt: Pointer;
  readonly permissions: readonly RequiredPermission[];
  readonly ownerOnly: boolean;
  readonly events: readonly FiredEvent[];
  /** Key in the arguments of the client's function: the wire name, with a suffix if names collide. */
  readonly errors: readonly string[];
  readonly rateLimit?: { readonly major: readonly Parameter[] };
  readonly pagination?: Pagination;
  /** The client's function for a response that is a stream; the operation's own if it has no other response. */
  readonly streamIdentifier?: string;
  /** For the styles `content` and `querystring`; with the latter, the parameter is the whole query. */
  readonly headersIdentifier?: string;
  readonly responseWhen?: ResponseWhen;
  readonly behaviours: readonly Behaviour[];
  /**
   * Present if JSON and multipart/form-data are both offered and a form field carries the whole JSON body (a JSON
   * `contentSchema`).
   * Both are then one body for callers; the form is used if there are files.
   */
  readonly variantOf?: string;
  /** The form field with the JSON text, such as `payload_json`. */
  readonly variants: readonly string[];
  readonly fixed: readonly { readonly parameter: string; readonly value: Json }[];
  readonly ignored: readonly string[];
}

export interface PathTemplate {
  /** As written, such as `/guilds/{guild_id}`. */
  readonly text: string;
  /** Between slashes; a segment may mix text and parameters (`{name}.png`). */
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
  /** On the wire. */
  readonly name: string;
  /** Item schema of a stream or list of parts (`itemSchema`). */
  readonly key?: string;
  readonly in: "path" | "query" | "header" | "cookie";
  /** The key in the arguments of the client's function: the wire name, with a suffix where names collide. */
  readonly argument: string;
  readonly required: boolean;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Whether a query parameter may be sent without a value, whatever its schema says. */
  readonly allowEmptyValue: boolean;
  /** For the styles `content` and `querystring`; with the latter, the parameter is the query as a whole. */
  readonly mediaType?: string;
  readonly use: SchemaUse;
}

export interface RequestBody extends Sourced, Described {
  readonly required: boolean;
  readonly content: readonly MediaContent[];
  /**
   * When JSON and multipart/form-data are both offered and a part of the form carries the whole JSON body (a JSON
   * `contentSchema`), the two are one body to the caller: files decide the form.
   */
  readonly payload?: PayloadForm;
}

export interface PayloadForm {
  /** The form's property that carries the JSON text, such as `payload_json`. */
  readonly property: string;
  /** Properties that hold one file. */
  readonly files: readonly string[];
  /** Property families that hold numbered files: `files[0]`, `files[1]`, … under this name. */
  readonly fileLists: readonly string[];
}

export interface MediaContent extends Sourced {
  /** Lower case, without parameters, such as `application/json`. */
  readonly mediaType: string;
  readonly kind: "json" | "form" | "multipart" | "text" | "binary";
  readonly use?: SchemaUse;
  /** What each item of a stream or of a list of parts is (`itemSchema`). */
  readonly item?: SchemaUse;
  /** How the body is a sequence of items; absent if it is one value. */
  readonly stream?: StreamContent;
  /** A header of a part. No code is generated for it, so its schema is kept as written. */
  readonly encoding: readonly PartEncoding[];
  /** What the document gives as examples of the whole body. */
  readonly examples: readonly Json[];
}

export type StreamFormatName = "events" | "json-lines" | "json-sequence" | "multipart";

/** A link from a response to another operation. */
export interface StreamContent {
  readonly format: StreamFormatName;
  /** The schema of an item (of a part: of its body), for formats other than events. */
  readonly item?: SchemaUse;
  /** Arguments of the other operation, as written. */
  readonly events?: readonly EventVariant[];
  /** The data of the event that ends the stream. */
  readonly end?: string;
}

export interface EventVariant {
  /** The names of these events; absent for any name. */
  readonly names?: readonly string[];
  readonly data: { readonly kind: "text" } | { readonly kind: "json"; readonly use?: SchemaUse };
}

export interface PartEncoding {
  readonly property: string;
  readonly contentType?: string;
  readonly file: boolean;
  readonly json: boolean;
  /** As stated: any of these takes the place of the content type. */
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** Of a part of a multipart body. */
  readonly headers: readonly PartHeader[];
}

/** A header of a part. Nothing is generated from it, so that its schema stays as it is written. */
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
  /** An object of the headers that handlers set and callers read, by their names; a use of a named type. */
  readonly headerSet?: SchemaUse;
  readonly links: readonly Link[];
}

/** Another operation that a response leads to. */
export interface Link extends Sourced {
  readonly name: string;
  /** The `operationId` or the `operationRef`. */
  readonly target: string;
  /** What the other operation is called with, and where, as it is written. */
  readonly parameters?: Json;
  readonly requestBody?: Json;
  readonly server?: string;
}

export interface ResponseHeader extends Sourced, Described {
  readonly name: string;
  readonly required: boolean;
  /** Headers have the style `simple`, in which this matters for objects only. */
  readonly explode: boolean;
  /** Where the header has `content` and no `schema`. */
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

/** One of the ways in which an OAuth 2.0 client gets its token. */
export interface OAuthFlow extends Sourced {
  /** Expression of the URL, such as `{$request.body#/url}`. */
  readonly name: string;
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly string[];
  /** The client's function for tokens by this flow; absent for flows in which a user takes part or no URL is absolute. */
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
  /** The name of the function that walks all pages. */
  readonly identifier: string;
  readonly cursor: Parameter;
  readonly limit: Parameter;
  /** Property names that lead from an item to the next cursor. */
  readonly key: readonly string[];
  /** The largest page, from the limit's own bounds. */
  readonly maximum?: number;
}

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

/** Every callback of the document. None is generated; `diff` compares them. */
export interface CallbackSurface {
  /** The named types that callbacks refer to; those of components have the same names as in {@link Interface.types}. */
  readonly types: ReadonlyMap<string, NamedType>;
  /** By the place of the operation that has them; operations of callbacks may have callbacks, too. */
  readonly byOperation: ReadonlyMap<Pointer, readonly Callback[]>;
}

/** A request that the service sends to an address that it was given. */
export interface Callback extends Sourced {
  readonly name: string;
  /** Where the address comes from, such as `{$request.body#/url}`. */
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
  /** Functions that make answers, each with the part of the answer that is fixed. */
  readonly builders: readonly { readonly name: string; readonly fixed: { readonly [property: string]: Json } }[];
  readonly callback?: string;
  readonly followUps: readonly string[];
  readonly token?: { readonly value: Pointer; readonly owner: Pointer; readonly validity?: string };
}

/** For errors that their operation does not declare. Default: problem details (RFC 9457). */
export interface Signature extends Sourced {
  readonly scheme: "ed25519" | "hmac-sha256";
  readonly encoding: "hex" | "base64";
  readonly signatureHeader: string;
  /** Empty if the timestamp has no header of its own. */
  readonly timestampHeader: string;
  /** In document order. */
  readonly idHeader: string;
  /** The value of the signature header, with `{signature}` and, in pairs, `{timestamp}`. */
  readonly format: string;
  /** What is signed, with `{id}`, `{timestamp}` and `{body}`. */
  readonly content: string;
  /** The encoding of the shared secret. */
  readonly secret: "text" | "base64";
  readonly failureStatus: number;
}

export interface GatewayEvent extends Sourced, Described {
  /** File of its codecs without folder or extension, and name of its package entry. */
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
  /** The failures that a server finds by itself and answers with this error. */
  readonly failures: readonly FailureKind[];
}

/** A query parameter of a channel's URL. */
export interface ErrorFormats {
  /** For errors that their operation does not declare. Absent: problem details (RFC 9457). */
  readonly document?: ErrorFormat;
  /** Whether `x-error-format` states it. */
  readonly isDeclared: boolean;
  /** In the order of the document. */
  readonly all: readonly ErrorFormat[];
  /** By the pointer of the response; those without a known format are not among them. */
  readonly byResponse: ReadonlyMap<Pointer, ErrorFormat>;
}

/** What can go wrong with a request apart from what its handler finds. */
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
  /** The properties of a message with its opcode and payload. */
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
  /** The file of its codecs, without folder or extension, and its entry of the package. */
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
    /** The whole message that reports an error, a use of a named type. */
    readonly error: SchemaUse;
  };
  readonly commands: readonly RpcCommand[];
  readonly errors: readonly { readonly name: string; readonly code: number; readonly message: string }[];
  readonly closeCodes: readonly { readonly name: string; readonly code: number; readonly message: string }[];
}

/** A parameter of the address at which a channel is opened. */
export interface RpcQueryParameter extends Sourced, Described {
  readonly name: string;
  readonly use: SchemaUse;
  readonly required: boolean;
  /** The transports whose addresses carry it. */
  readonly transports: readonly string[];
}

export interface RpcCommand extends Sourced, Described {
  readonly name: string;
  readonly operationId: string;
  /** The operationId as a name of functions. */
  readonly identifier: string;
  /** The whole messages: uses of named types. */
  readonly command: SchemaUse;
  readonly reply: SchemaUse;
  readonly args: SchemaUse;
  readonly data: SchemaUse;
}

/** A channel of numbered messages over a WebSocket (`x-sockets`). */
export interface SocketChannel extends Sourced, Described {
  readonly name: string;
  readonly identifier: string;
  /** The file of its codecs, without folder or extension, and its entry of the package. */
  readonly fileStem: string;
  readonly path: string;
  readonly query: readonly SocketQueryParameter[];
  /** The properties of a message that hold its opcode and its payload. */
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
  /** The whole message, a use of a named type. */
  readonly message: SchemaUse;
  /** Properties of the message that can only be null. */
  readonly nullFields: readonly string[];
  /** Whether it has no other properties than its opcode and these. */
  readonly isBare: boolean;
}

export interface SocketCloseCode {
  readonly name: string;
  readonly code: number;
  readonly message: string;
  /** Whether a client may connect again after it. */
  readonly reconnect: boolean;
}

import type { Json } from "../load/document.js";
import type { Behaviour, Described, Pointer, RequiredPermission, SchemaUse, Sourced } from "./type.js";

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
  /** When it was or will be deprecated (`x-deprecated-at`). */
  readonly deprecatedAt?: Milestone;
  /** When it ends (`x-sunset`). */
  readonly sunset?: Milestone;
  /** What callers may rely on (`x-stability-level`). Absent: stable. */
  readonly stability?: StabilityLevel;
  /** The largest body in bytes (`x-max-body`). */
  readonly maxBody?: number;
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

/** How mature an operation is, from the least to the most. */
export const stabilityLevels = ["draft", "alpha", "beta", "stable"] as const;

export type StabilityLevel = (typeof stabilityLevels)[number];

/** A point in the life of an operation. */
export interface Milestone {
  /** In UTC, such as `2026-01-31T00:00:00.000Z`. */
  readonly date: string;
  /** The URL of a page about it. */
  readonly link?: string;
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
  /** Parameters that messages state, such as `; version=1`: not those that follow from the bytes (`charset`, `boundary`). */
  readonly parameters?: string;
  readonly kind: "json" | "form" | "multipart" | "text" | "binary";
  readonly use?: SchemaUse;
  /** Item schema of a stream or list of parts (`itemSchema`). */
  readonly item?: SchemaUse;
  /** How the body is split into items; absent if it is a single value. */
  readonly stream?: StreamContent;
  /** The largest body in bytes (`x-max-body`). Absent: that of the operation. */
  readonly maxBody?: number;
  /** Whether servers receive the files of a form while they arrive. */
  readonly streamsFiles?: boolean;
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
  /** Bodies of the parts of a multipart body: JSON, bytes, or either, as the content type of a part says. */
  readonly parts?: "json" | "bytes" | "mixed";
  /** Content types of the first parts by position, as written: one, several or a range; null for an unstated one. */
  readonly prefix?: readonly (string | null)[];
  /** Content type of each further part. */
  readonly contentType?: string;
  /** The events of an event stream. */
  readonly events?: readonly StreamEvent[];
  /** Data of the event that ends the stream. */
  readonly end?: string;
}

export interface StreamEvent {
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
  /** Of a part that is a form itself, `application/x-www-form-urlencoded`: its fields. */
  readonly fields?: readonly PartEncoding[];
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
  readonly parent?: TagAncestor;
}

/** A group of operations: a tag, or the common path prefix of untagged operations. */
export interface Tag extends Sourced, TagAncestor {
  /** Identifier in lower camel case: the group's key in `createApi`. */
  readonly identifier: string;
  /** Base name of the files of its handlers and of its page in the reference. */
  readonly fileStem: string;
  /** Base name of its files of code; absent if one file has the operations of all tags. */
  readonly moduleStem?: string;
}

/** Reads the types of operations in the form that openapi-typescript prints. */
// biome-ignore-all lint/suspicious/noExplicitAny: types of documents are not restricted further

export type HttpMethod = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

export type MediaType = `${string}/${string}`;

/** Paths, path items and responses by key. */
export type AnyEntries = Record<string | number, any>;

/** The paths with an operation of a method. */
export type PathsWithMethod<Paths extends object, Method extends HttpMethod> = keyof {
  [Path in keyof Paths as Paths[Path] extends Record<Method, object> ? Path : never]: Path;
};

/** The operation of a method; never if there is none. */
export type OperationOf<PathItem, Method> = Method extends keyof PathItem ? NonNullable<PathItem[Method]> : never;

/** The parameters of an operation; never if it has none. */
export type ParametersOf<Operation> = Operation extends { parameters: infer Parameters } ? Parameters : never;

/** The query parameters of an operation. */
export type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : Record<string, unknown>;

/** Whether an object with these properties may be empty. */
// biome-ignore lint/complexity/noBannedTypes: the empty object is meant
export type IsOptional<Properties> = {} extends Properties ? true : false;

/** The bodies that an operation takes, in any of its media types; never if it takes none. */
export type RequestBodyOf<Operation> = Operation extends { requestBody?: infer Body }
  ? unknown extends Body
    ? never
    : Bodies<NonNullable<Body>, MediaType>
  : never;

/** Whether a call may omit the body. */
export type IsBodyOptional<Operation> = IsOptional<Pick<Operation, keyof Operation & "requestBody">>;

/** The bodies of the media types; those of all media types if none matches; undefined without content. */
type Bodies<Described, Media extends MediaType> = Described extends { content: infer Content }
  ? [Extract<keyof Content, Media>] extends [never]
    ? Content
    : Content[Extract<keyof Content, Media>]
  : undefined;

/** The keys of responses whose statuses begin with one of these digits, and others. */
type Statuses<Responses, Digit extends string, Other = never> = {
  [Status in keyof Responses]: `${Status & (string | number)}` extends `${Digit}${string}`
    ? Status
    : Extract<Status, Other>;
}[keyof Responses];

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

type BodiesOf<Responses, Status extends keyof Responses, Media extends MediaType> = Status extends unknown
  ? Bodies<Responses[Status], Media>
  : never;

/** The bodies of successes. */
export type SuccessBody<Operation, Media extends MediaType> = BodiesOf<
  ResponsesOf<Operation>,
  Statuses<ResponsesOf<Operation>, "2">,
  Media
>;

/** The bodies of errors, and of the default response. */
export type ErrorBody<Operation, Media extends MediaType> = BodiesOf<
  ResponsesOf<Operation>,
  Statuses<ResponsesOf<Operation>, "4" | "5", "default">,
  Media
>;

/** Marks of properties that only responses (`$read`) or only requests (`$write`) have. */
type Mark = "$read" | "$write";

type Marked<Name extends Mark> = Readonly<Record<Name, any>>;

/** Removes the properties with one mark, and the other mark from the rest. */
type Unmarked<T, Removed extends Mark, Kept extends Mark> =
  T extends Readonly<Record<Kept, infer Value>>
    ? Unmarked<Value, Removed, Kept>
    : T extends (infer Item)[]
      ? Unmarked<Item, Removed, Kept>[]
      : T extends object
        ? {
            [Key in keyof T as NonNullable<T[Key]> extends Marked<Removed> ? never : Key]: Unmarked<
              T[Key],
              Removed,
              Kept
            >;
          }
        : T;

/** A type as responses have it. */
export type Readable<T> = Unmarked<T, "$write", "$read">;

/** A type as requests have it. */
export type Writable<T> = Unmarked<T, "$read", "$write">;

/** Reads the types of operations in the form that openapi-typescript prints. */
// biome-ignore-all lint/suspicious/noExplicitAny: types of documents are not restricted further

export type HttpMethod = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

export type MediaType = `${string}/${string}`;

/** Paths, path items and responses by key. */
export type AnyEntries = Record<string | number, any>;

/** The paths with an operation of a method. In generic code, it accepts the type of this name of openapi-typescript-helpers. */
export type PathsWithMethod<Paths extends {}, Method extends HttpMethod> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, any> ? Path : never;
}[keyof Paths];

/** The operation of a method; never if there is none. */
export type OperationOf<PathItem, Method> = Method extends keyof PathItem ? NonNullable<PathItem[Method]> : never;

/** The parameters of an operation; never if it has none. */
export type ParametersOf<Operation> = Operation extends { parameters: infer Parameters } ? Parameters : never;

/** The query parameters of an operation. */
export type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : Record<string, unknown>;

export type IsAny<T> = 0 extends 1 & T ? true : false;

/** Whether an object with these properties may be empty. */
// biome-ignore lint/complexity/noBannedTypes: the empty object is meant
export type IsOptional<Properties> = {} extends Properties ? true : false;

/** The bodies that an operation takes, in any of its media types; undefined if it may be omitted; any without a description. */
export type RequestBodyOf<Operation> = unknown extends Operation ? any : DescribedBody<Operation>;

type DescribedBody<Operation> =
  | OrUndefined<BodyIn<ContentOf<NonNullable<RequestBodyIn<Operation>>, never>, MediaType>>
  | (IsBodyOptional<Operation> extends true ? undefined : never);

type RequestBodyIn<Operation> = "requestBody" extends keyof Operation ? Operation["requestBody"] : never;

type OrUndefined<Body> = [Body] extends [never] ? undefined : Body;

/** Whether a call may omit the body. */
export type IsBodyOptional<Operation> = IsOptional<Pick<Operation, keyof Operation & "requestBody">>;

// Keys, unlike inference, keep `any`.

/** The content of a request body or response. */
type ContentOf<Described, Otherwise> = Described extends unknown
  ? "content" extends keyof Described
    ? Described["content"]
    : Otherwise
  : never;

/** The bodies of the media types. */
type BodyIn<Content, Media extends MediaType> = Content[keyof Content & Media];

/** The bodies of the media types; the content if none matches; unknown without content. */
type Bodies<Content, Media extends MediaType> = [BodyIn<Content, Media>] extends [never]
  ? Content
  : BodyIn<Content, Media>;

/** The statuses of successes with a body, as openapi-fetch lists them. */
type SuccessStatus = `20${0 | 1 | 2 | 3 | 4 | 6 | 7}` | "2XX";

type ErrorStatus = `${4 | 5}${string}` | "default";

/** The keys of responses with one of these statuses. */
type Statuses<Responses, Wanted extends string> = {
  [Status in keyof Responses]: `${Status & (string | number)}` extends Wanted ? Status : never;
}[keyof Responses];

type ResponsesOf<Operation> = "responses" extends keyof Operation ? Operation["responses"] : never;

type BodiesOf<Responses, Wanted extends string, Media extends MediaType> =
  IsAny<Responses> extends true ? any : BodiesWith<Responses, Statuses<Responses, Wanted>, Media>;

type BodiesWith<Responses, Status extends keyof Responses, Media extends MediaType> = Status extends unknown
  ? Bodies<ContentOf<Responses[Status], unknown>, Media>
  : never;

/** The bodies of successes. */
export type SuccessBody<Operation, Media extends MediaType> = BodiesOf<ResponsesOf<Operation>, SuccessStatus, Media>;

/** The bodies of errors, and of the default response. */
export type ErrorBody<Operation, Media extends MediaType> = BodiesOf<ResponsesOf<Operation>, ErrorStatus, Media>;

/** The marks of properties that only responses (`$read`) or only requests (`$write`) have. */
type Marked<Mark extends "$read" | "$write"> = Readonly<Record<Mark, any>>;

/** The keys of properties with a mark. */
type MarkedKeys<T, Mark extends "$read" | "$write"> = {
  [Key in keyof T]-?: IsAny<T[Key]> extends true ? never : NonNullable<T[Key]> extends Marked<Mark> ? Key : never;
}[keyof T];

// Without strict null checks, undefined and null extend the marks. Read-only lists and tuples, which `--immutable` prints, stay
// what they are; other tuples become lists, as in openapi-fetch. Lists and tuples are no mapped types, since the compiler
// resolves these at once, and a list of itself has no end. Every condition is about T, so that the types of two methods compare.

/** A type as responses have it: without the properties of requests alone. */
export type Readable<T> = T extends undefined | null
  ? T
  : T extends { readonly $read: infer Value }
    ? Readable<Value>
    : T extends (infer Item)[]
      ? Readable<Item>[]
      : T extends readonly [] | readonly [unknown, ...unknown[]]
        ? ReadableTuple<T>
        : T extends readonly (infer Item)[]
          ? readonly Readable<Item>[]
          : T extends object
            ? { [Key in keyof T as Exclude<Key, MarkedKeys<T, "$write">>]: Readable<T[Key]> }
            : T;

/** A tuple; one with more than eight items must not contain itself. */
type ReadableTuple<T> = T extends readonly [infer A]
  ? readonly [Readable<A>]
  : T extends readonly [infer A, infer B]
    ? readonly [Readable<A>, Readable<B>]
    : T extends readonly [infer A, infer B, infer C]
      ? readonly [Readable<A>, Readable<B>, Readable<C>]
      : T extends readonly [infer A, infer B, infer C, infer D]
        ? readonly [Readable<A>, Readable<B>, Readable<C>, Readable<D>]
        : T extends readonly [infer A, infer B, infer C, infer D, infer E]
          ? readonly [Readable<A>, Readable<B>, Readable<C>, Readable<D>, Readable<E>]
          : T extends readonly [infer A, infer B, infer C, infer D, infer E, infer F]
            ? readonly [Readable<A>, Readable<B>, Readable<C>, Readable<D>, Readable<E>, Readable<F>]
            : T extends readonly [infer A, infer B, infer C, infer D, infer E, infer F, infer G]
              ? readonly [Readable<A>, Readable<B>, Readable<C>, Readable<D>, Readable<E>, Readable<F>, Readable<G>]
              : T extends readonly [infer A, infer B, infer C, infer D, infer E, infer F, infer G, infer H]
                ? readonly [
                    Readable<A>,
                    Readable<B>,
                    Readable<C>,
                    Readable<D>,
                    Readable<E>,
                    Readable<F>,
                    Readable<G>,
                    Readable<H>,
                  ]
                : { [Index in keyof T]: Readable<T[Index]> };

/** A type as requests have it: the properties of responses alone are refused. */
export type Writable<T> = T extends undefined | null
  ? T
  : T extends { readonly $write: infer Value }
    ? Writable<Value>
    : T extends (infer Item)[]
      ? Writable<Item>[]
      : T extends readonly [] | readonly [unknown, ...unknown[]]
        ? WritableTuple<T>
        : T extends readonly (infer Item)[]
          ? readonly Writable<Item>[]
          : T extends object
            ? { [Key in keyof T as Exclude<Key, MarkedKeys<T, "$read">>]: Writable<T[Key]> } & {
                [Key in MarkedKeys<T, "$read">]?: never;
              }
            : T;

type WritableTuple<T> = T extends readonly [infer A]
  ? readonly [Writable<A>]
  : T extends readonly [infer A, infer B]
    ? readonly [Writable<A>, Writable<B>]
    : T extends readonly [infer A, infer B, infer C]
      ? readonly [Writable<A>, Writable<B>, Writable<C>]
      : T extends readonly [infer A, infer B, infer C, infer D]
        ? readonly [Writable<A>, Writable<B>, Writable<C>, Writable<D>]
        : T extends readonly [infer A, infer B, infer C, infer D, infer E]
          ? readonly [Writable<A>, Writable<B>, Writable<C>, Writable<D>, Writable<E>]
          : T extends readonly [infer A, infer B, infer C, infer D, infer E, infer F]
            ? readonly [Writable<A>, Writable<B>, Writable<C>, Writable<D>, Writable<E>, Writable<F>]
            : T extends readonly [infer A, infer B, infer C, infer D, infer E, infer F, infer G]
              ? readonly [Writable<A>, Writable<B>, Writable<C>, Writable<D>, Writable<E>, Writable<F>, Writable<G>]
              : T extends readonly [infer A, infer B, infer C, infer D, infer E, infer F, infer G, infer H]
                ? readonly [
                    Writable<A>,
                    Writable<B>,
                    Writable<C>,
                    Writable<D>,
                    Writable<E>,
                    Writable<F>,
                    Writable<G>,
                    Writable<H>,
                  ]
                : { [Index in keyof T]: Writable<T[Index]> };

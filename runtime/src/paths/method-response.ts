import type { Client, FetchResponse } from "./client-types.js";
import type { AnyEntries, HttpMethod, MediaType, OperationOf, PathsWithMethod } from "./operation-types.js";

// biome-ignore lint/suspicious/noExplicitAny: any client
type AnyClient = Client<any, any>;

type PathsOf<Created extends AnyClient> =
  Created extends Client<infer Paths extends AnyEntries, infer _> ? Paths : never;

type MediaOf<Created extends AnyClient> =
  Created extends Client<infer _, infer Media extends MediaType> ? Media : never;

/** The paths of a client with an operation of a method. */
export type ClientPathsWithMethod<Created extends AnyClient, Method extends HttpMethod> = PathsWithMethod<
  PathsOf<Created>,
  Method
>;

/** The `data` of an operation of a client. */
export type MethodResponse<
  Created extends AnyClient,
  Method extends HttpMethod,
  Path extends ClientPathsWithMethod<Created, Method>,
  // biome-ignore lint/complexity/noBannedTypes: no options
  Options = {},
> = NonNullable<FetchResponse<OperationOf<PathsOf<Created>[Path], Method>, Options, MediaOf<Created>>["data"]>;

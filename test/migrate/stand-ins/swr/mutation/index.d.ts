import type { Key } from "swr";

/** As in SWR, the type of the key may be that of several functions. */
type Fetcher<Data, Own extends Key, Extra> = Own extends () => infer Result
  ? (key: Result, options: { readonly arg: Extra }) => Data | Promise<Data>
  : Own extends infer Result
    ? (key: Result, options: { readonly arg: Extra }) => Data | Promise<Data>
    : never;

// biome-ignore lint/suspicious/noExplicitAny: as in SWR
export interface SWRMutationConfiguration<Data, Failure, Own extends Key = Key, Extra = any, Stored = any> {
  readonly onSuccess?: (data: Data, key: string) => void;
  readonly onError?: (error: Failure, key: string) => void;
  readonly populateCache?: (data: Data, stored: Stored) => Stored;
  // biome-ignore lint/suspicious/noExplicitAny: as in SWR
  readonly fetcher?: (key: Own | any, options: { readonly arg: Extra }) => Data | Promise<Data>;
}

type Trigger<Data, Extra> = [Extra] extends [never]
  ? (extra?: null) => Promise<Data>
  : undefined extends Extra
    ? (extra?: Extra) => Promise<Data>
    : (extra: Extra) => Promise<Data>;

// biome-ignore lint/suspicious/noExplicitAny: as in SWR
export default function useSWRMutation<Data = any, Failure = any, Own extends Key = Key, Extra = never, Stored = Data>(
  key: Own,
  fetcher: Fetcher<Data, Own, Extra>,
  options?: SWRMutationConfiguration<Data, Failure, Own, Extra, Stored>,
): { readonly trigger: Trigger<Data, Extra>; readonly isMutating: boolean; readonly error: Failure | undefined };

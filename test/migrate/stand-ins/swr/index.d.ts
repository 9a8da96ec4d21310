export type Arguments = string | null | undefined | false | readonly [unknown, ...unknown[]] | Record<string, unknown>;
export type Key = Arguments | (() => Arguments);

// biome-ignore lint/suspicious/noExplicitAny: as in SWR
export interface SWRConfiguration<Data = any, Failure = any> {
  readonly dedupingInterval?: number;
  readonly suspense?: boolean;
  readonly revalidateOnFocus?: boolean;
  readonly onSuccess?: (data: Data, key: string) => void;
  readonly onError?: (error: Failure, key: string) => void;
}

export interface SWRResponse<Data, Failure> {
  readonly data: Data | undefined;
  readonly error: Failure | undefined;
  readonly isLoading: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: as in SWR
export default function useSWR<Data = any, Failure = any>(
  key: Key,
  fetcher: (() => Data | Promise<Data>) | null,
  options?: SWRConfiguration<Data, Failure>,
): SWRResponse<Data, Failure>;

export function mutate(key: Key): Promise<void>;

import type { Arguments, SWRConfiguration } from "swr";

// biome-ignore lint/suspicious/noExplicitAny: as in SWR
export type SWRInfiniteKeyLoader = (page: number, previous: any) => Arguments;
export type SWRInfiniteConfiguration<Data, Failure> = SWRConfiguration<Data[], Failure>;

// biome-ignore lint/suspicious/noExplicitAny: as in SWR
export default function useSWRInfinite<Data = any, Failure = any>(
  loader: (page: number, previous: Data | undefined) => Arguments,
  // biome-ignore lint/suspicious/noExplicitAny: as in SWR
  fetcher: (key: any) => Promise<Data>,
  options?: SWRInfiniteConfiguration<Data, Failure>,
): { readonly data: Data[] | undefined; readonly error: Failure | undefined };

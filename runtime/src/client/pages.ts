import type { Client } from "./client.js";
import { type ResultWithResponse, withResponse } from "./outcome.js";

/** Options of a call that fetches pages, in addition to those of every call. */
export interface PageOptions {
  /**
   * Maximum number of pages. Default: 10,000. Exceeding it is an error, so that a server cannot cause an endless loop.
   */
  readonly maxPages?: number | undefined;
}

/** The items of all pages. Pages are fetched on demand. */
export interface Pages<Item, Data> extends AsyncGenerator<Item, void, undefined> {
  /** Iterates over the response bodies of all pages instead of their items. */
  pages(): AsyncGenerator<Data, void, undefined>;
}

/**
 * - `cursor-repeated`: the server returned a cursor or URL again, so iteration would never end
 * - `too-many-pages`: there are more pages than `maxPages`
 * - `malformed-page`: a response has no list of items, or an object as the cursor
 */
export type PaginationErrorCode = "cursor-repeated" | "too-many-pages" | "malformed-page";

/**
 * The error of an endless pagination, or of a page that cannot be read.
 *
 * @example
 * ```ts
 * import { paginateListGuildMembers } from "@guildwire/api/client";
 * import { createClient, PaginationError } from "@guildwire/runtime/client";
 * import { withMocks } from "@guildwire/runtime/fetch";
 *
 * const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   fetch: withMocks({ "GET /guilds/{id}/members": { json: [{ user: { id: "7" } }] } }),
 * });
 * try {
 *   for await (const member of paginateListGuildMembers(client, { guild_id: "1", limit: 1 })) console.log(member);
 * } catch (error) {
 *   if (error instanceof PaginationError) error.code; // => "cursor-repeated"
 * }
 * ```
 */
export class PaginationError extends Error {
  readonly code: PaginationErrorCode;
  readonly operationId: string;

  constructor(code: PaginationErrorCode, operationId: string, message: string) {
    super(`${operationId}: ${message}`);
    this.code = code;
    this.operationId = operationId;
  }

  override get name(): string {
    return "PaginationError";
  }
}

/** Describes an operation's pagination in generated code. */
export interface PageSource<Data, Item, Position> {
  /** The operationId. */
  readonly id: string;
  readonly client: Client;
  /** Fetches the page at a position; undefined for the first one. */
  readonly fetchPage: (client: Client, position: Position | undefined) => Promise<Data>;
  readonly items: (data: Data) => readonly Item[] | null | undefined;
  readonly next: NextPosition<Data, Item, Position>;
  /** Whether there are further pages, if the body states it. */
  readonly more?: (data: Data) => boolean | null | undefined;
  /** The position of the first page. */
  readonly start?: Position | undefined;
  readonly options?: PageOptions | undefined;
}

/** Returns the position of the next page; nothing after the last page. */
export type NextPosition<Data, Item, Position> = (
  page: ResultWithResponse<Data>,
  items: readonly Item[],
  position: Position | undefined,
) => Position | null | undefined;

export function iteratePages<Data, Item, Position extends string | number | bigint>(
  source: PageSource<Data, Item, Position>,
): Pages<Item, Data> {
  async function* itemsOfAll(): AsyncGenerator<Item, void, undefined> {
    for await (const { items } of fetchPages(source)) yield* items;
  }
  async function* bodiesOfAll(): AsyncGenerator<Data, void, undefined> {
    for await (const { data } of fetchPages(source)) yield data;
  }
  return Object.assign(itemsOfAll(), { pages: bodiesOfAll });
}

async function* fetchPages<Data, Item, Position>(
  source: PageSource<Data, Item, Position>,
): AsyncGenerator<{ readonly data: Data; readonly items: readonly Item[] }, void, undefined> {
  const { id, fetchPage, options } = source;
  const { maxPages = 10_000 } = options ?? {};
  let position = source.start;
  const seen = new Set([position]);
  for (let count = 1; ; count += 1) {
    // The negation also stops if `maxPages` is NaN.
    if (!(count <= maxPages)) throw new PaginationError("too-many-pages", id, `more than ${maxPages} pages (maxPages)`);
    const { data, items, findNext } = await readPage(source, position, (client) => fetchPage(client, position));
    yield { data, items };
    const next = findNext();
    if (next === "") return;
    if (seen.has(next)) throw new PaginationError("cursor-repeated", id, "a cursor was repeated");
    seen.add(next);
    position = next;
  }
}

/** Fetches a page. `findNext` returns the position of the next one; "" for none. */
async function readPage<Data, Item, Position>(
  { id, client, items: itemsOf, next, more }: Omit<PageSource<Data, Item, Position>, "fetchPage">,
  position: Position | undefined,
  fetch: (client: Client) => Promise<Data>,
): Promise<{ readonly data: Data; readonly items: readonly Item[]; readonly findNext: () => Position | "" }> {
  const page = await withResponse(client, fetch);
  const { data } = page;
  const items = partOf(id, Array.isArray, () => itemsOf(data) ?? []);
  const findNext = (): Position | "" =>
    partOf(id, isPrimitive, () => (more?.(data) === false ? "" : next(page, items, position)) ?? "");
  return { data, items, findNext };
}

/** Reads a part of a page, which may have any form. A value such as null has no properties. */
function partOf<T>(id: string, isPart: (value: unknown) => boolean, read: () => T): T {
  try {
    const value = read();
    if (isPart(value)) return value;
  } catch {}
  throw new PaginationError("malformed-page", id, "malformed page");
}

function isPrimitive(value: unknown): boolean {
  return value !== Object(value);
}

/** Returns the cursor of the last item. With a limit, a page with fewer items is the last one. */
export function afterLastItem<Item, Position>(
  cursorOf: (item: Item) => Position | null | undefined,
  limit: number | undefined = 1,
): NextPosition<unknown, Item, Position> {
  return (_page, items) => {
    const last = items.at(-1);
    return last === undefined || items.length < limit ? undefined : cursorOf(last);
  };
}

/** Returns the number of items so far. Without a limit, the first empty page is the last one. */
export function nextOffset(limit: number | undefined = 1): NextPosition<unknown, unknown, number> {
  return (_page, items, offset = 0) => (items.length === 0 || items.length < limit ? undefined : offset + items.length);
}

/** Returns the next page number. Without a limit, the first empty page is the last one. */
export function nextPage(first: number, limit: number | undefined = 1): NextPosition<unknown, unknown, number> {
  return (_page, items, page = first) => (items.length === 0 || items.length < limit ? undefined : page + 1);
}

/** Returns the cursor in a response header. */
export function nextFromHeader(name: string): NextPosition<unknown, unknown, string> {
  return ({ headers }) => headers.get(name);
}

/** One page of a list that grows on demand. */
export interface InfinitePage<Data, Position> {
  /** The response body. */
  readonly data: Data;
  /** The position of the next page; absent on the last one. */
  readonly next?: Position;
}

/** Describes the pagination of an operation whose pages are requested one by one. */
export interface InfiniteSource<Data, Item, Position>
  extends Pick<PageSource<Data, Item, Position>, "id" | "client" | "items" | "next" | "more" | "start"> {
  readonly fetchPage: (
    client: Client,
    position: Position | undefined,
    options: { readonly signal: AbortSignal },
  ) => Promise<Data>;
}

/** What a query library needs to load page after page. Has no state. */
export interface InfinitePages<Data, Position> {
  /** @throws PaginationError if the server returns the position of the page itself as the next one. */
  queryFn(context: {
    readonly signal: AbortSignal;
    readonly pageParam: Position | undefined;
  }): Promise<InfinitePage<Data, Position>>;
  readonly initialPageParam: Position | undefined;
  /** Returns the position of the next page; undefined after the last page, and if a position would repeat. */
  getNextPageParam(
    lastPage: InfinitePage<Data, Position>,
    pages: readonly InfinitePage<Data, Position>[],
    lastPosition: Position | undefined,
    positions: readonly (Position | undefined)[],
  ): Position | undefined;
}

/**
 * Describes the pagination of an operation for the infinite queries of a query library, such as TanStack Query. Generated
 * code calls it for each operation with pages. Rejects with a PaginationError for a page that cannot be read.
 *
 * @example
 * ```ts
 * import { afterLastItem, createClient, infinitePages, scalar, send } from "@guildwire/runtime/client";
 * import { withMocks } from "@guildwire/runtime/fetch";
 *
 * const fetch = withMocks({ "GET /items": ({ query }) => ({ json: query.has("after") ? [] : [{ id: "7" }] }) });
 * const items = infinitePages({
 *   id: "listItems",
 *   client: createClient({ baseUrl: "https://api.example.com", fetch }),
 *   fetchPage: (client, after: string | undefined) =>
 *     send<{ id: string }[]>(client, { id: "listItems", method: "GET", path: "/items", query: scalar("after", after) }),
 *   items: (data) => data,
 *   next: afterLastItem((item: { id: string }) => item.id),
 * });
 * const { signal } = new AbortController();
 * await items.queryFn({ signal, pageParam: undefined }); // => { data: [{ id: "7" }], next: "7" }
 * await items.queryFn({ signal, pageParam: "7" }); // => { data: [] }
 * ```
 */
export function infinitePages<Data, Item, Position extends string | number | bigint>(
  source: InfiniteSource<Data, Item, Position>,
): InfinitePages<Data, Position> {
  const { id, fetchPage, start } = source;
  return {
    queryFn: async ({ signal, pageParam }) => {
      const page = await readPage(source, pageParam, (client) => fetchPage(client, pageParam, { signal }));
      const { data } = page;
      const next = page.findNext();
      if (next === "") return { data };
      if (next === pageParam) throw new PaginationError("cursor-repeated", id, "a cursor was repeated");
      return { data, next };
    },
    initialPageParam: start,
    getNextPageParam: ({ next }, _pages, _lastPosition, positions) =>
      next === undefined || positions.includes(next) ? undefined : next,
  };
}

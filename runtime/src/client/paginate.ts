/**
 * Yields the items of all pages, fetched on demand. Ends after a page with fewer than `limit` items, after one whose
 * last item has no cursor, and at a repeated cursor.
 */
export async function* paginate<Item, Cursor>(
  fetchPage: (after: Cursor | undefined, limit: number) => Promise<readonly Item[]>,
  cursorOf: (item: Item) => Cursor | null | undefined,
  limit: number,
  start?: Cursor,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<Cursor | undefined>();
  for (let cursor = start; !seen.has(cursor); ) {
    seen.add(cursor);
    const page = await fetchPage(cursor, limit);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < limit) return;
    cursor = cursorOf(last) ?? undefined;
    if (cursor === undefined) return;
  }
}

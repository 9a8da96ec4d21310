import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paginate } from "../../runtime/src/client/index.js";

interface Item {
  readonly id: number;
}

interface Pages {
  readonly fetch: (after: number | undefined, limit: number) => Promise<readonly Item[]>;
  readonly asked: (number | undefined)[];
}

/** A server with items 1 to `count`. */
function server(count: number): Pages {
  const items = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  const asked: (number | undefined)[] = [];
  return {
    asked,
    fetch: async (after, limit) => {
      asked.push(after);
      return items.filter(({ id }) => id > (after ?? 0)).slice(0, limit);
    },
  };
}

const idOf = (item: Item): number => item.id;

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe("pages", () => {
  test("contain every item once and in order, with the minimum number of requests", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.integer({ min: 1, max: 25 }), fc.nat(60), async (count, limit, start) => {
        const { fetch, asked } = server(count);
        const found = await all(paginate(fetch, idOf, limit, start));
        const rest = Math.max(0, count - start);
        expect(found.map(idOf)).toEqual(Array.from({ length: rest }, (_, index) => start + index + 1));
        expect(asked.length).toBe(Math.floor(rest / limit) + 1);
      }),
      { numRuns: 300 },
    );
  });

  test("begin without a cursor unless one is given", async () => {
    const { fetch, asked } = server(3);
    await all(paginate(fetch, idOf, 2));
    expect(asked).toEqual([undefined, 2]);
  });

  test("are fetched on demand", async () => {
    const { fetch, asked } = server(100);
    for await (const { id } of paginate(fetch, idOf, 10)) if (id === 15) break;
    expect(asked.length).toBe(2);
  });

  test.each<[string, (page: number) => readonly Item[], number]>([
    ["whose cursor stays where it is", () => [{ id: 1 }], 2],
    ["that go round in circles", (page) => [{ id: page % 3 }], 4],
  ])("%s terminate", async (_, pageOf, want) => {
    let pages = 0;
    await all(paginate(async () => pageOf(pages++), idOf, 1));
    expect(pages).toBe(want);
  });

  test.each([undefined, null])("end at an item whose cursor is %s", async (cursor) => {
    let pages = 0;
    const fetch = async (): Promise<readonly Item[]> => [{ id: ++pages }];
    expect(await all(paginate(fetch, () => cursor, 1))).toEqual([{ id: 1 }]);
  });

  test("reject with the error of the failed request, after the items before it", async () => {
    const { fetch } = server(4);
    const reason = new Error("mine");
    const failing = async (after: number | undefined, limit: number): Promise<readonly Item[]> => {
      if (after === 2) throw reason;
      return fetch(after, limit);
    };
    const found: number[] = [];
    const reading = (async () => {
      for await (const { id } of paginate(failing, idOf, 2)) found.push(id);
    })();
    await expect(reading).rejects.toBe(reason);
    expect(found).toEqual([1, 2]);
  });
});

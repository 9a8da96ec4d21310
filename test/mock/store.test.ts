import fc from "fast-check";
import { expect, it } from "vitest";
import { Store } from "../../tools/src/mock/store.js";

const operation = fc.oneof(
  fc.record({ kind: fc.constant("set" as const), id: fc.nat(9), text: fc.string({ maxLength: 50 }) }),
  fc.record({ kind: fc.constant("delete" as const), id: fc.nat(9), text: fc.constant("") }),
);

it("never keeps more items or a larger size than its limits, and keeps the newest", () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
      const store = new Store({ items: 4, size: 200 });
      for (const { kind, id, text } of operations) {
        const collection = id % 2 === 0 ? "/a" : "/a/2/b";
        if (kind === "delete") store.delete(collection, String(id));
        else store.set(collection, String(id), { id, text });
        const items = ["/a", "/a/2/b"].flatMap((path) => [...(store.items(path)?.values() ?? [])]);
        expect(items.length).toBeLessThanOrEqual(4);
        const size = items.reduce((sum, item) => sum + JSON.stringify(item).length, 0);
        expect(size).toBeLessThanOrEqual(200);
        if (kind === "set") expect(store.items(collection)?.get(String(id))).toEqual({ id, text });
      }
    }),
  );
});

it("removes the collections below an item, and no others", () => {
  const store = new Store();
  store.set("/a", "1", {});
  store.set("/a/1/b", "2", {});
  store.set("/a/10/b", "3", {});
  store.delete("/a", "1");
  expect(store.items("/a")?.size).toBe(0);
  expect(store.items("/a/1/b")).toBeUndefined();
  expect(store.items("/a/10/b")?.size).toBe(1);
});

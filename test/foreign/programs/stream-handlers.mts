import type { FeedHandlers } from "foreign-api/server";

/** Never called: what compiles here is what the test is about. */
export const handlers: Pick<FeedHandlers, "exportItems" | "followEvents"> = {
  async *followEvents() {
    yield { event: "added", id: "1", data: { id: "1", size: 2 } };
    yield { event: "removed", data: { id: "1" } };
  },
  async *exportItems() {
    yield { id: "1" };
  },
};

export const wrong: Pick<FeedHandlers, "exportItems" | "followEvents"> = {
  // @ts-expect-error there is no such event
  async *followEvents() {
    yield { event: "changed", data: { id: "1" } };
  },
  // @ts-expect-error an item has an id
  async *exportItems() {
    yield { size: 1 };
  },
};

console.log("[]");

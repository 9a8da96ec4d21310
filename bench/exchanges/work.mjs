// What every contender serves: the same rules, and the same results.

export const order = { id: "a1b2c3d4", name: "Tea", count: 2, price: 3.5, isPaid: false, tags: ["green", "leaf"] };

/** Four mistakes. */
export const wrongOrder = { ...order, id: "A1", count: 0, isPaid: "no", tags: ["x".repeat(21)] };

export const eventCount = 10_000;

/** Events come from somewhere else, so that their source is asynchronous. */
export async function* messages() {
  for (let number = 1; number <= eventCount; number += 1) yield { number, text: "A message of some length." };
}

/** About 1 MB of JSON. */
export const rows = Array.from({ length: 15_000 }, (_, id) => ({
  id,
  name: `Name of row ${id}`,
  score: id / 7,
  isActive: id % 2 === 0,
}));

export const fileBytes = 10_000_000;
export const mostBytes = 12_000_000;

/** JSON Schema of an order, for contenders that take one. */
export const orderSchema = {
  type: "object",
  required: ["id", "name", "count", "price", "isPaid", "tags"],
  properties: {
    id: { type: "string", pattern: "^[a-z0-9]{8}$" },
    name: { type: "string", minLength: 1, maxLength: 100 },
    count: { type: "integer", minimum: 1 },
    price: { type: "number", minimum: 0 },
    isPaid: { type: "boolean" },
    tags: { type: "array", maxItems: 5, items: { type: "string", maxLength: 20 } },
  },
};

export const rowsSchema = {
  type: "array",
  items: {
    type: "object",
    properties: {
      id: { type: "integer" },
      name: { type: "string" },
      score: { type: "number" },
      isActive: { type: "boolean" },
    },
  },
};

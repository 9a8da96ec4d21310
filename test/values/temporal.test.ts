import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";

/** Creates, reads and refuses orders over HTTP, and prints what both sides have. */
const program = `
import { createServer } from "node:http";
import { createApi } from "foreign-api/client";
import { createNodeHandler } from "foreign-api/server";

const order = {
  order_number: 1,
  created_at: Temporal.Instant.from("2024-02-29T12:00:00.123456789Z"),
  due_on: Temporal.PlainDate.from("2024-02-29"),
  items: [],
  history: { a: Temporal.Instant.from("2016-12-31T23:59:59Z") },
  reference: Temporal.Instant.from("2024-01-01T00:00:00Z"),
};
const received = [];
const orders = {
  createOrder: ({ body }) => {
    received.push(body);
    return body;
  },
};
const server = createServer(createNodeHandler({ orders }, { partial: true }));
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const baseUrl = "http://127.0.0.1:" + server.address().port;
const created = await createApi({ baseUrl }).orders.createOrder({ body: order });
const post = (body) =>
  fetch(baseUrl + "/orders", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const leap = await post({ order_number: 1, created_at: "2016-12-31T23:59:60Z", items: [] });
const wrong = await post({ order_number: 1, created_at: "2023-02-29T00:00:00Z", items: [] });
console.log(
  JSON.stringify({
    created: [created.created_at.constructor.name, created.created_at.epochNanoseconds.toString(), String(created.due_on)],
    received: [received[0].created_at instanceof Temporal.Instant, received[0].due_on instanceof Temporal.PlainDate],
    reference: created.reference instanceof Temporal.Instant,
    leap: (await leap.json()).created_at,
    wrong: [wrong.status, (await wrong.json()).errors[0].pointer],
  }),
);
server.close();
`;

it("dates can be those of Temporal", async () => {
  const path = join(import.meta.dirname, "documents/orders.yaml");
  const { files } = await generated(path, { dates: "Temporal" });
  const orders = new ForeignPackage(files);
  try {
    expect(orders.compile()).toBe("");
    expect(files.find((file) => file.path === "reference/operations/orders.md")?.text).toContain(
      "Temporal.PlainDate.from(",
    );
    writeFileSync(join(orders.folder, "program.mjs"), program);
    const flags = "Temporal" in globalThis ? [] : ["--harmony-temporal"];
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, "program.mjs"], {
      cwd: orders.folder,
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({
      created: ["Instant", "1709208000123456789", "2024-02-29"],
      received: [true, true],
      reference: true,
      leap: "2016-12-31T23:59:59Z",
      wrong: [400, "#/created_at"],
    });
  } finally {
    orders.remove();
  }
});

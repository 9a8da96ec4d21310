import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ForeignPackage, type Generated, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";
import { moduleOf } from "../queries/query-package.js";

const patience = 120_000;

let pack: ForeignPackage;
let made: Generated;
beforeAll(async () => {
  made = await generated(join(import.meta.dirname, "fixtures/charges.yaml"));
  pack = new ForeignPackage(made.files);
  expect(pack.compile()).toBe("");
}, patience);
afterAll(() => pack?.remove());

/** A request as its handler received it. */
interface Received {
  readonly query?: unknown;
  readonly body?: unknown;
}

let received: Received[];
/** The target and the body of each request, as sent. */
let sent: string[];
beforeEach(() => {
  received = [];
  sent = [];
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function served(): Promise<string> {
  const { createNodeHandler } = await moduleOf(pack, "server");
  const keep = ({ query, body }: Received): void => {
    received.push({ query, body });
  };
  const handle = createNodeHandler({ charges: { listCharges: keep, createCharge: keep, uploadReceipt: keep } });
  return (await listening(createServer(handle))).url;
}

/** Notes what the client sends. */
const recorder = async (...request: Parameters<typeof fetch>): Promise<Response> => {
  const copy = new Request(...request);
  const { pathname, search } = new URL(copy.url);
  sent.push(`${pathname}${search} ${await copy.text()}`);
  return fetch(...request);
};

describe("nested objects and lists over HTTP", () => {
  it("reports nothing about the styles of the document", () => {
    expect(made.diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
  });

  it("sends and reads lists, nested objects and single values of a query", { timeout: patience }, async () => {
    const { createClient, listCharges } = await moduleOf(pack, "client");
    const client = createClient({ baseUrl: await served(), fetch: recorder });
    const query = {
      expand: ["customer", "source.owner"],
      created: { gt: 5 },
      filter: { ids: [1, 2], address: { city: "A&B", private: true } },
    };
    await listCharges(client, query);
    await listCharges(client, { created: 7 });
    expect(received.map((request) => plain(request.query))).toEqual([query, { created: 7 }]);
    expect(sent.map((line) => decodeURIComponent(line))).toEqual([
      "/charges?expand[0]=customer&expand[1]=source.owner&created[gt]=5&filter[ids][0]=1&filter[ids][1]=2&filter[address][city]=A&B&filter[address][private]=true ",
      "/charges?created=7 ",
    ]);
  });

  it("sends and reads fields of a form in the styles of their encoding", { timeout: patience }, async () => {
    const { createClient, createCharge } = await moduleOf(pack, "client");
    const client = createClient({ baseUrl: await served(), fetch: recorder });
    const body = {
      amount: 100,
      note: "a b",
      card: { number: "4242", owner: { age: 30 } },
      lines: [{ sku: "x", count: 2 }, { sku: "y" }],
      tags: ["red", "blue"],
      codes: [1, 2],
      size: { width: 3, height: 4 },
      plain: { a: 1 },
    };
    await createCharge(client, { body });
    expect(received.map((request) => plain(request.body))).toEqual([body]);
    const [text = ""] = sent;
    expect([...new URLSearchParams(text.split(" ", 2)[1])]).toEqual([
      ["amount", "100"],
      ["note", "a b"],
      ["plain", '{"a":1}'],
      ["card[number]", "4242"],
      ["card[owner][age]", "30"],
      ["lines[0][sku]", "x"],
      ["lines[0][count]", "2"],
      ["lines[1][sku]", "y"],
      ["tags", "red|blue"],
      ["codes", "1,2"],
      ["width", "3"],
      ["height", "4"],
    ]);
  });

  it("sends and reads parts that are forms, with the styles of their nested encoding", {
    timeout: patience,
  }, async () => {
    const { createClient, uploadReceipt } = await moduleOf(pack, "client");
    const client = createClient({ baseUrl: await served(), fetch: recorder });
    const body = {
      title: "Lunch",
      address: { zip: 12345, lines: ["a", "b&c"], geo: { lat: 1.5 } },
      owners: [{ name: "Ada", age: 36 }, { name: "Bob" }],
    };
    await uploadReceipt(client, { body: { ...body, file: { data: new Uint8Array([1]), name: "a.png" } } });
    expect(received).toHaveLength(1);
    expect(plain(received[0]?.body)).toMatchObject(body);
    const [text = ""] = sent;
    const type = "Content-Type: application/x-www-form-urlencoded";
    expect(text).toContain(`name="address"\r\n${type}\r\n\r\nzip=12345&lines=a%7Cb%26c&geo%5Blat%5D=1.5\r\n`);
    expect(text).toContain(`name="owners"\r\n${type}\r\n\r\nname=Ada&age=36\r\n`);
    expect(text).toContain(`name="owners"\r\n${type}\r\n\r\nname=Bob\r\n`);
  });

  it("reports the location of an invalid field of a part that is a form", { timeout: patience }, async () => {
    const url = await served();
    const statusOf = async (address: string): Promise<readonly [number, string]> => {
      const response = await fetch(`${url}/receipts`, {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=b" },
        body: `--b\r\nContent-Disposition: form-data; name="address"\r\n\r\n${address}\r\n--b--\r\n`,
      });
      return [response.status, await response.text()];
    };
    const [status, text] = await statusOf("zip=x");
    expect([status, text.includes("/address/zip")]).toEqual([400, true]);
    const [broken, reason] = await statusOf("zip=%ff");
    expect([broken, reason.includes("/address")]).toEqual([400, true]);
  });

  it("reads other forms of lists, and reports the location of invalid values", { timeout: patience }, async () => {
    const url = await served();
    const sentTo = async (query: string): Promise<unknown> => {
      const response = await fetch(`${url}/charges?${query}`);
      return response.status === 204 ? plain(received.at(-1)?.query) : [response.status, await response.json()];
    };
    expect(await sentTo("expand[]=a&expand[]=b&filter[ids][]=1")).toEqual({
      expand: ["a", "b"],
      filter: { ids: [1] },
    });
    expect(await sentTo("expand=a")).toEqual({ expand: ["a"] });
    const [status, problem] = (await sentTo("filter[ids][0]=x&filter[address][city]=a&filter[address][city]=b")) as [
      number,
      { readonly issues?: readonly object[] },
    ];
    expect(status).toBe(400);
    expect(JSON.stringify(problem)).toContain("filter");
  });

  it("refuses a body with a reference to itself before it is sent", { timeout: patience }, async () => {
    const { createClient, createCharge } = await moduleOf(pack, "client");
    const client = createClient({ baseUrl: await served(), fetch: recorder });
    const card: { owner?: object } = {};
    card.owner = card;
    await expect(createCharge(client, { body: { amount: 1, card } })).rejects.toThrow(
      "the field card cannot be encoded",
    );
    expect(sent).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Any, type GeneratedPackage, generatePackage, respondWith, serve } from "./serve.js";

let orders: GeneratedPackage;

beforeAll(async () => {
  orders = await generatePackage("orders.yaml", { dates: "Date", int64: "bigint" });
});

afterAll(() => orders.package.remove());

const instant = new Date("2024-02-29T12:30:00.125Z");
const day = new Date("2024-03-01T00:00:00Z");
/** The first integer that a number cannot hold. */
const long = 9007199254740993n;

const order = {
  order_number: long,
  units: long,
  limit: -long,
  created_at: instant,
  due_on: day,
  cancelled_at: null,
  items: [{ added_at: instant, sku: "a", best_before: day }],
  history: { placed: instant, created_at: day },
  span: [day, day, "2024-01-01"],
  payment: { payment_kind: "card", charged_at: instant, at: "2024-01-01T00:00:00Z" },
  reference: instant,
  replaces: { order_number: 1n, created_at: day, due_on: day, items: [], reference: long },
  userId: "1",
  user_id: "2",
  note: "2024-01-01",
};

describe("handlers and callers", () => {
  it("have dates and bigints in bodies of both directions", async () => {
    const received: Any[] = [];
    const { api, errors } = await serve(orders, {
      orders: {
        createOrder: ({ body }: Any) => {
          received.push(body);
          return body;
        },
      },
    });
    expect(await api.orders.createOrder({ body: order })).toEqual(order);
    expect(received).toEqual([order]);
    expect(errors).toEqual([]);
  });

  it("have bigints for integers that JSON contains as strings", async () => {
    const { api, baseUrl } = await serve(orders, { orders: { createOrder: ({ body }: Any) => body } });
    const minimal = { order_number: 1n, units: long, created_at: instant, items: [] };
    expect(await api.orders.createOrder({ body: minimal })).toMatchObject({ units: long });
    const send = async (units: unknown): Promise<[number, string]> => {
      const body = JSON.stringify({ order_number: 1, units, created_at: "2024-01-01T00:00:00Z", items: [] });
      const response = await fetch(`${baseUrl}/orders`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      return [response.status, await response.text()];
    };
    expect((await send("9007199254740993"))[1]).toContain('"units":"9007199254740993"');
    for (const units of ["1.5", "9223372036854775808", 5]) {
      const [status, text] = await send(units);
      expect([status, text]).toEqual([400, expect.stringContaining("#/units")]);
    }
  });

  it("have them in parameters of paths, queries and headers", async () => {
    const received: Any[] = [];
    const take = (request: Any): Any => {
      received.push(request);
      return [];
    };
    const { api } = await serve(orders, {
      orders: { listOrders: take, getOrder: (request: Any) => ({ status: 200, body: take(request) && order }) },
    });
    const query = { created_after: instant, days: [day, day], min_total: long, min_units: long };
    await api.orders.listOrders({ ...query, "if-changed-since": instant });
    await api.orders.listOrders();
    const { status, body } = await api.orders.getOrder({ day, order_number: -(2n ** 63n) });
    expect(received).toEqual([
      { query, headers: { "if-changed-since": instant } },
      { query: { created_after: new Date("2020-01-01T00:00:00Z") }, headers: {} },
      { path: { day, order_number: -(2n ** 63n) } },
    ]);
    expect({ status, body }).toEqual({ status: 200, body: order });
  });

  it("have them in forms, and in the parts of multipart bodies", async () => {
    const received: Any[] = [];
    const { api, errors } = await serve(orders, {
      orders: {
        createOrder: ({ body }: Any) => {
          received.push(body);
          return order;
        },
        importOrders: ({ body }: Any) => {
          received.push(body);
          return { count: long, until: day };
        },
      },
    });
    const formBody = { created_at: instant, order_number: long, days: [day] };
    await api.orders.createOrder({ contentType: "application/x-www-form-urlencoded", body: formBody });
    const { payment: _payment, order_number: _number, ...first } = order;
    const parts = { received_at: instant, first: { ...first, order_number: 7n, replaces: undefined } };
    const result = await api.orders.importOrders({ body: { ...parts, file: new Blob(["x"]) } });
    expect(received[0]).toEqual(formBody);
    expect(received[1].received_at).toEqual(instant);
    expect(received[1].first.created_at).toEqual(instant);
    expect(result).toEqual({ count: long, until: day });
    expect(errors).toEqual([]);
  });

  it("have them in the items of streams", async () => {
    const { api, errors } = await serve(orders, {
      orders: {
        async *followChanges() {
          yield { changed_at: instant };
          yield { changed_at: day, order };
        },
      },
    });
    const items: Any[] = [];
    for await (const item of api.orders.followChanges()) items.push(item);
    expect(items[0]).toEqual({ changed_at: instant });
    expect(items[1].order).toEqual(order);
    expect(errors).toEqual([]);
  });

  it("have them in the bodies of errors", async () => {
    const { api, errors, baseUrl } = await serve(orders, {
      orders: {
        createOrder: () => {
          throw orders.server.errors[409]({ existing_since: instant, existing_number: long });
        },
      },
    });
    const error = await api.orders.createOrder({ body: order }).catch((thrown: unknown) => thrown);
    expect(orders.client.isApiError(error, "createOrder", 409)).toBe(true);
    expect(error.body).toEqual({ existing_since: instant, existing_number: long });
    const response = await fetch(`${baseUrl}/orders`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"order_number":1,"created_at":"2024-02-29T12:30:00Z","items":[]}',
    });
    expect(await response.text()).toBe(
      '{"existing_since":"2024-02-29T12:30:00.125Z","existing_number":9007199254740993}',
    );
    expect(errors).toEqual([]);
  });

  it("have them in the errors of streams", async () => {
    const gone = (): never => {
      throw orders.server.errors[410]({ existing_since: instant, existing_number: -long });
    };
    const { api } = await serve(orders, { orders: { followChanges: gone } });
    const error = await api.orders
      .followChanges()
      .next()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(orders.client.ApiError);
    expect(error.body).toEqual({ existing_since: instant, existing_number: -long });
  });

  it("keep an error whose body does not have the declared form", async () => {
    for (const body of ["not JSON", '{"existing_since":"yesterday"}', ""]) {
      const api = await respondWith(orders, body, 409);
      const error = await api.orders.createOrder({ body: order }).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ kind: "response", status: 409 });
      const kept =
        error.body === undefined || typeof error.body === "string" ? (error.body ?? "") : JSON.stringify(error.body);
      expect(kept).toBe(body);
    }
  });
});

describe("a value that has no such form", () => {
  it("is an error of the client with its path, if it is in a response", async () => {
    const items = [{ added_at: "2024-02-30T00:00:00Z", sku: "a" }];
    const api = await respondWith(
      orders,
      JSON.stringify([{ order_number: 1, created_at: "2024-02-29T00:00:00Z", items }]),
    );
    const error = await api.orders.listOrders().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(orders.client.ApiError);
    expect(error).toMatchObject({ kind: "decode", operationId: "listOrders" });
    expect(error.message).toBe("listOrders: invalid response ([0].items[0].added_at: must be a date-time)");
  });

  it("is an error of the client before anything is sent, if it is in an argument", async () => {
    const api = await respondWith(orders, "{}");
    const wrong = { ...order, created_at: new Date(Number.NaN) };
    const error = await api.orders.createOrder({ body: wrong }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: "argument", operationId: "createOrder" });
    expect(error.message).toContain("body.created_at: must be a valid date");
    const tooLong = await api.orders.getOrder({ day, order_number: 2n ** 63n }).catch((thrown: unknown) => thrown);
    expect(tooLong.message).toContain("order_number: must be an integer of 64 bits");
  });

  it("is a 400 of the server with its path, if it is in a request", async () => {
    const { baseUrl } = await serve(orders, { orders: { createOrder: () => order, listOrders: () => [] } });
    const post = async (body: string): Promise<Any> => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${baseUrl}/orders`, { method: "POST", headers, body });
      return { status: response.status, problem: await response.json() };
    };
    const date = await post('{"order_number":1,"created_at":"2024-02-30T00:00:00Z","items":[]}');
    expect(date).toMatchObject({ status: 400, problem: { errors: [{ pointer: "#/created_at", code: "format" }] } });
    const number = await post('{"order_number":9223372036854775808,"created_at":"2024-02-29T00:00:00Z","items":[]}');
    expect(number).toMatchObject({ status: 400, problem: { errors: [{ pointer: "#/order_number", code: "format" }] } });
    const query = await fetch(`${baseUrl}/orders?created_after=yesterday`);
    expect(query.status).toBe(400);
  });

  it("is a failure of the server, if a handler returns it", async () => {
    const { api, errors } = await serve(orders, {
      orders: { createOrder: () => ({ ...order, due_on: new Date("x") }) },
    });
    const error = await api.orders.createOrder({ body: order }).catch((thrown: unknown) => thrown);
    expect(error.status).toBe(500);
    expect(String(errors[0]?.error ?? errors[0])).toContain("due_on: must be a valid date");
  });
});

describe("validators", () => {
  it("check JSON, and not the values of code", () => {
    const { Order } = orders.validators;
    const wire = orders.conversions.orderConversion.toWire(order);
    expect(Order.is({ ...wire, order_number: 1, replaces: undefined })).toBe(true);
    expect(Order.is(order)).toBe(false);
  });
});

describe("types", () => {
  it("let handlers and callers use dates and bigints, and validators see JSON", () => {
    const program = `
      import { createClient, listOrders, createOrder } from "foreign-api/client";
      import type { Handlers } from "foreign-api/server";
      import type { OrderWire } from "foreign-api/types";
      import { Order } from "foreign-api/validators";
      import { orderConversion } from "foreign-api/conversions";
      const client = createClient({ baseUrl: "http://localhost" });
      export async function first(): Promise<Date | undefined> {
        const [order] = await listOrders(client, { created_after: new Date(), min_total: 1n });
        // @ts-expect-error a date is no text
        await createOrder(client, { body: { order_number: 1n, created_at: "2024-01-01T00:00:00Z", items: [] } });
        return order?.created_at;
      }
      export const orders: Pick<Handlers["orders"], "listOrders"> = {
        listOrders: ({ query }) => [{ order_number: query.min_total ?? 1n, created_at: query.created_after, items: [] }],
      };
      export function convert(value: unknown): Date | undefined {
        if (!Order.is(value)) return undefined;
        const wire: OrderWire = value;
        const text: string = wire.created_at;
        return text === "" ? undefined : orderConversion.fromWire(wire).created_at;
      }`;
    expect(orders.package.compileProgram(program)).toBe("");
  });
});

import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { generateKeyPair, signRequest } from "@guildwire/runtime/signing";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";
import type { Any } from "./serve.js";

let channels: ForeignPackage;
let interactions: Any;
let desk: Any;
let board: Any;
let events: Any;
let constructors: Any;
let client: Any;
let server: Any;

beforeAll(async () => {
  const values = { dates: "Date", int64: "bigint", propertyNames: "camelCase" } as const;
  channels = new ForeignPackage((await generated(join(import.meta.dirname, "documents/channels.yaml"), values)).files);
  expect(channels.compile()).toBe("");
  const entry = async (name: string): Promise<Any> =>
    import(pathToFileURL(join(channels.packageFolder, "dist", name)).href);
  interactions = await entry("interactions.js");
  desk = await entry("desk.js");
  board = await entry("board.js");
  events = await entry("events.js");
  constructors = await entry("constructors/index.js");
  client = await entry("client/index.js");
  server = await entry("server/index.js");
});

afterAll(() => channels.remove());

const instant = new Date("2024-02-29T12:30:00.125Z");
const day = new Date("2024-03-01T00:00:00Z");
/** The first integer that a number cannot hold. */
const long = 9007199254740993n;
const note = { noteId: long, writtenAt: instant, dueOn: day, noteText: "a" };
const noteText =
  '{"note_id":9007199254740993,"written_at":"2024-02-29T12:30:00.125Z","due_on":"2024-03-01","note_text":"a"}';
const invalidDate = new Date(Number.NaN);

describe("interactions", async () => {
  const keys = await generateKeyPair();
  const headerNames = { signature: "X-Signature", timestamp: "X-Timestamp" };
  const alarm =
    '{"signal_kind":"alarm","id":9007199254740993,"sender_id":9007199254740995,"token":"secret",' +
    '"raised_at":"2024-02-29T12:30:00.125Z","alarm_data":{"alarm_name":"fire","alarm_level":2}}';

  async function deliver(endpoint: Any, text: string): Promise<Response> {
    const { headers, body } = await signRequest({ headerNames, privateKey: keys.privateKey, body: text });
    return endpoint.fetch(new Request("http://localhost/", { method: "POST", headers, body: body as BodyInit }));
  }

  /** A client of a server that records what is sent, and responds with 204. */
  async function recording(): Promise<{ readonly own: Any; readonly requests: string[] }> {
    const requests: string[] = [];
    const running = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      requests.push(`${request.url} ${body}`);
      response.writeHead(204).end();
    });
    const { url: baseUrl } = await listening(running);
    return { own: client.createClient({ baseUrl, retry: false }), requests };
  }

  it("give handlers deliveries in the form of code, and send what they return as JSON", async () => {
    const received: Any[] = [];
    const { own, requests } = await recording();
    const errors: unknown[] = [];
    const endpoint = interactions.createSignalEndpoint({
      publicKey: keys.publicKey,
      client: own,
      onError: (error: unknown) => errors.push(error),
      handlers: [
        interactions.onAlarm({ exact: "fire", kind: 2 }, async (delivery: Any, context: Any) => {
          received.push(delivery);
          await context.followUps.followUp({ body: note });
          return interactions.later(long, { lastSeen: instant });
        }),
      ],
    });
    const response = await deliver(endpoint, alarm);
    expect(await response.text()).toBe(
      '{"signal_kind":"later","wait_until":"2030-01-01T00:00:00.000Z","ticket_number":9007199254740993,' +
        '"more_data":{"last_seen":"2024-02-29T12:30:00.125Z","first_seen":"2024-01-01T00:00:00.000Z"}}',
    );
    const delivery = {
      signalKind: "alarm",
      id: long,
      senderId: long + 2n,
      token: "secret",
      raisedAt: instant,
      alarmData: { alarmName: "fire", alarmLevel: 2 },
    };
    expect(received).toEqual([delivery]);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain(`/secret ${noteText}`);
    // A gateway's client has converted the delivery; another program passes it on as JSON.
    await endpoint.receive(delivery);
    await endpoint.receive({ ...JSON.parse(alarm), id: 5 });
    expect(received.slice(1)).toEqual([delivery, { ...delivery, id: 5n, senderId: expect.any(BigInt) }]);
    const callbacks = requests.filter((request) => request.includes("/callback "));
    expect(callbacks).toHaveLength(2);
    expect(callbacks[0]).toContain('"ticket_number":9007199254740993');
    expect(callbacks[1]).toContain("/signals/5/secret/callback");
    expect(errors).toEqual([]);
  });

  it("refuse a delivery or a response that cannot be converted", async () => {
    const errors: Any[] = [];
    const endpoint = interactions.createSignalEndpoint({
      publicKey: keys.publicKey,
      onError: (error: unknown) => errors.push(error),
      handlers: [interactions.onAlarm("fire", () => ({ signalKind: "pong", seenAt: invalidDate }))],
    });
    const status = async (text: string): Promise<number> => (await deliver(endpoint, text)).status;
    expect(await status(alarm.replace("9007199254740995", "9223372036854775808"))).toBe(400);
    expect(errors.pop()).toMatchObject({ code: "invalid-delivery" });
    expect(await status(alarm)).toBe(500);
    expect(String(errors.pop())).toContain("seenAt");
  });
});

describe("constructors, events and client defaults", () => {
  it("have values and names of code", async () => {
    expect(constructors.firstNote(instant, {})).toEqual({ noteId: 1n, dueOn: day, writtenAt: instant });
    const { NOTE_CREATED, NOTES_CLEARED, NOTE_READ } = events.gatewayEventConversions;
    expect(NOTE_CREATED.fromWire(JSON.parse('{"note_id":1,"written_at":"2024-02-29T12:30:00.125Z"}'))).toEqual({
      noteId: 1n,
      writtenAt: instant,
    });
    expect(NOTES_CLEARED.toWire([day])).toEqual(["2024-03-01"]);
    expect(NOTE_READ).toBeUndefined();
  });

  it("are sent as JSON", async () => {
    const received: Any[] = [];
    const createNote = ({ body }: Any): Any => {
      received.push(body);
      return { noteId: 1n, writtenAt: body.writtenAt };
    };
    const running = createServer(server.createNodeHandler({ notes: { createNote } }, { partial: true }));
    const { url: baseUrl } = await listening(running);
    const own = client.createClient({ baseUrl, retry: false, defaults: { remindAt: day } });
    await client.createNote(own, { body: { writtenAt: instant } });
    await client.createNote(own, { body: { writtenAt: instant, remindAt: instant } });
    expect(received).toEqual([
      { writtenAt: instant, remindAt: day },
      { writtenAt: instant, remindAt: instant },
    ]);
  });

  it("send and receive the items of request bodies", async () => {
    const received: Any[] = [];
    const importNotes = async ({ body }: Any): Promise<Any> => {
      for await (const item of body) received.push(item);
      return received;
    };
    const running = createServer(server.createNodeHandler({ notes: { importNotes } }, { partial: true }));
    const { url: baseUrl } = await listening(running);
    const own = client.createClient({ baseUrl, retry: false });
    async function* notes(): AsyncGenerator<Any> {
      yield note;
      yield { ...note, noteId: 2n };
    }
    expect(await client.importNotes(own, { body: notes() })).toEqual([note, { ...note, noteId: 2n }]);
    expect(received).toEqual([note, { ...note, noteId: 2n }]);
    received.length = 0;
    expect(await client.importNotes(own, { body: `${noteText}\n` })).toEqual([note]);
    expect(await client.importNotes(own, { body: [note] })).toEqual([note, note]);
  });
});

describe("RPC channels", () => {
  const pin = { id: "1", pinnedAt: instant, pinNumber: long };
  const wirePin = '{"id":"1","pinned_at":"2024-02-29T12:30:00.125Z","pin_number":9007199254740993}';

  it("encode and decode commands and replies", () => {
    const text = desk.encodePinNotes("n", { pinnedNotes: [pin] });
    expect(text).toContain(`"cmd_args":{"pinned_notes":[${wirePin}]}`);
    expect(desk.decodePinNotes(text)).toEqual({
      cmdName: "PIN_NOTES",
      cmdNonce: "n",
      cmdArgs: { pinnedNotes: [pin] },
    });
    const reply = desk.encodePinNotesReply("n", { storedAt: day, pinTotal: long });
    expect(reply).toContain('"reply_data":{"stored_at":"2024-03-01T00:00:00.000Z","pin_total":9007199254740993}');
    expect(desk.decodePinNotesReply(reply, "n")).toMatchObject({ replyData: { storedAt: day, pinTotal: long } });
    const error = desk.encodeDeskError("PIN_NOTES", "n", { code: 1000, message: "no" });
    expect(desk.decodePinNotesReply(error, "n")).toMatchObject({ replyEvent: "ERROR", replyData: { code: 1000 } });
    expect(() => desk.encodePinNotes("n", { pinnedNotes: [{ ...pin, pinnedAt: invalidDate }] })).toThrow(
      expect.objectContaining({ kind: "invalid" }),
    );
    expect(() => desk.decodePinNotes(text.replace("2024-02-29T", "2024-02-30T"))).toThrow(
      expect.objectContaining({ kind: "invalid" }),
    );
    expect(() => desk.encodePinNotes("n", { pinnedNotes: [pin] }, 20)).toThrow(
      expect.objectContaining({ kind: "too-large" }),
    );
  });

  it("carry them between a session and a host, over both transports", async () => {
    const received: Any[] = [];
    const host = await desk.createDeskHost({
      ports: [0],
      onPinnedNotes: (_client: unknown, pinnedNotes: Any) => {
        received.push(pinnedNotes);
        if (pinnedNotes[0]?.id === "refused") throw new Error("none");
        return { storedAt: day, pinTotal: long };
      },
    });
    onTestFinished(async () => void (await host.close({ timeout: 100 })));
    for (const transport of ["http", "websocket"]) {
      received.length = 0;
      const session = await desk.connectDesk({ clientId: "c", ports: [host.port], transport });
      const reply = await session.pinNotes([pin]);
      expect(reply.replyData).toEqual({ storedAt: day, pinTotal: long });
      expect(received.at(-1)).toEqual([pin]);
      await expect(session.pinNotes([{ ...pin, id: "refused" }])).rejects.toMatchObject({
        kind: "refused",
        code: 1000,
      });
      session.close();
    }
  });

  it("have query parameters with converted values", async () => {
    const clients: Any[] = [];
    const host = await desk.createDeskHost({
      ports: [0],
      onPinnedNotes: (from: unknown) => {
        clients.push(from);
        return { storedAt: day, pinTotal: 1n };
      },
    });
    onTestFinished(async () => void (await host.close({ timeout: 100 })));
    const query = { clientId: "1", openSince: instant, lastNumber: long, isQuiet: false, volume: 2 };
    for (const transport of ["http", "websocket"]) {
      const session = await desk.connectDesk({ ...query, ports: [host.port], transport });
      await session.pinNotes([]);
      expect(clients.at(-1)).toEqual({ ...query, transport });
      session.close();
    }
    for (const wrong of [{ openSince: invalidDate }, { lastNumber: 2n ** 63n }, { isQuiet: "no" }, { volume: 3 }]) {
      const connected = desk.connectDesk({ ...query, ...wrong, ports: [host.port], transport: "http" });
      await expect(connected).rejects.toMatchObject({ name: "ChannelError", kind: "invalid" });
    }
    const post = async (parameters: string): Promise<number> => {
      const body = desk.encodePinNotes("n", { pinnedNotes: [] });
      const url = `http://127.0.0.1:${host.port}/rpc?client_id=1&${parameters}`;
      const response = await fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } });
      const { reply_event: event } = JSON.parse(await response.text());
      return event === "ERROR" ? 0 : clients.length;
    };
    const before = clients.length;
    const refused = [
      "open_since=2024-02-30",
      "last_number=9007199254740996",
      "last_number=1e3",
      "is_quiet=",
      "volume=02",
    ];
    for (const parameter of refused) expect([parameter, await post(parameter)]).toEqual([parameter, 0]);
    expect(await post("last_number=9007199254740993&is_quiet=true")).toBe(before + 1);
    expect(clients.at(-1)).toMatchObject({ lastNumber: long, isQuiet: true });
  });

  it("keep a list of items up to date", async () => {
    const received: Any[] = [];
    const host = await desk.createDeskHost({
      ports: [0],
      onPinnedNotes: (_client: unknown, pinnedNotes: Any) => {
        received.push(pinnedNotes);
        return { storedAt: day, pinTotal: 1n };
      },
    });
    onTestFinished(async () => void (await host.close({ timeout: 100 })));
    const session = await desk.connectDesk({ clientId: "c", ports: [host.port], transport: "http" });
    onTestFinished(() => void session.close());
    const registry = new desk.PinRegistry(session);
    registry.add(pin);
    await registry.settled();
    registry.update("1", { pinNumber: long });
    await registry.settled();
    const before = received.length;
    registry.update("1", { pinNumber: long + 2n });
    await registry.settled();
    expect(received.slice(before)).toEqual([[{ ...pin, pinNumber: long + 2n }]]);
    expect(registry.items).toEqual([{ ...pin, pinNumber: long + 2n }]);
    expect(() => registry.add({ id: "2", pinnedAt: invalidDate })).toThrow(
      expect.objectContaining({ kind: "invalid" }),
    );
  });
});

describe("WebSocket channels", () => {
  it("carry values and names of code between both ends", () => {
    const seen: Any[] = [];
    const sessionLink = { send: (text: string) => void host.receive(text), close: () => undefined };
    const hostLink = { send: (text: string) => void session.receive(text), close: () => undefined };
    const onError = (error: unknown): void => void seen.push(error);
    const take =
      (name: string) =>
      (message: Any): void =>
        void seen.push([name, message]);
    const host: Any = new board.BoardHostConnection(
      hostLink,
      { onWrite: take("write"), onPing: take("ping") },
      { onError },
    );
    const session: Any = new board.BoardSession(
      sessionLink,
      { onHello: take("hello"), onPing: take("ping") },
      { onError },
    );
    host.sendHello({ payLoad: note });
    session.sendWrite({ payLoad: note });
    session.sendPing();
    expect(seen).toEqual([
      ["hello", { opCode: 0, payLoad: note, nextNote: null }],
      ["write", { opCode: 1, payLoad: note }],
      ["ping", { opCode: 2 }],
    ]);
    expect(board.encodeBoardWrite({ payLoad: note })).toBe(`{"op_code":1,"pay_load":${noteText}}`);
    expect(() => board.decodeBoardClientMessage('{"op_code":1,"pay_load":{"note_id":1,"written_at":"x"}}')).toThrow(
      expect.objectContaining({ kind: "invalid" }),
    );
  });
});

describe("types", () => {
  it("are those of code", () => {
    const program = `
      import { connectDesk, createDeskHost } from "foreign-api/desk";
      import { gatewayEventConversions, type GatewayEvents } from "foreign-api/events";
      import { onAlarm } from "foreign-api/interactions";
      import { firstNote } from "foreign-api/constructors";
      import type { Note } from "foreign-api/types";
      export const note: Note = firstNote(new Date(), { noteText: "a" });
      export const created: GatewayEvents["NOTE_CREATED"] = note;
      export const wire: unknown = gatewayEventConversions.NOTE_CREATED?.toWire(note);
      export const route = onAlarm({ kind: 2 }, (delivery) => {
        const level: 2 = delivery.alarmData.alarmLevel;
        return { signalKind: "later", waitUntil: delivery.raisedAt, ticketNumber: delivery.id + BigInt(level) };
      });
      export async function pin(): Promise<bigint | undefined> {
        const session = await connectDesk({ clientId: "c", openSince: new Date(), lastNumber: 1n, transport: "http" });
        // @ts-expect-error a date is not text
        await connectDesk({ clientId: "c", openSince: "2024-01-01T00:00:00Z" });
        const reply = await session.pinNotes([{ id: "1", pinnedAt: new Date() }]);
        // @ts-expect-error a date is not text
        await session.pinNotes([{ id: "1", pinnedAt: "2024-01-01T00:00:00Z" }]);
        return reply.replyData.pinTotal;
      }
      export const host = createDeskHost({
        onPinnedNotes: (_client, pinnedNotes) => ({ storedAt: pinnedNotes[0]?.pinnedAt ?? new Date(), pinTotal: 1n }),
      });`;
    expect(channels.compileProgram(program)).toBe("");
  });
});

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";

/** The tested exports of the channel's module. */
interface ChatRoom {
  readonly chatRoomOpcodes: Readonly<Record<string, number>>;
  readonly chatRoomCloseCodes: Readonly<Record<string, { code: number; message: string; reconnect: boolean }>>;
  readonly encodeChatRoomWelcome: (message: object) => string;
  readonly encodeChatRoomPing: () => string;
  readonly decodeChatRoomClientMessage: (message: string | object, maxBytes?: number) => object;
  readonly decodeChatRoomHostMessage: (message: string | object, maxBytes?: number) => object;
  readonly ChatRoomSession: new (link: Link, handlers: object, options?: object) => End;
  readonly ChatRoomHostConnection: new (link: Link, handlers: object, options?: object) => End;
}

interface Link {
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
}

interface End {
  readonly receive: (message: string) => void;
  readonly close: (code: { code: number; message: string }) => void;
  readonly isClosed: boolean;
  readonly sendSay: (message: { body: string }) => void;
  readonly sendSaid: (message: { body: object }) => void;
  readonly sendPing: () => void;
}

describe("a channel of numbered messages", () => {
  let installed: ForeignPackage;
  let chat: ChatRoom;

  beforeAll(async () => {
    const { files, diagnostics } = await generated(join(import.meta.dirname, "fixtures/chat.yaml"));
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    installed = new ForeignPackage(files);
    expect(installed.compile()).toBe("");
    const path = join(installed.folder, "node_modules/foreign-api/dist/chat-room.js");
    chat = (await import(pathToFileURL(path).href)) as ChatRoom;
  }, 120_000);

  afterAll(() => installed?.remove());

  it("has constants for its opcodes and its close codes", () => {
    expect(chat.chatRoomOpcodes).toEqual({ welcome: 0, say: 1, said: 2, ping: 3, sendText: 4 });
    expect(chat.chatRoomCloseCodes["rude"]).toEqual({ code: 4000, message: 'Be polite "*/ ${x}', reconnect: false });
    expect(chat.chatRoomCloseCodes["late"]).toMatchObject({ reconnect: true });
  });

  it("writes the opcode and the null properties of a message", () => {
    expect(JSON.parse(chat.encodeChatRoomWelcome({ body: { name: "Nelly" }, at: 7 }))).toEqual({
      kind: 0,
      reserved: null,
      body: { name: "Nelly" },
      at: 7,
    });
    expect(chat.encodeChatRoomPing()).toBe('{"kind":3}');
    expect(() => chat.encodeChatRoomWelcome({ body: {}, at: 7 })).toThrow(/not valid/);
  });

  it.each([
    ["an unknown opcode", { kind: 9 }, "unknown-command"],
    ["an opcode of the other end", { kind: 0, body: { name: "Nelly" }, at: 7, reserved: null }, "unknown-command"],
    ["no opcode", {}, "unknown-command"],
    ["an opcode that is text", { kind: "1", body: "hello" }, "unknown-command"],
    ["an invalid payload", { kind: 1, body: "" }, "invalid"],
    ["a message that is no object", "[1]", "malformed"],
    ["text that is no JSON", "{", "malformed"],
    ["more bytes than allowed", JSON.stringify({ kind: 1, body: "é".repeat(100) }), "too-large"],
  ])("a host refuses %s", (_, message, kind) => {
    expect(() => chat.decodeChatRoomClientMessage(message)).toThrow(expect.objectContaining({ kind }));
  });

  it("a session accepts unlisted values of open enumerations, and large messages", () => {
    const message = { kind: 2, body: { mood: "elated" } };
    expect(chat.decodeChatRoomHostMessage(JSON.stringify({ ...message, more: "x".repeat(1_000_000) }))).toEqual(
      message,
    );
  });

  it("both ends handle the messages of each other in sequence", async () => {
    const heard: unknown[] = [];
    let finish = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const session = new chat.ChatRoomSession(
      { send: (text) => host.receive(text), close: () => undefined },
      { onWelcome: vi.fn(), onPing: vi.fn(), onSaid: ({ body }: { body: object }) => void heard.push(body) },
    );
    const host: End = new chat.ChatRoomHostConnection(
      { send: (text) => session.receive(text), close: () => undefined },
      {
        onSay: async ({ body }: { body: string }) => {
          if (body === "first") await Promise.resolve().then(() => Promise.resolve());
          host.sendSaid({ body: { mood: body } });
          if (body === "last") finish();
        },
        onPing: () => session.sendSay({ body: "last" }),
        onSendText: vi.fn(),
      },
    );
    session.sendSay({ body: "first" });
    session.sendSay({ body: "second" });
    session.sendPing();
    await done;
    expect(heard).toEqual([{ mood: "first" }, { mood: "second" }, { mood: "last" }]);
  });

  it("reports what is not accepted, and otherwise closes", () => {
    const errors: string[] = [];
    const close = vi.fn();
    const link = { send: vi.fn(), close };
    const onError = ({ kind }: { kind: string }) => void errors.push(kind);
    const handlers = {
      onSay: () => {
        throw new Error("full");
      },
    };
    const reporting = new chat.ChatRoomHostConnection(link, handlers, { onError });
    for (const text of ["{", '{"kind":7}', '{"kind":1,"body":"hello"}']) reporting.receive(text);
    expect(errors).toEqual(["malformed", "unknown-command", "closed"]);
    expect(close).not.toHaveBeenCalled();
    const strict = new chat.ChatRoomHostConnection(link, handlers);
    strict.receive("{");
    strict.receive('{"kind":1,"body":"ignored"}');
    expect(close).toHaveBeenCalledExactlyOnceWith(1008, "malformed");
    expect(strict.isClosed).toBe(true);
  });

  it("bounds the messages that wait for a handler", () => {
    const errors: string[] = [];
    const host = new chat.ChatRoomHostConnection(
      { send: vi.fn(), close: vi.fn() },
      { onSay: () => new Promise(() => undefined) },
      { maxWaiting: 2, onError: ({ kind }: { kind: string }) => void errors.push(kind) },
    );
    for (let count = 0; count < 4; count += 1) host.receive('{"kind":1,"body":"hello"}');
    expect(errors).toEqual(["too-large"]);
  });
});

import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";

// biome-ignore lint/suspicious/noExplicitAny: the types are those of a package that the test creates
type Any = any;

const documents = join(import.meta.dirname, "../values/documents");

async function packageOf(document: string, values: ValueSettings): Promise<ForeignPackage> {
  const pack = new ForeignPackage((await generated(join(documents, document), values)).files);
  expect(pack.compile()).toBe("");
  return pack;
}

describe.each<{ readonly values: ValueSettings; readonly moment: string; readonly count: string }>([
  { values: {}, moment: '"2024-02-29T12:00:00Z"', count: "7" },
  { values: { dates: "Date", int64: "bigint" }, moment: 'new Date("2024-02-29T12:00:00Z")', count: "7n" },
])("with values $values, undefined is accepted for an optional property of", ({ values, moment, count }) => {
  let channels: ForeignPackage;
  let hooks: ForeignPackage;
  beforeAll(async () => {
    channels = await packageOf("channels.yaml", values);
    hooks = await packageOf("hooks.yaml", values);
  }, 180_000);
  afterAll(() => {
    channels.remove();
    hooks.remove();
  });

  const entry = (pack: ForeignPackage, name: string): Promise<Any> =>
    import(pathToFileURL(join(pack.packageFolder, "dist", name)).href);

  it("a command of an RPC channel and a message of a socket", { timeout: 60_000 }, () => {
    const program = `
      import { type DeskSession, encodePinNotes } from "foreign-api/desk";
      import { type BoardSession, encodeBoardWrite } from "foreign-api/board";
      const at = ${moment};
      const text = (given: boolean) => (given ? "text" : undefined);
      export const pin = (session: DeskSession) => session.pinNotes([{ id: "1", pinned_at: at, pin_number: undefined }]);
      encodePinNotes("1", { pinned_notes: [{ id: "1", pinned_at: at, pin_number: undefined }] });
      export const write = (board: BoardSession) =>
        board.sendWrite({ pay_load: { note_id: ${count}, written_at: at, note_text: text(true), due_on: undefined } });
      encodeBoardWrite({ pay_load: { note_id: ${count}, written_at: at, note_text: undefined } });
      // @ts-expect-error a required property may not be undefined
      encodePinNotes("1", { pinned_notes: [{ id: undefined, pinned_at: at }] });
    `;
    expect(channels.compileProgram(program)).toBe("");
  });

  it("a webhook that is sent", { timeout: 60_000 }, () => {
    const program = `
      import { createWebhookSender } from "foreign-api/webhook-sender";
      const sender = createWebhookSender({});
      const body = { order_number: ${count}, placed_at: ${moment} };
      await sender.orderPlaced({ url: "https://h", body: { ...body, note: undefined } });
      // @ts-expect-error a required property may not be undefined
      await sender.orderPlaced({ url: "https://h", body: { ...body, placed_at: undefined } });
    `;
    expect(hooks.compileProgram(program)).toBe("");
  });

  it("a message, which has the same bytes as without it", async () => {
    const { encodePinNotes } = await entry(channels, "desk.js");
    const pinned_at = values.dates === "Date" ? new Date(0) : "1970-01-01T00:00:00.000Z";
    const pin = { id: "1", pinned_at };
    expect(encodePinNotes("1", { pinned_notes: [{ ...pin, pin_number: undefined }] })).toBe(
      encodePinNotes("1", { pinned_notes: [pin] }),
    );
    const { createWebhookSender } = await entry(hooks, "webhook-sender.js");
    const bodies: string[] = [];
    const server = createServer(async (request, response) => {
      bodies.push((await request.toArray()).join(""));
      response.setHeader("content-type", "application/json");
      response.end('{"received_at":"2024-02-29T12:00:00Z"}');
    });
    const { url } = await listening(server);
    const order = { order_number: values.int64 === "bigint" ? 7n : 7, placed_at: pinned_at };
    const sender = createWebhookSender({ allowHttp: true, allowPrivate: true });
    for (const body of [order, { ...order, note: undefined }]) await sender.orderPlaced({ url, body });
    expect(bodies[0]).toBe('{"order_number":7,"placed_at":"1970-01-01T00:00:00.000Z"}');
    expect(bodies[1]).toBe(bodies[0]);
  });
});

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emitDevices } from "../../generator/src/emit/devices/devices.js";
import { proveSyntax } from "../../generator/src/print/index.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { modelOf, schemas } from "../model/model-of.js";
import { hostileText } from "./hostile.js";

it("a document without channels has no file for any", () => {
  expect(emitDevices(modelOf(schemas({ A: "{ type: string }" })))).toEqual([]);
});

/** The tested exports of a channel's module. */
interface Lights {
  readonly createLightHost: (
    options: object,
  ) => Promise<{ readonly port: number; readonly close: () => Promise<boolean> }>;
  readonly connectLights: (options: object) => Promise<Session>;
  readonly encodeSwitchLight: (nonce: string, args: object) => string;
}

interface Session {
  readonly switchLight: (args: object) => Promise<object>;
  readonly close2: (reason: string) => Promise<object>;
  readonly hail: (client: string) => Promise<object>;
  readonly close: () => void;
}

describe("a channel of another document, which declares only the payloads of its commands", () => {
  let installed: ForeignPackage;
  let lights: Lights;

  beforeAll(async () => {
    const { files, diagnostics } = await generated(join(import.meta.dirname, "fixtures/lights.yaml"));
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    installed = new ForeignPackage(files);
    expect(installed.compile()).toBe("");
    const path = join(installed.folder, "node_modules/foreign-api/dist/lights.js");
    lights = (await import(pathToFileURL(path).href)) as Lights;
  }, 120_000);

  afterAll(() => installed?.remove());

  it("carries commands to hooks and data back, under its own names", async () => {
    const seen: unknown[] = [];
    const host = await lights.createLightHost({
      ports: [0],
      onSwitchLight: (client: unknown, args: { readonly room: string; readonly on: boolean }) => {
        seen.push([client, args]);
        return { watts: args.on ? 60 : 0 };
      },
      onReason: () => null,
      onClient: (
        sender: { readonly transport: string },
        client: string,
        { signal }: { readonly signal: AbortSignal },
      ) => {
        seen.push([sender.transport, client, signal.aborted]);
        return null;
      },
    });
    for (const transport of ["http", "websocket"]) {
      const session = await lights.connectLights({
        ports: [host.port],
        transport,
        signal2: "red",
        connectTimeout: 20_000,
      });
      const reply = await session.switchLight({ room: "hall", on: true });
      expect(reply).toEqual({ op: "SWITCH", d: { watts: 60 }, t: null, id: expect.any(String) });
      expect(await session.close2("late")).toMatchObject({ op: "CLOSE", d: null });
      expect(await session.hail("boat")).toMatchObject({ op: "HAIL", d: null });
      expect(seen.pop()).toEqual([transport, "boat", false]);
      await expect(session.switchLight({ room: "", on: true })).rejects.toMatchObject({ kind: "invalid" });
      expect(seen.at(-1)).toEqual([
        { transport, signal2: "red" },
        { room: "hall", on: true },
      ]);
      session.close();
    }
    await host.close();
  });

  it("writes its own names on the wire", () => {
    const text = lights.encodeSwitchLight("7", { room: "hall", on: false });
    expect(JSON.parse(text)).toEqual({ id: "7", op: "SWITCH", body: { room: "hall", on: false } });
  });
});

it("hostile texts leave valid TypeScript", async () => {
  const word = JSON.stringify(hostileText);
  const model = modelOf(`
x-rpc:
  client:
    title: ${word}
    description: ${word}
    ports: { first: 1, last: 2 }
    query: { ${word}: { description: ${word}, schema: { type: string, pattern: "^[/\`]*$" } } }
    transports: { http: { path: ${word}, method: post } }
    envelope: { command: { name: ${word}, nonce: constructor, args: __proto__ }, reply: { name: a, nonce: ${word} } }
    commands: { ${word}: { operationId: send, description: ${word}, args: { type: object } } }
    errors: { ${word}: { code: 1, message: ${word} } }
`);
  const files = emitDevices(model);
  expect(files.map(({ path }) => path)).toEqual(["src/client-channel.ts", "bin/guildwire-client-channel.cjs"]);
  expect(proveSyntax(files.slice(0, 1))).toEqual([]);
});

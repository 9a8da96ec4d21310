import {
  ChannelError,
  decodeDevicesError,
  decodeSetCertifiedDevices,
  decodeSetCertifiedDevicesReply,
  encodeDevicesError,
  encodeSetCertifiedDevices,
  encodeSetCertifiedDevicesReply,
} from "@guildwire/api/devices";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDevice, camera, microphone } from "./device-values.js";

/** The error that a function throws, as kind and paths. */
function thrown(run: () => unknown): { readonly kind: string; readonly paths: readonly string[] } {
  try {
    run();
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    return { kind: error.kind, paths: error.issues.map(({ path }) => path) };
  }
  return { kind: "nothing", paths: [] };
}

const reply = { cmd: "SET_CERTIFIED_DEVICES", data: null, evt: null, nonce: "7" };

describe("the codecs of a command", () => {
  it("are inverse for every list of devices", () => {
    fc.assert(
      fc.property(fc.array(anyDevice, { maxLength: 4 }), fc.string({ unit: "binary" }), (devices, nonce) => {
        const text = encodeSetCertifiedDevices(nonce, { devices });
        expect(decodeSetCertifiedDevices(text)).toEqual({ cmd: "SET_CERTIFIED_DEVICES", nonce, args: { devices } });
      }),
    );
  });

  it("write the three fields of the document (device-http-address, device-update-full)", () => {
    const device = microphone(1, { hardware_mute: true });
    expect(JSON.parse(encodeSetCertifiedDevices("a", { devices: [device] }))).toEqual({
      nonce: "a",
      cmd: "SET_CERTIFIED_DEVICES",
      args: { devices: [device] },
    });
  });

  it("keep the order of the devices, which is their priority (device-update-priority)", () => {
    const devices = [camera(3), microphone(1), microphone(2)];
    expect(decodeSetCertifiedDevices(encodeSetCertifiedDevices("a", { devices })).args.devices).toEqual(devices);
  });

  it("refuse fields of microphones on other devices, both ways (device-audio-input-fields)", () => {
    for (const field of ["echo_cancellation", "noise_suppression", "automatic_gain_control", "hardware_mute"]) {
      const devices = [camera(1), { ...camera(2), [field]: true }] as never;
      const refused = { kind: "invalid", paths: [`/args/devices/1/${field}`] };
      expect(thrown(() => encodeSetCertifiedDevices("a", { devices }))).toEqual(refused);
      const text = JSON.stringify({ nonce: "a", cmd: "SET_CERTIFIED_DEVICES", args: { devices } });
      expect(thrown(() => decodeSetCertifiedDevices(text))).toEqual(refused);
    }
  });

  it("refuse ids without braces, dot or UUID (device-id-shape), and accept any related id (device-related-plain)", () => {
    const id = "{0.0.1.00000000}.{6cff2b76-44a8-46b9-b528-262ad8609d9f}";
    const wrong = [id.slice(1), id.replace(".{", "{"), id.replace("6cff2b76", "6cff2b7"), `${id.toUpperCase()}x`, ""];
    for (const other of wrong) {
      const devices = [{ ...camera(1), id: other }];
      expect(thrown(() => encodeSetCertifiedDevices("a", { devices }))).toEqual({
        kind: "invalid",
        paths: ["/args/devices/0/id"],
      });
    }
    const devices = [{ ...camera(1), id, related: ["", "anything", id] }];
    expect(decodeSetCertifiedDevices(encodeSetCertifiedDevices("a", { devices })).args.devices).toEqual(devices);
  });

  it("refuse a command of another name", () => {
    const text = JSON.stringify({ nonce: "a", cmd: "SET_CERTIFIED_DEVICE", args: { devices: [] } });
    expect(thrown(() => decodeSetCertifiedDevices(text)).kind).toBe("unknown-command");
  });

  it("count bytes, not characters, and refuse one byte above the limit in both directions", () => {
    const devices = [{ ...camera(1), related: ["é😀"] }];
    const text = encodeSetCertifiedDevices("a", { devices });
    const bytes = Buffer.byteLength(text);
    expect(bytes).toBeGreaterThan(text.length);
    expect(encodeSetCertifiedDevices("a", { devices }, bytes)).toBe(text);
    expect(decodeSetCertifiedDevices(text, bytes).nonce).toBe("a");
    expect(thrown(() => encodeSetCertifiedDevices("a", { devices }, bytes - 1)).kind).toBe("too-large");
    expect(thrown(() => decodeSetCertifiedDevices(text, bytes - 1)).kind).toBe("too-large");
    expect(thrown(() => decodeSetCertifiedDevices(`"${"x".repeat(262_143)}"`)).kind).toBe("too-large");
  });
});

describe("the codecs of a reply", () => {
  it("are inverse for every nonce (device-reply-nonce)", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (nonce) => {
        const text = encodeSetCertifiedDevicesReply(nonce);
        expect(JSON.parse(text)).toEqual({ ...reply, nonce });
        expect(decodeSetCertifiedDevicesReply(text, nonce)).toEqual({ ...reply, nonce });
      }),
    );
  });

  it("require data and evt, both null (device-reply-nonce)", () => {
    for (const wrong of [{ data: undefined }, { evt: undefined }, { data: {} }, { evt: "X" }, { data: 0 }]) {
      const text = JSON.stringify({ ...reply, ...wrong });
      expect(
        thrown(() => decodeSetCertifiedDevicesReply(text, "7")),
        text,
      ).toEqual({
        kind: "invalid",
        paths: Object.keys(wrong).map((name) => `/${name}`),
      });
    }
  });

  it("refuse the nonce of another command (device-reply-nonce)", () => {
    expect(thrown(() => decodeSetCertifiedDevicesReply(JSON.stringify(reply), "8")).kind).toBe("nonce");
    expect(thrown(() => decodeSetCertifiedDevicesReply(JSON.stringify({ ...reply, cmd: "X" }), "7"))).toEqual({
      kind: "invalid",
      paths: ["/cmd"],
    });
  });

  it("recognize an error reply, with or without a readable nonce (device-error-reply)", () => {
    for (const nonce of ["7", null]) {
      const text = encodeDevicesError(nonce && "SET_CERTIFIED_DEVICES", nonce, {
        code: 4000,
        message: "Invalid payload",
      });
      const expected = {
        cmd: nonce && "SET_CERTIFIED_DEVICES",
        data: { code: 4000, message: "Invalid payload" },
        evt: "ERROR",
        nonce,
      };
      expect(JSON.parse(text)).toEqual(expected);
      expect(decodeSetCertifiedDevicesReply(text, "7")).toEqual(expected);
      expect(decodeDevicesError(text, "7")).toEqual(expected);
    }
    const text = encodeDevicesError(null, "8", { code: 1000, message: "" });
    expect(thrown(() => decodeSetCertifiedDevicesReply(text, "7")).kind).toBe("nonce");
  });

  it("accept unlisted codes, which a later service may use (device-error-codes)", () => {
    const text = JSON.stringify({ cmd: null, data: { code: 4999, message: "New" }, evt: "ERROR", nonce: "7" });
    expect(decodeSetCertifiedDevicesReply(text, "7")).toMatchObject({ data: { code: 4999 } });
  });
});

describe("arbitrary input", () => {
  const decoders = [
    (text: string) => decodeSetCertifiedDevices(text),
    (text: string) => decodeSetCertifiedDevicesReply(text, "7"),
    (text: string) => decodeDevicesError(text, "7"),
  ];

  it("of text or JSON is decoded or throws a ChannelError, nothing else", () => {
    const envelope = fc.record(
      {
        nonce: fc.jsonValue(),
        cmd: fc.oneof(fc.constant(reply.cmd), fc.jsonValue()),
        args: fc.jsonValue(),
        data: fc.jsonValue(),
        evt: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      envelope.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(...decoders), (text, decode) => {
        const { kind } = thrown(() => decode(text));
        expect(["nothing", "invalid", "malformed", "unknown-command", "nonce"]).toContain(kind);
      }),
      { numRuns: 500 },
    );
  });

  it("nested as deeply as the size allows is refused", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const text = `{"nonce":"7","cmd":"SET_CERTIFIED_DEVICES","args":${deep}}`;
    for (const decode of decoders) expect(thrown(() => decode(text)).kind).toBe("invalid");
  });

  it("cannot give a message a prototype", () => {
    const text = `{"__proto__":{"nonce":"7"},"cmd":"SET_CERTIFIED_DEVICES","args":{"devices":[]}}`;
    expect(thrown(() => decodeSetCertifiedDevices(text))).toEqual({ kind: "invalid", paths: ["/nonce"] });
  });
});

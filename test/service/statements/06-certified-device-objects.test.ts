import { describe, expect } from "vitest";
import { ask, plainSocket, type ResponseData } from "../../devices/plain-clients.js";
import { startHost } from "../../devices/running-host.js";
import { statement } from "./statement.js";

const id = "{0.0.1.00000000}.{6cff2b76-44a8-46b9-b528-262ad8609d9f}";
const device = (more: object = {}) => ({
  type: "audioinput",
  id,
  vendor: { name: "Vendor", url: "https://vendor.example" },
  model: { name: "One", url: "https://vendor.example/one" },
  related: [],
  ...more,
});

/** Sends one command over HTTP to a new host. */
async function send(command: unknown): Promise<ResponseData & { readonly heard: readonly unknown[] }> {
  const host = await startHost();
  const response = await ask(host.port, { body: JSON.stringify(command) });
  return { ...response, heard: host.updates.map(({ devices }) => devices) };
}
const command = (...devices: unknown[]) => ({ nonce: "n1", cmd: "SET_CERTIFIED_DEVICES", args: { devices } });

async function accepts(...devices: object[]): Promise<void> {
  const { status, heard } = await send(command(...devices));
  expect(status).toBe(200);
  expect(heard).toEqual([devices]);
}

async function refuses(wrong: unknown): Promise<void> {
  const { status, json, heard } = await send(wrong);
  expect(status).toBe(400);
  expect(json).toMatchObject({ evt: "ERROR", data: { code: expect.any(Number) } });
  expect(heard).toEqual([]);
}

/** A device without one of its fields. */
function without(field: string): object {
  return Object.fromEntries(Object.entries(device()).filter(([key]) => key !== field));
}

describe("the device object", () => {
  for (const [number, type] of [
    ["S0367", "audioinput"],
    ["S0368", "audiooutput"],
    ["S0369", "videoinput"],
  ] as const)
    statement(number, `accepts type ${type}`, () => accepts(device({ type })));

  for (const [number, type] of [
    ["S0370", "videooutput"],
    ["S0371", "AUDIO_INPUT"],
    ["S0372", 1],
  ] as const)
    statement(number, `refuses type ${JSON.stringify(type)}`, () => refuses(command(device({ type }))));

  statement("S0373", "accepts an id of a bracketed prefix, a dot and a bracketed UUID", () => accepts(device()));

  for (const [number, wrong] of [
    ["S0374", "6cff2b76-44a8-46b9-b528-262ad8609d9f"],
    ["S0375", "{0.0.1.00000000}{6cff2b76-44a8-46b9-b528-262ad8609d9f}"],
    ["S0376", "{0.0.1.00000000}.{6cff2b76}"],
    ["S0377", ""],
  ] as const)
    statement(number, `refuses the id ${JSON.stringify(wrong)}`, () => refuses(command(device({ id: wrong }))));

  for (const [number, field] of [
    ["S0378", "vendor"],
    ["S0379", "model"],
    ["S0380", "related"],
  ] as const)
    statement(number, `requires ${field}`, () => refuses(command(without(field))));

  statement("S0381", "accepts ids of related devices as strings", () =>
    accepts(device({ related: ["6cff2b76-44a8-46b9-b528-262ad8609d9f", id] })),
  );

  statement("S0382", "rejects related devices that are no strings", () => refuses(command(device({ related: [7] }))));

  for (const [number, field] of [
    ["S0383", "echo_cancellation"],
    ["S0384", "noise_suppression"],
    ["S0385", "automatic_gain_control"],
    ["S0386", "hardware_mute"],
  ] as const)
    statement(number, `accepts ${field} of an audio input, true and false`, async () => {
      await accepts(device({ [field]: true }));
      await accepts(device({ [field]: false }));
    });

  for (const [number, field] of [
    ["S0387", "echo_cancellation"],
    ["S0388", "noise_suppression"],
    ["S0389", "automatic_gain_control"],
    ["S0390", "hardware_mute"],
  ] as const)
    statement(number, `refuses ${field} of an audio output and of a video input`, async () => {
      await refuses(command(device({ type: "audiooutput", [field]: true })));
      await refuses(command(device({ type: "videoinput", [field]: true })));
    });

  for (const [number, field, value] of [
    ["S0391", "vendor", { name: "Vendor" }],
    ["S0392", "vendor", { url: "https://vendor.example" }],
    ["S0393", "model", { name: "One" }],
    ["S0394", "model", { url: "https://vendor.example/one" }],
  ] as const)
    statement(number, `refuses a ${field} that has no ${"name" in value ? "url" : "name"}`, () =>
      refuses(command(device({ [field]: value }))),
    );
});

describe("the command envelope", () => {
  for (const [number, field, wrong] of [
    ["S0395", "nonce", { ...command(), nonce: 7 }],
    ["S0396", "cmd", { ...command(), cmd: "GET_CERTIFIED_DEVICES" }],
    ["S0397", "args", { ...command(), args: [] }],
  ] as const)
    statement(number, `refuses a wrong ${field}`, () => refuses(wrong));

  for (const [number, field] of [
    ["S0398", "nonce"],
    ["S0399", "cmd"],
    ["S0400", "args"],
  ] as const)
    statement(number, `requires ${field}`, () =>
      refuses(Object.fromEntries(Object.entries(command()).filter(([key]) => key !== field))),
    );
});

describe("the response envelope", () => {
  for (const [number, field, expected] of [
    ["S0401", "cmd", "SET_CERTIFIED_DEVICES"],
    ["S0402", "data", null],
    ["S0403", "evt", null],
    ["S0404", "nonce", "n1"],
  ] as const)
    statement(number, `has ${JSON.stringify(expected)} as ${field}`, async () => {
      const { json } = await send(command(device()));
      expect(json).toHaveProperty(field, expected);
    });

  statement("S0405", "echoes the nonce of each command over a WebSocket", async () => {
    const host = await startHost();
    const { socket, opened, next } = plainSocket(host.port);
    await opened;
    for (const nonce of ["first", "second"]) {
      socket.send(JSON.stringify({ ...command(), nonce }));
      expect(JSON.parse(await next())).toEqual({ cmd: "SET_CERTIFIED_DEVICES", data: null, evt: null, nonce });
    }
  });
});

import type { Device } from "@guildwire/api/types";
import fc from "fast-check";

const hex = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(..."0123456789abcdefABCDEF"), minLength: length, maxLength: length });

const id = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(..."0123456789.ä"), minLength: 1, maxLength: 12 }),
    fc.tuple(hex(8), hex(4), hex(4), hex(4), hex(12)),
  )
  .map(([prefix, parts]) => `{${prefix}}.{${parts.join("-")}}`);

const named = fc.record({ name: fc.string({ unit: "binary" }), url: fc.webUrl() });
const common = { id, vendor: named, model: named, related: fc.array(fc.string(), { maxLength: 3 }) };
const flag = fc.boolean();

/** Any device that the specification allows. */
export const anyDevice: fc.Arbitrary<Device> = fc.oneof(
  fc.record(
    {
      type: fc.constant("audioinput" as const),
      ...common,
      echo_cancellation: flag,
      noise_suppression: flag,
      automatic_gain_control: flag,
      hardware_mute: flag,
    },
    { requiredKeys: ["type", "id", "vendor", "model", "related"] },
  ),
  fc.record({ type: fc.constant("audiooutput" as const), ...common }),
  fc.record({ type: fc.constant("videoinput" as const), ...common }),
);

/** The id of device number `number`. */
export function idOf(number: number): string {
  return `{0.0.1.00000000}.{6cff2b76-44a8-46b9-b528-${String(number).padStart(12, "0")}}`;
}

/** Microphone number `number`. */
export function microphone(number: number, more: { readonly hardware_mute?: boolean } = {}): Device {
  const vendor = { name: "Vendor", url: "https://vendor.example" };
  const model = { name: `Model ${number}`, url: `https://vendor.example/${number}` };
  return { type: "audioinput", id: idOf(number), vendor, model, related: [], ...more };
}

/** Camera number `number`. */
export function camera(number: number): Device {
  const { id: own, vendor, model, related } = microphone(number);
  return { type: "videoinput", id: own, vendor, model, related };
}

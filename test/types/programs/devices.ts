// Devices: fields of microphones are rejected on other devices; hooks and options of vendors and implementers.
import { connectDevices, createDeviceHost, DeviceRegistry } from "@guildwire/api/devices";
import type { Device } from "@guildwire/api/types";

const vendor = { name: "Vendor", url: "https://vendor.example" };
const common = { id: "{0.0.1.00000000}.{6cff2b76-44a8-46b9-b528-262ad8609d9f}", vendor, model: vendor, related: [] };

export async function vendorProgram(): Promise<void> {
  const session = await connectDevices({ clientId: "7", transport: "http" });
  const reply = await session.setCertifiedDevices([{ ...common, type: "audioinput", hardware_mute: true }]);
  const nothing: null = reply.data;
  const registry = new DeviceRegistry(session, { onError: ({ kind }) => kind === "refused" });
  registry.add({ ...common, type: "videoinput" }, { first: true });
  registry.update(common.id, { hardware_mute: true, type: "audioinput" });
  registry.update(common.id, { echo_cancellation: false });
  const items: readonly Device[] = registry.items;
  await connectDevices({ clientId: "7", parallel: true, reconnect: false, ports: [6463] });

  // @ts-expect-error TS2345 a camera has no mute in hardware
  registry.add({ ...common, type: "videoinput", hardware_mute: true });
  // @ts-expect-error TS2345 a loudspeaker has no echo cancellation
  registry.add({ ...common, type: "audiooutput", echo_cancellation: true });
  // @ts-expect-error TS2322 nor has it in a whole list
  await session.setCertifiedDevices([{ ...common, type: "audiooutput", noise_suppression: true }]);
  // @ts-expect-error TS2345 nor can a camera get it later
  registry.update(common.id, { type: "videoinput", automatic_gain_control: true });
  // @ts-expect-error TS2353 the id of a device stays
  registry.update(common.id, { id: common.id });
  // @ts-expect-error TS2741 a client says who it is
  await connectDevices({ transport: "http" });
  // @ts-expect-error TS2322 there is no such transport
  await connectDevices({ clientId: "7", transport: "tcp" });
  void [nothing, items];
}

export async function implementer(): Promise<void> {
  const host = await createDeviceHost({
    allowedOrigins: ["https://vendor.example"],
    onDevices: async (client, devices) => {
      const who: string = client.clientId;
      const [preferred] = devices;
      if (preferred?.type === "audioinput") void preferred.hardware_mute;
      void who;
    },
  });
  await host.close({ timeout: 100 });
  // @ts-expect-error TS2741 a host does something with the devices
  await createDeviceHost({ ports: [0] });
  // @ts-expect-error TS2322 a reply carries no data
  await createDeviceHost({ onDevices: () => 5 });
}

// A vendor's web page; its URL carries the port of the host. The results are in the document's title.
import { connectDevices, createDeviceHost, DeviceRegistry } from "@guildwire/api/devices";

export async function program(port, transport) {
  const session = await connectDevices({ clientId: "page", transport, ports: [port], connectTimeout: 20_000 });
  const registry = new DeviceRegistry(session);
  const vendor = { name: "Vendor", url: "https://vendor.example" };
  const id = "{0.0.1.00000000}.{6cff2b76-44a8-46b9-b528-262ad8609d9f}";
  registry.add({ type: "audioinput", id, vendor, model: vendor, related: [] });
  await registry.settled();
  registry.update(id, { hardware_mute: true });
  await registry.settled();
  session.close();
  // A page cannot be a host: it gets an error.
  const host = await createDeviceHost({ onDevices: () => {} }).catch((error) => error.kind);
  return { found: session.isClosed && port, host };
}

if (globalThis.document !== undefined) {
  const port = Number(new URLSearchParams(location.search).get("port"));
  Promise.all([program(port, "websocket"), program(port, "http")])
    .catch((error) => ({ error: String(error) }))
    .then((results) => {
      document.title = JSON.stringify({ results });
    });
}

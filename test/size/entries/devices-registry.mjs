// The size of a vendor's web page that keeps the service up to date: a session over a WebSocket and a registry.
import { connectDevices, DeviceRegistry } from "../../../generated/src/devices.ts";

const session = await connectDevices({ clientId: "1234" });
const registry = new DeviceRegistry(session);
registry.remove("1");
await registry.settled();

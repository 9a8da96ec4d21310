// The codecs of the certified-device channel, for programs with transports of their own.
import { decodeSetCertifiedDevicesReply, encodeSetCertifiedDevices } from "../../../generated/src/devices.ts";

console.log(encodeSetCertifiedDevices("1", { devices: [] }));
console.log(decodeSetCertifiedDevicesReply("{}", "1"));

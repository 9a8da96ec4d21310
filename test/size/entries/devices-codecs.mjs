// The codecs of the certified-device channel, for programs with custom transports.
import { decodeSetCertifiedDevicesReply, encodeSetCertifiedDevices } from "../../../generated/src/devices.ts";

console.log(encodeSetCertifiedDevices("1", { devices: [] }));
console.log(decodeSetCertifiedDevicesReply("{}", "1"));

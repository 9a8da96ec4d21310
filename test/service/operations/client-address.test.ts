import { describe, expect, it } from "vitest";
import { clientAddress } from "../../../service/src/limits/client-address.js";

describe("the IP address of a client", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:0DB8:1::6", "2001:db8:1:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
    ["1:2:3:4:5:6:203.0.113.7", "1:2:3:4::/64"],
    [undefined, ""],
  ])("%s is counted as %s", (remote, counted) => {
    expect(clientAddress(remote)).toBe(counted);
  });
});

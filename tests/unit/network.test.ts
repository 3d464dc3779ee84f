import { describe, expect, it } from "vitest";
import { networkOf, networksOf } from "~/platform/network";

describe("the network of a caller", () => {
  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0:0:2::192.0.2.1", "2001:0:0:2::/64"],
    ["::", "0:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["1::", "1:0:0:0::/64"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:db8:1:ffff::1", "2001:db8:1::/48"],
    ["2001:db8:2::1", "2001:db8:2::/48"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["unknown", "unknown"],
  ])("of %s is %s in the wider form", (address, network) => {
    expect(networkOf(address, 48)).toBe(network);
  });

  it.each(["::ffff:192.0.2.1", "::FFFF:c000:201", "0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1", " 192.0.2.1 "])(
    "of %s is the IPv4 address",
    (address) => {
      expect(networkOf(address)).toBe("192.0.2.1");
    },
  );

  it.each(["unknown", "", ":", ":::", "1:2", "fe80::1%eth0", "1::2::3", "::1]/x", "12345::", "a:80", "2001:db8::1/64"])(
    "of %j, which is not an address, is the text itself",
    (text) => {
      expect(networkOf(text)).toBe(text);
    },
  );

  it("is counted as the /64 and the /48 for IPv6, and as one for IPv4", () => {
    expect(networksOf("2001:db8:1:2::1")).toEqual(["2001:db8:1:2::/64", "2001:db8:1::/48"]);
    expect(networksOf("192.0.2.1")).toEqual(["192.0.2.1"]);
    expect(networksOf("::ffff:192.0.2.1")).toEqual(["192.0.2.1"]);
  });
});

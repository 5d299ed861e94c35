import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { isPrivateLiteral, isPublicAddress, publicLookup } from "./public-address.server.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "168.63.129.16",
  "100.100.100.200",
  "0.0.0.0",
  "255.255.255.255",
  "224.0.0.1",
  "198.18.0.1",
  "192.0.0.192",
  "::",
  "::1",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:169.254.169.254",
  "::ffff:0:10.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:0:4136:e378:8000:63bf:3fff:fdd2",
  "fe80::1",
  "fe80::1%eth0",
  "fd00:ec2::254",
  "fc00::1",
  "ff02::1",
  "2001:db8::1",
  "nonsense",
  "",
])("%s is not of the open network", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "93.184.216.34", "2606:4700::6810:84e5", "::ffff:8.8.8.8"])(
  "%s is of the open network",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "http://127.1/",
  "http://2130706433/",
  "http://0x7f.0.0.1/",
  "http://017700000001/",
  "http://[::1]/",
  "http://[::ffff:7f00:1]/",
  "http://127.0.0.1./",
])("%s is seen through", (address) => {
  expect(isPrivateLiteral(new URL(address).hostname)).toBe(true);
});

/** What a connection would be given for a name whose answers come one after the other. */
function connecting(answers: readonly string[][]) {
  const left = [...answers];
  const lookup = publicLookup((_name, _options, done) => {
    const addresses = (left.shift() ?? []).map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
    done(null, addresses);
  });
  return () =>
    new Promise<string | LookupAddress[] | NodeJS.ErrnoException>((resolve) => {
      lookup("site.test", { all: true }, (error, found) => resolve(error ?? found));
    });
}

test("a name is given to a connection only with addresses that were checked in the same moment", async () => {
  const connect = connecting([["93.184.216.34"], ["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], []]);
  expect(await connect()).toEqual([{ address: "93.184.216.34", family: 4 }]);
  for (let again = 0; again < 3; again += 1) {
    expect(await connect()).toMatchObject({ reason: "private-address" });
  }
});

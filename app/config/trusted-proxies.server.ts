import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { compile } from "proxy-addr";

// Some proxies write the port, and then IPv6 in brackets.
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/;
const IPV6_NETWORK_GROUPS = 4;

interface IncomingRequest {
  socketAddress: string | undefined;
  /** Of the request, by lower-cased name. */
  headers: Record<string, string | string[] | undefined>;
}

/** Whether this is an IP address, or a range of them such as 10.0.0.0/8. */
export function isAddressOrRange(value: string): boolean {
  if (isIP(value.split("/")[0] ?? "") === 0) return false;
  try {
    compile(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * How the address of whoever asks is found: what a trusted proxy says, and of a chain of proxies the
 * nearest hop that none of ours is. Everybody else's header is only words.
 */
export function clientAddressReader(
  trustedProxies: "fly" | readonly string[],
): (incoming: IncomingRequest) => string | null {
  if (trustedProxies === "fly") {
    return ({ socketAddress, headers }) =>
      plainAddress(headers["fly-client-ip"]) ?? plainAddress(socketAddress);
  }
  const isTrusted = compile([...trustedProxies]);
  return ({ socketAddress, headers }) => {
    let nearest = plainAddress(socketAddress);
    if (!nearest || !isTrusted(nearest, 0)) return nearest;
    const header = headers["x-forwarded-for"];
    const hops = (Array.isArray(header) ? header.join() : (header ?? "")).split(",");
    for (const [index, hop] of hops.reverse().entries()) {
      const address = plainAddress(hop);
      // What lies behind a hop that is no address was not written by a proxy of ours.
      if (!address) return nearest;
      nearest = address;
      if (!isTrusted(address, index + 1)) return nearest;
    }
    return nearest;
  };
}

/** The network that an address belongs to: of IPv6 a home has 2^64 addresses, all of them one place. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = ipaddr.parse(address).toNormalizedString().split(":");
  return `${groups.slice(0, IPV6_NETWORK_GROUPS).join(":")}::/64`;
}

function plainAddress(value: string | string[] | undefined): string | null {
  if (typeof value !== "string") return null;
  const [typed = ""] = value.trim().split("%");
  const [, bracketed, withPort] = WITH_PORT.exec(typed) ?? [];
  const address = bracketed ?? withPort ?? typed;
  return isIP(address) === 0 ? null : ipaddr.process(address).toString();
}

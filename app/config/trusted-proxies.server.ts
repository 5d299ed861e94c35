import { BlockList, isIP, SocketAddress } from "node:net";

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
// Some proxies write the port, and then IPv6 in brackets.
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/;
const IPV6_GROUPS = 8;
const IPV6_NETWORK_GROUPS = 4;

interface IncomingRequest {
  socketAddress: string | undefined;
  /** Of the request, by lower-cased name. */
  headers: Record<string, string | string[] | undefined>;
}

/** Whether this is an IP address, or a range of them such as 10.0.0.0/8. */
export function isAddressOrRange(value: string): boolean {
  const [address = "", bits, ...rest] = value.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
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
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) =>
    trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  return ({ socketAddress, headers }) => {
    let nearest = plainAddress(socketAddress);
    if (!nearest || !isTrusted(nearest)) return nearest;
    const header = headers["x-forwarded-for"];
    const hops = (Array.isArray(header) ? header.join() : (header ?? "")).split(",");
    for (const hop of hops.reverse()) {
      const address = plainAddress(hop);
      // What lies behind a hop that is no address was not written by a proxy of ours.
      if (!address) return nearest;
      nearest = address;
      if (!isTrusted(address)) return nearest;
    }
    return nearest;
  };
}

/** The network that an address belongs to: of IPv6 a home has 2^64 addresses, all of them one place. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const { address: plain } = new SocketAddress({ address, family: "ipv6" });
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const behind = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : IPV6_GROUPS - groups.length - behind.length;
  const whole = [...groups, ...Array.from({ length: missing }, () => "0"), ...behind];
  return `${whole.slice(0, IPV6_NETWORK_GROUPS).join(":")}::/64`;
}

function plainAddress(value: string | string[] | undefined): string | null {
  if (typeof value !== "string") return null;
  const [typed = ""] = value.trim().split("%");
  const [, bracketed, withPort] = WITH_PORT.exec(typed) ?? [];
  const address = bracketed ?? withPort ?? typed;
  const mapped = MAPPED.exec(address)?.[1] ?? address;
  return isIP(mapped) === 0 ? null : mapped.toLowerCase();
}

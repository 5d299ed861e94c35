import { lookup as resolve, type LookupAddress, type LookupAllOptions } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { CrawlError } from "./crawl-error.ts";

/** Public addresses at which a cloud answers its own machines about themselves. */
const METADATA = new Set(["168.63.129.16"]);

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Whether an address is one of the open network. Everything else is not: private, loopback,
 * link-local, of a carrier or for documentation, and IPv6 that leads to an IPv4 address inside.
 * The ranges are those of the registries of special-purpose addresses (RFC 6890), as ipaddr.js has them.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/%[\s\S]*/u, "");
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.process(bare);
  return parsed.range() === "unicast" && !METADATA.has(parsed.toString());
}

/** Whether the host of an address is written as numbers, and those are not of the open network. */
export function isPrivateLiteral(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/gu, "");
  return ipaddr.isValid(bare) && !isPublicAddress(bare);
}

/**
 * Looks a name up for a connection that is about to be made, and gives out nothing unless every address
 * of it is of the open network: what is checked is what is connected to, however often the name
 * changes its answer.
 */
export function publicLookup(ask: Resolve = resolve): LookupFunction {
  return (hostname, options, done) => {
    ask(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const isOpen =
        addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
      if (!isOpen) return done(new CrawlError("private-address"), []);
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      done(null, first?.address ?? "", first?.family);
    });
  };
}

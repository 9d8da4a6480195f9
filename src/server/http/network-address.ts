import { isIP } from 'node:net';
import { parse } from 'ipaddr.js';

/**
 * Of whom tries are counted. Anybody can write X-Forwarded-For, so it counts only behind `proxies` proxies, each of which
 * sets it or appends the address that it was called from: what the outermost of them saw is that far from the right.
 * Where that is no address, or fewer have written than there should be, it is who the connection comes from.
 */
export function networkAddress(forwarded: string | undefined, socket: string | undefined, proxies: number): string {
  const told = proxies > 0 ? (forwarded ?? '').split(',').at(-proxies)?.trim() : undefined;
  return counted(told) ?? counted(socket) ?? 'unknown';
}

/** An IPv6 address stands for its network, of which one visitor has all 2^64; IPv4 in the form of IPv6 is IPv4. */
function counted(address: string | undefined): string | undefined {
  if (!address || !isIP(address)) return undefined;
  const read = parse(address);
  if (read.kind() === 'ipv4') return read.toString();
  const six = 'parts' in read ? read : undefined;
  if (!six) return undefined;
  if (six.isIPv4MappedAddress()) return six.toIPv4Address().toString();
  return `${six.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

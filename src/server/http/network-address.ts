import { isIP } from 'node:net';
import { parse } from 'ipaddr.js';

/**
 * The address that rate limits count by. Anybody can send X-Forwarded-For, so it is trusted only behind `proxies`
 * proxies, each of which sets the header or appends the address of its caller. The entry that the outermost proxy wrote
 * is then the `proxies`-th from the right. When it is missing or is no address, the address of the connection counts.
 */
export function networkAddress(forwarded: string | undefined, socket: string | undefined, proxies: number): string {
  const forwardedAddress = proxies > 0 ? (forwarded ?? '').split(',').at(-proxies)?.trim() : undefined;
  return counted(forwardedAddress) ?? counted(socket) ?? 'unknown';
}

/** An IPv6 address is cut to its /64 network, which belongs to one visitor. IPv4 written as IPv6 becomes IPv4. */
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

import { isIP } from 'node:net';
import { parse } from 'ipaddr.js';

/**
 * The address of whoever calls. Anybody can send X-Forwarded-For, so it is trusted only behind `proxies` proxies, each of
 * which sets the header or appends the address of its caller. The entry that the outermost proxy wrote is then the
 * `proxies`-th from the right. When it is missing or is no address, the address of the connection counts. IPv4 written as
 * IPv6 becomes IPv4.
 */
export function visitorAddress(
  forwarded: string | null | undefined,
  socket: string | undefined,
  proxies = Number(process.env.TRUSTED_PROXIES ?? 0),
): string | undefined {
  const told = proxies > 0 ? (forwarded ?? '').split(',').at(-proxies)?.trim() : undefined;
  const address = [told, socket].find((one) => one && isIP(one));
  if (!address) return undefined;
  const read = parse(address);
  const plain = 'parts' in read && read.isIPv4MappedAddress() ? read.toIPv4Address() : read;
  // A scope such as `%eth0` means something on the sender's machine only.
  return plain.toString().replace(/%.*/, '');
}

/** The address that rate limits count by. An IPv6 address is cut to its /64 network, which belongs to one visitor. */
export function networkAddress(...from: Parameters<typeof visitorAddress>): string {
  const address = visitorAddress(...from);
  if (!address) return 'unknown';
  const read = parse(address);
  if (!('parts' in read)) return address;
  const network = read.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

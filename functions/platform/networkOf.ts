import { isIPv4, isIPv6 } from 'node:net';

/**
 * Network of an address, for limits: an IPv4 address itself, or the first 64 bits of an IPv6 address, which is what a
 * provider gives to one customer (RFC 6177).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;

  const [before = '', after] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

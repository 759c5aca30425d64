import { lookup as resolve } from 'node:dns';
import { BlockList, type LookupFunction, isIPv4 } from 'node:net';

const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  // Those that lead to an IPv4 address, and example addresses.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6');

export const isPublicAddress = (address: string) =>
  isIPv4(address)
    ? !notPublic.check(address, 'ipv4')
    : global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');

/**
 * Finds the address of a host, and none if it leads into a private network. The connection uses the checked address.
 */
export const lookUpPublic: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('The host has no public address'), '');
    if (options.all) return callback(null, found);
    return callback(null, first.address, first.family);
  });
};

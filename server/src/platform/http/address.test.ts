import { expect, test } from 'vitest';
import { addressOf, clientNetworkOf } from './address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['', null],
  ['unknown', null],
  ['203.0.113.9:443', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['203.0.113.9:x', null],
  ["1.1.1.1'; drop table session; --", null],
])('"%s" is the address %s', (ip, address) => {
  expect(addressOf({ ip })).toBe(address);
});

test('neighbours of one IPv6 network count as one network', () => {
  const places = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::'];
  expect(new Set(places.map((ip) => clientNetworkOf({ ip })))).toEqual(new Set(['2001:db8:1:2']));
  expect(clientNetworkOf({ ip: '2001:db8:1:3::1' })).toBe('2001:db8:1:3');
});

test.each([
  ['::1', '0:0:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4'],
])('the network of %s is %s', (ip, network) => {
  expect(clientNetworkOf({ ip })).toBe(network);
});

test('an IPv4 address is its own network, and all invalid ones are one', () => {
  expect(clientNetworkOf({ ip: '203.0.113.9' })).toBe('203.0.113.9');
  expect(clientNetworkOf({ ip: '::ffff:203.0.113.9' })).toBe('203.0.113.9');
  expect(clientNetworkOf({ ip: 'x' })).toBe(clientNetworkOf({ ip: 'y' }));
});

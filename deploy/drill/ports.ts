import { findKeptPort } from '../../server/src/db/embedded/kept-port.ts';

export const portNames = [
  'web1',
  'web2',
  'jobs',
  'plain',
  'secure',
  'primary',
  'standby',
  'replica',
  'pooler1',
  'pooler2',
  'redis',
  'files',
  'photos',
] as const;

export type Ports = Readonly<Record<(typeof portNames)[number], number>>;

/** Free ones, each for one program. */
export async function findPorts() {
  const ports = new Set<number>();
  while (ports.size < portNames.length) ports.add(await findKeptPort());
  const found = [...ports];
  return Object.fromEntries(portNames.map((name, index) => [name, found[index]])) as Ports;
}

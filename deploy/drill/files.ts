import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from './ports.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

type Replacements = readonly (readonly [from: string, to: string])[];

/** A file of operators with each of these replaced. Fails if the file no longer has one. */
export function replaceEach(file: string, replacements: Replacements) {
  const text = read(file);
  for (const [from] of replacements)
    if (!text.includes(from)) throw new Error(`deploy/${file} has no '${from}'.`);
  return replaceIn(text, replacements);
}

/** What has been put in is not searched again: a port may begin like another one. */
function replaceIn(text: string, [first, ...others]: Replacements): string {
  if (!first) return text;
  const [from, to] = first;
  return text
    .split(from)
    .map((part) => replaceIn(part, others))
    .join(to);
}

/** The file of operators, with ports and the certificate of the drill. */
export const balancerFile = (ports: Ports, certificate: string) =>
  replaceEach('haproxy/haproxy.cfg', [
    // Open files that a user may have by default.
    ['maxconn 50000', 'maxconn 2000'],
    ['bind :80\n', `bind 127.0.0.1:${ports.plain}\n`],
    ['bind :443 ', `bind 127.0.0.1:${ports.secure} `],
    ['/etc/haproxy/kindred.pem', certificate],
    ['127.0.0.1:3001', `127.0.0.1:${ports.web1}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports.web2}`],
    // Where no nginx runs, processes send photos.
    ['127.0.0.1:3100', `127.0.0.1:${ports.photos}`],
  ]);

interface Pooler {
  readonly listen: number;
  readonly database: number;
  readonly users: string;
}

/** The file of operators. On this machine alone, roles have no passwords. */
export const poolerFile = ({ listen, database, users }: Pooler) =>
  replaceEach('pgbouncer/pgbouncer.ini', [
    ['port=5432', `port=${database}`],
    ['listen_port = 6432', `listen_port = ${listen}`],
    ['auth_type = scram-sha-256', 'auth_type = trust'],
    ['/etc/pgbouncer/userlist.txt', users],
  ]);

/** Of a line such as `Environment=PORT=%i ROLE=web`, for the first of several processes. */
export function settingsIn(file: string, line: RegExp): Readonly<Record<string, string>> {
  const [, text = ''] = line.exec(read(file)) ?? [];
  const pairs = [...text.replaceAll('%i', '3001').matchAll(/(\w+)=(\S+)/g)];
  if (pairs.length === 0) throw new Error(`deploy/${file} has no settings.`);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** What a unit of systemd sets. */
export const settingsOfUnit = (unit: string) =>
  settingsIn(`systemd/${unit}`, /^Environment=(.*)$/m);

import type { AddressInfo } from 'node:net';
import { type EventFrame, type ServerFrame, openLive } from '@kindred/contract/live';
import type { LiveKind } from '@kindred/contract/live/events';
import { apiBase } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import { atEnd } from '../clean-up.ts';
import { type ClientOptions, WebSocket } from 'ws';
import type { Session } from '../members/members.ts';

/** The URL of the live channel of a listening application. */
export async function liveUrl(app: FastifyInstance) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return addressOf(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
}

export const addressOf = (origin: string) =>
  `${origin.replace(/^http/, 'ws')}${apiBase}${openLive.url}`;

const tokenOf = ({ headers }: Pick<Session, 'headers'>) =>
  headers.authorization.replace('Bearer ', '');

/** A socket and what it has received. */
export function openSocket(url: string, options: ClientOptions = {}) {
  const socket = new WebSocket(url, options);
  const frames: ServerFrame[] = [];
  const state = { closed: null as number | null };
  const end = Promise.withResolvers<number>();
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as ServerFrame);
  });
  socket.on('error', () => undefined);
  socket.on('close', (code) => {
    state.closed = code;
    end.resolve(code);
  });
  atEnd(async () => socket.terminate());
  const events = () => frames.filter((frame): frame is EventFrame => frame.type === 'event');
  return {
    socket,
    frames,
    state,
    /** The code with which it closed. */
    ended: end.promise,
    send: (frame: object | string) =>
      socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    events,
    eventsOf: (kind: LiveKind) => events().filter((event) => event.kind === kind),
    numbers: () => events().flatMap(({ number }) => number ?? []),
    opened: () => frames.find((frame) => frame.type === 'open'),
  };
}

/** Opens the live channel as this member and waits until it is open. */
export async function openChannel(
  url: string,
  session: Pick<Session, 'headers'>,
  since: number | null = null,
  { reading, ...options }: ClientOptions & { reading?: number } = {},
) {
  const client = openSocket(url, options);
  const token = tokenOf(session);
  client.socket.on('open', () =>
    client.send({ type: 'auth', token, since, ...(reading !== undefined && { reading }) }),
  );
  await new Promise<void>((resolve, reject) => {
    client.socket.once('message', () => resolve());
    void client.ended.then((code) => reject(new Error(`closed with ${code}`)));
  });
  return client;
}

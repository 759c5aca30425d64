import { once } from 'node:events';
import { type ServerFrame, openLive } from '@kindred/contract/live';
import { apiBase } from '@kindred/contract/route';
import type { SignedInMember } from './sign-in-many.ts';

const concurrency = 50;

interface SocketOptions {
  readonly url: string;
  readonly person: SignedInMember;
}

/** Opens all of these channels, and calls back with the member of each event that arrives. */
export async function openChannels(
  wanted: readonly SocketOptions[],
  onEvent: (memberId: string) => void,
) {
  const sockets: WebSocket[] = [];
  const left = wanted.values();
  const work = async () => {
    for (const { url, person } of left) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${apiBase}${openLive.url}`);
      sockets.push(socket);
      await once(socket, 'open');
      const opened = once(socket, 'message');
      socket.send(JSON.stringify({ type: 'auth', token: await person.token(), since: null }));
      await opened;
      socket.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(String(data)) as ServerFrame;
        if (frame.type === 'event') onEvent(person.id);
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return {
    close: async () => {
      const ends = sockets.map((socket) => once(socket, 'close'));
      for (const socket of sockets) socket.close();
      await Promise.all(ends);
    },
  };
}

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal } from './upgrades.ts';

/** Seconds after which a client may try again. */
const retryAfter = 10;

/** Responds to an invalid handshake, outside of the framework. */
export function refuseUpgrade(socket: Socket, status: Refusal) {
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
      `Content-Length: 0\r\nRetry-After: ${retryAfter}\r\n\r\n`,
  );
}

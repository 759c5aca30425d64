import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetworkOf, isLoopback } from '../address.ts';
import { type Connection, openConnection } from './connection.ts';
import { exceedsBodyLimits, findSlowReaders } from './slow-clients.ts';

/** Open connections of one network: an entire office may share an address. */
const maxConnectionsOfNetwork = 1000;

const second = 1000;

/** Silence after which a connection ends that is idle, or whose client does not read its response. */
const idleTimeoutMs = 30 * second;

/** Tracks every open connection, and ends those that hold more than their share or make no progress. */
export function createConnections({ trustProxy }: { readonly trustProxy: number }) {
  const open = new Map<Socket, Connection>();
  const counts = new Map<string, number>();

  /** Null for a proxy, whose connections belong to many people. */
  function networkOf({ remoteAddress = '' }: Socket) {
    if (trustProxy > 0 || isLoopback(remoteAddress)) return null;
    return clientNetworkOf({ ip: remoteAddress });
  }

  function addConnection(socket: Socket) {
    const network = networkOf(socket);
    const count = network === null ? 0 : (counts.get(network) ?? 0);
    if (count >= maxConnectionsOfNetwork) return void socket.destroy();
    if (network !== null) counts.set(network, count + 1);
    open.set(socket, openConnection(socket, network));
    socket.once('close', () => {
      open.delete(socket);
      if (network !== null) leave(network);
    });
  }

  function leave(network: string) {
    const left = (counts.get(network) ?? 1) - 1;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
  }

  /** A handler may take longer than this: then there is nothing to read. */
  function endIdle(socket: Socket) {
    const working = open.get(socket)?.current && socket.writableLength === 0;
    if (!working) socket.destroy();
  }

  function endSlowClients(server: Server) {
    const now = performance.now();
    for (const connection of open.values())
      if (exceedsBodyLimits(connection, now)) endSender(server, connection);
    for (const { socket } of findSlowReaders(open.values())) socket.destroy();
  }

  return {
    find: (socket: Socket) => open.get(socket),
    all: () => open.values(),
    watch(server: Server) {
      server.timeout = idleTimeoutMs;
      server.on('connection', addConnection).on('timeout', endIdle);
      server.once('listening', () => {
        const rounds = setInterval(endSlowClients, second, server).unref();
        server.once('close', () => clearInterval(rounds));
      });
    },
  };
}

/** A sender who still waits for a response gets the reason. */
function endSender(server: Server, { socket, current }: Connection) {
  if (!current || current.headersSent) socket.destroy();
  else server.emit('clientError', new Error('The body is too slow or too long'), socket);
}

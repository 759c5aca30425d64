import { type RequestListener, createServer } from 'node:http';
import { openLive } from '@kindred/contract/live';
import { apiBase } from '@kindred/contract/route';
import { health, metrics, ready } from '@kindred/contract/system';
import type { Socket } from 'node:net';
import type { Config } from '../../../config.ts';
import { type Connection, type Exchange, handleInTurn } from './connection.ts';
import { createConnections } from './connections.ts';
import { createSlots } from './slots.ts';
import { createRefusal } from './refusal.ts';
import { createWaitingRoom } from './waiting-room.ts';

const second = 1000;

const timeouts = {
  headersTimeout: 30 * second,
  // A photo of the maximum size at the minimum pace.
  requestTimeout: 11 * 60 * second,
  keepAliveTimeout: 72 * second,
  connectionsCheckingInterval: 5 * second,
};

/** Only the live channel becomes a socket. An upgrade on another URL is ignored. */
const shouldUpgradeCallback = ({ url = '' }: { readonly url?: string }) =>
  url.split('?')[0] === apiBase + openLive.url;

const probes = new Set<string | undefined>([health.url, ready.url, metrics.url]);

/**
 * Runs before the framework: above the limit a request is refused here, where that costs least, so that the running
 * ones stay quick.
 */
export function createAdmission(config: Config) {
  const slots = createSlots(config.maxInFlight);
  const connections = createConnections(config);
  const writeRefusal = createRefusal(config);
  const waitingRoom = createWaitingRoom({
    maxWaiting: 16 * config.maxInFlight,
    slots,
    admit: admitAfterWait,
    refuse,
  });
  let handle: RequestListener = () => undefined;
  let closing = false;
  let refused = 0;
  slots.onFree(waitingRoom.onFreeSlot);

  function handleRequest(connection: Connection, exchange: Exchange) {
    if (closing) exchange.response.shouldKeepAlive = false;
    if (!slots.isFull() || probes.has(exchange.request.url)) return admit(exchange);
    const retriesImmediately = performance.now() - connection.heldBackAt < second;
    if (!retriesImmediately || !waitingRoom.enter(exchange)) refuse(exchange);
  }

  function admit({ request, response }: Exchange) {
    slots.enter(response);
    handle(request, response);
  }

  /**
   * A client that has waited would otherwise be refused with the next request, which is one refusal for each response.
   */
  function admitAfterWait(exchange: Exchange) {
    holdBack(exchange);
    admit(exchange);
  }

  function refuse(exchange: Exchange) {
    refused += 1;
    holdBack(exchange);
    writeRefusal(exchange.response);
  }

  function holdBack({ request }: Exchange) {
    const connection = connections.find(request.socket);
    if (connection) connection.heldBackAt = performance.now();
  }

  return {
    slots,
    refused: () => refused,
    /** The server that calls this listener for accepted requests. */
    listen: (listener: RequestListener) => {
      handle = listener;
      const server = createServer({ ...timeouts, shouldUpgradeCallback });
      connections.watch(server);
      return server.on('request', (request, response) => {
        const connection = connections.find(request.socket);
        if (connection) handleInTurn(connection, { request, response }, handleRequest, slots.leave);
      });
    },
    /** Whether a request of this connection is being answered, or waits. */
    isBusy: (socket: Socket) => Boolean(connections.find(socket)?.current),
    /** From now on each response says that its connection ends with it. */
    close() {
      closing = true;
      for (const { current } of connections.all()) if (current) current.shouldKeepAlive = false;
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;

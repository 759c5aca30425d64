import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier } from 'pg';
import { DatabaseClient } from '../../db/client.ts';

const heartbeatMs = 300;
const healthyForMs = 900;

export interface Listener {
  /** True while no notification can have been missed. */
  readonly healthy: () => boolean;
  close(): Promise<void>;
}

/**
 * Receives notifications of other processes through the database. When the connection breaks it reports a gap and
 * reconnects; callers must not use their caches until then.
 */
export function listen(
  url: string,
  channels: Readonly<Record<string, (payload: string) => void>>,
  onGap: () => void,
): Listener {
  let client: DatabaseClient | null = null;
  // A notification sent before a heartbeat has arrived when the heartbeat is answered.
  let heardUntil = 0;
  const leaving = new AbortController();

  async function connect() {
    const next = new DatabaseClient({
      connectionString: url,
      application_name: 'kindred-listen',
      connectionTimeoutMillis: 2000,
      query_timeout: 2000,
    });
    next.on('error', () => drop(next));
    next.on('end', () => drop(next));
    next.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    try {
      await next.connect();
      for (const channel of Object.keys(channels))
        await next.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    onGap();
    client = next;
  }

  function drop(broken: DatabaseClient) {
    if (client !== broken) return;
    client = null;
    onGap();
    void broken.end().catch(() => undefined);
  }

  async function round() {
    const sent = performance.now();
    try {
      if (client) await client.query('select 1');
      else await connect();
      heardUntil = sent;
    } catch {
      if (client) drop(client);
    }
  }

  async function keepListening({ signal }: AbortController) {
    while (!signal.aborted) {
      await round();
      await sleep(heartbeatMs, undefined, { signal }).catch(() => undefined);
    }
    await client?.end().catch(() => undefined);
  }

  const over = keepListening(leaving);
  return {
    healthy: () => client !== null && performance.now() - heardUntil < healthyForMs,
    close() {
      leaving.abort();
      return over;
    },
  };
}

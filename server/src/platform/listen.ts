import { Client, escapeIdentifier } from 'pg';

const beat = 400;

export interface Listener {
  /** True while nothing can have been missed. */
  readonly healthy: () => boolean;
  close(): Promise<void>;
}

/**
 * Hears what other processes tell through the database. When the line is broken it says so, and comes back
 * by itself; whoever remembers things on the strength of it must not, meanwhile.
 */
export function listen(
  url: string,
  channels: Readonly<Record<string, (payload: string) => void>>,
  onGap: () => void,
): Listener {
  let client: Client | null = null;
  let lastBeat = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const next = new Client({
      connectionString: url,
      application_name: 'kindred-listen',
      connectionTimeoutMillis: 2000,
    });
    next.on('error', () => drop(next));
    next.on('end', () => drop(next));
    next.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    await next.connect();
    for (const channel of Object.keys(channels))
      await next.query(`listen ${escapeIdentifier(channel)}`);
    onGap();
    client = next;
    lastBeat = Date.now();
  }

  function drop(broken: Client) {
    if (client !== broken) return;
    client = null;
    onGap();
    void broken.end().catch(() => undefined);
  }

  async function tick() {
    try {
      if (!client) await connect();
      else {
        await client.query('select 1');
        lastBeat = Date.now();
      }
    } catch {
      if (client) drop(client);
    }
    if (!closed) timer = setTimeout(() => void tick(), beat);
  }

  void tick();
  return {
    healthy: () => client !== null && Date.now() - lastBeat < 2 * beat,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

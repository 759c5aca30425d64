import { DatabaseClient } from '../../db/client.ts';
import { statement } from '../../db/statement.ts';
import type { Bus, BusEvents } from './bus.ts';
import type { DbEvents } from './db-events.ts';

const notify = statement({
  name: 'notify_live',
  writes: true,
  shown: 'never',
  text: `select from unnest($texts::text[]) as text cross join lateral pg_notify('live', text)`,
  params: { texts: 'text[]' },
});

/**
 * Notifies on its own connection, after the transactions whose events it announces: a notification inside of them would make
 * the entire database wait for one lock at commit.
 */
export function openPostgresBus(
  databaseUrl: string,
  dbEvents: Pick<DbEvents, 'on' | 'onGap'>,
  { onText, onGap }: BusEvents,
): Bus {
  let opened: Promise<DatabaseClient> | undefined;
  dbEvents.on('live', onText);
  dbEvents.onGap(onGap);

  async function open() {
    const client = new DatabaseClient({
      connectionString: databaseUrl,
      application_name: 'kindred-notify',
      connectionTimeoutMillis: 2000,
      query_timeout: 2000,
      keepAlive: true,
      // Losing a notification in a crash of the database costs a moment and no event.
      options: '-c synchronous_commit=off',
    });
    client.on('error', forget);
    client.on('end', forget);
    await client.connect();
    return client;
  }

  function forget() {
    const broken = opened;
    opened = undefined;
    broken?.then((client) => client.end()).catch(() => undefined);
  }

  return {
    async publish(texts) {
      try {
        await notify.run(await (opened ??= open()), { texts });
      } catch (error) {
        forget();
        throw error;
      }
    },
    async close() {
      const last = await opened?.catch(() => undefined);
      opened = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}

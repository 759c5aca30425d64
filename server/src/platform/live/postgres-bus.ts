import { Client } from 'pg';
import { statement } from '../../db/statement.ts';
import type { Bus, BusEvents } from './bus.ts';
import type { Notifications } from './notifications.ts';

const notify = statement({
  name: 'notify_live',
  text: `select from unnest($texts::text[]) as text cross join lateral pg_notify('live', text)`,
  params: { texts: 'text[]' },
});

/**
 * Notifies on its own connection, after the transactions it announces: a notification inside of them would make
 * the entire database wait for one lock at commit.
 */
export function openPostgresBus(
  databaseUrl: string,
  notifications: Pick<Notifications, 'on' | 'onGap'>,
  { onText, onGap }: BusEvents,
): Bus {
  let opened: Promise<Client> | undefined;
  notifications.on('live', onText);
  notifications.onGap(onGap);

  async function open() {
    const client = new Client({
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

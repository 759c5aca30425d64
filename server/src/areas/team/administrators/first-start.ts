import { Client } from 'pg';
import { StartError } from '../../../errors.ts';
import { hasAdministrator, insertAdministrator, makePassword } from './administrators.ts';

const lock = 5_041_227;

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

interface Founding {
  readonly production: boolean;
  readonly administrator: { readonly email: string; readonly password: string | undefined };
  /** Called on an empty database; what it writes must be whole or not at all. */
  readonly populate: () => Promise<unknown>;
  /** Told of a sign-in that is there from now on. */
  readonly announce: (signIn: SignIn) => void;
}

/** The first start on a database, by one process at a time; one that was cut short is done again. */
export async function found(
  url: string,
  { production, administrator, populate, announce }: Founding,
) {
  // Its own connection: populating may take longer than a pool allows, and its end frees the lock.
  const client = new Client({ connectionString: url, application_name: 'kindred-found' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    if (production) await claimForProduction(client);
    const { rowCount: founded } = await client.query("select from setting where key = 'founded'");
    if (founded) return;
    const { rowCount: members } = await client.query('select from member limit 1');
    if (!members) await populate();
    await client.query('begin');
    if (!(await hasAdministrator(client))) {
      const { email, password = makePassword() } = administrator;
      await insertAdministrator(client, email, password);
      // A password that was told and is not kept is told anew; one that is kept must have been told.
      announce({ email, password });
    }
    await client.query("insert into setting (key, value) values ('founded', to_jsonb(now()))");
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** What a demo has made has no place here, and no demo is to be made here from now on. */
async function claimForProduction(client: Client) {
  const { rowCount: demo } = await client.query("select from setting where key = 'demo'");
  if (demo)
    throw new StartError(
      'This database holds demo members, which MODE=production refuses: name another in DATABASE_URL, or another DATA_DIR.',
    );
  await client.query(
    `insert into setting (key, value) values ('mode', '"production"') on conflict do nothing`,
  );
}

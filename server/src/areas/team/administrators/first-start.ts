import { runExclusively } from '../../../db/exclusive.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { commitAfter } from '../../../db/transaction.ts';
import { StartError } from '../../../errors.ts';
import { hasAdministrator, insertAdministrator, makePassword } from './administrators.ts';

const lock = 5_041_227;

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

const selectFirstStart = statement({
  name: 'find_first_start',
  text: `select from setting where key = 'founded'`,
});

const insertFirstStart = statement({
  name: 'insert_first_start',
  text: `insert into setting (key, value) values ('founded', to_jsonb(now()))`,
});

const selectAnyMember = statement({
  name: 'find_any_member',
  text: 'select from member limit 1',
});

const selectDemo = statement({
  name: 'find_demo_mark',
  text: `select from setting where key = 'demo'`,
});

const insertProductionMode = statement({
  name: 'insert_production_mode',
  text: `insert into setting (key, value) values ('mode', '"production"') on conflict do nothing`,
});

interface FirstStart {
  readonly production: boolean;
  /** Without one, the operator creates the first. */
  readonly administrator:
    | { readonly email: string; readonly password: string | undefined }
    | undefined;
  /** Called on an empty database. It must write everything or nothing. */
  readonly populate: () => Promise<unknown>;
  /** Receives the address and password of the new administrator. */
  readonly announce: (signIn: SignIn) => void;
}

/** The first start on a database, in one process at a time. An interrupted one is repeated. */
export async function prepareFirstStart(
  url: string,
  { production, administrator, populate, announce }: FirstStart,
) {
  // Its own connection, as populating may take longer than a pool allows.
  await runExclusively({ url, lock, name: 'kindred-first-start' }, async (client) => {
    if (production) await claimForProduction(client);
    if (await selectFirstStart.run(client)) return;
    if (!(await selectAnyMember.run(client))) await populate();
    await commitAfter(client, async () => {
      if (administrator && !(await hasAdministrator(client))) {
        const { email, password = makePassword() } = administrator;
        await insertAdministrator(client, email, password);
        // Announced before the commit, as a stored password that was never shown is useless.
        announce({ email, password });
      }
      await insertFirstStart.run(client);
    });
  });
}

/** Refuses a database with demo members, and marks it so that no demo is created in it later. */
async function claimForProduction(client: Db) {
  if (await selectDemo.run(client))
    throw new StartError(
      'This database holds demo members, which MODE=production refuses: name another in DATABASE_URL, or another DATA_DIR.',
    );
  await insertProductionMode.run(client);
}

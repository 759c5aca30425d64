import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../test/database/database.ts';
import { requestRole, requestUrlOf } from '../../test/database/request-role.ts';
import { createDatabase, dropDatabase } from '../../test/database/server-databases.ts';
import { StartError } from '../errors.ts';
import { migrate } from './migrate/migrate.ts';
import { prepareDatabase } from './prepare.ts';
import { asUser } from './request-role.ts';
import { withClient } from './with-client.ts';

const server = inject('databaseServer');
const onServer = (text: string) => withClient(server, (client) => client.query(text));
const run = (url: string, text: string) => withClient(url, (client) => client.query(text));

/** A role for this test, with the password of its server if there is one. */
async function createRole(attributes = '') {
  const name = `kindred_test_${process.hrtime.bigint()}`;
  const { password } = new Client(server);
  const secret = typeof password === 'string' && password ? ` password '${password}'` : '';
  await onServer(`create role ${name} login${secret} ${attributes}`);
  return name;
}

/** Roles belong to the whole server, so they go after the databases that grant them something. */
async function emptyWith(...roles: string[]) {
  const name = `kindred_prepare_${process.hrtime.bigint()}`;
  const url = await createDatabase(server, name);
  onTestFinished(async () => {
    await dropDatabase(server, name);
    for (const role of roles) await onServer(`drop role ${role}`);
  });
  return { url, name };
}

async function prepare(url: string, ownerUrl?: string) {
  const said: string[] = [];
  await prepareDatabase({ url, ownerUrl }, { warn: (line) => void said.push(line) });
  return said;
}

async function refusal(url: string, ownerUrl?: string) {
  const error: unknown = await prepare(url, ownerUrl).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  return error instanceof Error ? error.message : '';
}

test(
  'trust 20: an owner who may not create roles migrates, and the ordinary role serves',
  { tags: ['long'] },
  async () => {
    const [owner, web] = [await createRole(), await createRole()];
    const { url, name } = await emptyWith(owner, web);
    await onServer(`alter database ${name} owner to ${owner}`);
    await prepare(asUser(url, web), asUser(url, owner));
    const asWeb = asUser(url, web);
    await run(asWeb, `insert into tries (key, window_start, count) values ('x', now(), 1)`);
    await run(asWeb, `select graphile_worker.add_job('nothing')`);
    expect((await run(asWeb, 'select from graphile_worker._private_jobs')).rowCount).toBe(1);
    for (const attempt of [
      'delete from audit',
      'create temp table audit ()',
      'delete from migration',
    ])
      await expect(run(asWeb, attempt), attempt).rejects.toThrow(/permission denied/);
    // Another process, which knows no owner.
    expect(await prepare(asWeb)).toEqual([]);
  },
);

test('two installations of one server keep their own roles', { tags: ['long'] }, async () => {
  const [one, other] = [await createRole(), await createRole()];
  const [first, second] = [await emptyWith(one), await emptyWith(other)];
  const shadow = `select rolname, rolpassword from pg_authid where rolname not like 'pg_%' order by rolname`;
  const before = (await onServer(shadow)).rows;
  await prepare(asUser(first.url, one), first.url);
  await prepare(asUser(second.url, other), second.url);
  expect((await onServer(shadow)).rows).toEqual(before);
  await expect(run(asUser(second.url, one), 'select from member')).rejects.toThrow(
    /permission denied/,
  );
});

test('a start that has nothing to change writes no access', { tags: ['long'] }, async () => {
  const url = await testDatabase();
  const web = await createRole();
  onTestFinished(() => run(url, `drop owned by ${web}; drop role ${web}`).then(() => undefined));
  const schemas = `('public'::regnamespace, 'graphile_worker'::regnamespace)`;
  const versions = async (): Promise<unknown[]> => {
    const { rows } = await run(
      url,
      `select oid::regclass::text as name, xmin::text from pg_class where relnamespace in ${schemas}
        union all select nspname, xmin::text from pg_namespace
        union all select oid::text, xmin::text from pg_proc where pronamespace in ${schemas}
        union all select datname, xmin::text from pg_database where datname = current_database() order by 1, 2`,
    );
    return rows as unknown[];
  };
  await prepare(asUser(url, web), url);
  const before = await versions();
  await prepare(asUser(url, web), url);
  expect(await versions()).toEqual(before);
  // What an operator has changed is as it should be after the next start.
  await run(url, `revoke insert on member from ${web}; grant update, delete on audit to ${web}`);
  await prepare(asUser(url, web), url);
  const right = `select has_table_privilege('${web}', 'member', 'insert') as insert, has_table_privilege('${web}', 'audit', 'update, delete') as change`;
  expect((await run(url, right)).rows).toEqual([{ insert: true, change: false }]);
});

test('the role of the version before gets what a migration creates', async () => {
  const url = await testDatabase();
  const web = await createRole();
  onTestFinished(() => run(url, `drop owned by ${web}; drop role ${web}`).then(() => undefined));
  await prepare(asUser(url, web), url);
  const both = [requestRole, web];
  await run(url, 'create table later ()');
  await prepare(requestUrlOf(url), url);
  for (const role of both)
    expect((await run(asUser(url, role), 'select from later')).rowCount).toBe(0);
});

const powers: [fault: string, attribute: string][] = [
  ['is a superuser', 'superuser'],
  ['may create roles', 'createrole'],
  ['may create databases', 'createdb'],
  ['may copy the database', 'replication'],
  ['may pass row rules', 'bypassrls'],
];

test.each(powers)(
  'trust 20: a role that %s does not serve requests',
  { tags: ['long'] },
  async (fault, attribute) => {
    const url = await testDatabase();
    const web = await createRole(attribute);
    onTestFinished(() => run(url, `drop role ${web}`).then(() => undefined));
    expect(await refusal(asUser(url, web), url)).toBe(
      `The role ${web} of DATABASE_URL ${fault}. Requests must not have so much power: name the owner in DATABASE_OWNER_URL, and an ordinary role that owns nothing in DATABASE_URL.`,
    );
    // Nothing was granted to it before.
    const granted = `select from pg_class, aclexplode(relacl) where grantee = '${web}'::regrole`;
    expect((await run(url, granted)).rowCount).toBe(0);
  },
);

test.each(powers)(
  'trust 20: a member of a role that %s does not serve requests, even if it inherits nothing',
  async (fault, attribute) => {
    const url = await testDatabase();
    const [web, between, powerful] = [
      await createRole('noinherit'),
      await createRole('noinherit'),
      await createRole(attribute),
    ];
    onTestFinished(() =>
      run(url, `drop role ${web}, ${between}, ${powerful}`).then(() => undefined),
    );
    await run(url, `grant ${powerful} to ${between}; grant ${between} to ${web}`);
    expect(await refusal(asUser(url, web), url)).toContain(
      `is a member of ${powerful}, which ${fault}.`,
    );
  },
);

test.each([
  [
    'owns the tables',
    (web: string, owner: string) => `alter role ${web} noinherit; grant ${owner} to ${web}`,
  ],
  [
    'was granted changes of the table audit. Requests must not have so much power: run `revoke update,',
    (web: string) => `grant update on audit to ${web}`,
  ],
  ['changes of the table audit', (web: string) => `grant update (details) on audit to ${web}`],
  ['changes of the table audit', (web: string) => `grant trigger on audit to ${web}`],
  [
    'changes of the table audit',
    (web: string, other: string) =>
      `alter table audit owner to current_user; alter role ${web} noinherit;
        grant update on audit to ${other}; grant ${other} to ${web}`,
  ],
  ['changes of the tables of migrations', (web: string) => `grant update on routine to ${web}`],
  [
    'changes of the tables of migrations',
    (web: string) => `grant insert (name, checksum) on migration to ${web}`,
  ],
  ...['pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files'].map(
    (role): [string, (web: string) => string] => [
      `is a member of ${role}, which may run programs, or read or write files`,
      (web) => `grant ${role} to ${web}`,
    ],
  ),
  ...['pg_read_all_data', 'pg_write_all_data'].map((role): [string, (web: string) => string] => [
    `is a member of ${role}, which may read or write everything`,
    (web) => `grant ${role} to ${web}`,
  ]),
  ['may end the connections of others', (web: string) => `grant pg_signal_backend to ${web}`],
  ['may create temporary tables', (web: string) => `grant temporary on database :name to ${web}`],
  ['may create schemas', (web: string) => `grant create on database :name to ${web}`],
  ['may create tables and functions', (web: string) => `grant create on schema public to ${web}`],
])('trust 20: a role that %s does not serve requests', { tags: ['long'] }, async (fault, grant) => {
  const url = await testDatabase();
  const [web, owner] = [await createRole(), await createRole()];
  onTestFinished(async () => {
    await run(url, `reassign owned by ${owner} to current_user; drop owned by ${web}, ${owner}`);
    await run(url, `drop role ${web}, ${owner}`);
  });
  await prepare(asUser(url, web), url);
  await run(url, `alter table audit owner to ${owner}`);
  await run(url, grant(web, owner).replace(':name', new URL(url).pathname.slice(1)));
  expect(await refusal(asUser(url, web))).toContain(fault);
});

test(
  'trust 20: a role that owns one table or function does not serve requests',
  { tags: ['long'] },
  async () => {
    const url = await testDatabase();
    const web = await createRole();
    onTestFinished(async () => {
      await run(url, `reassign owned by ${web} to current_user; drop owned by ${web}`);
      await run(url, `drop role ${web}`);
    });
    await prepare(asUser(url, web), url);
    for (const thing of ['table member', 'function erase_from_audit']) {
      await run(url, `alter ${thing} owner to ${web}`);
      expect(await refusal(asUser(url, web), url)).toContain('owns the tables or the database');
      await run(url, `alter ${thing} owner to current_user`);
    }
    expect(await prepare(asUser(url, web), url)).toEqual([]);
  },
);

test('what a line of a refused role says is enough', { tags: ['long'] }, async () => {
  const url = await testDatabase();
  const web = await createRole();
  onTestFinished(() => run(url, `drop owned by ${web}; drop role ${web}`).then(() => undefined));
  await prepare(asUser(url, web), url);
  await run(
    url,
    `grant update (details) on audit to ${web}; grant insert on migration to public;
      grant temporary, create on database ${new URL(url).pathname.slice(1)} to public; grant create on schema public to public`,
  );
  for (let lines = 0; lines < 5; lines += 1) {
    const [, remedy = ''] =
      /run `(.*)` as the owner or a superuser\.$/.exec(await refusal(asUser(url, web))) ?? [];
    await run(url, remedy);
  }
  expect(await prepare(asUser(url, web))).toEqual([]);
});

test('in production the owner alone does not serve requests', async () => {
  const url = await testDatabase();
  expect(await refusal(url)).toContain('is a superuser');
});

test(
  'a process without the owner says what to do on a database that another version left',
  { tags: ['long'] },
  async () => {
    const web = await createRole();
    const { url } = await emptyWith(web);
    const migrateFirst =
      'run `npm run migrate` with DATABASE_OWNER_URL and this DATABASE_URL first.';
    expect(await refusal(asUser(url, web))).toBe(
      `The role of DATABASE_URL finds no database of Kindred that it may use: ${migrateFirst}`,
    );
    await prepare(asUser(url, web), url);
    const last = `delete from migration where name = (select max(name) from migration) returning name`;
    const { rows } = await run(url, last);
    const [{ name }] = rows as [{ name: string }];
    // A migration comes before what it may revoke.
    await run(url, `grant temporary on database ${new URL(url).pathname.slice(1)} to public`);
    expect(await refusal(asUser(url, web))).toBe(
      `The database lacks ${name} of this version: ${migrateFirst}`,
    );
  },
);

test('an owner who may not change the database is refused in one line', async () => {
  const [owner, web] = [await createRole(), await createRole()];
  const { url } = await emptyWith(owner, web);
  expect(await refusal(asUser(url, web), asUser(url, owner))).toMatch(
    /^The role of DATABASE_OWNER_URL may not change the database \(permission denied .*\): name the role that owns/,
  );
});

test('a role that does not exist is refused in one line', async () => {
  const { url } = await emptyWith();
  await expect(migrate(url, { requestRole: 'kindred_nobody' })).rejects.toThrow(
    'DATABASE_URL names the role kindred_nobody, which does not exist',
  );
});

test('in a demo one address is enough', async () => {
  const url = await testDatabase();
  expect(await prepare(url, url)).toEqual([]);
});

// @module-tag long
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../../test/database/migrations.ts';
import { migrate } from './migrate.ts';

/** These read tables and columns that later migrations add. Nothing here needs them. */
const laterRoutines = [
  'findable.sql',
  'follow_approval.sql',
  'update_card.sql',
  'follow_card_change.sql',
  'webhook_wants.sql',
  'interest_bits.sql',
  'more_interest_bits.sql',
  'answer_bits.sql',
  'asked_answer_bits.sql',
  'asked_question_bits.sql',
  'counted_answer.sql',
  'coming_price.sql',
  'checked_level.sql',
  'checked_month.sql',
  'follow_checked_person.sql',
  'mark_checked_change.sql',
  'remove_check_picture.sql',
  'follow_choice_in_card_changes.sql',
  'misfit.sql',
  'received_likes.sql',
];

const ours = fileURLToPath(new URL('../', import.meta.url));

/** Makes a database with all migrations before this one, and starts the present version on it. */
async function databaseBefore(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-earlier-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const isEarlier = (path: string) => !/^\d{4}_/.test(basename(path)) || basename(path) < name;
  await cp(join(ours, 'migrations'), join(folder, 'migrations'), {
    recursive: true,
    filter: isEarlier,
  });
  await cp(join(ours, 'routines'), join(folder, 'routines'), {
    recursive: true,
    filter: (path) => !laterRoutines.includes(basename(path)),
  });
  const { url, client, query } = await emptyDatabase();
  await migrate(url, { folder: pathToFileURL(`${folder}/`) });
  // What is stored here belongs to no one.
  await client.query('set session_replication_role = replica');
  return { client, query, start: () => migrate(url, { waitForFills: true }) };
}

test('the lines of canned texts end as those of requests, in each language', async () => {
  const { client, query, start } = await databaseBefore('0059');
  const insert = (title: string, body: string, versions: object) =>
    client.query(
      `insert into canned_text (kind, title, body, language, other_versions)
        values ('reason', $1, $2, 'en', $3)`,
      [title, body, versions],
    );
  const german = (body: string) => ({ de: { title: 'Begründung', body } });
  await insert('Both', 'One\r\ntwo\rthree\nfour', german('Eins\r\nzwei\rdrei\nvier'));
  await insert('Own', 'One\r\ntwo', {});
  await insert('Other', 'One\ntwo', {
    ...german('Eins\r\nzwei'),
    fr: { title: 'Motif', body: 'Un' },
  });
  await insert('Neither', 'A path: \\r\\n', german('Ein Pfad: \\r\\n'));
  await start();
  const texts = `select title, body, other_versions as versions from canned_text
    where title in ('Both', 'Own', 'Other', 'Neither') order by title`;
  expect(await query(texts)).toEqual([
    { title: 'Both', body: 'One\ntwo\nthree\nfour', versions: german('Eins\nzwei\ndrei\nvier') },
    { title: 'Neither', body: 'A path: \\r\\n', versions: german('Ein Pfad: \\r\\n') },
    {
      title: 'Other',
      body: 'One\ntwo',
      versions: { ...german('Eins\nzwei'), fr: { title: 'Motif', body: 'Un' } },
    },
    { title: 'Own', body: 'One\ntwo', versions: {} },
  ]);
  expect(await query(`select from canned_text where body like e'%\\r%'`)).toEqual([]);
});

const texts = ['deleted-with-account', 'It was deleted-with-account', ' deleted-with-account'];
const marked = [' deleted-with-account', 'It was deleted-with-account', ' deleted-with-account'];

test('what stands for deleted replies begins with a space', async () => {
  const { client, query, start } = await databaseBefore('0060');
  for (const text of texts)
    await client.query(
      `insert into reply (report_id, id, message, is_internal)
        values (gen_random_uuid(), gen_random_uuid(), $1, false)`,
      [text],
    );
  await start();
  const stored = await query('select message from reply order by replied_at');
  expect(stored.map(({ message }) => message)).toEqual(marked);
});

test('what stands for deleted appeals and their answers begins with a space', async () => {
  const { client, query, start } = await databaseBefore('0061');
  const pairs = texts.flatMap((message) => [null, ...texts].map((answer) => ({ message, answer })));
  for (const [index, { message, answer }] of pairs.entries())
    await client.query(
      `insert into appeal (id, decision_id, message, made_at, outcome, answer, decided_at)
        select gen_random_uuid(), gen_random_uuid(), $1, at, $3, $2,
          case when $2::text is not null then at end
        from (select timestamptz '2026-01-01' + $4 * interval '1 hour' as at) as times`,
      [message, answer, answer && 'upheld', index],
    );
  await start();
  const markedOf = (text: string | null) => (text === null ? null : marked[texts.indexOf(text)]);
  expect(await query('select message, answer from appeal order by made_at')).toEqual(
    pairs.map(({ message, answer }) => ({
      message: markedOf(message),
      answer: markedOf(answer),
    })),
  );
});

import type { Language } from '@kindred/contract/languages';
import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Json, OrNull, Text, Uuid } from '../../../db/columns.ts';
import { filteredStatement, raw, sql } from '../../../db/sql.ts';
import { statement } from '../../../db/statement.ts';
import { asColumns, defused, streamCsv } from '../../../platform/csv/csv.ts';
import { type Heads, textsFor } from '../../../platform/text/language-texts.ts';
import { Refusal } from './bulk-refusal.ts';

const selectRefusals = statement({
  name: 'find_bulk_refusals',
  text: 'select distinct why from bulk_row where bulk_id = $id and why is not null',
  params: { id: 'uuid' },
  row: Row({ why: Json(Refusal) }),
});

interface Outcomes {
  readonly id: string;
  readonly sentences: string;
  readonly heads: Heads;
}

const columnsOf = (heads: Heads) =>
  asColumns(heads, {
    id: 'm.id',
    name: defused("concat_ws(' ', p.first_name, p.last_name)"),
    email: defused('m.email'),
    outcome: "coalesce(r.outcome, 'waiting')",
    why: defused('s.sentence'),
  });

const exportOutcomes = filteredStatement({
  name: 'export_bulk_outcomes',
  build: ({ id, sentences, heads }: Outcomes) => sql`select ${raw(columnsOf(heads))}
    from bulk_row r join member m on m.id = r.member_id left join profile p on p.member_id = m.id
      left join jsonb_to_recordset(${sentences}::jsonb) as s (why jsonb, sentence text) on s.why = r.why
    where r.bulk_id = ${id} order by r.member_id`,
  row: Row({ 'User ID': Uuid, Name: Text, Email: Text, Outcome: Text, Why: OrNull(Text) }),
  examples: [
    {
      id: '00000000-0000-7000-8000-000000000000',
      sentences: '[]',
      heads: textsFor('en').heads('outcomes'),
    },
  ],
});

/** The database writes the file, so it is given the sentence of each refusal. */
export async function streamOutcomes(pool: Pool, id: string, language: Language) {
  const { heads, errors } = textsFor(language);
  const refusals = await selectRefusals.all(pool, { id });
  const sentences = refusals.map(({ why }) => ({
    why,
    sentence: errors[why.code](why.params),
  }));
  return streamCsv(
    pool,
    exportOutcomes.render({ id, sentences: JSON.stringify(sentences), heads: heads('outcomes') }),
  );
}

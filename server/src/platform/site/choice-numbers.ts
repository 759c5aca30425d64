import { isOwnChoice } from '@kindred/contract/profiles/choice-keys';
import type { SiteDocument } from '@kindred/contract/site/document';
import { Object as Row } from 'typebox';
import { Integer } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { lockChoiceNumbers } from '../../db/team-locks.ts';

/**
 * The last numbers for which a card has bits: see `interest_bits()`, `more_interest_bits()` and `answer_bits()`. Those of questions
 * begin at 0.
 */
const lastNumbers = { interests: 156, questions: 79 } as const;
const numbered = ['interests', 'questions'] as const;

const insertNumbers = statement({
  name: 'number_choices',
  text: `insert into choice_number (catalog, key, number)
    select $catalog, key, n.last + row_number() over (order by place)
    from (select max(number) as last from choice_number where catalog = $catalog) as n,
      unnest($keys::text[]) with ordinality as wanted (key, place)
    where not exists (select from choice_number c where c.catalog = $catalog and c.key = wanted.key)`,
  params: { catalog: 'text', keys: 'text[]' },
});

const selectLast = statement({
  name: 'find_last_number_of_choices',
  text: 'select max(number) as last from choice_number where catalog = $catalog',
  params: { catalog: 'text' },
  row: Row({ last: Integer }),
});

const markRetired = statement({
  name: 'mark_retired_questions',
  text: `update choice_number set retired = (key = any ($keys))
    where catalog = 'questions' and retired <> (key = any ($keys))`,
  params: { keys: 'text[]' },
});

/**
 * Gives the interests and questions of the owner that have none the next numbers, and says which questions are retired. Returns the list for
 * which cards have no room.
 */
export async function recordChoices(db: Db, { catalogs }: SiteDocument) {
  await lockChoiceNumbers(db);
  for (const catalog of numbered) {
    const keys = catalogs[catalog].map(({ key }) => key).filter(isOwnChoice);
    if (keys.length === 0) continue;
    await insertNumbers.run(db, { catalog, keys });
    if ((await selectLast.one(db, { catalog })).last > lastNumbers[catalog]) return catalog;
  }
  const retired = catalogs.questions.filter((choice) => choice.retired);
  await markRetired.run(db, { keys: retired.map(({ key }) => key) });
  return null;
}

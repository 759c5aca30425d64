import type { NewDecision } from '@kindred/contract/desk/decisions';
import { Object as Row } from 'typebox';
import { OrNull, Text, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { fillIn } from '../texts/placeholders.ts';

const selectNames = statement({
  name: 'find_names_for_decision',
  text: `select r.id, p.first_name as reporter from report r left join profile p on p.member_id = r.reporter_id
    where r.id = any ($ids)`,
  params: { ids: 'uuid[]' },
  row: Row({ id: Uuid, reporter: OrNull(Text) }),
});

const selectName = statement({
  name: 'find_name_of_bearer',
  text: 'select first_name as name from profile where member_id = $memberId',
  params: { memberId: 'uuid' },
  row: Row({ name: OrNull(Text) }),
});

const day = 86_400_000;
const date = (time: Date) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(time);

/** The decision with its words as each reader gets them. */
export async function fillWords(
  db: Db,
  memberId: string | null,
  decision: NewDecision,
  now: Date,
): Promise<NewDecision> {
  const { ground, days, reports } = decision;
  const ids = reports.map(({ _id }) => _id);
  const names = new Map((await selectNames.all(db, { ids })).map((row) => [row.id, row.reporter]));
  const filled = reports.map(({ answer, ...report }) => {
    const id = report._id.toLowerCase();
    const values = { reporter: names.get(id) ?? 'there', reference: `#${id.slice(-6)}` };
    return { ...report, ...(answer && { answer: fillIn('answer', answer, values) }) };
  });
  if (!ground) return { ...decision, reports: filled };
  const name = memberId ? ((await selectName.first(db, { memberId }))?.name ?? null) : null;
  const until = days ? date(new Date(now.getTime() + days * day)) : null;
  const reason = fillIn('reason', ground.reason, { name, until });
  return { ...decision, reports: filled, ground: { ...ground, reason } };
}

import type { SiteDocument } from '@kindred/contract/site/document';
import { Object as Row } from 'typebox';
import { Integer } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';

const selectLevel = statement({
  name: 'find_level_of_photo_check',
  text: 'select checked_level($memberId)::int as level',
  params: { memberId: 'uuid' },
  row: Row({ level: Integer }),
});

/** Refuses someone whose photos were not checked, and who is not excused, where the site asks for it before people write first. */
export async function refuseUnchecked(db: Db, memberId: string, { limits }: SiteDocument) {
  if (limits.photoCheck !== 'to-write' && limits.photoCheck !== 'to-be-found') return;
  const { level } = await selectLevel.one(db, { memberId });
  if (level === 0) throw new AppError('photo_check_needed');
}

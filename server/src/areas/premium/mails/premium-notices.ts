import { premiumEvents } from '@kindred/contract/premium/notices';
import { Object as Row } from 'typebox';
import { Timestamp, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const select = statement({
  name: 'find_premium_notices',
  text: `select about ->> 'event' as event, created_at from notice
    where member_id = $memberId and kind = 'premium' order by id desc limit 20`,
  params: { memberId: 'uuid' },
  row: Row({ event: Word(premiumEvents), created_at: Timestamp }),
});

/** What a member was told about premium, latest first, also if they keep it out of their list of notices. */
export const findPremiumNotices = async (db: Db, memberId: string) =>
  (await select.all(db, { memberId })).map(({ event, created_at: at }) => ({
    event,
    at: at.toISOString(),
  }));

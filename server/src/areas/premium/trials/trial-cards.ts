import { Object as Row } from 'typebox';
import { OrNull, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const insert = statement({
  name: 'insert_trial_card',
  text: `insert into trial_card (card_hash, request_id, used_at) values ($cardHash, $requestId, $now)
    on conflict (card_hash) do nothing`,
  params: { cardHash: 'bytea', requestId: 'uuid', now: 'timestamptz' },
});

export const insertTrialCard = insert.run;

const select = statement({
  name: 'find_trial_card',
  text: 'select request_id from trial_card where card_hash = $cardHash',
  params: { cardHash: 'bytea' },
  row: Row({ request_id: OrNull(Uuid) }),
});

export const findTrialCard = (db: Db, cardHash: Buffer) => select.first(db, { cardHash });

const release = statement({
  name: 'release_trial_card',
  text: 'delete from trial_card where request_id = $requestId',
  params: { requestId: 'uuid' },
});

/** The trial did not start, so the card can still start one. */
export const releaseTrialCard = (db: Db, requestId: string) => release.run(db, { requestId });

const detach = statement({
  name: 'keep_trial_card_without_request',
  text: 'update trial_card set request_id = null where request_id = $requestId',
  params: { requestId: 'uuid' },
});

/** From now on nothing connects the card with the member. */
export const keepTrialCard = (db: Db, requestId: string) => detach.run(db, { requestId });

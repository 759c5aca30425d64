import { Object as Row } from 'typebox';
import { Uuid } from './columns.ts';
import { type Db, statement } from './statement.ts';

// What belongs to the team and to no member, locked after any member: see the order in `locks.ts`.

const lockIntegrationRows = statement({
  name: 'lock_integrations',
  writes: true,
  shown: 'never',
  text: 'select from pg_advisory_xact_lock(5041231)',
});

/** Locks the numbers and names of API keys and webhooks, for a change that adds one. Use it only where nothing else is changed. */
export const lockIntegrations = (db: Db) => lockIntegrationRows.run(db);

const lockNumbers = statement({
  name: 'lock_choice_numbers',
  writes: true,
  shown: 'never',
  text: 'select from pg_advisory_xact_lock(5041233)',
});

/** Locks the numbers of interests and questions, for a transaction that gives some, after all other locks. */
export const lockChoiceNumbers = (db: Db) => lockNumbers.run(db);

const lockWebhookRows = statement({
  name: 'lock_webhooks',
  text: 'select from webhook where id = coalesce($id, id) order by id for no key update',
  params: { id: 'uuid?' },
});

/** Locks a webhook before its deliveries, or all of them for an erasure that deletes deliveries of several. */
export const lockWebhooks = (db: Db, id: string | null) => lockWebhookRows.run(db, { id });

const lockImportRows = statement({
  name: 'lock_imports',
  text: 'select id from import where id = any ($ids) order by id for no key update',
  params: { ids: 'uuid[]' },
  row: Row({ id: Uuid }),
});

/** Locks imports of members, before the people whom they invited and after any member. Returns those that exist. */
export const lockImports = async (db: Db, ids: readonly string[]) =>
  (await lockImportRows.all(db, { ids })).map(({ id }) => id);

const lockNewPriceMoves = statement({
  name: 'lock_new_price_moves',
  writes: true,
  shown: 'never',
  text: 'select from pg_advisory_xact_lock(5041232)',
});

/** Two moves of one price begin one after the other, so that the second one is refused. */
export const lockPriceMoves = (db: Db) => lockNewPriceMoves.run(db);

const lockOnePriceMove = statement({
  name: 'lock_price_move',
  text: 'select from price_move where id = $id for no key update',
  params: { id: 'uuid' },
});

/** Locks a move of a price, before its subscriptions and after any member. */
export const lockPriceMove = (db: Db, id: string) => lockOnePriceMove.run(db, { id });

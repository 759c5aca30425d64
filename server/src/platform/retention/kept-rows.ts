import { pastMatchDays } from '@kindred/contract/likes';
import { withdrawalDays } from '@kindred/contract/premium/withdrawal';
import { removedPictureYears } from '@kindred/contract/reports/picture-refusals';
import type { JobKind } from '../jobs/jobs.ts';
import { integrationRows } from './integration-rows.ts';
import { safetyRows } from './safety-rows.ts';
import { importedRows } from './imported-rows.ts';

/** Rows that the jobs in `delete-old-rows.ts` delete in batches. */
export interface OldRows {
  readonly table: string;
  /** A condition on its rows. `$before` is the present less the time for which they are kept. */
  readonly deletedWhen: string;
  readonly kept: { readonly days: number } | 'no longer';
  readonly why: string;
  readonly every: 'hour' | 'night';
  /** How many rows one transaction deletes. */
  readonly batch?: number;
}

export const day = 86_400_000;
const usualBatch = 1000;

/** Without an index each batch reads the whole table, so there must be few. */
export const batchWithoutIndex = 50_000;

export const batchOf = ({ batch = usualBatch }: OldRows) => batch;

/** All rows that have a time of their own. */
export const oldRows: readonly OldRows[] = [
  {
    table: 'tries',
    deletedWhen: 'window_start < $before',
    kept: { days: 2 },
    why: 'Longer than any limit counts',
    every: 'hour',
    batch: batchWithoutIndex,
  },
  {
    table: 'idempotency',
    deletedWhen: 'created_at <= $before',
    kept: { days: 1 },
    why: 'A request is repeated within a day',
    every: 'hour',
  },
  {
    table: 'address_change',
    deletedWhen: 'undo_until <= $before',
    kept: 'no longer',
    why: 'The change can no longer be undone, and the old address is free for others',
    every: 'hour',
  },
  {
    table: 'photo_claim',
    deletedWhen: 'until < $before',
    kept: 'no longer',
    why: 'The photo is free for others of the team',
    every: 'hour',
    batch: batchWithoutIndex,
  },
  {
    table: 'daily_likes',
    deletedWhen: `day < ($before at time zone 'UTC')::date`,
    kept: 'no longer',
    why: 'Only the present day is limited',
    every: 'hour',
  },
  {
    table: 'daily_use',
    deletedWhen: `day < ($before at time zone 'UTC')::date`,
    kept: 'no longer',
    why: 'Only the present day is limited',
    every: 'hour',
  },
  {
    table: 'limit_reached',
    deletedWhen: `day < ($before at time zone 'UTC')::date`,
    kept: { days: 30 },
    why: 'Staff see who reached the limits of a day',
    every: 'hour',
  },
  {
    table: 'deck',
    deletedWhen: 'made_at < $before',
    kept: { days: 1 },
    why: 'A new one is made when the member is there again',
    every: 'hour',
  },
  {
    table: 'card_change',
    deletedWhen: 'changed_at < $before',
    kept: { days: 1 },
    why: 'No deck is older',
    every: 'hour',
    batch: batchWithoutIndex,
  },
  {
    table: 'live_event',
    deletedWhen: 'at < $before',
    kept: { days: 3 },
    why: 'A page that was away for longer fetches everything again',
    every: 'hour',
    batch: 10_000,
  },
  {
    table: 'session',
    deletedWhen: 'least(idle_until, ends_at) <= $before',
    kept: 'no longer',
    why: 'Its end has passed, and it has an IP address',
    every: 'night',
    batch: batchWithoutIndex,
  },
  {
    table: 'code',
    deletedWhen: 'expires_at <= $before',
    kept: 'no longer',
    why: 'It has expired',
    every: 'night',
    batch: batchWithoutIndex,
  },
  {
    table: 'known_device',
    deletedWhen: 'used_at <= $before',
    kept: { days: 365 },
    why: 'The browser has not been used since',
    every: 'night',
    batch: batchWithoutIndex,
  },
  {
    table: 'banned_address',
    deletedWhen: 'until <= $before',
    kept: 'no longer',
    why: 'The ban has ended',
    every: 'night',
  },
  {
    table: 'invitation',
    deletedWhen: 'expires_at < $before',
    kept: { days: 30 },
    why: 'Addresses of people who never joined are not kept',
    every: 'night',
    batch: batchWithoutIndex,
  },
  ...integrationRows,
  ...importedRows,
  ...safetyRows,
  {
    table: 'bulk',
    deletedWhen: 'created_at < $before',
    kept: { days: 30 },
    why: 'It can be undone for so long',
    every: 'night',
    // With its thousands of rows, so that no rows of two are locked together.
    batch: 1,
  },
  {
    table: 'delivery',
    deletedWhen: 'ended_at < $before',
    kept: { days: 7 },
    why: 'It was sent, and nothing reads it',
    every: 'night',
    batch: 10_000,
  },
  {
    table: 'notice',
    deletedWhen: `not listed and created_at < $before
      and not exists (select from delivery d where d.member_id = old.member_id and d.notice_id = old.id)`,
    kept: { days: 7 },
    why: 'It is in no list and was sent',
    every: 'night',
  },
  {
    table: 'notice',
    deletedWhen: 'created_at < $before',
    kept: { days: 365 },
    why: 'What it says is on its own page, or over',
    every: 'night',
  },
  {
    table: 'fraud_warning',
    deletedWhen: 'warned_at < $before',
    kept: { days: 365 },
    why: 'As long as the notice that leads to it',
    every: 'night',
    batch: batchWithoutIndex,
  },
  {
    table: 'removed_picture',
    deletedWhen: 'added_at < $before',
    kept: { days: removedPictureYears * 365 },
    why: 'The same picture is refused for so long when someone uploads it again',
    every: 'night',
  },
  {
    table: 'payment_event',
    deletedWhen: 'received_at < $before and applied_at is not null',
    kept: { days: 90 },
    why: 'Support looks for the reason of a failed payment',
    every: 'night',
  },
  {
    table: 'trial_card',
    deletedWhen: 'used_at < $before',
    kept: { days: 2 * 365 },
    why: 'A card starts one trial in two years',
    every: 'night',
  },
  {
    table: 'full_return',
    deletedWhen: 'used_at < $before and member_id is null',
    kept: { days: 2 * 365 },
    why: 'A card gets a contract back in full once in two years',
    every: 'night',
  },
  {
    table: 'full_return',
    deletedWhen: 'used_at < $before and member_id is not null and not pays',
    // The bank can take a day.
    kept: { days: 2 },
    why: 'The card was only tried, and is free for others',
    every: 'night',
  },
  {
    table: 'full_return',
    deletedWhen: 'used_at < $before and member_id is not null',
    // The bank can take a day, the day of the contract does not count, and a weekend is two more.
    kept: { days: withdrawalDays + 4 },
    why: 'The contract can no longer be withdrawn from, and the card is free for others',
    every: 'night',
  },
  {
    table: 'renewal_consent',
    deletedWhen:
      'exists (select from subscription s where s.id = old.subscription_id and s.ended_at < $before)',
    kept: { days: 3 * 366 },
    why: 'What a member agreed to is proven for three years after the contract has ended, as California asks',
    every: 'night',
    batch: batchWithoutIndex,
  },
];

interface OwnJob {
  readonly table: string;
  /** What deletes its rows, or the rows that they belong to. */
  readonly deletedBy: JobKind;
  readonly kept: string;
}

/** Rows with a time of their own that are deleted together with something else, such as files. */
export const deletedByOwnJob: readonly OwnJob[] = [
  {
    table: 'member',
    deletedBy: 'erase-leavers',
    kept: '`limits.leavingDays` of the site after leaving',
  },
  {
    table: 'report',
    deletedBy: 'delete-old-reports',
    kept: '`limits.reportDays` of the site after it was settled',
  },
  {
    table: 'chat',
    deletedBy: 'delete-ended-chats',
    kept: `${pastMatchDays} days after the match ended`,
  },
  {
    table: 'archive',
    deletedBy: 'delete-expired-archives',
    kept: '`limits.exportDays` of the site',
  },
  { table: 'upload', deletedBy: 'delete-unneeded-photo-files', kept: '1 day' },
  { table: 'photo_hash', deletedBy: 'delete-unneeded-photo-files', kept: 'As long as the photo' },
  { table: 'account_mail', deletedBy: 'send-account-mails', kept: 'Until it is sent' },
  { table: 'tally_change', deletedBy: 'reconcile-counts', kept: 'Seconds, until it is added up' },
];

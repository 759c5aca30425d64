import type { OldRows } from './kept-rows.ts';
import { photoCheckRows } from './photo-check-rows.ts';

/** There are few. */
const batchWithoutIndex = 50_000;

/** What the safety rules and photo checks know. */
export const safetyRows: readonly OldRows[] = [
  ...photoCheckRows,
  {
    table: 'first_message',
    deletedWhen: 'at < $before',
    kept: { days: 7 },
    why: 'The same text to many is counted for a week',
    every: 'hour',
  },
  {
    table: 'photo_check',
    deletedWhen: 'checked_at < $before',
    kept: { days: 7 },
    why: 'A photo of someone who writes to new people is compared each day',
    every: 'night',
  },
  {
    table: 'safety_account',
    deletedWhen: `state = 'clear' and updated_at < $before and (trusted_until is null or trusted_until < $before)`,
    kept: { days: 30 },
    why: 'The member has not written to anyone new since',
    every: 'night',
  },
  {
    table: 'safety_hit',
    deletedWhen: 'at < $before',
    kept: { days: 60 },
    why: 'It counts for thirty days, and staff compare a month with the one before',
    every: 'night',
  },
  {
    table: 'safety_hold',
    deletedWhen: 'ended_at < $before',
    kept: { days: 365 },
    why: 'Figures of the rules, and what the member was told',
    every: 'night',
    batch: batchWithoutIndex,
  },
];

import type { OldRows } from './kept-rows.ts';

/** What is kept about photo checks, besides the badge. Their pictures are deleted with the decision. */
export const photoCheckRows: readonly OldRows[] = [
  {
    table: 'person_check',
    deletedWhen: 'sent_at is null and until < $before',
    kept: { days: 1 },
    why: 'The picture never came',
    every: 'hour',
    batch: 50_000,
  },
  {
    table: 'person_check',
    deletedWhen: 'settled_at < $before',
    kept: { days: 180 },
    why: 'Staff see earlier refusals, and the member can contest one for 30 days',
    every: 'night',
    batch: 50_000,
  },
];

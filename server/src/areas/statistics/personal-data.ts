import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'tally',
    notArchived: 'Counts, which name nobody',
    stays: 'How many were born on each day, which names nobody',
  },
  {
    table: 'tally_change',
    notArchived: 'Counts, which name nobody',
    stays: 'The same, not yet added up',
  },
];

import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'tally',
    notArchived: 'Counts, without any member',
    stays: 'Number of births on each day, without any member',
  },
  {
    table: 'tally_change',
    notArchived: 'Counts, without any member',
    stays: 'The same, not yet added up',
  },
];

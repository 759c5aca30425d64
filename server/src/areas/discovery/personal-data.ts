import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'card',
    notArchived: 'A copy of the profile, for lists',
  },
];

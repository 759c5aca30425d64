import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'saved_view',
    notArchived: 'How a member of staff likes to see a list at work',
    sample: {
      id: 'gen_random_uuid()',
      owner_id: '$member',
      screen: `'users'`,
      name: `'Newest'`,
      query: `''`,
    },
  },
];

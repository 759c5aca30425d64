import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'announcement',
    notArchived: 'It is what staff wrote for the owner, and a member has each one in their notices',
    sample: {
      id: 'gen_random_uuid()',
      texts: `'{}'`,
      segment: `'{}'`,
      starts_at: 'now()',
      created_at: 'now()',
      created_by: '$member',
      counted: '0',
    },
  },
];

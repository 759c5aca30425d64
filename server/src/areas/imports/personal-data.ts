import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'import',
    notArchived: 'What a member of staff did at work; their actions are in the audit log',
    sample: {
      id: 'gen_random_uuid()',
      name: `'members.csv'`,
      created_by: '$member',
      created_at: 'now()',
      state: `'checked'`,
      size: '1',
    },
  },
];

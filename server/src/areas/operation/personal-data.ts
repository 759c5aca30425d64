import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'translation_reading',
    notArchived: 'What a member of staff marked at work; their actions are in the audit log',
    sample: {
      language: `'de'`,
      reader: `'A translator'`,
      version: `'0123456789abcdef'`,
      marked_by: '$member',
      marked_at: 'now()',
    },
  },
];

import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'compliance_form',
    notArchived: 'What a member of staff wrote down at work; their actions are in the audit log',
    sample: {
      duty: `'uk.fee'`,
      version: '1',
      answers: `'{"done": "Paid"}'`,
      facts: `'{}'`,
      filled_by: '$member',
      filled_at: 'now()',
    },
  },
];

import type { PersonalTable } from '../../platform/personal-data.ts';

const atWork = 'What a member of staff changed at work; their actions are in the audit log';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'site_version',
    notArchived: atWork,
    sample: {
      number: '1',
      document: `'{}'`,
      changes: `'[]'`,
      published_by: '$member',
      published_at: 'now()',
    },
  },
  {
    table: 'site_change',
    notArchived: atWork,
    sample: {
      path: `'brand.name'`,
      value: `'{"is": "Amity"}'`,
      changed_by: '$member',
      changed_at: 'now()',
    },
  },
  {
    table: 'site_editor',
    notArchived: 'Which value they are editing now',
    sample: { member_id: '$member', path: `'brand.name'`, seen_at: 'now()' },
  },
];

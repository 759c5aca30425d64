import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'note',
    notArchived: 'Working notes of the team, which may name others; given on request',
    sample: {
      member_id: '$member',
      id: 'gen_random_uuid()',
      author_id: '$member',
      body: '$trace',
    },
  },
  {
    table: 'bulk',
    notArchived: 'What a member of staff asked for at work; their actions are in the audit log',
    sample: {
      id: 'gen_random_uuid()',
      action: `'verify'`,
      reason: `'Many'`,
      asked_by: '$member',
      address: `'127.0.0.1'`,
      total: '1',
    },
  },
  {
    table: 'bulk_row',
    notArchived:
      'For a month, that a bulk change included them, and what they were before; the change itself is in the audit log',
    sample: { bulk_id: '(select id from bulk where asked_by = $member)', member_id: '$member' },
  },
  {
    table: 'account_mail',
    notArchived:
      'For a minute, what the account was before a change that the member is mailed about',
    sample: { member_id: '$member', state: `'active'`, is_vip: 'false' },
  },
];

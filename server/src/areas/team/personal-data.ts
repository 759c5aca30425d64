import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'invitation',
    notArchived: 'Names the invited person, who is someone else',
    sample: {
      email: '(select email from member where id = $member)',
      role: `'analyst'`,
      token_hash: `'x'`,
      invited_by: '$member',
      sent_at: 'now()',
      expires_at: 'now()',
    },
  },
];

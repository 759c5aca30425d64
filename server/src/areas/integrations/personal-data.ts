import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'api_key',
    notArchived: 'What a member of staff made at work; their actions are in the audit log',
    sample: {
      id: 'gen_random_uuid()',
      name: 'gen_random_uuid()::text',
      digest: `sha256(convert_to(gen_random_uuid()::text, 'UTF8'))`,
      hint: `'abcd'`,
      scopes: `'{figures}'`,
      per_minute: '60',
      created_at: 'now()',
      created_by: '$member',
    },
  },
  {
    table: 'webhook',
    notArchived: 'What a member of staff made at work; their actions are in the audit log',
    sample: {
      id: 'gen_random_uuid()',
      url: `'https://bot.example/'`,
      events: `'{member.created}'`,
      with_names: 'false',
      secret: `'sealed'`,
      created_at: 'now()',
      created_by: '$member',
    },
  },
  {
    table: 'webhook_event',
    notArchived: 'Ids of what the archive has in full, on their way to programs of the operator',
    sample: {
      id: 'gen_random_uuid()',
      type: `'member.created'`,
      about: `jsonb_build_object('memberId', $member::uuid)`,
      member_id: '$member',
    },
  },
];

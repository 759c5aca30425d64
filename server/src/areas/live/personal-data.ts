import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'live_counter',
    notArchived: 'How many live events there were, for their order',
    sample: { member_id: '$member', last: '1' },
  },
  {
    table: 'live_event',
    notArchived: 'For some days, which of the member’s data changed; the data itself is archived',
    sample: {
      member_id: '$member',
      number: '1',
      kind: '$trace',
      about: `'{}'`,
      at: 'now()',
    },
  },
];

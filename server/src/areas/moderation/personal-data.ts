import type { PersonalTable } from '../../platform/personal-data.ts';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'photo_claim',
    notArchived: 'Who of the team looks at a photo, for minutes',
    sample: {
      member_id: '$member',
      public_id: '(select public_id from photo where member_id = $member limit 1)',
      staff_id: '$member',
      until: 'now()',
    },
  },
];

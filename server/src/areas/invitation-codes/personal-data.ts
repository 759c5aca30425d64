import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const ownCode = archived({
  name: 'own-invitation',
  table: 'invitation_code',
  sample: {
    id: 'gen_random_uuid()',
    code: `translate(upper(substr(md5(random()::text), 1, 12)), '01', 'GH')`,
    member_id: '$member',
    created_by: '$member',
    created_at: 'now()',
  },
  statement: statement({
    name: 'archive_own_invitation',
    text: `select code, uses as joined, created_at, revoked_at from invitation_code where member_id = $memberId`,
    params,
    row: Row({ code: Text, joined: Integer, created_at: Timestamp, revoked_at: OrNull(Timestamp) }),
  }),
});

/** Who invited the member is data about someone else, so it says only from whom a partner's code was. */
const joined = archived({
  name: 'invitation-i-joined-with',
  table: 'joined_by_code',
  sample: {
    member_id: '$member',
    code_id: `(select id from invitation_code where member_id = $member)`,
    joined_at: 'now()',
  },
  statement: statement({
    name: 'archive_joined_by_code',
    text: `select c.partner, j.joined_at from joined_by_code j join invitation_code c on c.id = j.code_id
      where j.member_id = $memberId`,
    params,
    row: Row({ partner: OrNull(Text), joined_at: Timestamp }),
  }),
});

export const personalData: readonly PersonalTable[] = [ownCode, joined];

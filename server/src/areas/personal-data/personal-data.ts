import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const consent = archived({
  name: 'consent',
  table: 'consent',
  sample: {
    member_id: '$member',
    purpose: `'sensitive-data'`,
    version: '$trace',
    given_at: 'now()',
  },
  statement: statement({
    name: 'archive_consent',
    text: `select purpose, version, given_at, withdrawn_at from consent
      where member_id = $memberId order by given_at, purpose`,
    params,
    row: Row({
      purpose: Text,
      version: Text,
      given_at: Timestamp,
      withdrawn_at: OrNull(Timestamp),
    }),
  }),
});

const archives = archived({
  name: 'archives',
  table: 'archive',
  statement: statement({
    name: 'archive_archives',
    text: 'select asked_at from archive where member_id = $memberId order by asked_at',
    params,
    row: Row({ asked_at: Timestamp }),
  }),
});

const acceptances = archived({
  name: 'acceptances',
  table: 'acceptance',
  sample: {
    member_id: '$member',
    slug: `'terms'`,
    version: '1',
    text_id: 'gen_random_uuid()',
    accepted_at: 'now()',
  },
  statement: statement({
    name: 'archive_acceptances',
    text: `select a.slug as page, a.version, a.accepted_at, t.language, t.title, t.body as text
      from acceptance a left join accepted_text t on t.id = a.text_id
      where a.member_id = $memberId order by a.accepted_at, a.slug, a.version`,
    params,
    row: Row({
      page: Text,
      version: Integer,
      accepted_at: Timestamp,
      language: OrNull(Text),
      title: OrNull(Text),
      text: OrNull(Text),
    }),
  }),
});

export const personalData: readonly PersonalTable[] = [consent, acceptances, archives];

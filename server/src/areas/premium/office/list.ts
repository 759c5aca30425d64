import type { listSubscriptions } from '@kindred/contract/premium/office';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, Json, OrNull, Text, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { PhotoFocus, focusColumn } from '../../members/photo-focus.ts';
import { SubscriptionRow, subscriptionColumns, toSubscription } from '../subscriptions/rows.ts';

type Query = Omit<Static<(typeof listSubscriptions)['schema']['querystring']>, 'poll'>;

const filter = `from subscription s join member m on m.id = s.member_id
  where ($status::text is null or s.status = $status) and ($plan::text is null or s.plan = $plan)
    and ($memberId::uuid is null or s.member_id = $memberId)
    and ($term::text is null or (m.name_key || E'\\n' || m.email) like $term or s.id = $id)
    and ($colleagues or m.staff_role is null)`;

const params = {
  status: 'text?',
  plan: 'text?',
  memberId: 'uuid?',
  term: 'text?',
  id: 'text?',
  colleagues: 'bool',
} as const;

const count = statement({
  name: 'count_subscriptions',
  text: `select count(*)::int as total ${filter}`,
  params,
  row: Row({ total: Integer }),
});

const selectPage = statement({
  name: 'find_subscriptions',
  text: `select ${subscriptionColumns}, m.id as owner_id, m.email, m.vip_until > $now as vip,
      (select json_build_object('url', photo_url_in_state(f.url, m.state), 'focus', ${focusColumn}) from photo f
        where f.member_id = m.id and f.position = 0) as picture,
      (select nullif(concat_ws(' ', first_name, last_name), '') from profile where member_id = m.id) as name
    ${filter} order by s.created_at desc, s.id desc limit $limit offset $offset`,
  params: { ...params, now: 'timestamptz', limit: 'int8', offset: 'int8' },
  row: Row({
    ...SubscriptionRow.properties,
    owner_id: Uuid,
    email: Text,
    vip: OrNull(Flag),
    picture: OrNull(Json(Row({ url: OrNull(Text), focus: PhotoFocus }))),
    name: OrNull(Text),
  }),
});

interface Reader {
  readonly now: Date;
  /** Only administrators open accounts of staff. */
  readonly colleagues: boolean;
}

export async function listSubscriptionsPage(db: Db, query: Query, { now, colleagues }: Reader) {
  const { search, status = null, plan = null, memberId = null, page, limit } = query;
  const term = search ? `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
  const wanted = { status, plan, memberId, term, id: search ?? null, colleagues };
  const { total } = await count.one(db, wanted);
  const offset = (page - 1) * limit;
  const rows = await selectPage.all(db, { ...wanted, now, limit, offset });
  return {
    subscriptions: rows.map((row) => ({
      ...toSubscription(row),
      member: {
        _id: row.owner_id,
        name: row.name,
        email: row.email,
        picture: row.picture?.url ?? null,
        pictureFocus: row.picture?.focus ?? null,
        isVIP: row.vip ?? false,
      },
    })),
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  };
}

import { Object as Row } from 'typebox';
import { OrNull, Text, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

/** Erased members have neither. */
const selectNames = statement({
  name: 'find_names_for_webhooks',
  text: `select m.id, nullif(concat_ws(' ', p.first_name, p.last_name), '') as name, m.email
    from member m left join profile p on p.member_id = m.id
    where m.id = any ($ids) and m.state <> 'erased'`,
  params: { ids: 'uuid[]' },
  row: Row({ id: Uuid, name: OrNull(Text), email: Text }),
});

export interface Sent {
  readonly type: string;
  readonly at: Date;
  readonly about: unknown;
  readonly member_id: string | null;
  readonly with_names: boolean;
}

/** The bodies of deliveries. Names are read when they are sent, so the log and the outbox have none. */
export async function bodiesOf(db: Db, sent: readonly Sent[]) {
  const ids = sent.flatMap((each) => (each.with_names && each.member_id ? [each.member_id] : []));
  const people = ids.length > 0 ? await selectNames.all(db, { ids: [...new Set(ids)] }) : [];
  return sent.map(({ type, at, about, member_id: memberId, with_names: withNames }) => {
    const found = withNames ? people.find(({ id }) => id === memberId) : undefined;
    const member = found && { id: found.id, name: found.name, email: found.email };
    const data = { ...(about as object), ...(member && { member }) };
    return JSON.stringify({ type, timestamp: at.toISOString(), data });
  });
}

import { invitedDays } from '@kindred/contract/imports/outcomes';
import { type Language, languageCodes } from '@kindred/contract/languages';
import * as Type from 'typebox';
import { Flag, Integer, Json, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { skipLockedOf } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { Details } from './details.ts';

export interface NewInvited {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly details: Details;
}

const insert = statement({
  name: 'insert_invited',
  text: `insert into invited (id, import_id, email, language, details, created_at)
    select p.id, $importId, p.email, p.language, p.details, $now
    from jsonb_to_recordset($people) as p (id uuid, email text, language text, details jsonb)
    order by p.email on conflict (email) do nothing`,
  params: { importId: 'uuid', people: 'jsonb', now: 'timestamptz' },
});

/** Returns how many were not invited yet. */
export const insertInvited = (db: Db, importId: string, people: readonly NewInvited[], now: Date) =>
  insert.run(db, { importId, people, now });

const select = statement({
  name: 'find_invited',
  text: `select v.id, v.import_id, v.email, v.language, v.details, coalesce(i.source, '') as source,
      v.mailed_at as mailed_at
    from invited v join import i on i.id = v.import_id where v.id = $id and v.mailed_at > $after`,
  params: { id: 'uuid', after: 'timestamptz' },
  row: Type.Object({
    id: Uuid,
    import_id: Uuid,
    email: Text,
    language: Word(languageCodes),
    details: Json(Details),
    source: Text,
    mailed_at: Timestamp,
  }),
});

export const keptMs = invitedDays.kept * 86_400_000;

/** A person whose invitation has been mailed and has not ended. */
export const findInvited = (db: Db, id: string, now: Date) =>
  select.first(db, { id, after: new Date(now.getTime() - keptMs) });

const deleteOne = statement({
  name: 'delete_invited',
  text: 'delete from invited where id = $id',
  params: { id: 'uuid' },
});

/** False if another request was first. */
export const deleteInvited = async (db: Db, id: string) => (await deleteOne.run(db, { id })) === 1;

const deleteWaiting = statement({
  name: 'delete_unmailed_invited',
  text: 'delete from invited where import_id = $importId and mailed_at is null',
  params: { importId: 'uuid' },
});

export const deleteUnmailed = (db: Db, importId: string) => deleteWaiting.run(db, { importId });

const addAnswer = statement({
  name: 'count_answer_to_import',
  text: `update import set accepted = accepted + $accepted, refused = refused + $refused where id = $id`,
  params: { id: 'uuid', accepted: 'int4', refused: 'int4' },
});

export const countAnswer = (db: Db, id: string, answer: 'accepted' | 'refused') =>
  addAnswer.run(db, {
    id,
    accepted: Number(answer === 'accepted'),
    refused: Number(answer === 'refused'),
  });

/** Imports whose people get mails now. */
const isMailing = `i.state in ('running', 'finished') and not i.paused`;

const selectMailing = statement({
  name: 'find_mailing_imports',
  text: `select i.id from import i where ${isMailing}
    and exists (select from invited v where v.import_id = i.id
      and (v.mailed_at is null or v.reminded_at is null and v.mailed_at < $remindBefore))`,
  params: { remindBefore: 'timestamptz' },
  row: Type.Object({ id: Uuid }),
});

export const findMailingImports = async (db: Db, remindBefore: Date) =>
  (await selectMailing.all(db, { remindBefore })).map(({ id }) => id);

const countSent = statement({
  name: 'count_sent_invitations',
  text: `select ((select count(*) from invited where mailed_at > $since)
      + (select count(*) from invited where reminded_at > $since))::int as sent`,
  params: { since: 'timestamptz' },
  row: Type.Object({ sent: Integer }),
});

export const countSentSince = async (db: Db, since: Date) =>
  (await countSent.one(db, { since })).sent;

const selectDue = statement({
  name: 'find_invited_to_mail',
  text: `select v.id, v.import_id, v.email, v.language, coalesce(i.source, '') as source,
      v.mailed_at is not null as reminder, coalesce(v.mailed_at, $now) as mailed_at,
      exists (select from member m where m.email = v.email and m.owns_email) as is_member
    from invited v join import i on i.id = v.import_id
    where i.id = any ($imports) and ${isMailing}
      and (v.mailed_at is null or v.reminded_at is null and v.mailed_at < $remindBefore)
    order by v.mailed_at is not null, v.id limit $limit ${skipLockedOf('v')}`,
  params: {
    imports: 'uuid[]',
    now: 'timestamptz',
    remindBefore: 'timestamptz',
    limit: 'int8',
  },
  row: Type.Object({
    id: Uuid,
    import_id: Uuid,
    email: Text,
    language: Word(languageCodes),
    source: Text,
    reminder: Flag,
    mailed_at: Timestamp,
    is_member: Flag,
  }),
});

export const findDue = (
  db: Db,
  due: { imports: readonly string[]; now: Date; remindBefore: Date; limit: number },
) => selectDue.all(db, due);

export const markMailed = statement({
  name: 'mark_invited_mailed',
  text: `update invited set reminded_at = case when mailed_at is null then null else $now::timestamptz end,
      mailed_at = coalesce(mailed_at, $now)
    where id = any ($ids)`,
  params: { ids: 'uuid[]', now: 'timestamptz' },
}).run;

export const countMailed = statement({
  name: 'count_mailed_invitations',
  text: `update import i set mailed = mailed + m.count
    from (select import_id, count(*)::int as count from unnest($imports::uuid[]) as t (import_id) group by import_id) m
    where i.id = m.import_id`,
  params: { imports: 'uuid[]' },
}).run;

export const deleteSeveral = statement({
  name: 'delete_several_invited',
  text: 'delete from invited where id = any ($ids)',
  params: { ids: 'uuid[]' },
}).run;

import { type Static, Object as Row } from 'typebox';
import { Integer, OrNull, Text, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { isSamePicture } from '../../photos/hashes/stored-hashes.ts';

const insertPictures = statement({
  name: 'insert_removed_pictures',
  text: `insert into removed_picture (id, decision_id, exact, perceptual, mirrored, added_at)
    select gen_random_uuid(), $decisionId, exact, perceptual, mirrored, $now from (
        select exact, perceptual, mirrored from photo_hash
        where public_id = any ($publicIds) and exact is not null
        union
        select exact, perceptual, mirrored from picture_request
        where report_id = any ($reportIds) and exact is not null) as given
    where not exists (select from removed_picture where decision_id = $decisionId)`,
  params: {
    decisionId: 'uuid',
    publicIds: 'text[]',
    reportIds: 'uuid[]',
    now: 'timestamptz',
  },
});

interface Removal {
  readonly decisionId: string;
  readonly publicIds: readonly string[];
  readonly reportIds: readonly string[];
  readonly now: Date;
}

/** Puts the removed pictures, and those that were given to find them by, on the list of those that are refused. */
export const insertRemovedPictures = (db: Db, removal: Removal) =>
  insertPictures.run(db, { ...removal });

const Copy = Row({
  kind: Word(['photo', 'message', 'upload']),
  public_id: Text,
  member_id: Uuid,
  receiver_id: OrNull(Uuid),
  number: OrNull(Integer),
});
export type Copy = Static<typeof Copy>;

/**
 * Every stored photo that is the same as a picture of the decision and that others can see, or could. Reads all hashes, as
 * those that differ a little have no order: this happens a few times a day at most.
 */
const selectCopies = statement({
  name: 'find_copies_of_removed_pictures',
  text: `with same as materialized (
      select h.public_id from photo_hash h
      where exists (select from removed_picture p
        where p.decision_id = $decisionId and ${isSamePicture('p', 'h')}))
    select 'photo' as kind, f.public_id, f.member_id, null::uuid as receiver_id, null::int4 as number
    from same s join photo f on f.public_id = s.public_id and f.url like '/media/%'
    where f.review <> 'rejected'
    union all
    select 'message', c.public_id, m.sender_id, o.other_id, m.number
    from same s join chat_photo c on c.public_id = s.public_id
      join message m on m.chat_id = c.chat_id and m.photo_id = c.public_id and m.deleted_at is null
      join chat_member o on o.chat_id = m.chat_id and o.member_id = m.sender_id
    union all
    select 'upload', u.public_id, u.member_id, null, null
    from same s join upload u on u.public_id = s.public_id
    order by 1, 2`,
  params: { decisionId: 'uuid' },
  row: Copy,
});

export const findCopies = (db: Db, decisionId: string) => selectCopies.all(db, { decisionId });

const deleteUpload = statement({
  name: 'delete_copy_that_no_profile_uses',
  text: 'delete from upload where public_id = $publicId',
  params: { publicId: 'text' },
});

export const deleteUnusedCopy = (db: Db, publicId: string) => deleteUpload.run(db, { publicId });

const insertDecision = statement({
  name: 'insert_decision_about_copy',
  text: `with made as (
      insert into decision (id, member_id, action, decided_by, decided_at, ground, clause, category, keyword, source,
        automated_detection, automated_decision, reason, photo_id, before)
      select $id, $memberId, $action, decided_by, $now, ground, clause, category, keyword, source,
        true, 'partially', reason, $photoId, $before
      from decision where id = $removalId)
    insert into picture_copy (decision_id, removal_id) values ($id, $removalId)`,
  params: {
    id: 'uuid',
    removalId: 'uuid',
    memberId: 'uuid',
    action: 'text',
    photoId: 'text?',
    before: 'jsonb',
    now: 'timestamptz',
  },
});

/** The owner of the copy gets the same reasons. They have no strike, as a program found it. */
export const insertCopyDecision = insertDecision.run;

const selectDecisions = statement({
  name: 'find_decisions_about_copies',
  text: `select c.decision_id as id, coalesce(d.reversed_by, d.undone_by, d.decided_by) as staff_id
    from picture_copy c join decision d on d.id = c.removal_id where c.removal_id = $removalId order by 1`,
  params: { removalId: 'uuid' },
  row: Row({ id: Uuid, staff_id: OrNull(Uuid) }),
});

export const findCopyDecisions = (db: Db, removalId: string) =>
  selectDecisions.all(db, { removalId });

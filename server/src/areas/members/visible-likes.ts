import { raw, textOf } from '../../db/sql.ts';
import { canSee, isAnnounced } from './can-see.ts';
import { passedLongAgo } from './old-passes.ts';

export const unmatchedWith = (member: string) =>
  `not exists (select from match m where m.member_id = ${member} and m.other_id = c.member_id)`;

/** Before, the time at which a like arrives would tell whose it is, or when someone was there who hides it. */
export const isAnnouncedTo = (member: string) => textOf(isAnnounced('c', raw(member)));

/**
 * The likes of others in a list of choices `c` that the member sees by name, wherever they are shown. A super like is meant to be
 * known: immediately, and also to members whose plan doesn't show who likes them.
 */
export const visibleLike = `c.other_id = $memberId and c.kind in ('like', 'superlike') and ${unmatchedWith('$memberId')}
  and ${canSee('$memberId', 'c.member_id')}
  and (c.kind = 'superlike' or $all and (${isAnnouncedTo('$memberId')}
    or exists (select from profile p where p.member_id = c.member_id and p.show_last_active)))
  and not exists (select from choice own
    where own.member_id = $memberId and own.other_id = c.member_id and own.kind = 'pass')
  and not ${passedLongAgo('$memberId', 'c.member_id')}`;

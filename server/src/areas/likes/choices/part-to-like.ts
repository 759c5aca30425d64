import type { PartToLike } from '@kindred/contract/likes/liked-part';
import { Object as Row } from 'typebox';
import { OrNull, Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { findLikeableAnswers } from '../../discovery/person/likeable-answers.ts';

/** A part with what it says now. */
export interface StoredPart extends PartToLike {
  readonly said: string | null;
}

const selectSaid = statement({
  name: 'find_part_to_like',
  text: `select null as said from photo
      where $kind = 'photo' and member_id = $otherId and public_id = $id and review = 'approved'
    union all
    select each ->> 'answer' from profile, jsonb_array_elements(prompts) as each
      where $kind = 'prompt' and member_id = $otherId and each ->> 'prompt' = $id
    union all
    select mine::text from counted_answer
      where $kind = 'question' and member_id = $otherId and question = $id and open`,
  params: { otherId: 'uuid', kind: 'text', id: 'text' },
  row: Row({ said: OrNull(Text) }),
});

interface Liking {
  readonly memberId: string;
  readonly otherId: string;
  readonly part: PartToLike;
}

/**
 * The part as it is now. Refuses one that the profile does not show to this member. Both are locked, and the other is one whom
 * the member can see.
 */
export async function readPart(db: Db, { memberId, otherId, part }: Liking): Promise<StoredPart> {
  const { kind, id } = part;
  const [found] = await selectSaid.all(db, { otherId, kind, id });
  if (!found) throw new AppError('part_not_shown');
  if (kind === 'question' && !(await findLikeableAnswers(db, memberId, otherId)).includes(id))
    throw new AppError('part_not_shown');
  return { kind, id, said: found.said };
}

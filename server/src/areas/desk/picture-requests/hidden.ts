import type { PoolClient } from 'pg';
import {
  type RemovedMessage,
  removeMessage,
  returnMessage,
} from '../../chat/messages/remove-message.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { type PhotoBefore, hidePhotoIfShown, showPhoto } from '../decisions/content.ts';

/** What is hidden until a request is decided, and how to show it again. */
export type Hidden =
  | { readonly memberId: string; readonly publicId: string; readonly photo: PhotoBefore }
  | { readonly memberId: string; readonly message: RemovedMessage };

/** A picture that a request is about: a photo of a profile, or a message with one. */
export type Target =
  | { readonly memberId: string; readonly publicId: string }
  | { readonly memberId: string; readonly receiverId: string; readonly number: number };

/** Hides a picture from everyone but the team. Its owner is locked. Null if it is not there any more, or hidden already. */
export async function hideTarget(
  client: PoolClient,
  target: Target,
  reason: 'case' | 'clock',
  now: Date,
): Promise<Hidden | null> {
  const { memberId } = target;
  if ('publicId' in target) {
    const { publicId } = target;
    const photo = await hidePhotoIfShown(client, { memberId, publicId, reason }, now);
    return photo && { memberId, publicId, photo };
  }
  const { receiverId, number } = target;
  const message = await removeMessage(client, { senderId: memberId, receiverId, number }, now);
  return message && { memberId, message };
}

async function showHidden(client: PoolClient, hidden: Hidden) {
  if ('photo' in hidden) await showPhoto(client, hidden.memberId, hidden.publicId, hidden.photo);
  else await returnMessage(client, hidden.message);
}

const updateHidden = statement({
  name: 'set_hidden_of_picture_request',
  text: `update picture_request set hidden = $hidden, hidden_at = $hiddenAt where report_id = $reportId`,
  params: { reportId: 'uuid', hidden: 'jsonb', hiddenAt: 'timestamptz?' },
});

export const setHidden = (db: Db, reportId: string, hidden: readonly Hidden[], now: Date | null) =>
  updateHidden.run(db, { reportId, hidden, hiddenAt: now });

interface HiddenOfReport {
  readonly _id: string;
  readonly hidden: readonly Hidden[];
}

/** Shows what was hidden until the decision, which says itself what is removed. */
export async function showUntilDecided(client: PoolClient, reports: readonly HiddenOfReport[]) {
  for (const { _id, hidden } of reports) {
    if (hidden.length === 0) continue;
    for (const each of hidden.toReversed()) await showHidden(client, each);
    await setHidden(client, _id, [], null);
  }
}

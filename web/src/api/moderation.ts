import {
  type WaitingPhoto,
  claimPhotos,
  decidePhoto,
} from '@kindred/contract/moderation/photo-review';
import type { RejectReason } from '@kindred/contract/moderation/reject-reasons';
import type { QueryClient } from '@tanstack/react-query';
import { type RouteData, fetchData, keyOf, queryOf } from './query.ts';

export interface Decision {
  photo: WaitingPhoto;
  decision: 'approve' | 'reject';
  reason?: RejectReason;
}
export type DecisionOrUndo = Decision | { photo: WaitingPhoto; decision: 'undo' };

const batch = { body: { count: 6 } };
export const batchSize = batch.body.count;

/** The next photos to review. Asking again keeps them reserved for this member of staff. */
export const claimedPhotos = {
  ...queryOf(claimPhotos, batch),
  refetchInterval: 30_000,
  staleTime: 0,
};

export const sendDecision = ({ photo: { memberId, publicId }, ...body }: DecisionOrUndo) =>
  fetchData(decidePhoto, { params: { memberId, publicId }, body });

type Claimed = RouteData<typeof claimPhotos>;

export const changeClaimedPhotos = (client: QueryClient, change: (known: Claimed) => Claimed) =>
  client.setQueryData<Claimed>(keyOf(claimPhotos, batch), (known) => known && change(known));

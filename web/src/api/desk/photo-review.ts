import type { RejectReason } from '@kindred/contract/desk/reject-reasons';
import { type WaitingPhoto, claimPhotos, decidePhoto } from '@kindred/contract/desk/photo-review';
import {
  type QueryClient,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { photoFile } from '../photos/photo-file.ts';
import { type RouteData, fetchData, invalidate, queryOf } from '../query.ts';

export interface Decision {
  photo: WaitingPhoto;
  decision: 'approve' | 'reject';
  reason?: RejectReason;
}
export type DecisionOrUndo = Decision | { photo: WaitingPhoto; decision: 'undo' };

type Claimed = RouteData<typeof claimPhotos>;

export const photosPerClaim = 6;

const claimed = queryOf(claimPhotos, { body: { count: photosPerClaim } });

/** Claims photos for review. Polling keeps them reserved, so that colleagues get others. */
export const useClaimedPhotos = () =>
  useQuery({ ...claimed, refetchInterval: 30_000, staleTime: 0 });

/** Loads the pictures of the next photos in advance, and returns the addresses of those that are loaded or failed. */
export function usePreloadedPhotos(photos: readonly WaitingPhoto[]): ReadonlySet<string> {
  const results = useQueries({ queries: photos.map(({ url }) => photoFile(url)) });
  return new Set(photos.flatMap(({ url }, index) => (results[index]?.isPending ? [] : [url])));
}

export const photoKey = ({ memberId, publicId }: WaitingPhoto) => `${memberId} ${publicId}`;

interface Handlers {
  onSend: (sent: DecisionOrUndo) => void;
  onSuccess: (sent: DecisionOrUndo) => void;
  onError: (error: Error, sent: DecisionOrUndo) => void;
  onSettled: () => void;
}

/** Decisions are sent one after the other. */
export function useDecidePhoto({ onSend, onSuccess, onError, onSettled }: Handlers) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ photo: { memberId, publicId }, ...body }: DecisionOrUndo) =>
      fetchData(decidePhoto, { params: { memberId, publicId }, body }),
    scope: { id: decidePhoto.url },
    onMutate: onSend,
    onSuccess: ({ waiting }, sent) => {
      const { photo, decision } = sent;
      changeClaimed(client, (known) => ({
        ...(decision === 'undo' ? withFirst(known, photo) : known),
        waiting,
      }));
      onSuccess(sent);
    },
    onError,
    onSettled,
  });
}

export function useClaimMore() {
  const client = useQueryClient();
  return () => invalidate(client, claimPhotos);
}

const changeClaimed = (client: QueryClient, change: (known: Claimed) => Claimed) =>
  client.setQueryData(claimed.queryKey, (known) => known && change(known));

const withFirst = (known: Claimed, photo: WaitingPhoto): Claimed => ({
  ...known,
  photos: [photo, ...known.photos.filter((each) => photoKey(each) !== photoKey(photo))],
});

import { type WaitingCheck, claimChecks, decideCheck } from '@kindred/contract/photo-checks';
import type { CheckDecision, CheckRefusal } from '@kindred/contract/photo-checks/outcomes';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { config } from '../../lib/calls/config.ts';
import { photoFile } from '../photos/photo-file.ts';
import { fetchData, invalidate, queryOf } from '../query.ts';

export interface Ruling {
  readonly check: WaitingCheck;
  readonly decision: CheckDecision | 'undo';
  readonly reason?: CheckRefusal;
}

const checksPerClaim = 4;
const claimed = queryOf(claimChecks, { body: { count: checksPerClaim } });

/** Claims photo checks. Polling keeps them reserved, so that colleagues get others. */
export const useClaimedChecks = () =>
  useQuery({ ...claimed, refetchInterval: 30_000, staleTime: 0, gcTime: 0 });

export const checkPicture = ({ _id }: WaitingCheck) =>
  `${config.apiBaseUrl}/photo-checks/${_id}/picture`;

/** Loads the pictures of the next checks, and returns the addresses of those that are loaded or failed. */
export function useLoadedPictures(checks: readonly WaitingCheck[]): ReadonlySet<string> {
  const urls = checks.filter(({ picture }) => picture).map(checkPicture);
  const results = useQueries({ queries: urls.map((url) => ({ ...photoFile(url), gcTime: 0 })) });
  return new Set(urls.filter((_, index) => results[index]?.isPending === false));
}

interface Handlers {
  readonly onSend: (sent: Ruling) => void;
  readonly onError: (error: Error, sent: Ruling) => void;
}

/** Decisions are sent one after the other. */
export function useDecideCheck({ onSend, onError }: Handlers) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ check: { _id: id, photos }, decision, reason }: Ruling) =>
      fetchData(decideCheck, {
        params: { id },
        body: {
          decision,
          ...(reason && { reason }),
          ...(photos[0] && { mainPhoto: photos[0].publicId }),
        },
      }),
    scope: { id: decideCheck.url },
    onMutate: onSend,
    onError,
    onSettled: () => invalidate(client, claimChecks),
  });
}

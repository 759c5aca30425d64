import type { WaitingCheck } from '@kindred/contract/photo-checks';
import { useState } from 'react';
import {
  checkPicture,
  useClaimedChecks,
  useDecideCheck,
  useLoadedPictures,
} from '../../../api/desk/photo-checks.ts';
import { hasStatus } from '../../../lib/calls/call-error.ts';

/** The claimed checks without the decided ones, and the mutation that decides. */
export function useChecks() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const query = useClaimedChecks();
  const checks = query.data?.checks.filter(({ _id }) => !decided.has(_id)) ?? [];
  const loaded = useLoadedPictures(checks);
  const show = ({ _id }: WaitingCheck) =>
    setDecided((before) => new Set([...before].filter((id) => id !== _id)));
  const deciding = useDecideCheck({
    onSend: ({ check, decision }) => {
      if (decision === 'undo') show(check);
      else setDecided((before) => new Set(before).add(check._id));
    },
    // One that is withdrawn, or claimed by a colleague, stays hidden.
    onError: (error, { check, decision }) => {
      if (decision !== 'undo' && !hasStatus(error, 404)) show(check);
    },
  });
  /** The picture is shown, or it is known that it cannot be. */
  const isLoaded = (check: WaitingCheck) => !check.picture || loaded.has(checkPicture(check));
  return { query, checks, deciding, isLoaded };
}

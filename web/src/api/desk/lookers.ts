import { listColleagues } from '@kindred/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onLive, say } from '../../lib/live/live.ts';
import { queryOf } from '../query.ts';

/** Often enough that the display for colleagues does not expire in between. */
const announceIntervalMs = 20_000;

/** Announces that this case is open here, and returns the names of the colleagues who have it open too. */
export function useLookers(caseId: string): string[] {
  const [until, setUntil] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    const known = new Set<string>();
    const announce = () => say('looking', { caseId });
    announce();
    const announcing = setInterval(announce, announceIntervalMs);
    const forgetting = setInterval(
      () => setUntil((all) => Object.fromEntries(Object.entries(all).filter(isPresent))),
      5000,
    );
    const stop = onLive('looking', ({ caseId: about, memberId, until: end }) => {
      if (about !== caseId) return;
      // A colleague who just arrived has not received our message.
      if (!known.has(memberId)) announce();
      known.add(memberId);
      setUntil((all) => ({ ...all, [memberId]: Date.parse(end) }));
    });
    return () => {
      clearInterval(announcing);
      clearInterval(forgetting);
      stop();
    };
  }, [caseId]);
  const ids = Object.keys(until);
  const { data } = useQuery({
    ...queryOf(listColleagues),
    enabled: ids.length > 0,
    staleTime: 600_000,
  });
  return (data?.colleagues ?? [])
    .filter(({ _id }) => ids.includes(_id))
    .flatMap(({ name }) => name ?? []);
}

const isPresent = ([, until]: [string, number]) => until > Date.now();

import { countingMinutes, listAnswers } from '@kindred/contract/profiles/answers';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/sessions/use-session.ts';
import { queryOf } from '../query.ts';

/** When the scores are new, as answers of the member do not count yet. Null if all count. Staff give none. */
export function useScoresNewBy(): number | null {
  const { user } = useSession();
  const { data = null } = useQuery({
    ...queryOf(listAnswers),
    select: ({ answers }) => {
      const from = answers.flatMap(({ countsAt }) => (countsAt ? [Date.parse(countsAt)] : []));
      return from.length > 0 ? Math.max(...from) + countingMinutes * 60_000 : null;
    },
    staleTime: 60_000,
    enabled: user !== null && !user.isAdmin,
  });
  return data;
}

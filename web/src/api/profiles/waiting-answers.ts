import { listAnswers } from '@kindred/contract/profiles/answers';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/sessions/use-session.ts';
import { queryOf } from '../query.ts';

/** Whether answers of the member do not count yet, so that scores will change. Staff give none. */
export function useAreAnswersWaiting() {
  const { user } = useSession();
  const { data } = useQuery({
    ...queryOf(listAnswers),
    select: ({ answers }) => answers.some(({ countsAt }) => countsAt !== null),
    staleTime: 60_000,
    enabled: user !== null && !user.isAdmin,
  });
  return data ?? false;
}

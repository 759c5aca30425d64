import type { User } from '@kindred/contract/members';
import { standingOf } from '../../members/onboarding.ts';
import type { Entered } from './enter.ts';

/** What login answers: who is in, or what is still asked of them. */
export async function answerEntered(
  readUser: (id: string) => Promise<User>,
  id: string,
  entered: Entered,
) {
  if ('challenge' in entered) return { requiresSecondFactor: true as const, ...entered };
  const user = await readUser(id);
  return { ...entered.tokens, user, ...standingOf(user) };
}

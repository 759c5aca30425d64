import type { User } from '@kindred/contract/members';
import { onboardingOf } from '../../members/onboarding.ts';
import type { SignInResult } from './sign-in.ts';

/** The response of a login: tokens and the user, or the challenge. */
export async function toSignInResponse(
  readUser: (id: string) => Promise<User>,
  id: string,
  result: SignInResult,
) {
  if ('challenge' in result) return { requiresSecondFactor: true as const, ...result };
  const user = await readUser(id);
  return { ...result.tokens, user, ...onboardingOf(user) };
}

import type { User } from '@kindred/contract/members';

/** What stands between an account and the service. Staff accounts need no profile. */
export function standingOf({ isEmailVerified, profileComplete, staffRole }: User) {
  const staff = staffRole !== null;
  return {
    requiresVerification: !isEmailVerified,
    requiresProfileCompletion: !profileComplete && !staff,
    onboardingComplete: isEmailVerified && (profileComplete || staff),
  };
}

import type { User } from '@kindred/contract/members';

/** What an account still needs before its member can use the service. Staff accounts need no profile. */
export function onboardingOf({ isEmailVerified, profileComplete, staffRole }: User) {
  const staff = staffRole !== null;
  return {
    requiresVerification: !isEmailVerified,
    requiresProfileCompletion: !profileComplete && !staff,
    onboardingComplete: isEmailVerified && (profileComplete || staff),
  };
}

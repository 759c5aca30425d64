import type { Case } from '@kindred/contract/desk';
import { type Claim, claims } from '@kindred/contract/reports/reasons';
import { lazyRouteComponent } from '@tanstack/react-router';
import { openReports } from '../decide/defaults.ts';

// Most cases need none. One that does is shown together with it.
const ClaimBox = lazyRouteComponent(() => import('./claim-box.tsx'), 'ClaimBox');

const UnknownWords = lazyRouteComponent(() => import('./unknown-words.tsx'), 'UnknownWords');

export interface ClaimSteps {
  onDanger: () => void;
  /** Null if the case is escalated already, or the caller may not. */
  onEscalate: (() => void) | null;
  /** A decision is in preparation, which has the one filled button. */
  isDeciding: boolean;
}

/** The open reports with each claim, the gravest claim first. */
export function claimsIn(found: Pick<Case, 'reports'>) {
  return claims.flatMap((claim) => {
    const [latest, ...others] = openReports(found).filter((report) => report.claim === claim);
    return latest ? [{ claim, latest, others: others.length }] : [];
  });
}

/** The next step of each claim. An intimate picture has one with its request. */
export const stepOf: Readonly<Record<Claim, 'escalate' | 'danger' | null>> = {
  minor: 'escalate',
  life: 'danger',
  violence: 'danger',
  'intimate-picture': null,
};

/** What can't wait stands above everything else, each claim with its own next step. */
export function Claims({ found, ...steps }: ClaimSteps & { found: Case }) {
  return (
    <>
      {claimsIn(found).map(
        ({ claim, latest, others }) =>
          stepOf[claim] && (
            <ClaimBox key={claim} claim={claim} report={latest} others={others} steps={steps} />
          ),
      )}
      {openReports(found).some((report) => report.isWithoutWords) && <UnknownWords />}
    </>
  );
}

import type { Case } from '@kindred/contract/desk';
import { isLocked } from '@kindred/contract/reports/reasons';
import { useState } from 'react';
import { type Cover, blursPhotos } from '../../../widgets/evidence/photo-cover.ts';
import { openReports } from '../decide/defaults.ts';

/** Whether no one may see what these reports of the case show. */
export const isLockedFor = ({ kind, escalatedAt }: Case, reports: Case['reports']) =>
  isLocked(
    { kind, isEscalated: escalatedAt !== null },
    reports.map(({ claim }) => claim),
  );

/**
 * The photos of a case that is critical or high may be shocking, so they are blurred until someone asks for them. If
 * someone may be under 18, no one sees them before the case is escalated.
 */
export function usePhotoCover(found: Case): Cover {
  const [isShown, setShown] = useState(false);
  const isBlurring = blursPhotos.useIsOn();
  const mayShock = found.priority === 'critical' || found.priority === 'high';
  if (isLockedFor(found, openReports(found))) return { isOn: true, show: null };
  return { isOn: mayShock && isBlurring && !isShown, show: () => setShown(true) };
}

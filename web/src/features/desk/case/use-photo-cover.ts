import type { Case } from '@kindred/contract/desk';
import { useState } from 'react';
import { type Cover, blursPhotos } from '../../../widgets/evidence/photo-cover.ts';
import { claimsIn } from './claims.tsx';

/**
 * The photos of a case that is critical or high may be shocking, so they are blurred until someone asks for them. If
 * someone may be under 18, no one sees them before the case is escalated.
 */
export function usePhotoCover(found: Case): Cover {
  const [isShown, setShown] = useState(false);
  const isBlurring = blursPhotos.useIsOn();
  const mayShowChild =
    found.escalatedAt === null && claimsIn(found).some(({ claim }) => claim === 'minor');
  const mayShock = found.priority === 'critical' || found.priority === 'high';
  if (mayShowChild) return { isOn: true, show: null };
  return { isOn: mayShock && isBlurring && !isShown, show: () => setShown(true) };
}

import type { MouseEvent } from 'react';
import { wantsLessMotion } from '../../lib/wants-less-motion.ts';

export const featuresId = 'features';

/** Moves the focus as well, so that the next Tab continues from the features. */
export function showFeatures(event: MouseEvent) {
  const features = document.getElementById(featuresId);
  if (!features) return;
  event.preventDefault();
  const still = wantsLessMotion();
  features.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  features.focus({ preventScroll: true });
}

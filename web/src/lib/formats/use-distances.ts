import { useSession } from '../sessions/use-session.ts';
import { awayText, formatDistance, unitOfLanguage } from './distances.ts';

/** Distances in the reader's unit. They are kilometres in the API. */
export function useDistances() {
  const unit = useSession().user?.distanceUnit ?? unitOfLanguage(navigator.language);
  return {
    unit,
    format: (kilometres: number) => formatDistance(kilometres, unit),
    /** Null for someone who hides it. */
    away: (kilometres: number | null) => (kilometres === null ? null : awayText(kilometres, unit)),
  };
}

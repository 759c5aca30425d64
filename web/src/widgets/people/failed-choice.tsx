import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { forgetRefusals, refusals, showRefusal } from '../../api/choices/refusals.ts';

// Most visits have none.
const Failures = lazyRouteComponent(() => import('./choice-failures.tsx'), 'ChoiceFailures');

/** The choices that the server refused, where the member made them: about one person, or all. They go with their page. */
export function FailedChoice({ id }: { id?: string }) {
  const here = refusals.use().filter(({ decision }) => id === undefined || decision.id === id);
  const isNew = here.some(({ isShown }) => !isShown);
  // Stays mounted, as what it opens returns the focus.
  const [hadAny, setHadAny] = useState(false);
  if (isNew && !hadAny) setHadAny(true);
  // Before it is painted, so that it is not in two places.
  useLayoutEffect(() => {
    if (isNew) for (const { decision } of here) showRefusal(decision.id);
  });
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // React's checks for developers close and open each component once.
      queueMicrotask(() => {
        if (!isOpen.current) forgetRefusals(id);
      });
    };
  }, [id]);
  return <Suspense>{hadAny && <Failures failures={here} />}</Suspense>;
}

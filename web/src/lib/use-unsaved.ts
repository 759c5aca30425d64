import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { session } from './sessions/session.ts';

/**
 * Asks before a page with unsaved changes is left. The browser asks in its own words before it closes or reloads the page.
 * Someone who was signed out has to sign in, and is not asked.
 */
export function useUnsaved(isUnsaved: boolean) {
  const { history } = useRouter();
  const [asked, setAsked] = useState<{ answer: (isLeaving: boolean) => void } | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    return history.block({
      enableBeforeUnload: true,
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname || !session.get().token)
          return false;
        const isLeaving = await new Promise<boolean>((answer) => setAsked({ answer }));
        setAsked(null);
        return !isLeaving;
      },
    });
  }, [history, isUnsaved]);
  return asked;
}

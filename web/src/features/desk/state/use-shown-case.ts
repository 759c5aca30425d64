import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readDeskSearch } from '../desk-search.ts';

const route = getRouteApi('/desk');

/** Milliseconds after which the URL follows. A navigation takes longer than showing a prepared case. */
const pause = 150;

/** The open case: shown immediately, and then in the URL. */
export function useShownCase() {
  const { case: wanted = null } = route.useSearch();
  const navigate = route.useNavigate();
  const [current, setCurrent] = useState(wanted);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Someone followed a link, or went back.
  useEffect(() => {
    if (timer.current === undefined) setCurrent(wanted);
  }, [wanted]);
  // What comes after the page was left does not lead back to it.
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  const show = useCallback(
    (id: string | null, replace: boolean) => {
      if (isLeft.current) return;
      setCurrent(id);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        void navigate({
          search: (before) => readDeskSearch({ ...before, case: id ?? undefined }),
          replace,
        });
      }, pause);
    },
    [navigate],
  );
  return { current, show };
}

import { useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';

interface Props {
  /** The infinite query that loads the list. */
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  label: string;
}

/** The end of a list with more pages: loads the next page before it is visible. The button is for failures. */
export function MoreRows({ query, label }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const follows = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!follows || !end.current) return undefined;
    const root = end.current.closest('[data-scroller]');
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { root, rootMargin: '800px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [follows, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end}>
      <Button look="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}

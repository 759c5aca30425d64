import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type SavedSearch, useSearches } from '../../../api/saved-searches.ts';

/** A notice links to a saved search by its id after the `#`. */
export function useLinkedSearch(open: (search: SavedSearch) => void) {
  const hash = useLocation({ select: (location) => location.hash });
  const { data } = useSearches();
  const linked = data?.find(({ _id }) => _id === hash);
  useEffect(() => {
    if (linked) open(linked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known
  }, [linked?._id]);
}

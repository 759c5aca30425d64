/* empty css                      */
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { jsx } from 'react/jsx-runtime';
// web/src/ui/lists/more-rows.tsx
/** The end of a list with more pages: loads the next page before it is visible. The button is for failures. */
function MoreRows({ query, label }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef(null);
  const follows = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!follows || !end.current) return void 0;
    const root = end.current.closest('[data-scroller]');
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) fetchNextPage();
      },
      {
        root,
        rootMargin: '800px 0px',
      },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [follows, fetchNextPage]);
  if (!hasNextPage) return null;
  return /* @__PURE__ */ jsx('div', {
    ref: end,
    children: /* @__PURE__ */ jsx(Button, {
      variant: 'default',
      size: 'sm',
      loading: isFetchingNextPage,
      onClick: () => void fetchNextPage(),
      children: label,
    }),
  });
}
export { MoreRows as t };

// web/src/api/followed.ts
/**
 * For a query that is fetched again after these live events, while it is shown. It is polled only as long as the
 * channel is closed.
 */
var followed = (poll, ...live) => ({
  meta: {
    live,
    poll,
  },
  staleTime: 0,
});
/** The same for a query that events change by what they bring along. */
var appliedTo = (apply, poll, ...live) => ({
  meta: {
    live,
    poll,
    apply,
  },
  staleTime: 0,
});
/** The same for a query that the browser keeps. */
var keptAs = (keeping, query) => ({
  ...query,
  meta: {
    ...query.meta,
    ...(keeping && { keeping }),
  },
});
export { followed as n, keptAs as r, appliedTo as t };

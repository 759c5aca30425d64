/* empty css                      */
import { F as errorText, M as Failure, j as Offline } from '../entry.mjs';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { Loader } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
var skeleton_rows_module_default = {
  row: '_row_1dq97_1',
  face: '_face_1dq97_4',
  bar: '_bar_1dq97_9',
};
// web/src/ui/states/skeleton-rows.tsx
/** Placeholder rows of a list, as high as the real ones. */
function SkeletonRows({ count, label, faces = false }) {
  return /* @__PURE__ */ jsxs('output', {
    className: 'grid',
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'visually-hidden',
        children: label,
      }),
      Array.from({ length: count }, (_, row) =>
        /* @__PURE__ */ jsxs(
          'span',
          {
            className: `row gap-3 ${skeleton_rows_module_default.row}`,
            'aria-hidden': true,
            children: [
              faces &&
                /* @__PURE__ */ jsx('i', {
                  className: `flex-none round bg-skeleton ${skeleton_rows_module_default.face}`,
                }),
              /* @__PURE__ */ jsxs('span', {
                className: 'grid content-center flex-1 gap-2',
                children: [
                  /* @__PURE__ */ jsx('i', {
                    className: `rounded-sm bg-skeleton ${skeleton_rows_module_default.bar}`,
                  }),
                  /* @__PURE__ */ jsx('i', {
                    className: `rounded-sm bg-skeleton ${skeleton_rows_module_default.bar}`,
                  }),
                ],
              }),
            ],
          },
          row,
        ),
      ),
    ],
  });
}
// web/src/ui/states/query-state.tsx
/**
 * Shows that data is loading or that loading failed. Earlier data stays visible. Data that could not be loaded
 * offline is loaded once there is a connection.
 */
function QueryState({ query: { data, error, refetch }, words, rows, ...more }) {
  const { skeleton, isPage } = more;
  const online = useOnline();
  if (!online && data === void 0) return /* @__PURE__ */ jsx(Offline, {});
  if (error && online)
    return /* @__PURE__ */ jsx(Failure, {
      title: words.failed,
      cause: errorText(error),
      again: words.again,
      onAgain: () => void refetch(),
      page: isPage,
    });
  if (data !== void 0) return null;
  if (skeleton) return skeleton;
  if (rows)
    return /* @__PURE__ */ jsx(SkeletonRows, {
      count: rows,
      label: words.loading,
    });
  return /* @__PURE__ */ jsxs('output', {
    className: 'row justify-center gap-3 muted min-h-loading',
    children: [
      /* @__PURE__ */ jsx(Loader, {
        size: 'sm',
        color: 'ink',
        'aria-hidden': true,
      }),
      ' ',
      words.loading,
    ],
  });
}
export { SkeletonRows as n, QueryState as t };

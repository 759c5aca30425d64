import { t as LoadingLine } from './loading-line-DBJ9ZGee.js';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
var list_skeleton_module_default = {
  skeleton: '_skeleton_1dzaq_1',
  mark: '_mark_1dzaq_8',
  group: '_group_1dzaq_43',
};
// web/src/ui/states/list-skeleton.tsx
var rows = Array.from({ length: 10 }, (_, index) => index);
/** A skeleton of a list of staff. */
function ListSkeleton({ loading, pictures = false }) {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(LoadingLine, { text: loading }),
      /* @__PURE__ */ jsx('div', {
        className: `grid border-line rounded-md bg-surface ${list_skeleton_module_default.skeleton}`,
        'data-pictures': pictures || void 0,
        'aria-hidden': true,
        children: rows.map((row) =>
          /* @__PURE__ */ jsxs(
            'div',
            {
              className: `row gap-5 h-target border-bottom-soft px-5 ${list_skeleton_module_default.group}`,
              children: [
                /* @__PURE__ */ jsx('i', {
                  className: `flex-1 rounded-sm ${list_skeleton_module_default.mark}`,
                }),
                /* @__PURE__ */ jsx('i', {
                  className: `flex-1 rounded-sm ${list_skeleton_module_default.mark}`,
                }),
                /* @__PURE__ */ jsx('i', {
                  className: `flex-1 rounded-sm ${list_skeleton_module_default.mark}`,
                }),
                /* @__PURE__ */ jsx('i', {
                  className: `flex-1 rounded-sm ${list_skeleton_module_default.mark}`,
                }),
                /* @__PURE__ */ jsx('i', {
                  className: `flex-1 rounded-sm ${list_skeleton_module_default.mark}`,
                }),
              ],
            },
            row,
          ),
        ),
      }),
    ],
  });
}
export { ListSkeleton as t };

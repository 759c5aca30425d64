import { P as column_module_default } from '../entry.mjs';
import { jsx, jsxs } from 'react/jsx-runtime';
var point_list_module_default = {
  page: '_page_1fyhy_1',
  section: '_section_1fyhy_5',
  heading: '_heading_1fyhy_10',
  sign: '_sign_1fyhy_14',
  list: '_list_1fyhy_19',
  item: '_item_1fyhy_23',
};
// web/src/ui/lists/point-list.tsx
/** A page that explains something in a few points. */
var PointPage = ({ title, about, children }) =>
  /* @__PURE__ */ jsxs('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page} ${point_list_module_default.page}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: 'grid gap-2',
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'title-md tight anywhere balance visually-hidden-if-titled',
            children: title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted text-lg pretty',
            children: about,
          }),
        ],
      }),
      children,
    ],
  });
var PointList = ({ icon: Icon, title, points }) =>
  /* @__PURE__ */ jsxs('section', {
    className: `grid border-top ${point_list_module_default.section}`,
    'aria-label': title,
    children: [
      /* @__PURE__ */ jsxs('h2', {
        className: `flex items-start gap-3 ${point_list_module_default.heading}`,
        children: [
          /* @__PURE__ */ jsx('span', {
            className: `grid flex-none place-center color-brand bg-brand-soft round ${point_list_module_default.sign}`,
            'aria-hidden': true,
            children: /* @__PURE__ */ jsx(Icon, {
              size: 20,
              stroke: 1.75,
            }),
          }),
          title,
        ],
      }),
      /* @__PURE__ */ jsx('ul', {
        className: `grid gap-3 m-0 list-none ${point_list_module_default.list}`,
        children: points.map((point) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              className: `pretty relative ps-4 ${point_list_module_default.item}`,
              children: point,
            },
            point,
          ),
        ),
      }),
    ],
  });
export { PointPage as n, PointList as t };

import { jsx, jsxs } from 'react/jsx-runtime';
var staff_page_module_default = {
  page: '_page_1r4np_1',
  title: '_title_1r4np_10',
};
// web/src/ui/pages/staff-page.tsx
function StaffPage({ title, head, aside, children }) {
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column gap-4 m-auto ${staff_page_module_default.page}`,
    children: [
      head ??
        /* @__PURE__ */ jsxs('header', {
          className: 'row wrap between gap-2-by-4',
          children: [
            /* @__PURE__ */ jsx('h1', {
              className: `content-center tight-15 title-sm ${staff_page_module_default.title}`,
              children: title,
            }),
            aside,
          ],
        }),
      children,
    ],
  });
}
export { staff_page_module_default as n, StaffPage as t };

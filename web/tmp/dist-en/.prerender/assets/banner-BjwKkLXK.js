import { t as messages } from './accounts-ejE8P6n_.js';
import { t as Arches } from './arches-CNN-lMEh.js';
import { jsx, jsxs } from 'react/jsx-runtime';
var banner_module_default = {
  banner: '_banner_y2t0c_1',
  slogan: '_slogan_y2t0c_4',
  list: '_list_y2t0c_8',
  item: '_item_y2t0c_13',
  arches: '_arches_y2t0c_25',
};
// web/src/features/accounts/banner.tsx
/** Next to the forms to sign in and to register. */
function Banner() {
  return /* @__PURE__ */ jsxs('div', {
    className: `flex column between h-full overflow-hidden bg-brand-soft ${banner_module_default.banner}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('p', {
            className: `balance tight-25 title-page ${banner_module_default.slogan}`,
            children: messages.aside,
          }),
          /* @__PURE__ */ jsx('ul', {
            className: `grid gap-2-5 p-0 text-lg list-none ${banner_module_default.list}`,
            children: messages.promises.map((promise) =>
              /* @__PURE__ */ jsx(
                'li',
                {
                  className: `row gap-2-5 ${banner_module_default.item}`,
                  children: promise,
                },
                promise,
              ),
            ),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Arches, { className: banner_module_default.arches }),
    ],
  });
}
export { Banner as t };

import { n as figure_strip_module_default } from './figure-strip-BLWbNNV6.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as LoadingLine } from './loading-line-DBJ9ZGee.js';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
var figures_skeleton_module_default = {
  figure: '_figure_jf2a1_1',
  label: '_label_jf2a1_5',
  value: '_value_jf2a1_11',
  title: '_title_jf2a1_17',
  chart: '_chart_jf2a1_22',
};
// web/src/ui/states/figures-skeleton.tsx
var figures = ['first', 'second', 'third', 'fourth'];
var charts = ['first', 'second', 'third'];
/** Four figures in a strip, and three charts below it, while they load. */
var FiguresSkeleton = ({ loading, className }) =>
  /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(LoadingLine, { text: loading }),
      /* @__PURE__ */ jsx('div', {
        className: `grid two-columns border-line rounded-md overflow-hidden ${figure_strip_module_default.strip}`,
        'aria-hidden': true,
        children: figures.map((figure) =>
          /* @__PURE__ */ jsxs(
            'div',
            {
              className: `grid bg-surface ${figure_strip_module_default.figure} ${figures_skeleton_module_default.figure}`,
              children: [
                /* @__PURE__ */ jsx('i', {
                  className: `rounded-sm bg-skeleton ${figures_skeleton_module_default.label}`,
                }),
                /* @__PURE__ */ jsx('i', {
                  className: `rounded-sm bg-skeleton ${figures_skeleton_module_default.value}`,
                }),
                /* @__PURE__ */ jsx('i', {
                  className: `rounded-sm bg-skeleton ${figures_skeleton_module_default.label}`,
                }),
              ],
            },
            figure,
          ),
        ),
      }),
      /* @__PURE__ */ jsx('div', {
        className: `grid gap-4 ${className}`,
        'aria-hidden': true,
        children: charts.map((chart) =>
          /* @__PURE__ */ jsxs(
            'div',
            {
              className: `grid content-start gap-3 p-panel ${panel_module_default.panel}`,
              children: [
                /* @__PURE__ */ jsx('i', {
                  className: `rounded-sm bg-skeleton ${figures_skeleton_module_default.title}`,
                }),
                /* @__PURE__ */ jsx('i', {
                  className: `rounded-sm bg-skeleton ${figures_skeleton_module_default.label}`,
                }),
                /* @__PURE__ */ jsx('i', {
                  className: `rounded-md bg-skeleton ${figures_skeleton_module_default.chart}`,
                }),
              ],
            },
            chart,
          ),
        ),
      }),
    ],
  });
export { FiguresSkeleton as t };

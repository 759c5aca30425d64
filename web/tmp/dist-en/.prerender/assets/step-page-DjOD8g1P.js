/* empty css                      */
/* empty css                      */
import { t as config } from './config-QonXKZXr.js';
import { p as BrandMark } from '../entry.mjs';
import { n as step_page_module_default, t as StepProgress } from './step-progress-fdIS2VXZ.js';
import { Link } from '@tanstack/react-router';
import { Button, Loader } from '@mantine/core';
import { useEffect } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
// web/src/ui/pages/step-page.tsx
/** One step of several. The button that continues is in the same place in each of them, and is never disabled. */
function StepPage({ title, lead, back, form, aside, wide, children, ...props }) {
  const { step, steps, exit, action, working, pending, arriving } = props;
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const icon = /* @__PURE__ */ jsx(IconArrowLeft, {
    size: 20,
    stroke: 1.75,
    'aria-hidden': true,
  });
  return /* @__PURE__ */ jsxs('div', {
    className: `grid min-h-screen ${step_page_module_default.page}`,
    'data-arriving': arriving || void 0,
    children: [
      /* @__PURE__ */ jsxs('form', {
        className: `flex column min-w-0 ${step_page_module_default.form}`,
        ...form,
        children: [
          /* @__PURE__ */ jsxs('header', {
            className: `row gap-5 ${step_page_module_default.top}`,
            'data-steps': steps,
            children: [
              /* @__PURE__ */ jsxs(Link, {
                to: '/',
                className: `inline-flex items-center gap-2 min-h-target rounded-sm tight brand push-start ${step_page_module_default.brand}`,
                children: [/* @__PURE__ */ jsx(BrandMark, { size: 26 }), config.brandName],
              }),
              back &&
                /* @__PURE__ */ jsx('button', {
                  type: 'button',
                  className: `place-center p-0 w-target h-target border-0 rounded-full bg-none color-inherit clickable hidden ${step_page_module_default.backIcon}`,
                  'aria-label': back.label,
                  onClick: back.onClick,
                  children: icon,
                }),
              step !== void 0 &&
                steps !== void 0 &&
                /* @__PURE__ */ jsx(StepProgress, {
                  step,
                  steps,
                }),
              /* @__PURE__ */ jsx('div', {
                className: `push-end text-md ${step_page_module_default.exit}`,
                children: exit,
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: `flex-1 m-auto w-full ${step_page_module_default.content}`,
            'data-wide': wide,
            children: [
              /* @__PURE__ */ jsx('h1', {
                className: 'tight anywhere balance title-md',
                children: title,
              }),
              lead &&
                /* @__PURE__ */ jsx('p', {
                  className: `muted text-lg pretty mt-2-5 ${step_page_module_default.lead}`,
                  children: lead,
                }),
              /* @__PURE__ */ jsx('div', {
                className: `grid gap-6 ${step_page_module_default.fields}`,
                children,
              }),
            ],
          }),
          /* @__PURE__ */ jsx('footer', {
            className: `border-top bg-page sticky ${step_page_module_default.foot}`,
            children: /* @__PURE__ */ jsxs('div', {
              className: `row justify-end gap-3 m-auto ${step_page_module_default.buttons}`,
              'data-wide': wide,
              children: [
                back &&
                  /* @__PURE__ */ jsx(Button, {
                    className: `ink ${step_page_module_default.back}`,
                    variant: 'subtle',
                    color: 'ink',
                    size: 'lg',
                    radius: 999,
                    leftSection: icon,
                    onClick: back.onClick,
                    children: back.label,
                  }),
                /* @__PURE__ */ jsx(Button, {
                  className: step_page_module_default.next,
                  type: 'submit',
                  size: 'lg',
                  radius: 999,
                  'aria-disabled': pending || void 0,
                  leftSection:
                    pending &&
                    /* @__PURE__ */ jsx(Loader, {
                      size: 18,
                      color: 'currentColor',
                    }),
                  children: pending ? working : action,
                }),
              ],
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsx('aside', {
        className: `bg-sunken overflow-hidden sticky top-0 ${step_page_module_default.aside}`,
        children: aside,
      }),
    ],
  });
}
export { StepPage as t };

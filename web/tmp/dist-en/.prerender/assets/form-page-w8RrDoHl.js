import { t as config } from './config-QonXKZXr.js';
import { t as messages } from './accounts-ejE8P6n_.js';
import { t as Arches } from './arches-CNN-lMEh.js';
import { V as steps, p as BrandMark } from '../entry.mjs';
import { n as step_page_module_default, t as StepProgress } from './step-progress-fdIS2VXZ.js';
import { t as Banner } from './banner-BjwKkLXK.js';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
var form_page_module_default = {
  page: '_page_drdvo_1',
  people: '_people_drdvo_5',
  arches: '_arches_drdvo_5',
  content: '_content_drdvo_18',
  top: '_top_drdvo_22',
};
// web/src/features/accounts/form-page.tsx
/** The pages to sign in, to confirm an address and to recover a password, in the frame of the registration. */
function FormPage({ title, lead, children, after, takesFocus = false, ...props }) {
  const { back, exit, isLastStep, welcomes } = props;
  const heading = useRef(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid min-h-screen ${step_page_module_default.page} ${form_page_module_default.page}`,
    'data-arriving': true,
    'data-welcomes': welcomes || void 0,
    'data-bottom': !welcomes || void 0,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'flex column min-w-0',
        children: [
          /* @__PURE__ */ jsxs('header', {
            className: `row gap-5 ${step_page_module_default.top} ${form_page_module_default.top}`,
            'data-steps': isLastStep || void 0,
            children: [
              back &&
                /* @__PURE__ */ jsx(Link, {
                  to: back,
                  className: `hidden place-center flex-none w-target h-target rounded-full hover ${step_page_module_default.backIcon}`,
                  'aria-label': messages.back,
                  children: /* @__PURE__ */ jsx(IconArrowLeft, {
                    size: 20,
                    stroke: 1.75,
                    'aria-hidden': true,
                  }),
                }),
              /* @__PURE__ */ jsxs(Link, {
                to: '/',
                className: `inline-flex items-center gap-2 min-h-target rounded-sm tight brand push-start ${step_page_module_default.brand}`,
                children: [/* @__PURE__ */ jsx(BrandMark, { size: 26 }), config.brandName],
              }),
              isLastStep &&
                /* @__PURE__ */ jsx(StepProgress, {
                  step: steps.length + 1,
                  steps: steps.length + 1,
                }),
              (exit || back) &&
                /* @__PURE__ */ jsx('div', {
                  className: `push-end text-md ${step_page_module_default.exit}`,
                  children:
                    exit ??
                    /* @__PURE__ */ jsx(Link, {
                      to: '/sign-in',
                      children: messages.register.signIn,
                    }),
                }),
            ],
          }),
          welcomes &&
            /* @__PURE__ */ jsx('div', {
              className: `hidden bg-brand-soft overflow-hidden px-5 ${form_page_module_default.people}`,
              children: /* @__PURE__ */ jsx(Arches, { className: form_page_module_default.arches }),
            }),
          /* @__PURE__ */ jsxs('section', {
            className: `m-auto w-full ${step_page_module_default.content} ${form_page_module_default.content}`,
            children: [
              /* @__PURE__ */ jsx('h1', {
                className: 'tight anywhere balance no-outline title-md',
                ref: heading,
                tabIndex: -1,
                children: title,
              }),
              lead &&
                /* @__PURE__ */ jsx('p', {
                  className: `muted text-lg pretty anywhere mt-2-5 ${step_page_module_default.lead}`,
                  children: lead,
                }),
              /* @__PURE__ */ jsxs('div', {
                className: `grid gap-6 ${step_page_module_default.fields}`,
                children: [
                  children,
                  after &&
                    /* @__PURE__ */ jsx('div', {
                      className: 'grid gap-1 border-top muted pt-5',
                      children: after,
                    }),
                ],
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('aside', {
        className: `overflow-hidden sticky top-0 ${step_page_module_default.aside}`,
        children: /* @__PURE__ */ jsx(Banner, {}),
      }),
    ],
  });
}
export { FormPage as t };

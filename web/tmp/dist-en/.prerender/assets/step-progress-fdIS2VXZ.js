import { jsx, jsxs } from 'react/jsx-runtime';
var step_page_module_default = {
  page: '_page_ndi1u_1',
  content: '_content_ndi1u_11',
  form: '_form_ndi1u_15',
  foot: '_foot_ndi1u_19',
  next: '_next_ndi1u_19',
  top: '_top_ndi1u_26',
  exit: '_exit_ndi1u_31',
  fields: '_fields_ndi1u_54',
  buttons: '_buttons_ndi1u_68',
  back: '_back_ndi1u_78',
  aside: '_aside_ndi1u_91',
  backIcon: '_backIcon_ndi1u_115',
  brand: '_brand_ndi1u_115',
  lead: '_lead_ndi1u_154',
};
// web/src/texts/en/steps.ts
var messages = { step: (step, steps) => `Step ${step} of ${steps}` };
var step_progress_module_default = {
  progress: '_progress_16sxs_1',
  step: '_step_16sxs_1',
  text: '_text_16sxs_12',
};
// web/src/ui/pages/step-progress.tsx
function StepProgress({ step, steps }) {
  return /* @__PURE__ */ jsxs('p', {
    className: `row gap-1 min-w-0 muted text-sm tabular nowrap ${step_progress_module_default.progress}`,
    children: [
      Array.from({ length: steps }, (_, index) =>
        /* @__PURE__ */ jsx(
          'i',
          {
            className: `bg-muted-soft rounded-xs ${step_progress_module_default.step}`,
            'data-done': index < step || void 0,
            'aria-hidden': 'true',
          },
          index,
        ),
      ),
      /* @__PURE__ */ jsx('span', {
        className: `visually-hidden-below-tablet ${step_progress_module_default.text}`,
        children: messages.step(step, steps),
      }),
    ],
  });
}
export { step_page_module_default as n, StepProgress as t };

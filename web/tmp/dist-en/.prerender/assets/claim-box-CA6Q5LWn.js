globalThis.lazySources.push('src/features/desk/case/claim-box.tsx');
/* empty css                      */
import { y as formatDate } from '../entry.mjs';
import { t as messages } from './decide-D0uvfvcY.js';
import { t as messages$1 } from './desk-BtmXEFdO.js';
import { t as Key } from './key-CXPUYXsX.js';
import { c as reporterName } from './open-case-Dkp6Y04b.js';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
var claims_module_default = {
  claim: '_claim_btm3r_1',
  step: '_step_btm3r_10',
};
// web/src/features/desk/case/claim-box.tsx
function ClaimBox({ claim, report, others, steps }) {
  const { case: m } = messages$1;
  const { description, createdAt } = report;
  return /* @__PURE__ */ jsxs('section', {
    className: `grid items-start gap-1-by-4 mt-4 rounded-lg ${claims_module_default.claim}`,
    'aria-label': m.claims[claim],
    children: [
      /* @__PURE__ */ jsx(IconAlertTriangle, {
        className: 'color-danger',
        size: 22,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid gap-1 min-w-0',
        children: [
          /* @__PURE__ */ jsx('h3', {
            className: 'color-danger heading-bold',
            children: m.claims[claim],
          }),
          /* @__PURE__ */ jsx('q', {
            className: 'anywhere clamp quoted',
            children: description,
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'muted text-sm',
            children: [
              /* @__PURE__ */ jsx('b', {
                className: 'ink',
                children: reporterName(report),
              }),
              ',',
              ' ',
              /* @__PURE__ */ jsx('time', {
                dateTime: createdAt,
                children: formatDate(createdAt, { timeStyle: 'short' }),
              }),
              others > 0 && `. ${m.claimedToo(others)}`,
            ],
          }),
        ],
      }),
      claim === 'minor'
        ? steps.onEscalate &&
          /* @__PURE__ */ jsx(Step, {
            label: messages.escalate,
            name: 'E',
            isQuiet: steps.isDeciding,
            onClick: steps.onEscalate,
          })
        : /* @__PURE__ */ jsx(Step, {
            label: m.danger,
            name: 'L',
            isQuiet: steps.isDeciding,
            opensDialog: true,
            onClick: steps.onDanger,
          }),
    ],
  });
}
var Step = ({ label, name, isQuiet, opensDialog, onClick }) =>
  /* @__PURE__ */ jsx(Button, {
    className: claims_module_default.step,
    variant: isQuiet ? 'default' : 'filled',
    color: 'ink',
    'aria-haspopup': opensDialog ? 'dialog' : void 0,
    'aria-keyshortcuts': name,
    rightSection: /* @__PURE__ */ jsx(Key, { name }),
    onClick,
    children: label,
  });
export { ClaimBox };

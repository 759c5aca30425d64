globalThis.lazySources.push('src/app/layout/banners/late-failures.tsx');
/* empty css                      */
import { n as officeFailures, t as forgetFailure } from './office-failures-f7sjPq5g.js';
import { r as Alert } from '../entry.mjs';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/texts/en/late-failures.ts
var messages = {
  failed: (page, why) => `Something you did on this page failed: ${page}. ${why}`,
  typed: 'What you wrote',
  openCase: 'Open case',
  openPage: 'Open page',
  hide: 'Hide',
};
var late_failures_module_default = { failures: '_failures_11bg8_1' };
// web/src/app/layout/banners/late-failures.tsx
/** What failed after its page was left, on every page of the back office. The desk shows failures of its cases itself. */
function LateFailures() {
  const { history } = useRouter();
  const isDesk = useLocation().pathname === '/desk';
  const failures = officeFailures.use().filter(({ caseId }) => !isDesk || caseId === null);
  if (failures.length === 0) return null;
  return /* @__PURE__ */ jsx('div', {
    className: `grid justify-items-center gap-2 text-sm floats ${late_failures_module_default.failures}`,
    children: failures.map(({ key, text, href, caseId, typed }) =>
      /* @__PURE__ */ jsxs(
        Alert,
        {
          kind: 'danger',
          children: [
            text,
            ' ',
            typed.length > 0 &&
              /* @__PURE__ */ jsx('q', {
                className: 'block pre-wrap overflow-y-auto max-h-part py-1-5',
                'aria-label': messages.typed,
                children: typed.join(' '),
              }),
            /* @__PURE__ */ jsx(Button, {
              component: 'a',
              href,
              variant: 'default',
              size: 'xs',
              onClick: (event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                if (caseId === null) forgetFailure(key);
                history.push(href);
              },
              children: caseId === null ? messages.openPage : messages.openCase,
            }),
            ' ',
            /* @__PURE__ */ jsx(Button, {
              variant: 'subtle',
              color: 'gray',
              size: 'xs',
              onClick: () => forgetFailure(key),
              children: messages.hide,
            }),
          ],
        },
        key,
      ),
    ),
  });
}
export { LateFailures };

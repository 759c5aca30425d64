globalThis.lazySources.push('src/features/desk/bulk/bulk-bar.tsx');
import { c as stepActions } from './sanctions-CWSQSu2b.js';
/* empty css                      */
import { p as decideCases } from './desk-CVuL-UDF.js';
import { A as lazyDialog, F as errorText, r as Alert } from '../entry.mjs';
import { n as mayCall } from './may-call-CsvnxYuh.js';
import { t as messages } from './desk-bulk-JaRG5anC.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/bulk/bulk-bar.tsx
var BulkDialog = lazyDialog(() =>
  import('./bulk-dialog-CbTa2t9T.js').then((file) => file.BulkDialog),
);
/** The actions for the selected cases, instead of the filters. */
function BulkBar({ bulk }) {
  const m = messages;
  const [asking, setAsking] = useState(null);
  const mayDecide = mayCall(useSession(), decideCases) && !bulk.working;
  const { selected } = bulk;
  const noPeople = selected.some(({ person }) => !person);
  return /* @__PURE__ */ jsxs('fieldset', {
    className:
      'row wrap between gap-1-5 m-0 min-w-0 border-0 border-bottom text-sm semibold px-5 pb-3',
    'aria-label': m.bar,
    children: [
      /* @__PURE__ */ jsx('p', {
        'aria-live': 'polite',
        children: m.selected(selected.length),
      }),
      /* @__PURE__ */ jsx(Button, {
        size: 'compact-sm',
        variant: 'subtle',
        color: 'gray',
        onClick: bulk.clear,
        children: m.clear,
      }),
      /* @__PURE__ */ jsx('small', {
        className: 'w-full muted normal',
        children: m.keysOff,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap gap-1-5 w-full',
        children: [
          /* @__PURE__ */ jsx(Button, {
            size: 'xs',
            color: 'ink',
            loading: bulk.working,
            disabled: !mayDecide,
            onClick: () => bulk.decide('dismiss'),
            children: m.decisions.dismiss.label,
          }),
          stepActions.map((action) =>
            /* @__PURE__ */ jsx(
              Button,
              {
                size: 'xs',
                variant: 'default',
                disabled: !mayDecide || noPeople,
                onClick: () => setAsking(action),
                children: m.decisions[action].label,
              },
              action,
            ),
          ),
        ],
      }),
      bulk.error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(bulk.error),
        }),
      asking &&
        /* @__PURE__ */ jsx(BulkDialog, {
          bulk,
          action: asking,
          onClose: () => setAsking(null),
        }),
    ],
  });
}
export { BulkBar };

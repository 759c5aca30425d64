globalThis.lazySources.push('src/features/desk/danger/danger-dialog.tsx');
import {
  a as useDangersOfCase,
  n as DangerForm,
  r as messages,
  t as DangerList,
} from './danger-list-D0FW7HK5.js';
import { t as may } from './may-call-CsvnxYuh.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/danger/danger-dialog.tsx
/** The records of the open case, and the form for another, without leaving the case. */
function DangerDialog({ caseId, onClose }) {
  const query = useDangersOfCase(caseId);
  const mayRecord = may(useSession(), 'handleReports');
  return /* @__PURE__ */ jsx(Dialog, {
    opened: true,
    onClose,
    size: 'lg',
    title: messages.title,
    closeLabel: messages.close,
    children: /* @__PURE__ */ jsxs('div', {
      className: 'grid gap-5',
      children: [
        /* @__PURE__ */ jsx('p', {
          className: 'muted max-w-about',
          children: messages.about,
        }),
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
        query.data &&
          /* @__PURE__ */ jsx(DangerList, {
            records: query.data,
            none: messages.noneOfCase,
            isOfOpenCase: true,
          }),
        mayRecord && /* @__PURE__ */ jsx(DangerForm, { caseId }),
      ],
    }),
  });
}
export { DangerDialog };

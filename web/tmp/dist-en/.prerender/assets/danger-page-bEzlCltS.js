globalThis.lazySources.push('src/features/desk/danger/danger-page.tsx');
import {
  a as useDangersOfCase,
  i as useAllDangers,
  n as DangerForm,
  r as messages,
  t as DangerList,
} from './danger-list-D0FW7HK5.js';
import { t as may } from './may-call-CsvnxYuh.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as MoreRows } from './more-rows-Co0vYf-E.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { t as DeskNav } from './desk-nav-DJsmbbF7.js';
import { getRouteApi } from '@tanstack/react-router';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/danger/danger-search.ts
var uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
var caseIn = ({ case: id }) => (id && uuid.test(id) ? id : void 0);
// web/src/features/desk/danger/danger-page.tsx
var route = getRouteApi('/desk/danger');
/** What was passed to the police or a court, because someone's life or safety may be in danger. */
function DangerPage() {
  const caseId = caseIn(route.useSearch());
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    children: [
      /* @__PURE__ */ jsx(DeskNav, {}),
      /* @__PURE__ */ jsx('p', {
        className: 'muted max-w-about',
        children: messages.about,
      }),
      caseId ? /* @__PURE__ */ jsx(OfCase, { caseId }) : /* @__PURE__ */ jsx(All, {}),
    ],
  });
}
function OfCase({ caseId }) {
  const query = useDangersOfCase(caseId);
  const mayRecord = may(useSession(), 'handleReports');
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      mayRecord &&
        /* @__PURE__ */ jsxs('section', {
          className: `grid gap-3 p-panel ${panel_module_default.panel} max-w-body`,
          children: [
            /* @__PURE__ */ jsx('h2', {
              className: 'heading',
              children: messages.newRecord(caseId.slice(-6)),
            }),
            /* @__PURE__ */ jsx(DangerForm, { caseId }),
          ],
        }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
      }),
      query.data &&
        /* @__PURE__ */ jsx(DangerList, {
          records: query.data,
          none: messages.noneOfCase,
        }),
    ],
  });
}
function All() {
  const query = useAllDangers();
  const records = query.data?.pages.flatMap((page) => page.records);
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
      }),
      records &&
        /* @__PURE__ */ jsx(DangerList, {
          records,
          none: messages.none,
        }),
      /* @__PURE__ */ jsx(MoreRows, {
        query,
        label: messages.more,
      }),
    ],
  });
}
export { DangerPage };

globalThis.lazySources.push('src/features/reports/list/report-sheet.tsx');
import { x as lastActiveText } from '../entry.mjs';
import { n as messages } from './use-report-rights-BxsFAj2E.js';
import { t as shortId } from './short-id-Bym3mMAe.js';
import { t as ActionSheet } from './action-sheet-DjmcXtG3.js';
import { s as useReportActionGroups } from './reports-page-BIXxAjcY.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/reports/list/report-sheet.tsx
/** The actions for a report on a phone. */
function ReportSheet({ report, onClose, onChange, onDelete }) {
  const { menu: m } = messages;
  const groups = useReportActionGroups({
    report,
    close: onClose,
    onChange,
    onDelete,
  });
  return /* @__PURE__ */ jsx(ActionSheet, {
    opened: true,
    title: report.problem_type,
    about: /* @__PURE__ */ jsxs('p', {
      className: 'mt-1',
      children: [shortId(report._id), ', ', lastActiveText(report.createdAt)],
    }),
    closeLabel: m.close,
    onClose,
    groups,
  });
}
export { ReportSheet };

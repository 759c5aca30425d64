globalThis.lazySources.push('src/features/reports/my-reports-page.tsx');
/* empty css                      */
import { y as formatDate } from '../entry.mjs';
import {
  ReportDialog,
  n as useOwnReports,
  r as messages,
  t as useConversation,
} from './report-dialog-DSqnKAFe.js';
import { t as messages$1 } from './report-words-B9hrlJUz.js';
import { t as EmptyState } from './empty-state-BaM-dduv.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as ReportStatusBadge } from './report-status-badge-DqigmSKh.js';
import { t as shortId } from './short-id-Bym3mMAe.js';
import { useLocation } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
var my_reports_page_module_default = {
  page: '_page_mleks_1',
  more: '_more_mleks_10',
  head: '_head_mleks_15',
  report: '_report_mleks_20',
};
// web/src/features/reports/my-reports-page.tsx
function MyReportsPage() {
  const query = useOwnReports();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const [reporting, setReporting] = useState(false);
  const reports = data?.pages.flatMap((page) => page.reports) ?? [];
  const start = /* @__PURE__ */ jsx(Button, {
    radius: 'xl',
    onClick: () => setReporting(true),
    children: messages.start,
  });
  return /* @__PURE__ */ jsxs('div', {
    className: `grid justify-items-center gap-6 m-auto w-full ${my_reports_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: `grid items-center ${my_reports_page_module_default.head}`,
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'content-center tight min-h-target title-md visually-hidden-if-titled',
            children: messages.title,
          }),
          reports.length > 0 && start,
          /* @__PURE__ */ jsx('p', {
            className: 'muted full-row',
            children: messages.about,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        rows: 4,
      }),
      data &&
        reports.length === 0 &&
        /* @__PURE__ */ jsx(EmptyState, {
          icon: IconFlag,
          title: messages.none,
          about: messages.noneAbout,
          children: start,
        }),
      reports.length > 0 &&
        /* @__PURE__ */ jsx('ol', {
          className: 'plain-list grid gap-4',
          children: reports.map((report) =>
            /* @__PURE__ */ jsx(OwnReportItem, { report }, report._id),
          ),
        }),
      hasNextPage &&
        /* @__PURE__ */ jsx(Button, {
          className: my_reports_page_module_default.more,
          variant: 'default',
          radius: 'xl',
          loading: isFetchingNextPage,
          onClick: () => void fetchNextPage(),
          children: messages.more,
        }),
      /* @__PURE__ */ jsx(ReportDialog, {
        opened: reporting,
        about: null,
        onClose: () => setReporting(false),
      }),
    ],
  });
}
function OwnReportItem({ report }) {
  const { _id, problem_type, reason, status, createdAt, description, replies } = report;
  const article = useRef(null);
  const linked = useLocation({ select: ({ hash }) => hash === _id });
  useEffect(() => {
    if (linked) article.current?.focus();
  }, [linked]);
  const open = status === 'pending' || status === 'in_progress';
  return /* @__PURE__ */ jsx('li', {
    children: /* @__PURE__ */ jsxs('article', {
      ref: article,
      tabIndex: -1,
      className: `border-line rounded-xl bg-surface ${my_reports_page_module_default.report}`,
      'aria-labelledby': _id,
      children: [
        /* @__PURE__ */ jsxs('header', {
          className: 'row wrap between mb-3 gap-2-by-4',
          children: [
            /* @__PURE__ */ jsxs('h2', {
              className: 'title-xs',
              id: _id,
              children: [
                reason ? messages$1.reasons[reason] : messages.types[problem_type],
                ' ',
                /* @__PURE__ */ jsx('small', {
                  className: 'faint text-xs normal mono',
                  children: shortId(_id),
                }),
              ],
            }),
            /* @__PURE__ */ jsx(ReportStatusBadge, {
              status,
              ...(status === 'rejected' && { kind: 'neutral' }),
              children: messages.statuses[status],
            }),
          ],
        }),
        /* @__PURE__ */ jsx('p', {
          className: 'anywhere pre-wrap',
          children: description,
        }),
        /* @__PURE__ */ jsx('small', {
          className: 'faint text-xs normal',
          children: messages.sent(formatDate(createdAt)),
        }),
        /* @__PURE__ */ jsx(Replies, { report }),
        open &&
          replies.length === 0 &&
          /* @__PURE__ */ jsx('p', {
            className: 'mt-3 muted text-sm',
            children: messages.waiting,
          }),
      ],
    }),
  });
}
/** Shows the list's data while the conversation loads, so that nothing moves. */
function Replies({ report }) {
  const { data } = useConversation(report);
  const known = report.replies.map(({ _id, message, repliedAt: at }) => ({
    _id,
    message,
    at,
  }));
  return (data ?? known).map(({ _id, message, at }) =>
    /* @__PURE__ */ jsxs(
      'div',
      {
        className: 'mt-4 rounded-md bg-sunken p-box',
        children: [
          /* @__PURE__ */ jsx('small', {
            className: 'faint text-xs normal',
            children: messages.answered(formatDate(at)),
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'anywhere pre-wrap',
            children: message,
          }),
        ],
      },
      _id,
    ),
  );
}
export { MyReportsPage };

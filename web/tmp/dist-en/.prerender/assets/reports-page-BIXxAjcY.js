globalThis.lazySources.push('src/features/reports/reports-page.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { p as hasStatus } from './session-qxZvcB-b.js';
import {
  F as errorText,
  b as formatNumber,
  n as useBelow,
  r as Alert,
  x as lastActiveText,
  y as formatDate,
} from '../entry.mjs';
import { n as messages, t as useReportRights } from './use-report-rights-BxsFAj2E.js';
import { t as ListSkeleton } from './list-skeleton-C6YABlqL.js';
import { t as Pagination } from './pagination-CJGzAuW9.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { c as reasonCodes, i as listReplies, s as readReport } from './reports-DHcW4ZO5.js';
import {
  a as listReports,
  c as PriorityBadge,
  d as isSettled,
  f as narrowerReason,
  h as statusFilters,
  i as deleteReport,
  l as StateBadge,
  m as reportSorts,
  n as changeReportPriority,
  o as replyToReport,
  p as nextStatuses,
  r as changeReportStatus,
  s as reportStatistics,
  t as assignReport,
  u as defaultReportOrder,
} from './handling-BGdnEdis.js';
import { t as call } from './call-DKXJHjxq.js';
import { n as followed } from './followed-DXAL61Gf.js';
import { t as usePollParameter } from './use-poll-parameter-CAAa6p7W.js';
import { n as invalidate, o as queryOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import { t as messages$1 } from './report-words-B9hrlJUz.js';
import { t as shortId } from './short-id-Bym3mMAe.js';
import { t as UndoBar } from './undo-bar-BptKg8aA.js';
import { t as FigureStrip } from './figure-strip-BLWbNNV6.js';
import { n as SinceChip, t as timeIn } from './time-in-D2_Xs64i.js';
import { n as priorities, r as problemTypes } from './report-types-CGgzN0iD.js';
/* empty css                          */
import { t as SearchField } from './search-field-D5PakPsH.js';
import {
  a as CellText,
  c as list_table_module_default,
  i as CellNote,
  l as ListToolbar,
  n as ActionsCell,
  o as ListRow,
  r as Cell,
  s as ListFrame,
  t as ListTable,
  u as FilterSelect,
} from './list-table-D16g3UHc.js';
import { t as list_toolbar_module_default } from './list-toolbar.module-Takyoya6.js';
import { t as SavedViews } from './saved-views-D3-79f5B.js';
import { t as FilterChips } from './filter-chips-B0ZeE7K-.js';
import { r as mayOpen } from './may-call-CsvnxYuh.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
/* empty css                      */
import { t as ActionList } from './action-list-DBJMXJch.js';
import { t as Popover } from './popover-DslGbiX4.js';
import { Link, getRouteApi, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { ActionIcon, Button } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
// web/src/features/reports/list/use-report-action-groups.ts
var icons = {
  pending: IconPlayerPlay,
  in_progress: IconPlayerPlay,
  resolved: IconCircleCheck,
  closed: IconArchive,
  rejected: IconCircleX,
};
/** The actions for a report next to a reply. */
function useReportActionGroups({ report, close, onChange, onDelete }) {
  const { menu: m, row } = messages;
  const { priorities: words } = messages$1;
  const { me, mine, maySettle, mayDelete } = useReportRights(report);
  const navigate = useNavigate();
  const { status: before, settledAt, assignee, priority: present, caseId } = report;
  const then = (run) => () => {
    close();
    run();
  };
  return {
    case: [
      {
        label: m.openCase,
        Icon: IconInbox,
        run: then(
          () =>
            void navigate({
              to: '/desk',
              search: { case: caseId },
            }),
        ),
      },
    ],
    status: [
      ...nextStatuses[before]
        .filter((status) => maySettle || !isSettled(status))
        .map((status) => ({
          label: settledAt === null ? m.to[status] : m.reopen,
          Icon: icons[status],
          run: then(() =>
            onChange({
              report,
              status,
            }),
          ),
        })),
      {
        label: mine ? m.release : m.take,
        Icon: mine ? IconUserMinus : IconUserPlus,
        about: assignee && !mine ? row.assigned(assignee.name ?? row.unknown) : null,
        run: then(() =>
          onChange({
            report,
            assigneeId: mine ? null : me,
          }),
        ),
      },
    ],
    priority: priorities
      .filter((priority) => priority !== present)
      .map((priority) => ({
        label: m.prioritize(words[priority]),
        Icon: IconFlag,
        run: then(() =>
          onChange({
            report,
            priority,
          }),
        ),
      })),
    severe: [
      mayDelete && {
        label: m.delete,
        Icon: IconTrash,
        danger: true,
        run: then(() => onDelete(report)),
      },
    ],
  };
}
// web/src/api/reports/handling.ts
/** Others work on the same reports. */
var live = {
  ...followed(5e3, 'staff:reports'),
  placeholderData: keepPreviousData,
};
function useReports(query) {
  const { pollParameter, logNext } = usePollParameter();
  return {
    list: useQuery({
      ...queryOf(listReports, { query }),
      queryFn: ({ signal, client, queryKey }) => {
        const known = client.getQueryData(queryKey) !== void 0;
        return fetchData(listReports, {
          query: {
            ...query,
            ...pollParameter(known),
          },
          signal,
        });
      },
      ...live,
    }),
    logNext,
  };
}
var useReportStatistics = () =>
  useQuery({
    ...queryOf(reportStatistics),
    ...live,
  });
/** The replies to an open report, as colleagues may answer it too. Only the first request is logged as a read. */
function useReplies({ _id: id, replies }) {
  const { pollParameter } = usePollParameter();
  return useQuery({
    ...queryOf(listReplies, { params: { id } }),
    queryFn: ({ signal, client, queryKey }) => {
      const known = client.getQueryData(queryKey) !== void 0;
      return fetchData(listReplies, {
        params: { id },
        query: pollParameter(known),
        signal,
      });
    },
    select: (data) => data.replies.filter((reply) => 'repliedBy' in reply),
    placeholderData: { replies },
    ...followed(1e4, 'staff:reports'),
    gcTime: 0,
  });
}
/**
 * The current state of the open report, with its evidence, as colleagues may change it too. Fetched once it is open:
 * the log has its read already.
 */
var useOpenReport = ({ _id: id }, open) =>
  useQuery({
    ...queryOf(readReport, {
      params: { id },
      query: { poll: true },
    }),
    select: ({ report }) => ('evidence' in report ? report : null),
    enabled: open,
    refetchOnWindowFocus: false,
    ...followed(1e4, 'staff:reports'),
  });
function useReloadReports() {
  const client = useQueryClient();
  return () => invalidate(client, listReports, reportStatistics);
}
var useChangeReport = () =>
  useChange(
    async (change) => {
      const { _id: id, version: ifMatch } = change.report;
      const given = {
        params: { id },
        ifMatch,
      };
      if ('status' in change)
        return call(changeReportStatus, {
          ...given,
          body: { status: change.status },
        });
      if ('priority' in change)
        return call(changeReportPriority, {
          ...given,
          body: { priority: change.priority },
        });
      return call(assignReport, {
        ...given,
        body: { assigneeId: change.assigneeId },
      });
    },
    listReports,
    reportStatistics,
    readReport,
  );
var useDeleteReport = () =>
  useChange(({ _id: id }) => call(deleteReport, { params: { id } }), listReports, reportStatistics);
var useReply = ({ _id: id }) =>
  useChange(
    (body) =>
      call(replyToReport, {
        params: { id },
        body,
      }),
    listReports,
    reportStatistics,
    listReplies,
  );
// web/src/features/reports/report-actions.ts
/** The id of the row that gets the focus back. */
var rowId = (id) => `report-${id}`;
// web/src/features/reports/outcome-bar.tsx
/** Says how a report ended, and offers to reopen it until its reporter is notified. */
function OutcomeBar({ report, onClose }) {
  const { outcome: m } = messages;
  const { statuses } = messages$1;
  const { mutate, error, isPending } = useChangeReport();
  return /* @__PURE__ */ jsx(UndoBar, {
    action: report,
    seconds: 10,
    placement: 'floating',
    undoLabel: m.undo,
    dismissLabel: m.dismiss,
    pending: isPending,
    onUndo:
      report &&
      (() =>
        mutate(
          {
            report,
            status: 'in_progress',
          },
          {
            onSuccess: () => {
              onClose();
              document.getElementById(rowId(report._id))?.focus();
            },
          },
        )),
    onClose,
    children: error
      ? errorText(error)
      : report && m.done(shortId(report._id), statuses[report.status]),
  });
}
// web/src/features/reports/list/report-cards.tsx
var names$1 = ['total', 'pending', 'highPriority', 'responseTime'];
function ReportCards() {
  const { cards, about } = messages;
  const { data } = useReportStatistics();
  const valueOf = {
    total: data && formatNumber(data.total),
    pending:
      data &&
      /* @__PURE__ */ jsx(Link, {
        to: '/reports',
        search: { status: 'pending' },
        children: formatNumber(data.byStatus.pending),
      }),
    highPriority: data && formatNumber(data.highPriority),
    responseTime: data && (data.avgResponseTime ?? cards.unknown),
  };
  return /* @__PURE__ */ jsx(FigureStrip, {
    compact: true,
    figures: names$1.map((name) => ({
      ...cards[name],
      aboutLabel: about(cards[name].label),
      value: valueOf[name] ?? '–',
    })),
  });
}
// web/src/features/reports/report-query.ts
/** Filter, order and page as sent: values missing in the URL have their default. */
var toQuery = ({ page = 1, size = 10, ...filters }) => ({
  ...defaultReportOrder,
  ...withoutGaps(filters),
  page,
  limit: size,
});
/** A filter that is undefined would replace its default. */
var withoutGaps = (filters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== void 0));
// web/src/features/reports/list/report-sort-select.tsx
var orders = ['desc', 'asc'];
/** For screens without room for the headers that sort. */
function ReportSortSelect({ search, onChange }) {
  const { filters: m, columns } = messages;
  const { sortBy, sortOrder } = toQuery(search);
  return /* @__PURE__ */ jsx('div', {
    className: list_toolbar_module_default.sort,
    children: /* @__PURE__ */ jsx(FilterSelect, {
      label: m.sort,
      value: `${sortBy} ${sortOrder}`,
      data: reportSorts.flatMap((by) =>
        orders.map((order) => ({
          value: `${by} ${order}`,
          label: `${columns[by]}, ${m.orders[by][order]}`,
        })),
      ),
      onChange: (value) => {
        const [by, order] = value.split(' ');
        onChange({
          sortBy: by,
          sortOrder: order,
        });
      },
    }),
  });
}
// web/src/features/reports/reports-search.ts
var pageSizes = [10, 20, 50, 100];
var none = {
  search: void 0,
  status: void 0,
  problem_type: void 0,
  reason: void 0,
  priority: void 0,
  from: void 0,
  sortBy: void 0,
  sortOrder: void 0,
  page: void 0,
  size: void 0,
};
/** Whether the search leaves anything out. */
var isFiltered = ({ search, status, problem_type, reason, priority, from }) =>
  [search, status, problem_type, reason, priority, from].some((each) => each !== void 0);
var unfiltered = {
  search: void 0,
  status: void 0,
  problem_type: void 0,
  reason: void 0,
  priority: void 0,
  from: void 0,
};
/** URLs are typed, shared and old, so unknown values are ignored. */
function readReportsSearch(given) {
  const { search, page, size } = given;
  const text =
    typeof search === 'string' || typeof search === 'number' ? String(search).trim() : '';
  return {
    ...none,
    ...(text && { search: text.slice(0, 100) }),
    ...oneOf(given, 'status', statusFilters),
    ...oneOf(given, 'problem_type', problemTypes),
    ...oneOf(given, 'reason', reasonCodes),
    ...oneOf(given, 'priority', priorities),
    ...(timeIn(given['from']) && { from: timeIn(given['from']) }),
    ...oneOf(given, 'sortBy', reportSorts, defaultReportOrder.sortBy),
    ...oneOf(given, 'sortOrder', ['asc', 'desc'], defaultReportOrder.sortOrder),
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Math.min(Number(page), 1e6) }),
    ...(pageSizes.some((known) => known === size && known !== 10) && { size: Number(size) }),
  };
}
function oneOf(given, name, known, fallback) {
  const value = known.find((word) => word === given[name]);
  return value && value !== fallback ? { [name]: value } : {};
}
// web/src/features/reports/list/report-views.tsx
var names = ['status', 'problem_type', 'reason', 'priority', 'from', 'sortBy', 'sortOrder'];
var noOrder = {
  sortBy: void 0,
  sortOrder: void 0,
};
/** The built-in views. The list starts with the first. */
function ReportViews({ search, onChange }) {
  const { views: m } = messages;
  const { data } = useReportStatistics();
  const views = [
    {
      label: m.all,
      count: data?.total,
      view: {},
    },
    {
      label: m.open,
      count: data && data.byStatus.pending + data.byStatus.in_progress,
      view: {
        status: 'open',
        sortBy: 'priority',
      },
    },
    {
      label: m.pending,
      count: data?.byStatus.pending,
      view: { status: 'pending' },
    },
    {
      label: m.inProgress,
      count: data?.byStatus.in_progress,
      view: { status: 'in_progress' },
    },
  ];
  return /* @__PURE__ */ jsx(FilterChips, {
    chips: views.map(({ label, count, view }) => {
      const wanted = {
        ...unfiltered,
        ...noOrder,
        ...view,
      };
      return {
        label,
        count,
        pressed: !search.search && names.every((name) => wanted[name] === search[name]),
        choose: () => onChange(wanted),
      };
    }),
  });
}
// web/src/features/reports/list/report-filters.tsx
function ReportFilters({ search, onChange, onRefresh, refreshing }) {
  const { filters: m, views } = messages;
  const phone = useBelow('narrow');
  const { statuses, reasons, priorities: priorityWords } = messages$1;
  return /* @__PURE__ */ jsxs(ListToolbar, {
    search: /* @__PURE__ */ jsx(SearchField, {
      label: m.search,
      placeholder: phone ? m.searchShort : m.search,
      term: search.search ?? '',
      onSearch: (term) => onChange({ search: term }),
    }),
    chips: /* @__PURE__ */ jsx(ReportViews, {
      search,
      onChange,
    }),
    chipsEverywhere: true,
    doneLabel: m.done,
    onClear: isFiltered(search) ? () => onChange(unfiltered) : null,
    children: [
      /* @__PURE__ */ jsx(Choice, {
        label: m.status,
        value: search.status,
        options: statusFilters.map((value) => [value, value === 'open' ? m.open : statuses[value]]),
        onChange: (status) => onChange({ status }),
      }),
      /* @__PURE__ */ jsx(Choice, {
        label: m.type,
        value: search.problem_type,
        options: problemTypes.map((value) => [value, value]),
        onChange: (problem_type) => onChange({ problem_type }),
      }),
      /* @__PURE__ */ jsx(Choice, {
        label: m.reason,
        value: search.reason,
        options: reasonCodes.map((value) => [value, reasons[value]]),
        onChange: (reason) => onChange({ reason }),
      }),
      /* @__PURE__ */ jsx(Choice, {
        label: m.priority,
        value: search.priority,
        options: priorities.map((value) => [value, priorityWords[value]]),
        onChange: (priority) => onChange({ priority }),
      }),
      /* @__PURE__ */ jsx(ReportSortSelect, {
        search,
        onChange,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `row wrap gap-2 ${list_toolbar_module_default.tools}`,
        children: [
          /* @__PURE__ */ jsx(ActionIcon, {
            variant: 'default',
            size: 36,
            'aria-label': m.refresh,
            title: m.refresh,
            loading: refreshing,
            onClick: onRefresh,
            children: /* @__PURE__ */ jsx(IconRefresh, {
              size: 18,
              stroke: 1.75,
            }),
          }),
          /* @__PURE__ */ jsx(SavedViews, {
            screen: 'reports',
            builtIn: [
              {
                name: views.open,
                query: 'status=open&sortBy=priority',
              },
              {
                name: views.all,
                query: '',
              },
            ],
          }),
        ],
      }),
    ],
  });
}
function Choice({ label, value, options, onChange }) {
  const { filters: m } = messages;
  return /* @__PURE__ */ jsx(FilterSelect, {
    label,
    value: value ?? '',
    data: [
      {
        value: '',
        label: m.all,
      },
      ...options.map(([word, text]) => ({
        value: word,
        label: text,
      })),
    ],
    onChange: (chosen) => onChange(chosen || void 0),
  });
}
var report_item_module_default = {
  what: '_what_16muf_1',
  link: '_link_16muf_1',
  words: '_words_16muf_5',
  foot: '_foot_16muf_9',
  button: '_button_16muf_12',
};
// web/src/features/reports/list/person-link.tsx
/** The name of a person in a report, as a link for staff who may open their file. */
function PersonLink({ person }) {
  const { row: m } = messages;
  const session = useSession();
  if (!person) return /* @__PURE__ */ jsx(Fragment$1, { children: m.erased });
  const name = person.name ?? m.unknown;
  if (
    !mayOpen(session, {
      _id: person._id,
      isAdmin: false,
    })
  )
    return /* @__PURE__ */ jsx(Fragment$1, { children: name });
  return /* @__PURE__ */ jsx(Link, {
    className: `${report_item_module_default.link} ${list_table_module_default.link}`,
    to: '/users/$id',
    params: { id: person._id },
    children: name,
  });
}
// web/src/features/reports/list/reported-member.tsx
/** The member a report is about, and the number of reports in the same case. */
function ReportedMember({ report }) {
  const { row: m } = messages;
  if (!report.case) return null;
  const { total } = report.case;
  return /* @__PURE__ */ jsxs(CellNote, {
    children: [
      m.about,
      ' ',
      /* @__PURE__ */ jsx(PersonLink, { person: report.reportedUser }),
      total > 1 && ` ${m.inCase(total)}`,
    ],
  });
}
// web/src/features/reports/list/report-item.tsx
var ReportSheet = lazyRouteComponent(() => import('./report-sheet-CgtwPOE3.js'), 'ReportSheet');
/** A report on a phone: urgency and age first, then type and people, then the text. */
function ReportItem({ report, onReply, ...actions }) {
  const { row: m } = messages;
  const { mayReply, mayHandle } = useReportRights(report);
  const [open, setOpen] = useState(false);
  const { _id, user, assignee, problem_type } = report;
  const reason = narrowerReason(report.reason);
  const id = shortId(_id);
  return /* @__PURE__ */ jsxs('li', {
    id: rowId(_id),
    tabIndex: -1,
    className: 'grid gap-2 border-line rounded-lg bg-surface p-box',
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: 'row wrap gap-1-5',
        children: [
          /* @__PURE__ */ jsx(PriorityBadge, { priority: report.priority }),
          /* @__PURE__ */ jsx(StateBadge, { status: report.status }),
          /* @__PURE__ */ jsx('small', {
            className: 'push-end muted text-sm',
            children: lastActiveText(report.createdAt),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `muted text-sm anywhere ${report_item_module_default.what}`,
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'ink heading',
            children: problem_type,
          }),
          reason &&
            /* @__PURE__ */ jsx('small', {
              className: 'text-sm',
              children: messages$1.reasons[reason],
            }),
          /* @__PURE__ */ jsxs('p', {
            children: [
              /* @__PURE__ */ jsx('span', {
                className: 'mono',
                children: id,
              }),
              ' ',
              m.from,
              ' ',
              /* @__PURE__ */ jsx(PersonLink, { person: user }),
            ],
          }),
          /* @__PURE__ */ jsx(ReportedMember, { report }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: `anywhere clamp ${report_item_module_default.words}`,
        children: report.description,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `row ${report_item_module_default.foot}`,
        children: [
          /* @__PURE__ */ jsx('small', {
            className: 'flex-1 muted text-xs',
            children: assignee && m.assigned(assignee.name ?? m.unknown),
          }),
          /* @__PURE__ */ jsx('button', {
            className: report_item_module_default.button,
            type: 'button',
            disabled: !mayReply,
            'aria-label': m.replyTo(id),
            onClick: () => onReply(report),
            children: m.reply,
          }),
          /* @__PURE__ */ jsx(ActionIcon, {
            className: report_item_module_default.button,
            variant: 'subtle',
            color: 'gray',
            size: 44,
            'aria-label': m.more(id),
            disabled: !mayHandle,
            onClick: () => setOpen(true),
            children: /* @__PURE__ */ jsx(IconDotsVertical, {
              size: 20,
              stroke: 1.75,
            }),
          }),
        ],
      }),
      open &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(ReportSheet, {
            report,
            onClose: () => setOpen(false),
            ...actions,
          }),
        }),
    ],
  });
}
// web/src/features/reports/list/report-menu.tsx
/** The actions for the report of a row. */
function ReportMenu({ report, ...actions }) {
  const { row: m } = messages;
  const { mayHandle } = useReportRights(report);
  const label = m.more(shortId(report._id));
  return /* @__PURE__ */ jsx(Popover, {
    label,
    renderContent: (close) =>
      /* @__PURE__ */ jsx(Actions, {
        report,
        close,
        ...actions,
      }),
    children: (button) =>
      /* @__PURE__ */ jsx(ActionIcon, {
        ...button,
        variant: 'subtle',
        color: 'gray',
        size: 32,
        'aria-label': label,
        title: label,
        disabled: !mayHandle,
        children: /* @__PURE__ */ jsx(IconDots, {
          size: 18,
          stroke: 1.75,
        }),
      }),
  });
}
var Actions = (options) =>
  /* @__PURE__ */ jsx(ActionList, {
    dense: true,
    groups: useReportActionGroups(options),
  });
var reports_table_module_default = {
  table: '_table_o7ejb_2',
  words: '_words_o7ejb_37',
  type: '_type_o7ejb_53',
};
// web/src/features/reports/list/report-row.tsx
/** On narrow screens some columns become the second line of others. */
function ReportRow({ report, onReply, onChange, onDelete }) {
  const { row: m } = messages;
  const { mayReply, mayResolve } = useReportRights(report);
  const { _id, user, assignee, replies, createdAt } = report;
  const reason = narrowerReason(report.reason);
  const id = shortId(_id);
  const answers = replies.filter(({ isInternal }) => !isInternal).length;
  const notes = replies.length - answers;
  return /* @__PURE__ */ jsxs(ListRow, {
    id: rowId(_id),
    children: [
      /* @__PURE__ */ jsx(Cell, {
        className: 'mono',
        column: 'id',
        children: id,
      }),
      /* @__PURE__ */ jsxs(Cell, {
        column: 'description',
        children: [
          /* @__PURE__ */ jsx(CellText, {
            className: reports_table_module_default.words,
            title: report.description,
            children: report.description,
          }),
          /* @__PURE__ */ jsxs(CellNote, {
            narrow: true,
            children: [
              /* @__PURE__ */ jsx('span', {
                className: 'mono',
                children: id,
              }),
              ' ',
              report.problem_type,
              ' ',
              m.from,
              ' ',
              /* @__PURE__ */ jsx(PersonLink, { person: user }),
            ],
          }),
          /* @__PURE__ */ jsx(ReportedMember, { report }),
        ],
      }),
      /* @__PURE__ */ jsxs(Cell, {
        column: 'user',
        children: [
          /* @__PURE__ */ jsx(CellText, {
            children: /* @__PURE__ */ jsx(PersonLink, { person: user }),
          }),
          /* @__PURE__ */ jsx(CellNote, { children: user?.email }),
        ],
      }),
      /* @__PURE__ */ jsxs(Cell, {
        column: 'problem_type',
        children: [
          /* @__PURE__ */ jsx(CellText, {
            className: reports_table_module_default.type,
            children: report.problem_type,
          }),
          reason && /* @__PURE__ */ jsx(CellNote, { children: messages$1.reasons[reason] }),
        ],
      }),
      /* @__PURE__ */ jsx(Cell, {
        column: 'priority',
        children: /* @__PURE__ */ jsx(PriorityBadge, { priority: report.priority }),
      }),
      /* @__PURE__ */ jsxs(Cell, {
        column: 'status',
        children: [
          /* @__PURE__ */ jsx(StateBadge, { status: report.status }),
          assignee &&
            /* @__PURE__ */ jsx(CellNote, { children: m.assigned(assignee.name ?? m.unknown) }),
        ],
      }),
      /* @__PURE__ */ jsxs(Cell, {
        column: 'createdAt',
        children: [
          formatDate(createdAt),
          /* @__PURE__ */ jsx(CellNote, {
            narrow: true,
            children: m.replies(answers),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs(Cell, {
        column: 'replies',
        children: [
          formatNumber(answers),
          notes > 0 && /* @__PURE__ */ jsx(CellNote, { children: m.notes(notes) }),
        ],
      }),
      /* @__PURE__ */ jsxs(ActionsCell, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            size: 'xs',
            'aria-label': m.replyTo(id),
            disabled: !mayReply,
            onClick: () => onReply(report),
            children: m.reply,
          }),
          /* @__PURE__ */ jsx(ActionIcon, {
            variant: 'subtle',
            color: 'gray',
            size: 32,
            'aria-label': m.resolve(id),
            title: m.resolve(id),
            disabled: !mayResolve,
            onClick: () =>
              onChange({
                report,
                status: 'resolved',
              }),
            children: /* @__PURE__ */ jsx(IconCheck, {
              size: 18,
              stroke: 1.75,
            }),
          }),
          /* @__PURE__ */ jsx(ReportMenu, {
            report,
            onChange,
            onDelete,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/reports/list/reports-table.tsx
var column = (name, sort, folded = []) => ({
  name,
  label: messages.columns[name],
  sort,
  folded: folded.map((each) => ({
    name: each,
    label: messages.columns[each],
  })),
});
var columns = [
  column('id'),
  column('description', void 0, ['id', 'problem_type', 'user']),
  column('user'),
  column('problem_type', 'problem_type'),
  column('priority', 'priority'),
  column('status', 'status'),
  column('createdAt', 'createdAt', ['replies']),
  column('replies'),
];
/** New and urgent reports come first, and other columns start from A. */
var firstOrder = (sort) => (sort === 'createdAt' || sort === 'priority' ? 'desc' : 'asc');
function ReportsTable({ list, search, onSort, ...actions }) {
  const { sortBy, sortOrder } = toQuery(search);
  return /* @__PURE__ */ jsx(ListTable, {
    label: messages.title,
    className: reports_table_module_default.table,
    columns,
    actions: messages.columns.actions,
    order: {
      sort: sortBy,
      order: sortOrder,
      firstOrder,
    },
    onSort,
    children: /* @__PURE__ */ jsx('tbody', {
      children: list.reports.map((report) =>
        /* @__PURE__ */ jsx(
          ReportRow,
          {
            report,
            ...actions,
          },
          report._id,
        ),
      ),
    }),
  });
}
// web/src/features/reports/list/reports-list.tsx
/** A table, and on a phone a list of cards. */
function ReportsList({ stale, onClear, ...props }) {
  const { list, search, onReply, onChange, onDelete } = props;
  const actions = {
    onReply,
    onChange,
    onDelete,
  };
  const phone = useBelow('narrow');
  return /* @__PURE__ */ jsx(ListFrame, {
    label: messages.title,
    stale,
    none: list.reports.length === 0 ? messages.none : null,
    onClear: isFiltered(search) ? onClear : void 0,
    children: phone
      ? /* @__PURE__ */ jsx('ul', {
          className: 'plain-list grid gap-3',
          children: list.reports.map((report) =>
            /* @__PURE__ */ jsx(
              ReportItem,
              {
                report,
                ...actions,
              },
              report._id,
            ),
          ),
        })
      : /* @__PURE__ */ jsx(ReportsTable, { ...props }),
  });
}
// web/src/features/reports/reports-page.tsx
var reports_page_exports = /* @__PURE__ */ __exportAll({ ReportsPage: () => ReportsPage });
var route = getRouteApi('/reports');
var ReportDialogs = lazyRouteComponent(
  () => import('./report-dialogs-DKZJh405.js'),
  'ReportDialogs',
);
function ReportsPage() {
  const search = readReportsSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const { list: query, logNext } = useReports(toQuery(search));
  const { data, isPlaceholderData } = query;
  const reload = useReloadReports();
  const changing = useChangeReport();
  const [open, setOpen] = useState({});
  const [dialogsNeeded, setDialogsNeeded] = useState(false);
  if (!dialogsNeeded && Object.keys(open).length > 0) setDialogsNeeded(true);
  const [refreshing, setRefreshing] = useState(false);
  const [settled, setSettled] = useState(null);
  const apply = (given) =>
    changing.mutate(given, {
      onSuccess: ({ data: { report } }) =>
        setSettled('status' in given && report.settledAt !== null ? report : null),
    });
  const change = ({ page, ...changed }) =>
    void navigate({
      search: (before) =>
        readReportsSearch({
          ...before,
          page,
          ...changed,
        }),
      replace: false,
    });
  const caption = data?.totalKind === 'at-least' ? messages.showingAtLeast : messages.showing;
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    aside:
      data &&
      /* @__PURE__ */ jsx('p', {
        className: 'muted text-sm tabular',
        'aria-live': 'polite',
        children: caption(data.reports.length, data.pagination.total),
      }),
    children: [
      /* @__PURE__ */ jsx(ReportCards, {}),
      /* @__PURE__ */ jsx(ReportFilters, {
        search,
        onChange: change,
        refreshing,
        onRefresh: () => {
          setRefreshing(true);
          logNext();
          reload().finally(() => setRefreshing(false));
        },
      }),
      search.from &&
        /* @__PURE__ */ jsx(SinceChip, {
          from: search.from,
          onClear: () => change({ from: void 0 }),
        }),
      /* @__PURE__ */ jsx(ChangeFailure, { changing }),
      !data && !query.error && /* @__PURE__ */ jsx(ListSkeleton, { loading: messages.loading }),
      query.error &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
      data &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx(ReportsList, {
              list: data,
              stale: isPlaceholderData,
              search,
              onSort: (sortBy, sortOrder) =>
                change({
                  sortBy,
                  sortOrder,
                }),
              onClear: () => change(unfiltered),
              onReply: (reply) => setOpen({ reply }),
              onChange: apply,
              onDelete: (remove) => setOpen({ remove }),
            }),
            /* @__PURE__ */ jsx(Pagination, {
              pagination: data.pagination,
              sizes: pageSizes,
              onChange: change,
            }),
          ],
        }),
      dialogsNeeded &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(ReportDialogs, {
            open,
            onClose: () => setOpen({}),
          }),
        }),
      /* @__PURE__ */ jsx(OutcomeBar, {
        report: settled,
        onClose: () => setSettled(null),
      }),
    ],
  });
}
/** The reason why the server refused a change; the list already shows the current report. */
function ChangeFailure({ changing }) {
  const { error, variables } = changing;
  if (!error) return null;
  return /* @__PURE__ */ jsxs(Alert, {
    kind: 'danger',
    children: [
      /* @__PURE__ */ jsx('span', {
        children:
          variables && 'status' in variables ? messages.changeFailed : messages.otherChangeFailed,
      }),
      hasStatus(error, 400, 499) &&
        /* @__PURE__ */ jsxs('span', { children: [' ', errorText(error)] }),
    ],
  });
}
export {
  ReportsPage,
  useReplies as a,
  useOpenReport as i,
  useChangeReport as n,
  useReply as o,
  useDeleteReport as r,
  useReportActionGroups as s,
  reports_page_exports as t,
};

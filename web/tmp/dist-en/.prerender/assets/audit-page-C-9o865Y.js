globalThis.lazySources.push('src/features/audit/audit-page.tsx');
import { t as download } from './download-B-GskJm-.js';
import { a as pagesOf } from './query-AAxsCU1Q.js';
import {
  F as errorText,
  f as Select,
  n as useBelow,
  r as Alert,
  v as capitalize,
  y as formatDate,
} from '../entry.mjs';
import { t as messages$1 } from './lists-_R1AHlhb.js';
import { t as DataTable } from './data-table-DSXaqDH7.js';
import { t as ListSkeleton } from './list-skeleton-C6YABlqL.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
/* empty css                      */
import { t as Dialog } from './dialog-CUco7XAF.js';
/* empty css                     */
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { Link, getRouteApi } from '@tanstack/react-router';
import 'typebox';
import { Button, TextInput } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
// contract/src/audit.ts
var listAudit = {
  method: 'GET',
  url: '/audit',
  access: ['administrator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var exportAudit = {
  method: 'GET',
  url: '/audit/export',
  access: ['administrator'],
  freshProof: 'always',
  schema: { response: { 200: { required: [] } } },
};
// web/src/api/audit.ts
/** Never refetched automatically, because every read of the audit log is logged. */
var useAudit = (filter) =>
  useInfiniteQuery({
    ...pagesOf(listAudit, {
      query: {
        ...filter,
        limit: 50,
      },
    }),
    staleTime: Infinity,
    gcTime: 0,
  });
var useExportAudit = () =>
  useMutation({ mutationFn: ({ filter, file }) => download(exportAudit, { query: filter }, file) });
// web/src/texts/en/audit.ts
var messages = {
  title: 'Audit Log',
  loading: 'Loading the audit log…',
  failed: "The audit log couldn't be loaded",
  again: 'Try again',
  about: "Everything the team views and changes. It can't be edited, and viewing it is logged too.",
  actions: {
    'member.list': 'searched the users',
    'member.read': 'viewed',
    'member.export': 'exported users',
    'member.edit': 'edited',
    'member.verify': 'verified the email of',
    'member.activate': 'activated',
    'member.deactivate': 'deactivated',
    'member.ban': 'banned',
    'member.email-undo': 'undid the change of the address of',
    'member.ban-end': 'lifted the ban on',
    'member.note': 'added a note on',
    'member.note-delete': 'deleted a note on',
    'member.session-end': 'signed out a device of',
    'member.vip': 'gave VIP to',
    'member.vip-end': 'ended VIP for',
    'report.list': 'searched the reports',
    'payment.list': 'viewed the subscriptions',
    'payment.read': 'viewed payments of',
    'payment.refund': 'refunded a payment of',
    'payment.end': 'ended the subscription of',
    'payment.withdraw': 'recorded the withdrawal from the contract of',
    'plan.rights': 'changed what plans include',
    'report.read': 'read',
    'report.reply': 'replied to',
    'report.note': 'added a note on',
    'report.status': 'changed the status of',
    'report.priority': 'changed the priority of',
    'report.assign': 'assigned',
    'report.delete': 'deleted',
    'case.claim': 'took a case about',
    'case.escalate': 'escalated a case about',
    'case.decide': 'decided a case about',
    'case.undo': 'undid a decision about',
    'case.appeal': 'decided an appeal about',
    'case.danger': 'recorded a danger to life about',
    'reporter.standing': 'warned or set aside the reports of',
    'desk.ladder': 'changed what strikes lead to',
    'desk.text': 'changed a canned answer',
    'photo.read': 'viewed a photo in review of',
    'photo.undo': 'undid a decision on a photo:',
    'photo.approve': 'approved a photo:',
    'photo.reject': 'rejected a photo:',
    'staff.list': 'viewed the team',
    'staff.create': 'created an administrator:',
    'staff.promote': 'made an administrator of',
    'staff.password': 'set a new password for',
    'staff.reset-factor': 'reset two-factor authentication for',
    'invitation.create': 'invited to the team:',
    'invitation.resend': 'resent an invitation:',
    'invitation.revoke': 'revoked an invitation:',
    'invitation.accept': 'joined the team:',
    'figures.export': 'exported figures',
    'job.retry': 'retried a failed job',
    'job.drop': 'deleted a failed job',
    'audit.read': 'read this log',
    'audit.export': 'exported this log',
    'audit.erase': 'erased log details about',
  },
  columns: ['Time', 'Action', 'Role', 'IP address'],
  noAddress: 'None',
  label: 'Log entries, newest first',
  operator: 'Operator',
  system: 'System',
  unknown: 'Deleted user',
  report: (id) => `report ${id}`,
  photo: (id) => `photo ${id}`,
  invitation: 'an invitation',
  setting: 'a setting',
  none: 'No matching entries.',
  more: 'Show older entries',
  roles: {
    administrator: 'Administrator',
    moderator: 'Moderator',
    support: 'Support',
    analyst: 'Analyst',
    member: 'Member',
    operator: 'Operator',
    system: 'System',
  },
  details: 'Details',
  onlyBy: (name) => `Show only actions by ${name}`,
  onlyAbout: (name) => `Show only entries about ${name}`,
  onlyFrom: (address) => `Show only entries from ${address}`,
  nothing: 'nothing',
  became: 'changed to',
  filters: {
    label: 'Filter',
    action: 'Action',
    every: 'All actions',
    from: 'From',
    to: 'To',
    address: 'IP address',
    wrongAddress: 'Enter an IP address, such as 203.0.113.7.',
    reads: 'Show views too',
    apply: 'Apply',
    actor: 'Person',
    subject: 'Subject',
    clear: (what) => `Clear filter: ${what}`,
    clearAll: 'Clear filters',
    export: 'Export',
    exporting: 'Exporting…',
    file: 'audit.csv',
  },
};
// web/src/features/audit/audit-query.ts
/** The filter in the URL for the API: days become the times at which they start and end for the reader. */
var toFilter = ({ from, to, ...search }) => ({
  ...Object.fromEntries(Object.entries(search).filter(([, value]) => value !== void 0)),
  ...(from && { from: /* @__PURE__ */ new Date(`${from}T00:00`).toISOString() }),
  ...(to && { to: startOfNextDay(to) }),
});
function startOfNextDay(day) {
  const time = /* @__PURE__ */ new Date(`${day}T00:00`);
  time.setDate(time.getDate() + 1);
  return time.toISOString();
}
// web/src/features/audit/audit-search.ts
/** How many filters narrow the log. */
var countFilters = (search) => Object.values(search).filter((value) => value !== void 0).length;
var unfiltered = {
  actor: void 0,
  subject: void 0,
  action: void 0,
  from: void 0,
  to: void 0,
  address: void 0,
  reads: void 0,
};
var uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
var addressPattern = /^[0-9a-fA-F:.]{2,45}$/;
var day$1 = /^\d{4}-\d\d-\d\d$/;
/** Every key is named, because the router keeps what a validated search does not name. */
function readAuditSearch(given) {
  const text = (name, pattern) => {
    const value = given[name];
    return typeof value === 'string' && pattern.test(value) ? value : void 0;
  };
  return {
    actor: text('actor', uuid),
    subject: text('subject', uuid),
    action: text('action', /^[a-z]+\.[a-z-]{1,30}$/),
    from: text('from', day$1),
    to: text('to', day$1),
    address: text('address', addressPattern),
    reads: given['reads'] === true || void 0,
  };
}
// web/src/features/audit/audit-export.tsx
function AuditExport({ search }) {
  const { filters: m } = messages;
  const { mutate, isPending, error } = useExportAudit();
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        leftSection: /* @__PURE__ */ jsx(IconDownload, {
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        disabled: isPending,
        onClick: () =>
          mutate({
            filter: toFilter(search),
            file: m.file,
          }),
        children: isPending ? m.exporting : m.export,
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
    ],
  });
}
var auditActions = /* @__PURE__ */ Object.keys({
  'member.list': { reads: true },
  'member.read': { reads: true },
  'member.export': {},
  'member.edit': { isShownToMember: true },
  'member.verify': { isShownToMember: true },
  'member.activate': { isShownToMember: true },
  'member.deactivate': { isShownToMember: true },
  'member.ban': { isShownToMember: true },
  'member.ban-end': { isShownToMember: true },
  'member.email-undo': { isShownToMember: true },
  'member.note': {},
  'member.note-delete': {},
  'member.session-end': { isShownToMember: true },
  'member.vip': { isShownToMember: true },
  'member.vip-end': { isShownToMember: true },
  'payment.list': { reads: true },
  'payment.read': { reads: true },
  'payment.refund': { isShownToMember: true },
  'payment.end': { isShownToMember: true },
  'payment.withdraw': { isShownToMember: true },
  'plan.rights': {},
  'report.list': { reads: true },
  'report.read': { reads: true },
  'report.reply': {},
  'report.note': {},
  'report.status': {},
  'report.priority': {},
  'report.assign': {},
  'report.delete': {},
  'case.claim': {},
  'case.escalate': {},
  'case.decide': {},
  'case.undo': {},
  'case.appeal': {},
  'case.danger': {},
  'reporter.standing': {},
  'desk.ladder': {},
  'desk.text': {},
  'photo.read': { reads: true },
  'photo.undo': {},
  'photo.approve': {},
  'photo.reject': {},
  'staff.list': { reads: true },
  'staff.create': {},
  'staff.promote': {},
  'staff.password': {},
  'staff.reset-factor': {},
  'invitation.create': {},
  'invitation.resend': {},
  'invitation.revoke': {},
  'invitation.accept': {},
  'figures.export': {},
  'job.retry': {},
  'job.drop': {},
  'audit.read': { reads: true },
  'audit.export': {},
  'audit.erase': {},
});
var audit_page_module_default = {
  fields: '_fields_nh293_1',
  action: '_action_nh293_17',
  details: '_details_nh293_20',
  summary: '_summary_nh293_24',
  bar: '_bar_nh293_31',
  panel: '_panel_nh293_36',
  cell: '_cell_nh293_68',
  day: '_day_nh293_73',
  headCell: '_headCell_nh293_87',
  term: '_term_nh293_105',
  added: '_added_nh293_109',
  date: '_date_nh293_120',
};
// web/src/features/audit/audit-filters.tsx
/** The whole sign opens the calendar of the browser. */
var dateLook = {
  type: 'date',
  className: audit_page_module_default.date ?? '',
  rightSection: /* @__PURE__ */ jsx(IconCalendar, {
    size: 16,
    stroke: 1.75,
    'aria-hidden': true,
  }),
  rightSectionPointerEvents: 'none',
};
/** The texts are parts of sentences, after whose last word comes the subject. */
var nameOf = (text) => capitalize(text.replace(/( (of|on|for|about|to))?:?$/, ''));
/** Dates and address take effect on Apply, because every read is logged. */
function AuditFilters({ search, onChange, onApplied }) {
  const { filters: m, actions } = messages;
  const { action, from = '', to = '', address = '', reads = false } = search;
  const data = auditActions.map((value) => ({
    value,
    label: nameOf(actions[value]),
  }));
  const form = useApiForm({
    initialValues: {
      from,
      to,
      address,
    },
    validate: {
      address: (text) => (!text.trim() || addressPattern.test(text.trim()) ? null : m.wrongAddress),
    },
    submit: async (values) => {
      onApplied?.();
      onChange({
        from: values.from || void 0,
        to: values.to || void 0,
        address: values.address.trim() || void 0,
      });
    },
  });
  return /* @__PURE__ */ jsxs('form', {
    className: `flex wrap gap-3 items-end ${audit_page_module_default.fields}`,
    'aria-label': m.label,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(Select, {
        label: m.action,
        value: action ?? '',
        data: [
          {
            value: '',
            label: m.every,
          },
          ...data,
        ],
        onChange: ({ currentTarget }) => onChange({ action: currentTarget.value || void 0 }),
      }),
      /* @__PURE__ */ jsx(TextInput, {
        ...dateLook,
        label: m.from,
        ...form.getInputProps('from'),
      }),
      /* @__PURE__ */ jsx(TextInput, {
        ...dateLook,
        label: m.to,
        ...form.getInputProps('to'),
      }),
      /* @__PURE__ */ jsx(TextInput, {
        label: m.address,
        maxLength: 45,
        ...form.getInputProps('address'),
      }),
      !action &&
        /* @__PURE__ */ jsxs('label', {
          className: 'row gap-2 text-sm min-h-40',
          children: [
            /* @__PURE__ */ jsx('input', {
              className: 'checkbox',
              type: 'checkbox',
              checked: reads,
              onChange: ({ currentTarget }) => onChange({ reads: currentTarget.checked || void 0 }),
            }),
            m.reads,
          ],
        }),
      /* @__PURE__ */ jsx(Button, {
        type: 'submit',
        color: 'ink',
        children: m.apply,
      }),
    ],
  });
}
// web/src/features/audit/audit-narrowing.tsx
/** The filters that come from links in the log: each is a button that removes it. */
function AuditNarrowing({ search, onChange }) {
  const { filters: m } = messages;
  return ['actor', 'subject'].map(
    (name) =>
      search[name] &&
      /* @__PURE__ */ jsx(
        Button,
        {
          variant: 'default',
          rightSection: /* @__PURE__ */ jsx(IconX, {
            size: 16,
            'aria-hidden': true,
          }),
          'aria-label': m.clear(m[name]),
          onClick: () => onChange({ [name]: void 0 }),
          children: m[name],
        },
        name,
      ),
  );
}
// web/src/features/audit/audit-toolbar.tsx
/** On a phone the filters are in a sheet, and their number is on its button. */
function AuditToolbar({ search, onChange }) {
  const phone = useBelow('narrow');
  const [opened, setOpened] = useState(false);
  const { filters } = messages$1;
  const count = countFilters(search);
  const fields = /* @__PURE__ */ jsx(
    AuditFilters,
    {
      search,
      onChange,
    },
    JSON.stringify(search),
  );
  const narrowing = /* @__PURE__ */ jsx(AuditNarrowing, {
    search,
    onChange,
  });
  if (!phone)
    return /* @__PURE__ */ jsxs('div', {
      className: `flex wrap gap-3 items-end ${audit_page_module_default.bar}`,
      children: [fields, narrowing, /* @__PURE__ */ jsx(AuditExport, { search })],
    });
  return /* @__PURE__ */ jsxs('div', {
    className: `flex wrap gap-3 items-end ${audit_page_module_default.bar}`,
    children: [
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        leftSection: /* @__PURE__ */ jsx(IconAdjustmentsHorizontal, {
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        onClick: () => setOpened(true),
        children: count > 0 ? `${filters.title} (${count})` : filters.title,
      }),
      /* @__PURE__ */ jsx(AuditExport, { search }),
      narrowing,
      /* @__PURE__ */ jsx(Dialog, {
        opened,
        onClose: () => setOpened(false),
        title: filters.title,
        closeLabel: filters.close,
        children: /* @__PURE__ */ jsx(
          AuditFilters,
          {
            search,
            onChange,
            onApplied: () => setOpened(false),
          },
          JSON.stringify(search),
        ),
      }),
    ],
  });
}
// web/src/features/audit/detail-lines.ts
/** The differences between before and after, then all other details. */
function detailLines(details) {
  const { before, after, filter, ...rest } = record(details);
  const old = record(before);
  const fresh = record(after);
  return [
    ...[.../* @__PURE__ */ new Set([...Object.keys(old), ...Object.keys(fresh)])]
      .filter((name) => textOf(old[name]) !== textOf(fresh[name]))
      .map((name) => ({
        name,
        before: textOf(old[name]),
        value: textOf(fresh[name]),
      })),
    ...Object.entries({
      ...record(filter),
      ...rest,
    }).map(([name, value]) => ({
      name,
      value: textOf(value),
    })),
  ];
}
var record = (value) => (typeof value === 'object' && value !== null ? value : {});
function textOf(value) {
  if (value === null || value === void 0 || value === '') return null;
  if (Array.isArray(value)) return value.map(textOf).join(', ') || null;
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .filter(([, part]) => part !== null)
        .map(([name, part]) => `${name}: ${textOf(part)}`)
        .join(', ') || null
    );
  return String(value);
}
// web/src/features/audit/subject.tsx
/** The subject of an entry, as a link to it or to its entries. */
function Subject({ entry: { subject, details } }) {
  const { kind, _id: id, name } = subject;
  if (!kind || !id) return null;
  if (kind === 'invitation')
    return /* @__PURE__ */ jsx('b', { children: addressIn(details) ?? messages.invitation });
  if (kind === 'member' && name)
    return /* @__PURE__ */ jsx(Link, {
      to: '/users/$id',
      params: { id },
      className: 'underline ink semibold',
      children: name,
    });
  const title =
    kind === 'member'
      ? messages.unknown
      : kind === 'report'
        ? messages.report(id.slice(-6))
        : kind === 'photo'
          ? messages.photo(id.slice(-6))
          : messages.setting;
  return /* @__PURE__ */ jsx(Link, {
    to: '/audit',
    search: { subject: id },
    className: 'underline ink semibold',
    title: messages.onlyAbout(title),
    children: title,
  });
}
function addressIn(details) {
  const { email } = details ?? {};
  return typeof email === 'string' ? email : null;
}
// web/src/features/audit/entry-row.tsx
function EntryRow({ entry }) {
  const { at, actor, action, details, address } = entry;
  const who =
    actor.name ??
    (actor.role === 'operator' ? messages.operator : null) ??
    (actor.role === 'system' ? messages.system : messages.unknown);
  return /* @__PURE__ */ jsxs('tr', {
    children: [
      /* @__PURE__ */ jsx('td', {
        className: audit_page_module_default.cell,
        children: /* @__PURE__ */ jsx('time', {
          dateTime: at,
          children: formatDate(at, {
            dateStyle: void 0,
            timeStyle: 'medium',
          }),
        }),
      }),
      /* @__PURE__ */ jsx('td', {
        className: audit_page_module_default.cell,
        'data-wide': true,
        children: /* @__PURE__ */ jsxs('div', {
          className: `flex wrap items-baseline py-2 wrap-normal ${audit_page_module_default.action}`,
          children: [
            /* @__PURE__ */ jsxs('span', {
              children: [
                /* @__PURE__ */ jsx(Link, {
                  to: '/audit',
                  search: { actor: actor._id },
                  className: 'underline ink semibold',
                  title: messages.onlyBy(who),
                  children: who,
                }),
                ' ',
                messages.actions[action] ?? action,
                ' ',
                /* @__PURE__ */ jsx(Subject, { entry }),
              ],
            }),
            /* @__PURE__ */ jsx(Details, { details }),
          ],
        }),
      }),
      /* @__PURE__ */ jsx('td', {
        className: audit_page_module_default.cell,
        children: messages.roles[actor.role] ?? actor.role,
      }),
      /* @__PURE__ */ jsx('td', {
        className: audit_page_module_default.cell,
        children:
          address === null
            ? messages.noAddress
            : /* @__PURE__ */ jsx(Link, {
                to: '/audit',
                search: { address },
                className: 'hover-underline',
                title: messages.onlyFrom(address),
                children: address,
              }),
      }),
    ],
  });
}
function Details({ details }) {
  const lines = detailLines(details);
  if (lines.length === 0) return null;
  return /* @__PURE__ */ jsxs('details', {
    className: `muted ${audit_page_module_default.details}`,
    children: [
      /* @__PURE__ */ jsx('summary', {
        className: `text-xs clickable disclosure ${audit_page_module_default.summary}`,
        children: messages.details,
      }),
      /* @__PURE__ */ jsx('dl', {
        className: 'grid gap-1 m-0 mt-1-5',
        children: lines.map(({ name, before, value }) =>
          /* @__PURE__ */ jsxs(
            'div',
            {
              className: 'flex wrap gap-1-by-2',
              children: [
                /* @__PURE__ */ jsx('dt', {
                  className: `semibold ${audit_page_module_default.term}`,
                  children: name,
                }),
                before === void 0
                  ? /* @__PURE__ */ jsx('dd', {
                      className: 'm-0 anywhere',
                      children: value ?? messages.nothing,
                    })
                  : /* @__PURE__ */ jsxs('dd', {
                      className: 'm-0 anywhere',
                      children: [
                        /* @__PURE__ */ jsx('del', {
                          className: 'color-danger',
                          children: before ?? messages.nothing,
                        }),
                        ' ',
                        messages.became,
                        ' ',
                        /* @__PURE__ */ jsx('ins', {
                          className: `color-success ${audit_page_module_default.added}`,
                          children: value ?? messages.nothing,
                        }),
                      ],
                    }),
              ],
            },
            name,
          ),
        ),
      }),
    ],
  });
}
// web/src/features/audit/audit-page.tsx
var route = getRouteApi('/audit');
/** What staff read and changed, as sentences. */
function AuditPage() {
  const search = readAuditSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const query = useAudit(toFilter(search));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const change = (wanted) =>
    void navigate({
      search: (before) =>
        readAuditSearch({
          ...before,
          ...wanted,
        }),
    });
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'muted pretty',
        children: messages.about,
      }),
      /* @__PURE__ */ jsx(AuditToolbar, {
        search,
        onChange: change,
      }),
      !data && !query.error && /* @__PURE__ */ jsx(ListSkeleton, { loading: messages.loading }),
      query.error &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
      data &&
        /* @__PURE__ */ jsxs('section', {
          className: `overflow-hidden ${panel_module_default.panel} ${audit_page_module_default.panel}`,
          children: [
            /* @__PURE__ */ jsx(DataTable, {
              label: messages.label,
              columns: messages.columns,
              stacks: true,
              children: entries.map((entry, index) =>
                /* @__PURE__ */ jsxs(
                  Fragment,
                  {
                    children: [
                      dayOf(entry) !== dayOf(entries[index - 1]) &&
                        /* @__PURE__ */ jsx('tr', {
                          className: audit_page_module_default.day,
                          children: /* @__PURE__ */ jsx('th', {
                            className: audit_page_module_default.headCell,
                            colSpan: messages.columns.length,
                            scope: 'colgroup',
                            children: dayOf(entry),
                          }),
                        }),
                      /* @__PURE__ */ jsx(EntryRow, { entry }),
                    ],
                  },
                  entry._id,
                ),
              ),
            }),
            entries.length === 0 &&
              /* @__PURE__ */ jsxs('div', {
                className: 'grid justify-items-center gap-4 muted text-center p-none',
                children: [
                  /* @__PURE__ */ jsx('p', { children: messages.none }),
                  countFilters(search) > 0 &&
                    /* @__PURE__ */ jsx(Button, {
                      variant: 'default',
                      onClick: () => change(unfiltered),
                      children: messages$1.clearFilters,
                    }),
                ],
              }),
          ],
        }),
      hasNextPage &&
        /* @__PURE__ */ jsx(Button, {
          className: 'justify-self-center',
          variant: 'default',
          loading: isFetchingNextPage,
          onClick: () => void fetchNextPage(),
          children: messages.more,
        }),
    ],
  });
}
var dayOf = (entry) => entry && formatDate(entry.at, { dateStyle: 'full' });
export { AuditPage };

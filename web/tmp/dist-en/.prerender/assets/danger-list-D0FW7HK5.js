import { t as call } from './call-DKXJHjxq.js';
import { a as pagesOf, o as queryOf, s as useChange } from './query-AAxsCU1Q.js';
/* empty css                     */
import { r as Alert, y as formatDate } from '../entry.mjs';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { a as required } from './field-rules-DCPVh_RY.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { i as recordDanger, n as listAllDangers, r as listDangers } from './safety-B11iDMrR.js';
import { Link } from '@tanstack/react-router';
import { Button, TextInput, Textarea } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/api/desk/dangers.ts
/** Fetched when it is opened and after a change, because every read is logged. */
var look = {
  staleTime: Infinity,
  gcTime: 0,
};
var useAllDangers = () =>
  useInfiniteQuery({
    ...pagesOf(listAllDangers, { query: { limit: 30 } }),
    ...look,
  });
var useDangersOfCase = (id) =>
  useQuery({
    ...queryOf(listDangers, { params: { id } }),
    select: ({ records }) => records,
    ...look,
  });
var useRecordDanger = (id) =>
  useChange(
    (body) =>
      call(recordDanger, {
        params: { id },
        body,
      }),
    listDangers,
    listAllDangers,
  );
// web/src/texts/en/danger.ts
var messages = {
  title: 'Danger to Life',
  about:
    "If someone's life or safety may be in danger, contact the police where they are first, then record here what you passed on. Only the team sees these records, and they can't be deleted.",
  loading: 'Loading records...',
  failed: 'Error loading records',
  again: 'Try again',
  none: 'No records yet. You can add one from a case.',
  noneOfCase: 'No records from this case.',
  more: 'Show more',
  newRecord: (reference) => `New record for case #${reference}`,
  openCase: (reference) => `Open case #${reference}`,
  person: (name) => `About ${name}`,
  unnamed: 'someone without a name',
  suspicion: 'What you suspect',
  suspicionAbout: 'Who may be in danger, of what, and how you know.',
  to: 'Passed to',
  toAbout: 'The police station, court or Europol unit.',
  passedWhat: 'What was passed on',
  passedWhatAbout: 'For example messages, the profile or an IP address.',
  passedAt: 'Passed on at',
  referenceField: 'Their reference number, if you have one',
  reference: 'Reference number',
  recordedBy: 'Recorded by',
  colleague: 'A former colleague',
  save: 'Save record',
  close: 'Close',
  saved: 'The record is saved.',
};
// web/src/features/desk/danger/danger-form.tsx
var initialValues = {
  suspicion: '',
  passedTo: '',
  passedWhat: '',
  reference: '',
  passedAt: '',
};
var filled = (text) => required(text.trim());
function DangerForm({ caseId }) {
  const { mutateAsync } = useRecordDanger(caseId);
  const [isSaved, setSaved] = useState(false);
  const values = useApiForm({
    initialValues,
    validate: {
      suspicion: filled,
      passedTo: filled,
      passedWhat: filled,
      passedAt: required,
    },
    onValuesChange: ({ suspicion }) => suspicion && setSaved(false),
    submit: async ({ reference, passedAt, ...typed }) => {
      const time = new Date(passedAt).toISOString();
      const number = reference.trim() && { reference: reference.trim() };
      await mutateAsync({
        ...typed,
        passedAt: time,
        ...number,
      });
      values.reset();
      setSaved(true);
    },
  });
  const button = useKeptFocus(values.submitting);
  const field = {
    required: true,
    withAsterisk: false,
  };
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-5',
    ...values.formProps,
    children: [
      /* @__PURE__ */ jsx(Textarea, {
        'data-autofocus': true,
        label: messages.suspicion,
        description: messages.suspicionAbout,
        ...field,
        autosize: true,
        minRows: 3,
        maxLength: 4e3,
        ...values.getInputProps('suspicion'),
      }),
      /* @__PURE__ */ jsx(TextInput, {
        label: messages.to,
        description: messages.toAbout,
        ...field,
        maxLength: 300,
        ...values.getInputProps('passedTo'),
      }),
      /* @__PURE__ */ jsx(Textarea, {
        label: messages.passedWhat,
        description: messages.passedWhatAbout,
        ...field,
        autosize: true,
        minRows: 3,
        maxLength: 4e3,
        ...values.getInputProps('passedWhat'),
      }),
      /* @__PURE__ */ jsx(TextInput, {
        type: 'datetime-local',
        label: messages.passedAt,
        ...field,
        ...values.getInputProps('passedAt'),
      }),
      /* @__PURE__ */ jsx(TextInput, {
        label: messages.referenceField,
        maxLength: 200,
        ...values.getInputProps('reference'),
      }),
      values.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: values.failure,
        }),
      isSaved &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: messages.saved,
        }),
      /* @__PURE__ */ jsx('div', {
        className: 'row wrap justify-end gap-3',
        children: /* @__PURE__ */ jsx(Button, {
          ref: button,
          type: 'submit',
          color: 'ink',
          loading: values.submitting,
          children: messages.save,
        }),
      }),
    ],
  });
}
var danger_list_module_default = {
  record: '_record_zd8eg_2',
  facts: '_facts_zd8eg_7',
  time: '_time_zd8eg_16',
  date: '_date_zd8eg_16',
};
// web/src/features/desk/danger/danger-list.tsx
/** The latest first, by month. */
function DangerList({ records, none, isOfOpenCase = false }) {
  if (records.length === 0)
    return /* @__PURE__ */ jsx('p', {
      className: 'muted',
      children: none,
    });
  return [...new Set(records.map(monthOf))].map((month) =>
    /* @__PURE__ */ jsxs(
      'section',
      {
        className: 'grid gap-2',
        children: [
          !isOfOpenCase &&
            /* @__PURE__ */ jsx('h2', {
              className: 'heading',
              children: month,
            }),
          /* @__PURE__ */ jsx('ol', {
            className: `plain-list container ${panel_module_default.panel}`,
            children: records
              .filter((record) => monthOf(record) === month)
              .map((record) =>
                /* @__PURE__ */ jsx(
                  Record,
                  {
                    record,
                    isOfOpenCase,
                  },
                  record._id,
                ),
              ),
          }),
        ],
      },
      month,
    ),
  );
}
var monthOf = ({ passedAt }) =>
  formatDate(passedAt, {
    dateStyle: void 0,
    month: 'long',
    year: 'numeric',
  });
var timeOf = (date) =>
  formatDate(date, {
    dateStyle: void 0,
    timeStyle: 'short',
  });
function Record({ record, isOfOpenCase }) {
  const { caseId, person, passedTo, passedAt } = record;
  return /* @__PURE__ */ jsxs('li', {
    className: `grid gap-3 p-panel ${danger_list_module_default.record}`,
    children: [
      /* @__PURE__ */ jsxs('time', {
        className: `muted tabular ${danger_list_module_default.time}`,
        dateTime: passedAt,
        children: [
          /* @__PURE__ */ jsx('b', {
            className: `bold ink ${danger_list_module_default.date}`,
            children: formatDate(passedAt),
          }),
          ' ',
          timeOf(passedAt),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'min-w-0 anywhere',
        children: [
          /* @__PURE__ */ jsx('h3', {
            className: 'm-0 heading-bold',
            children: passedTo,
          }),
          !isOfOpenCase &&
            person &&
            /* @__PURE__ */ jsx('p', {
              children: messages.person(person.name ?? messages.unnamed),
            }),
          !isOfOpenCase &&
            caseId &&
            /* @__PURE__ */ jsx(Link, {
              className: 'underline muted text-sm hover-ink py-1',
              to: '/desk',
              search: { case: caseId },
              children: messages.openCase(caseId.slice(-6)),
            }),
        ],
      }),
      /* @__PURE__ */ jsx('dl', {
        className: `grid m-0 gap-3-by-6 ${danger_list_module_default.facts}`,
        children: linesOf(record).map(([name, value]) =>
          /* @__PURE__ */ jsxs(
            'div',
            {
              children: [
                /* @__PURE__ */ jsx('dt', {
                  className: 'muted text-xs',
                  children: name,
                }),
                /* @__PURE__ */ jsx('dd', {
                  className: 'm-0 anywhere pre-line',
                  children: value,
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
function linesOf(record) {
  const { suspicion, passedWhat, reference, recordedBy, recordedAt } = record;
  const by = `${recordedBy?.name ?? messages.colleague}, ${formatDate(recordedAt, { timeStyle: 'short' })}`;
  return [
    [messages.suspicion, suspicion],
    [messages.passedWhat, passedWhat],
    ...(reference ? [[messages.reference, reference]] : []),
    [messages.recordedBy, by],
  ];
}
export {
  useDangersOfCase as a,
  useAllDangers as i,
  DangerForm as n,
  messages as r,
  DangerList as t,
};

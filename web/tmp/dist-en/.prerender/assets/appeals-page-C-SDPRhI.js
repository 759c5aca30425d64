globalThis.lazySources.push('src/features/desk/appeals/appeals-page.tsx');
import { t as appealOutcomes } from './outcomes-DZI8NQ8y.js';
import { t as call } from './call-DKXJHjxq.js';
import { n as followed } from './followed-DXAL61Gf.js';
import { t as usePollParameter } from './use-poll-parameter-CAAa6p7W.js';
import { a as pagesOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import { t as decisionTexts } from './decisions-B4XkFG-n.js';
import {
  b as formatNumber,
  n as useBelow,
  r as Alert,
  x as lastActiveText,
  y as formatDate,
} from '../entry.mjs';
import { t as MoreRows } from './more-rows-Co0vYf-E.js';
import { t as ListSkeleton } from './list-skeleton-C6YABlqL.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as Segments } from './segments-EG9FkmAo.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { n as SinceChip, t as timeIn } from './time-in-D2_Xs64i.js';
import { t as FilterChips } from './filter-chips-B0ZeE7K-.js';
import { t as DeskNav } from './desk-nav-DJsmbbF7.js';
import { t as clauseTexts } from './grounds-BDb33wAP.js';
/* empty css                      */
import { t as may } from './may-call-CsvnxYuh.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { t as closesAccount } from './sanctions-CWSQSu2b.js';
/* empty css                     */
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { Link, getRouteApi } from '@tanstack/react-router';
import 'typebox';
import { Button, TextInput, Textarea } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
[...appealOutcomes];
var listAppeals = {
  method: 'GET',
  url: '/desk/appeals',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var decideAppeal = {
  method: 'PUT',
  url: '/desk/appeals/:id',
  access: ['administrator', 'moderator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/desk/appeals.ts
/** Colleagues decide the same appeals. */
function useAppeals(state, from) {
  const { pollParameter } = usePollParameter();
  const pages = pagesOf(listAppeals, {
    query: {
      state,
      limit: 20,
      ...(from && { from }),
    },
  });
  return useInfiniteQuery({
    ...pages,
    queryFn: ({ pageParam: cursor, signal, client, queryKey }) => {
      const known = client.getQueryData(queryKey) !== void 0;
      const query = {
        state,
        limit: 20,
        ...(from && { from }),
        ...(cursor && { cursor }),
        ...pollParameter(known),
      };
      return fetchData(listAppeals, {
        query,
        signal,
      });
    },
    ...followed(1e4, 'staff:reports'),
  });
}
var useDecideAppeal = ({ _id: id }) =>
  useChange(
    (body) =>
      call(decideAppeal, {
        params: { id },
        body,
      }),
    listAppeals,
  );
// web/src/texts/en/appeals.ts
var states$1 = {
  waiting: 'Waiting',
  upheld: 'Upheld',
  'partly-reversed': 'Partly reversed',
  reversed: 'Reversed',
  changed: 'Reversed, fully or partly',
  all: 'All',
};
var outcomes = {
  upheld: 'Uphold',
  'partly-reversed': 'Reverse in part',
  reversed: 'Reverse',
};
var submit = {
  upheld: 'Uphold the decision',
  'partly-reversed': 'Reverse in part',
  reversed: 'Reverse the decision',
};
function effect(party, outcome, until) {
  if (outcome === 'upheld') return 'The decision stays as it is.';
  if (party === 'reporter') return 'The report is opened again and returns to the queue.';
  if (outcome === 'reversed')
    return "Everything that the decision did is undone, and its strike no longer counts. If it switched off premium's renewal, that is on again. The email says what is back.";
  if (!until) return 'The strike no longer counts. The rest of the decision stays.';
  const { at } = until;
  if (!at) return 'The account opens again earlier. The strike still counts.';
  return at <= /* @__PURE__ */ new Date()
    ? "The account opens again now, and the strike still counts. If the decision switched off premium's renewal, that is on again. The email says so."
    : `The account opens again on ${formatDate(at.toISOString())}, as the email says, and the strike still counts. Premium's renewal stays as it is.`;
}
var messages = {
  title: 'Appeals',
  about: "You can't decide an appeal against your own decision.",
  show: 'Show',
  loading: 'Loading appeals...',
  failed: 'Error loading appeals',
  again: 'Try again',
  noneWaiting: 'No appeals are waiting.',
  none: 'No appeals with this outcome.',
  more: 'Show more',
  states: states$1,
  counted: (state, count) =>
    count > 0 ? `${states$1[state]} ${formatNumber(count)}` : states$1[state],
  outcomes,
  submit,
  effect,
  unnamed: 'Someone without a name',
  colleague: 'A former colleague',
  heading: (name, party, action) =>
    party === 'reporter'
      ? `${name} contests the dismissal of their report`
      : `${name} contests ${decisionTexts[action].noun}`,
  decided: (name, at) => `${name}, ${formatDate(at, { timeStyle: 'short' })}`,
  answered: (name, at) => `${name}${at ? `, ${formatDate(at)}` : ''}:`,
  facts: {
    decided: 'Decided by',
    until: 'Until',
    reason: 'Reason',
    ground: 'Based on',
    note: 'Note for the team',
    report: 'Report',
    reversed: 'Reversed on',
  },
  waitsFor: {
    colleague: 'You made this decision, so a colleague decides the appeal.',
    administrator: 'This is about a colleague, so an administrator decides the appeal.',
  },
  openPerson: 'View user',
  openPersonOf: (name) => `View user ${name}`,
  openCase: 'Open case',
  openCaseOf: (reference) => `Open case #${reference}`,
  decide: 'Decide',
  decideOf: (name) => `Decide the appeal of ${name}`,
  outcome: 'Outcome',
  days: 'Days in total, from the first decision',
  answer: 'Answer',
  answerAbout: 'They read this text. Say what you looked at and why.',
  answerMissing: 'Write an answer',
  cancel: 'Cancel',
};
// web/src/features/desk/appeals/appeal-dialog.tsx
function AppealDialog({ appeal, opened, onClose }) {
  const name = appeal.by?.name ?? messages.unnamed;
  return /* @__PURE__ */ jsx(Dialog, {
    opened,
    onClose,
    title: messages.heading(name, appeal.party, appeal.decision.action),
    about: /* @__PURE__ */ jsx('p', {
      className: 'mt-1',
      children: appeal.message,
    }),
    closeLabel: messages.cancel,
    children: /* @__PURE__ */ jsx(AppealForm, {
      appeal,
      onClose,
    }),
  });
}
var options = appealOutcomes.map((value) => ({
  value,
  label: messages.outcomes[value],
}));
var endAfter = (start, days) =>
  days > 0 && days <= 365 ? new Date(Date.parse(start) + days * 864e5) : null;
function AppealForm({ appeal, onClose }) {
  const { mutateAsync } = useDecideAppeal(appeal);
  const { action } = appeal.decision;
  const canEndEarlier = appeal.party === 'subject' && closesAccount(action);
  const values = useApiForm({
    initialValues: {
      outcome: 'upheld',
      days: '',
      answer: '',
    },
    validate: { answer: (text) => (text.trim() ? null : messages.answerMissing) },
    submit: async ({ outcome, days, answer }) => {
      const shortened = outcome === 'partly-reversed' && canEndEarlier && { days: Number(days) };
      await mutateAsync({
        outcome,
        answer: answer.trim(),
        ...shortened,
      });
      onClose();
    },
  });
  const { outcome, days } = values.values;
  const until = canEndEarlier ? { at: endAfter(appeal.decision.at, Number(days)) } : null;
  const button = useKeptFocus(values.submitting);
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-5',
    ...values.formProps,
    children: [
      /* @__PURE__ */ jsx(Segments, {
        legend: messages.outcome,
        options,
        value: outcome,
        onChange: (chosen) => values.setFieldValue('outcome', chosen),
      }),
      /* @__PURE__ */ jsx('p', { children: messages.effect(appeal.party, outcome, until) }),
      outcome === 'partly-reversed' &&
        canEndEarlier &&
        /* @__PURE__ */ jsx(TextInput, {
          type: 'number',
          min: 1,
          max: 365,
          required: true,
          withAsterisk: false,
          label: messages.days,
          ...values.getInputProps('days'),
        }),
      /* @__PURE__ */ jsx(Textarea, {
        label: messages.answer,
        description: messages.answerAbout,
        required: true,
        withAsterisk: false,
        autosize: true,
        minRows: 4,
        maxLength: 4e3,
        ...values.getInputProps('answer'),
      }),
      values.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: values.failure,
        }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onClose,
            children: messages.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            type: 'submit',
            color: 'ink',
            loading: values.submitting,
            children: messages.submit[outcome],
          }),
        ],
      }),
    ],
  });
}
var appeals_page_module_default = {
  appeal: '_appeal_iucye_1',
  fact: '_fact_iucye_5',
  actions: '_actions_iucye_9',
  row: '_row_iucye_19',
  words: '_words_iucye_23',
  answer: '_answer_iucye_27',
};
// web/src/features/desk/appeals/appeal-article.tsx
var kinds = {
  upheld: 'neutral',
  'partly-reversed': 'warning',
  reversed: 'success',
};
/** An appeal with its decision, and its outcome. */
function AppealArticle({ appeal }) {
  const { by, party, decision, message, madeAt, outcome, answer } = appeal;
  const heading = useId();
  return /* @__PURE__ */ jsx('li', {
    className: `border-bottom-soft ${appeals_page_module_default.appeal}`,
    children: /* @__PURE__ */ jsxs('article', {
      className: `grid gap-3-by-6 p-panel ${appeals_page_module_default.row}`,
      'aria-labelledby': heading,
      children: [
        /* @__PURE__ */ jsxs('header', {
          className: 'grid content-start gap-1',
          children: [
            /* @__PURE__ */ jsx('h2', {
              className: 'anywhere heading-md',
              id: heading,
              children: messages.heading(by?.name ?? messages.unnamed, party, decision.action),
            }),
            /* @__PURE__ */ jsxs('p', {
              className: 'row wrap gap-2',
              children: [
                /* @__PURE__ */ jsx('time', {
                  className: 'muted text-sm',
                  dateTime: madeAt,
                  title: formatDate(madeAt, { timeStyle: 'short' }),
                  children: lastActiveText(madeAt),
                }),
                outcome &&
                  /* @__PURE__ */ jsx(StatusBadge, {
                    kind: kinds[outcome],
                    children: messages.states[outcome],
                  }),
              ],
            }),
          ],
        }),
        /* @__PURE__ */ jsx('blockquote', {
          className: `m-0 text-md anywhere pre-line aside-line ${appeals_page_module_default.words}`,
          children: message,
        }),
        /* @__PURE__ */ jsx('dl', {
          className: 'grid content-start m-0 gap-1 text-sm',
          children: factsOf(appeal).map(([name, value]) =>
            /* @__PURE__ */ jsxs(
              'div',
              {
                className: `grid gap-3 ${appeals_page_module_default.fact}`,
                children: [
                  /* @__PURE__ */ jsx('dt', {
                    className: 'muted',
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
        answer &&
          /* @__PURE__ */ jsxs('p', {
            className: `anywhere pre-line ${appeals_page_module_default.answer}`,
            children: [
              /* @__PURE__ */ jsx('b', {
                children: messages.answered(
                  appeal.decidedBy?.name ?? messages.colleague,
                  appeal.decidedAt,
                ),
              }),
              ' ',
              answer,
            ],
          }),
        /* @__PURE__ */ jsx(Actions, { appeal }),
      ],
    }),
  });
}
function factsOf({ decision, reportId, party }) {
  const { by, at, until, reason, ground, note, reversedAt } = decision;
  return [
    [messages.facts.decided, messages.decided(by?.name ?? messages.colleague, at)],
    [messages.facts.until, until && formatDate(until)],
    [messages.facts.reason, reason],
    [messages.facts.ground, ground && clauseTexts(ground.clause)],
    [messages.facts.note, note],
    [messages.facts.report, party === 'reporter' ? `#${reportId?.slice(-6)}` : null],
    [messages.facts.reversed, reversedAt && formatDate(reversedAt)],
  ].filter((fact) => Boolean(fact[1]));
}
function Actions({ appeal }) {
  const session = useSession();
  const [isDeciding, setDeciding] = useState(false);
  const { subject, waitsFor, outcome, by, caseId } = appeal;
  const isOpen = outcome === null;
  return /* @__PURE__ */ jsxs('div', {
    className: `row wrap justify-end gap-1 ${appeals_page_module_default.actions}`,
    children: [
      waitsFor &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-sm',
          children: messages.waitsFor[waitsFor],
        }),
      subject &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'subtle',
          color: 'gray',
          'aria-label': messages.openPersonOf(subject.name ?? messages.unnamed),
          renderRoot: (props) =>
            /* @__PURE__ */ jsx(Link, {
              ...props,
              to: '/users/$id',
              params: { id: subject._id },
            }),
          children: messages.openPerson,
        }),
      caseId &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'subtle',
          color: 'gray',
          'aria-label': messages.openCaseOf(caseId.slice(-6)),
          renderRoot: (props) =>
            /* @__PURE__ */ jsx(Link, {
              ...props,
              to: '/desk',
              search: { case: caseId },
            }),
          children: messages.openCase,
        }),
      isOpen &&
        !waitsFor &&
        may(session, 'decideCases') &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          'aria-label': messages.decideOf(by?.name ?? messages.unnamed),
          onClick: () => setDeciding(true),
          children: messages.decide,
        }),
      /* @__PURE__ */ jsx(AppealDialog, {
        appeal,
        opened: isDeciding,
        onClose: () => setDeciding(false),
      }),
    ],
  });
}
// web/src/features/desk/appeals/appeals-search.ts
var stateIn = ({ state }) =>
  [...appealOutcomes, 'changed', 'all'].find((each) => each === state) ?? 'waiting';
var fromIn = ({ from }) => timeIn(from);
// web/src/features/desk/appeals/appeals-page.tsx
var route = getRouteApi('/desk/appeals');
var states = ['waiting', 'upheld', 'partly-reversed', 'reversed', 'changed', 'all'];
/** Appealed decisions, for another colleague than the first decider. */
function AppealsPage() {
  const search = route.useSearch();
  const state = stateIn(search);
  const from = fromIn(search);
  const navigate = route.useNavigate();
  const query = useAppeals(state, from);
  const { data } = query;
  const phone = useBelow('narrow');
  const appeals = data?.pages.flatMap((page) => page.appeals) ?? [];
  const counts = data?.pages.at(-1)?.counts;
  const options = states.map((value) => ({
    value,
    label: messages.counted(value, counts?.[value] ?? 0),
  }));
  const show = (wanted) =>
    void navigate({
      search: {
        state: wanted === 'waiting' ? void 0 : wanted,
        from,
      },
    });
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    children: [
      /* @__PURE__ */ jsx(DeskNav, {}),
      /* @__PURE__ */ jsx('p', {
        className: 'muted',
        children: messages.about,
      }),
      phone
        ? /* @__PURE__ */ jsx('search', {
            'aria-label': messages.show,
            children: /* @__PURE__ */ jsx(FilterChips, {
              chips: options.map(({ value, label }) => ({
                label,
                count: void 0,
                pressed: value === state,
                choose: () => show(value),
              })),
            }),
          })
        : /* @__PURE__ */ jsx('div', {
            className: 'max-w-body',
            children: /* @__PURE__ */ jsx(Segments, {
              legend: messages.show,
              hidesLegend: true,
              options,
              value: state,
              onChange: show,
            }),
          }),
      from &&
        /* @__PURE__ */ jsx(SinceChip, {
          from,
          onClear: () =>
            void navigate({
              search: {
                state,
                from: void 0,
              },
            }),
        }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        skeleton: /* @__PURE__ */ jsx(ListSkeleton, { loading: messages.loading }),
      }),
      appeals.length > 0 &&
        /* @__PURE__ */ jsx('ul', {
          className: `plain-list grid one-column ${panel_module_default.panel}`,
          children: appeals.map((appeal) =>
            /* @__PURE__ */ jsx(AppealArticle, { appeal }, appeal._id),
          ),
        }),
      data &&
        appeals.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: `muted text-center p-none ${panel_module_default.panel}`,
          children: state === 'waiting' ? messages.noneWaiting : messages.none,
        }),
      /* @__PURE__ */ jsx(MoreRows, {
        query,
        label: messages.more,
      }),
    ],
  });
}
export { AppealsPage };

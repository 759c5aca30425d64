import { v as Nullable, x as Time, y as OneOf } from './members-DaHwJcC0.js';
import { a as pagesOf, i as linkRead, o as queryOf, t as fetchData } from './query-AAxsCU1Q.js';
import { n as followed } from './followed-DXAL61Gf.js';
import { y as formatDate } from '../entry.mjs';
import { t as appealOutcomes } from './outcomes-DZI8NQ8y.js';
import './sanctions-CWSQSu2b.js';
import './outcomes-sy_TntYn.js';
import { t as sanctionTexts } from './sanctions-DPLdq_XZ.js';
import * as Type from 'typebox';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
// contract/src/desk/statements.ts
var Appeal = /* @__PURE__ */ Type.Union([
  /* @__PURE__ */ Type.Object({
    message: /* @__PURE__ */ Type.String(),
    madeAt: Time,
    outcome: /* @__PURE__ */ Nullable(/* @__PURE__ */ OneOf(appealOutcomes)),
    answer: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
    decidedAt: /* @__PURE__ */ Nullable(Time),
  }),
  /* @__PURE__ */ Type.Null(),
]);
var common = {
  token: /* @__PURE__ */ Type.String({
    description: 'Opens this statement, also for people who cannot sign in',
  }),
  at: Time,
  appeal: Appeal,
  appealUntil: /* @__PURE__ */ Nullable(Time),
};
({ ...common });
({ ...common });
var listStatements = {
  method: 'GET',
  url: '/statements',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var openStatement = {
  method: 'POST',
  url: '/statements/open',
  access: 'public',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var makeAppeal = {
  method: 'POST',
  url: '/statements/appeal',
  access: 'public',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/statements.ts
var statementOf = (token) => queryOf(openStatement, { body: { token: token ?? '' } });
/** The statement of a mailed link. */
var useStatement = (token) =>
  useQuery({
    ...statementOf(token),
    select: ({ statement }) => statement,
    ...linkRead(token),
  });
/** Decisions about the member, or about their reports. */
var useOwnStatements = (party) =>
  useInfiniteQuery({
    ...pagesOf(listStatements, {
      query: {
        party,
        limit: 30,
      },
    }),
    ...followed(6e4, 'notices'),
  });
function useAppeal(token) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message) =>
      fetchData(makeAppeal, {
        body: {
          token,
          message,
        },
      }),
    onSuccess: (data) => client.setQueryData(statementOf(token).queryKey, data),
  });
}
var messages = {
  title: 'A decision by our team',
  loading: 'Opening the decision…',
  sanctions: sanctionTexts,
  reports: {
    resolved: 'Your report is resolved',
    closed: 'Your report is closed',
    rejected: 'We found nothing against our rules',
  },
  appeals: {
    upheld: 'We looked again and kept our decision.',
    'partly-reversed': 'We looked again and changed part of our decision.',
    reversed: 'We looked again and reversed our decision.',
  },
  shorter: (until) =>
    `The suspension is shorter now: it ${new Date(until) <= /* @__PURE__ */ new Date() ? 'ended' : 'ends'} on ${formatDate(until)}.`,
  reversed: (date) => `We reversed this decision on ${date}.`,
  facts: {
    until: 'Until',
    reason: 'Reason',
    terms: 'Our terms',
    law: 'The law',
    reference: 'Report',
    answer: 'Our answer',
    how: 'How we decided',
  },
  list: {
    title: 'Decisions',
    open: 'Your decisions',
    about: 'What our team decided about you and about your reports. Open one to read why.',
    loading: 'Loading decisions...',
    failed: 'Error loading decisions',
    again: 'Try again',
    more: 'Show more',
    aboutYou: 'About you',
    noneAboutYou: "We haven't made any decisions about you.",
    aboutReports: 'About your reports',
    noneAboutReports: "We haven't decided on any of your reports yet.",
    contested: "You contested it. We'll write to you.",
    until: (date) => `You can contest it until ${date}`,
  },
  forGood: 'Permanently',
  how: (noticed, automated) =>
    `${noticed ? 'A member reported this' : 'Our team noticed this'}, and ${automated ? 'software helped us decide.' : 'someone on our team made the decision.'}`,
  contest: {
    title: 'Think we got this wrong?',
    about: (date) =>
      `You can contest this once, until ${date}. Someone who wasn't part of the decision will look at it again, if anyone else on our team can.`,
    label: 'What should we know?',
    yours: 'What you wrote',
    answer: 'Our answer',
    button: 'Contest this decision',
    working: 'Sending…',
    sent: (date) => `You contested this on ${date}. We'll write to you.`,
    elsewhere:
      'You can also go to an out-of-court dispute settlement body, or to court, at any time.',
  },
};
// web/src/features/desk/statements/statement-title.ts
var titleOf = (statement) =>
  statement.party === 'subject'
    ? messages.sanctions[statement.action].title
    : messages.reports[statement.outcome];
export { useStatement as a, useOwnStatements as i, messages as n, useAppeal as r, titleOf as t };

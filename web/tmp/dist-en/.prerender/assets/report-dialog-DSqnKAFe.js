globalThis.lazySources.push('src/widgets/safety/report-dialog.tsx');
import { n as reasonsOf, t as adviceAbout } from './reason-forms-BtJLa3E8.js';
/* empty css                      */
import { a as blockMember, t as useBlock } from './blocks-173PIKFr.js';
import { t as shortId } from './short-id-Bym3mMAe.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { r as Alert } from '../entry.mjs';
import { t as ReportAdvice } from './report-advice-GDpOPYBw.js';
import {
  a as myReports,
  l as reportReasons,
  o as readConversation,
  r as createReport,
} from './reports-DHcW4ZO5.js';
import { t as maxDescriptionLength } from './report-types-CGgzN0iD.js';
/* empty css                           */
import { o as listPastMatches } from './likes-CRfAcYvy.js';
import { t as call } from './call-DKXJHjxq.js';
import { n as followed } from './followed-DXAL61Gf.js';
import { r as keyOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import { t as messages$1 } from './report-words-B9hrlJUz.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { t as LongText } from './long-text-CRUAamGW.js';
import { t as Picks } from './picks-DZ-llaxx.js';
import { Link } from '@tanstack/react-router';
import { Button, Checkbox } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
// web/src/texts/en/my-reports.ts
var messages = {
  title: 'My reports',
  about: 'What you reported, its status, and our replies.',
  loading: 'Loading your reports...',
  failed: "Your reports couldn't be loaded",
  again: 'Try again',
  none: "You haven't reported anything.",
  noneAbout:
    "If someone behaves badly or something isn't working, let us know. People won't know you reported them.",
  start: 'Report a problem',
  more: 'Show older reports',
  sent: (date) => `Sent ${date}`,
  answered: (date) => `Our reply, ${date}`,
  waiting: "No reply yet. We'll notify you when there is one.",
  statuses: {
    pending: 'Pending',
    in_progress: 'In progress',
    resolved: 'Resolved',
    closed: 'Closed',
    rejected: 'No rules broken',
  },
  types: {
    'Technical Issue': "Something doesn't work",
    'Bug Report': 'Something is broken',
    'Inappropriate Content': 'Inappropriate content',
    Harassment: 'Harassment',
    'Account Issue': 'Account',
    'Payment Problem': 'Payment',
    Other: 'Something else',
  },
  dialog: {
    title: (name) => (name ? `Report ${name}` : 'Report a problem'),
    titlePhoto: (name) => `Report this photo of ${name}`,
    titleMessage: (name) => `Report this message from ${name}`,
    chatKept: "We'll keep a copy of your latest messages with them.",
    messageKept: "We'll keep a copy of this message and the ones around it.",
    photoOf: (name) => `The photo of ${name} that you report`,
    photoKept: "We'll keep a copy of this photo, even if it's removed.",
    anonymous: (name) => `${name} won't know you reported them.`,
    reason: 'What is it about?',
    description: 'What happened?',
    descriptionAbout: "Tell us when and where. We'll keep a copy of what you report.",
    alsoBlock: (name) => `Also block ${name}`,
    alsoBlockAbout: "You won't see each other anymore.",
    danger:
      'If someone is in danger right now, call the local emergency number. It may take us a while to read this.',
    missingReason: 'Choose what it is about.',
    missingDescription: 'Tell us what happened.',
    send: 'Send report',
    cancel: 'Cancel',
    doneTitle: 'Thanks for your report',
    done: (reference) =>
      `We received your report ${reference}. You'll find our reply under My reports.`,
    doneBlocked: (name) => `We've got your report. ${name} is blocked.`,
    reports: 'My reports',
    tips: 'Safety Tips',
    notBlocked: (name) => `${name} couldn't be blocked. Please try again.`,
    mayBlock: (name) =>
      `You can block ${name} too. You won't see each other anymore, and we won't tell them.`,
    block: (name) => `Block ${name}`,
    close: 'Close',
  },
};
// web/src/api/reports/own-reports.ts
/** The reports that the signed-in member has sent. */
var useOwnReports = () =>
  useInfiniteQuery({
    queryKey: [...keyOf(myReports), 'pages'],
    queryFn: ({ pageParam: page, signal }) =>
      fetchData(myReports, {
        query: {
          page,
          limit: 20,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : null),
    ...followed(3e4, 'ownReports'),
  });
/** A report and its replies as a conversation, loaded again when the list has another reply. */
var useConversation = ({ _id: id, replies }) =>
  useQuery({
    queryKey: [...keyOf(readConversation, { params: { id } }), replies.length],
    queryFn: ({ signal }) =>
      fetchData(readConversation, {
        params: { id },
        signal,
      }),
    select: ({ conversation }) => conversation.filter(({ from }) => from === 'team'),
    enabled: replies.length > 0,
    staleTime: Infinity,
  });
var useCreateReport = () =>
  useChange(
    async ({ report: body, block: id }) => {
      const { report } = await fetchData(createReport, { body });
      return {
        report,
        blocked: id === null ? null : await blockAfterReport(id),
      };
    },
    myReports,
    listPastMatches,
  );
/** Whether the block worked; the report is kept either way. */
var blockAfterReport = (id) =>
  call(blockMember, { params: { id } }).then(
    () => true,
    () => false,
  );
var report_dialog_module_default = {
  photo: '_photo_13eho_1',
  image: '_image_13eho_1',
};
// web/src/widgets/safety/report-form.tsx
function ReportForm({ about, onClose, onSent }) {
  const { dialog: m } = messages;
  const { reasons: reasonTexts } = messages$1;
  const { mutateAsync } = useCreateReport();
  const keepsChat = Boolean(about?.chat && !about.message && !about.photo);
  const form = useApiForm({
    initialValues: {
      reason: '',
      description: '',
      block: false,
    },
    fieldOf: (field) => (field === 'description' ? field : void 0),
    submit: async ({ reason, description, block }) => {
      if (reason === '') return;
      const report = {
        problem_type: reportReasons[reason].problem_type,
        reason,
        description,
        ...(about && { reportedUserId: about.id }),
        ...(about?.photo && { publicId: about.photo.publicId }),
        ...(about?.message && { messageId: about.message.messageId }),
        ...(keepsChat && { chat: true }),
      };
      onSent(
        await mutateAsync({
          report,
          block: about && block ? about.id : null,
        }),
      );
    },
  });
  const button = useKeptFocus(form.submitting);
  const { reason, description } = form.values;
  const missing =
    reason === '' ? m.missingReason : description.trim() === '' ? m.missingDescription : null;
  const reasons = reasonsOf(about ? 'person' : 'service');
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-4',
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: 'flex gap-2-5 rounded-md bg-warning-soft color-warning medium pretty p-notice',
        children: [
          /* @__PURE__ */ jsx(IconAlertTriangle, {
            className: 'flex-none mt-hairline',
            size: 18,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          m.danger,
        ],
      }),
      about && /* @__PURE__ */ jsx('p', { children: m.anonymous(about.name) }),
      about?.photo &&
        /* @__PURE__ */ jsxs('p', {
          className: `row gap-4 ${report_dialog_module_default.photo}`,
          children: [
            /* @__PURE__ */ jsx(Photo, {
              className: `cover portrait rounded-md ${report_dialog_module_default.image}`,
              url: about.photo.url,
              alt: m.photoOf(about.name),
            }),
            m.photoKept,
          ],
        }),
      about?.message &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            about.message.text &&
              /* @__PURE__ */ jsx('blockquote', {
                className: 'm-0 muted anywhere aside-line',
                children: about.message.text,
              }),
            /* @__PURE__ */ jsx('p', { children: m.messageKept }),
          ],
        }),
      keepsChat && /* @__PURE__ */ jsx('p', { children: m.chatKept }),
      /* @__PURE__ */ jsx(Picks, {
        legend: m.reason,
        options: reasons.map((value) => ({
          value,
          label: reasonTexts[value],
        })),
        isLong: true,
        value: reason === '' ? void 0 : reason,
        onChange: (value) => form.setFieldValue('reason', value),
      }),
      about &&
        /* @__PURE__ */ jsx(Checkbox, {
          label: m.alsoBlock(about.name),
          description: m.alsoBlockAbout,
          ...form.getInputProps('block', { type: 'checkbox' }),
        }),
      /* @__PURE__ */ jsx(LongText, {
        label: m.description,
        description: m.descriptionAbout,
        required: true,
        withAsterisk: false,
        rows: 5,
        maxLength: maxDescriptionLength,
        ...form.getInputProps('description'),
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        hint: missing,
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onClose,
            children: m.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            type: 'submit',
            loading: form.submitting,
            disabled: missing !== null,
            children: m.send,
          }),
        ],
      }),
    ],
  });
}
// web/src/widgets/safety/report-dialog.tsx
function ReportDialog({ opened, about, onClose, onBlocked }) {
  const { dialog: m } = messages;
  const [sent, setSent] = useState(null);
  const adviceId = useId();
  const block = useBlock();
  const mayBlock = about !== null && sent !== null && sent.blocked !== true;
  const blockToo = (id) => {
    const note = (blocked) =>
      setSent(
        (now) =>
          now && {
            ...now,
            blocked,
          },
      );
    block.mutate(id, {
      onSuccess: () => note(true),
      onError: () => note(false),
    });
  };
  const close = () => {
    if (sent?.blocked) onBlocked?.();
    setSent(null);
    onClose();
  };
  return /* @__PURE__ */ jsx(Dialog, {
    opened,
    onClose: close,
    title: sent ? doneTitleOf(about, sent) : titleOf(about),
    closeLabel: m.close,
    children: sent
      ? /* @__PURE__ */ jsxs('div', {
          className: 'grid gap-4',
          children: [
            /* @__PURE__ */ jsx('p', { children: m.done(shortId(sent.report._id)) }),
            /* @__PURE__ */ jsx(ReportAdvice, {
              id: adviceId,
              reason: sent.report.reason,
            }),
            about &&
              sent.blocked === false &&
              /* @__PURE__ */ jsx(Alert, {
                kind: 'warning',
                children: m.notBlocked(about.name),
              }),
            about &&
              sent.blocked === null &&
              /* @__PURE__ */ jsx('p', { children: m.mayBlock(about.name) }),
            /* @__PURE__ */ jsxs('p', {
              className: 'flex wrap gap-1-by-4',
              children: [
                /* @__PURE__ */ jsx(Link, {
                  to: '/my-reports',
                  className: 'underline color-brand semibold',
                  onClick: close,
                  children: m.reports,
                }),
                /* @__PURE__ */ jsx(Link, {
                  to: '/safety-tips',
                  className: 'underline color-brand semibold',
                  onClick: close,
                  children: m.tips,
                }),
              ],
            }),
            /* @__PURE__ */ jsxs(DialogFooter, {
              children: [
                /* @__PURE__ */ jsx(
                  Button,
                  {
                    ref: focus,
                    'aria-describedby': adviceAbout(sent.report.reason) ? adviceId : void 0,
                    variant: mayBlock ? 'default' : 'filled',
                    onClick: close,
                    children: m.close,
                  },
                  String(sent.blocked),
                ),
                mayBlock &&
                  /* @__PURE__ */ jsx(Button, {
                    color: 'danger',
                    loading: block.isPending,
                    onClick: () => blockToo(about.id),
                    children: m.block(about.name),
                  }),
              ],
            }),
          ],
        })
      : /* @__PURE__ */ jsx(ReportForm, {
          about,
          onClose: close,
          onSent: setSent,
        }),
  });
}
/**
 * The button that had the focus is gone with the form, or with the block. The advice above it is its description, as
 * screen readers would skip it otherwise.
 */
var focus = (button) => button?.focus();
var doneTitleOf = (about, { blocked }) =>
  about && blocked ? messages.dialog.doneBlocked(about.name) : messages.dialog.doneTitle;
function titleOf(about) {
  const { dialog: m } = messages;
  if (about?.message) return m.titleMessage(about.name);
  return about?.photo ? m.titlePhoto(about.name) : m.title(about?.name ?? null);
}
export { ReportDialog, useOwnReports as n, messages as r, useConversation as t };

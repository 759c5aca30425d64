globalThis.lazySources.push('src/features/reports/report-dialogs.tsx');
/* empty css                      */
import { F as errorText, f as Select, r as Alert, y as formatDate } from '../entry.mjs';
import { n as messages, t as useReportRights } from './use-report-rights-BxsFAj2E.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import {
  a as useReplies,
  i as useOpenReport,
  n as useChangeReport,
  o as useReply,
  r as useDeleteReport,
} from './reports-page-BIXxAjcY.js';
import { t as shortId } from './short-id-Bym3mMAe.js';
import { t as messages$1 } from './report-words-B9hrlJUz.js';
import { n as priorities } from './report-types-CGgzN0iD.js';
import { l as StateBadge } from './handling-BGdnEdis.js';
import { t as isSendChord } from './is-send-chord-DrOIokVV.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as LongText } from './long-text-CRUAamGW.js';
import { a as messages$2, t as Evidence } from './evidence-CpAkUrZ6.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense, useRef } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/reports/delete-report-dialog.tsx
/** Asks first, because a deleted report cannot be restored. */
function DeleteReportDialog({ report, onClose }) {
  const { remove: m } = messages;
  const { mutate, error, isPending, reset } = useDeleteReport();
  const close = () => {
    reset();
    onClose();
  };
  return /* @__PURE__ */ jsx(Dialog, {
    opened: report !== null,
    onClose: close,
    title: report ? m.title(shortId(report._id)) : '',
    closeLabel: m.cancel,
    children: /* @__PURE__ */ jsxs('div', {
      className: 'grid gap-4 mt-4',
      children: [
        /* @__PURE__ */ jsx('p', { children: m.about }),
        error &&
          /* @__PURE__ */ jsx(Alert, {
            kind: 'danger',
            children: errorText(error),
          }),
        /* @__PURE__ */ jsxs(DialogFooter, {
          children: [
            /* @__PURE__ */ jsx(Button, {
              'data-autofocus': true,
              variant: 'default',
              onClick: close,
              children: m.cancel,
            }),
            /* @__PURE__ */ jsx(Button, {
              color: 'danger',
              loading: isPending,
              onClick: () => report && mutate(report, { onSuccess: close }),
              children: m.delete,
            }),
          ],
        }),
      ],
    }),
  });
}
// web/src/features/reports/replies/priority-select.tsx
/** The priority of a report, saved as soon as another one is chosen. */
function PrioritySelect({ report }) {
  const { reply: m } = messages;
  const { priorities: names } = messages$1;
  const { mayHandle } = useReportRights(report);
  const { mutate, error, isPending, variables } = useChangeReport();
  const chosen = isPending && 'priority' in variables ? variables.priority : report.priority;
  return /* @__PURE__ */ jsx(Select, {
    size: 'sm',
    'aria-label': m.priority,
    data: priorities.map((value) => ({
      value,
      label: names[value],
    })),
    value: chosen,
    disabled: !mayHandle,
    error: error && errorText(error),
    onChange: ({ currentTarget }) =>
      mutate({
        report,
        priority: currentTarget.value,
      }),
  });
}
var reply_dialog_module_default = {
  columns: '_columns_13emy_3',
  fields: '_fields_13emy_9',
};
// web/src/features/reports/replies/reply-form.tsx
function ReplyForm({ report, onClose }) {
  const { reply: m } = messages;
  const { mutateAsync } = useReply(report);
  const savedNote = useRef('');
  const form = useApiForm({
    initialValues: {
      message: '',
      note: '',
    },
    validate: { message: (text) => (text.trim() ? null : m.blank) },
    validateInputOnChange: ['message'],
    submit: async ({ message, note }) => {
      if (note.trim() && note !== savedNote.current) {
        await mutateAsync({
          message: note,
          isInternal: true,
        });
        savedNote.current = note;
      }
      await mutateAsync({
        message,
        isInternal: false,
      });
      onClose();
    },
  });
  const error = form.errors['message'];
  const blank = form.values.message.trim() === '';
  const sendByKey = (event) => {
    if (isSendChord(event)) event.currentTarget.closest('form')?.requestSubmit();
  };
  return /* @__PURE__ */ jsxs('form', {
    className: `grid gap-4 mt-4 ${reply_dialog_module_default.fields}`,
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(LongText, {
        'data-autofocus': true,
        label: m.message,
        description: m.messageAbout,
        required: true,
        withAsterisk: false,
        rows: 4,
        maxLength: 4e3,
        ...form.getInputProps('message'),
        error: Boolean(error),
        onKeyDown: sendByKey,
      }),
      /* @__PURE__ */ jsx(LongText, {
        label: m.note,
        description: m.noteAbout,
        rows: 2,
        maxLength: 4e3,
        ...form.getInputProps('note'),
        onKeyDown: sendByKey,
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: error,
        }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: m.failed,
        }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onClose,
            children: m.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            type: 'submit',
            color: 'ink',
            disabled: blank || form.submitting,
            children: form.submitting ? m.sending : m.send,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/reports/replies/reply-list.tsx
function ReplyList({ replies }) {
  const { reply: m } = messages;
  return /* @__PURE__ */ jsx('ul', {
    className: 'grid gap-3 p-0 list-none m-0 mt-2',
    children: replies.map(({ _id, message, repliedBy, repliedAt }) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          children: [
            /* @__PURE__ */ jsx('p', {
              className: 'anywhere pre-wrap',
              children: message,
            }),
            /* @__PURE__ */ jsx('small', {
              className: 'faint text-xs',
              children: m.by(repliedBy.name, formatDate(repliedAt)),
            }),
          ],
        },
        _id,
      ),
    ),
  });
}
var report_evidence_module_default = {
  related: '_related_x21ql_1',
  item: '_item_x21ql_2',
  skeleton: '_skeleton_x21ql_11',
  bar: '_bar_x21ql_11',
};
// web/src/features/reports/replies/report-evidence.tsx
/** The evidence of a report about a member, and the other reports about them. */
function ReportEvidence({ query }) {
  const { evidence = [], related = [] } = query.data ?? {};
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      query.isPending && /* @__PURE__ */ jsx(EvidenceSkeleton, {}),
      query.error &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages$2,
        }),
      /* @__PURE__ */ jsx(Suspense, {
        fallback: /* @__PURE__ */ jsx(EvidenceSkeleton, {}),
        children: evidence.map((each) =>
          /* @__PURE__ */ jsx(Evidence, { evidence: each }, each.kind),
        ),
      }),
      related.length > 0 &&
        /* @__PURE__ */ jsxs('section', {
          className: 'mt-4 border-top pt-3',
          'aria-label': messages$2.related,
          children: [
            /* @__PURE__ */ jsx('h3', {
              className: 'm-0 text-md semibold',
              children: messages$2.related,
            }),
            /* @__PURE__ */ jsx('ul', {
              className: `grid gap-2 p-0 list-none m-0 mt-2 ${report_evidence_module_default.related}`,
              children: related.map(({ _id, problem_type, status, createdAt, description }) =>
                /* @__PURE__ */ jsxs(
                  'li',
                  {
                    className: `grid items-start text-sm anywhere ${report_evidence_module_default.item}`,
                    children: [
                      /* @__PURE__ */ jsx(StateBadge, { status }),
                      /* @__PURE__ */ jsxs('span', {
                        children: [
                          problem_type,
                          ' ',
                          /* @__PURE__ */ jsx('small', {
                            className: 'faint text-xs normal',
                            children: `${shortId(_id)}, ${formatDate(createdAt)}`,
                          }),
                          /* @__PURE__ */ jsx('br', {}),
                          description,
                        ],
                      }),
                    ],
                  },
                  _id,
                ),
              ),
            }),
          ],
        }),
    ],
  });
}
/** A skeleton of the evidence. */
function EvidenceSkeleton() {
  return /* @__PURE__ */ jsxs('div', {
    className: 'mt-4 border-top pt-3',
    children: [
      /* @__PURE__ */ jsx('output', { children: messages$2.loading }),
      /* @__PURE__ */ jsxs('div', {
        className: `flex gap-2 mt-2 ${report_evidence_module_default.skeleton}`,
        'aria-hidden': true,
        children: [
          /* @__PURE__ */ jsx('i', {
            className: `rounded-md ${report_evidence_module_default.bar}`,
          }),
          /* @__PURE__ */ jsx('i', {
            className: `rounded-md ${report_evidence_module_default.bar}`,
          }),
          /* @__PURE__ */ jsx('i', {
            className: `rounded-md ${report_evidence_module_default.bar}`,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/reports/replies/reply-dialog.tsx
/** A report with its evidence and earlier replies, and the form for a new reply next to it or below it. */
function ReplyDialog({ report, onClose }) {
  const { reply: m } = messages;
  return /* @__PURE__ */ jsx(Dialog, {
    opened: report !== null,
    onClose,
    title: report ? m.title(shortId(report._id)) : '',
    size: 'xl',
    about:
      report &&
      /* @__PURE__ */ jsx('p', {
        className: 'mt-1',
        children: /* @__PURE__ */ jsx(CurrentState, { report }),
      }),
    closeLabel: m.cancel,
    children:
      report &&
      /* @__PURE__ */ jsx(
        OpenReport,
        {
          report,
          onClose,
        },
        report._id,
      ),
  });
}
function CurrentState({ report }) {
  const { data } = useOpenReport(report, false);
  return /* @__PURE__ */ jsx(StateBadge, { status: (data ?? report).status });
}
function OpenReport({ report, onClose }) {
  const query = useReplies(report);
  const current = useOpenReport(report, !query.isPlaceholderData);
  return /* @__PURE__ */ jsxs('div', {
    className: reply_dialog_module_default.columns,
    children: [
      /* @__PURE__ */ jsx(Facts, { report: current.data ?? report }),
      /* @__PURE__ */ jsx(ReplyForm, {
        report,
        onClose,
      }),
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx(Replies, { replies: query.data ?? report.replies }),
          report.case && /* @__PURE__ */ jsx(ReportEvidence, { query: current }),
        ],
      }),
    ],
  });
}
/** The problem first, then who reported whom. */
function Facts({ report }) {
  const { reply: m, row } = messages;
  const { user, reportedUser } = report;
  return /* @__PURE__ */ jsxs('dl', {
    className: 'grid gap-3-by-5 fields-columns',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'full-row',
        children: [
          /* @__PURE__ */ jsx('dt', {
            className: 'muted text-sm',
            children: m.description,
          }),
          /* @__PURE__ */ jsx('dd', {
            className: 'max-h-part overflow-y-auto text-lg anywhere pre-wrap',
            children: report.description,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('dt', {
            className: 'muted text-sm',
            children: m.user,
          }),
          /* @__PURE__ */ jsxs('dd', {
            className: 'anywhere',
            children: [
              /* @__PURE__ */ jsx('span', {
                children: user ? (user.name ?? row.unknown) : row.erased,
              }),
              /* @__PURE__ */ jsx('small', {
                className: 'block muted text-sm',
                children: user?.email,
              }),
            ],
          }),
        ],
      }),
      reportedUser &&
        /* @__PURE__ */ jsxs('div', {
          children: [
            /* @__PURE__ */ jsx('dt', {
              className: 'muted text-sm',
              children: m.reported,
            }),
            /* @__PURE__ */ jsxs('dd', {
              className: 'anywhere',
              children: [
                /* @__PURE__ */ jsx(Link, {
                  className: 'underline',
                  to: '/users/$id',
                  params: { id: reportedUser._id },
                  children: reportedUser.name ?? row.unknown,
                }),
                /* @__PURE__ */ jsx('small', {
                  className: 'block muted text-sm',
                  children: reportedUser.email,
                }),
              ],
            }),
          ],
        }),
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('dt', {
            className: 'muted text-sm',
            children: m.issue,
          }),
          /* @__PURE__ */ jsxs('dd', {
            className: 'anywhere',
            children: [
              report.problem_type,
              report.reason &&
                /* @__PURE__ */ jsx('small', {
                  className: 'block muted text-sm',
                  children: messages$1.reasons[report.reason],
                }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('dt', {
            className: 'muted text-sm',
            children: m.priority,
          }),
          /* @__PURE__ */ jsx('dd', {
            className: 'anywhere',
            children: /* @__PURE__ */ jsx(PrioritySelect, { report }),
          }),
        ],
      }),
    ],
  });
}
function Replies({ replies }) {
  const { reply: m } = messages;
  const answers = replies.filter(({ isInternal }) => !isInternal);
  const notes = replies.filter(({ isInternal }) => isInternal);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      answers.length > 0 &&
        /* @__PURE__ */ jsxs('section', {
          className: 'mt-4 border-top pt-3',
          'aria-label': m.earlier,
          children: [
            /* @__PURE__ */ jsx('h3', {
              className: 'm-0 text-md semibold',
              children: m.earlier,
            }),
            /* @__PURE__ */ jsx(ReplyList, { replies: answers }),
          ],
        }),
      notes.length > 0 &&
        /* @__PURE__ */ jsxs('details', {
          className: 'mt-4 border-top pt-3',
          children: [
            /* @__PURE__ */ jsx('summary', {
              className: 'm-0 text-md semibold disclosure',
              children: m.notes(notes.length),
            }),
            /* @__PURE__ */ jsx(ReplyList, { replies: notes }),
          ],
        }),
    ],
  });
}
// web/src/features/reports/report-dialogs.tsx
/** Loaded when the first of the dialogs opens, because most visits to the list need none. */
function ReportDialogs({ open, onClose }) {
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(ReplyDialog, {
        report: open.reply ?? null,
        onClose,
      }),
      /* @__PURE__ */ jsx(DeleteReportDialog, {
        report: open.remove ?? null,
        onClose,
      }),
    ],
  });
}
export { ReportDialogs };

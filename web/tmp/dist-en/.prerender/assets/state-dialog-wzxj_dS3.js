globalThis.lazySources.push('src/features/user-admin/state/state-dialog.tsx');
import { a as messages, l as useStaffUser, o as useChangeState } from './user-badges-C0-JeH98.js';
import { t as fullName } from './full-name-BawBe7Wt.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { n as ReasonForm, t as ReasonDialog } from './reason-dialog-DHRbj6mM.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { t as staleData } from './stale-data-DSppwhMI.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { r as messages$1, t as FraudWarningCount } from './fraud-warnings-CE1w4Y28.js';
import { t as CheckField } from './check-field-J4g3uqnK.js';
import { t as Picks } from './picks-DZ-llaxx.js';
import { t as Segments } from './segments-EG9FkmAo.js';
import { y as formatDate } from '../entry.mjs';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/user-admin/state/ban-end.ts
var banLengths = [...['1', '7', '30', '90'], 'date', 'permanent'];
var day = 864e5;
/** The end of a ban; undefined if it has none, null until a valid date is entered. */
function banEnd({ days, date }, now) {
  if (days === 'permanent') return void 0;
  if (days !== 'date') return new Date(now + Number(days) * day).toISOString();
  const end = /* @__PURE__ */ new Date(`${date}T23:59:59`);
  return date && end.getTime() > now ? end.toISOString() : null;
}
// web/src/features/user-admin/state/ban-reasons.ts
var banReasons = ['harassment', 'fake', 'scam', 'spam', 'explicit', 'minor', 'other'];
/** As at the desk, where a fake profile is in the category of fraud too. */
var isFraudReason = (reason) => reason === 'fake' || reason === 'scam';
/** The message of the picked reason, unless one was typed. */
function messageAfterPick(message, pick) {
  const { banMessages } = messages.state;
  return message === '' || banReasons.some((each) => banMessages[each] === message)
    ? banMessages[pick]
    : message;
}
// web/src/features/user-admin/state/ban-fields.tsx
/** The picked reason fills in the message, which can be changed; then the length. */
function BanFields({ form, userId }) {
  const { state: m } = messages;
  const { staff: fraud } = messages$1;
  const { pick, reason, days, forFraud } = form.values;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(Picks, {
        legend: m.reason,
        options: banReasons.map((value) => ({
          value,
          label: m.banReasons[value],
        })),
        value: pick,
        onChange: (next) => {
          form.setFieldValue('reason', messageAfterPick(reason, next));
          form.setFieldValue('pick', next);
          form.setFieldValue('forFraud', isFraudReason(next));
        },
      }),
      /* @__PURE__ */ jsx(CheckField, {
        label: fraud.forFraud,
        description: fraud.forFraudAbout,
        checked: forFraud,
        onChange: ({ currentTarget }) => form.setFieldValue('forFraud', currentTarget.checked),
      }),
      forFraud && /* @__PURE__ */ jsx(FraudWarningCount, { id: userId }),
      /* @__PURE__ */ jsx(Segments, {
        legend: m.length,
        isField: true,
        options: banLengths.map((value) => ({
          value,
          label: m.lengths[value],
        })),
        value: days,
        onChange: (value) => form.setFieldValue('days', value),
      }),
      days === 'date' &&
        /* @__PURE__ */ jsx(TextInput, {
          type: 'date',
          label: m.lastDay,
          ...form.getInputProps('date'),
        }),
    ],
  });
}
// web/src/features/user-admin/state/state-verb.ts
/** Says exactly what the button does. */
function stateVerb(state, { before, length: { days }, until }) {
  const { state: m } = messages;
  if (state === 'active' && before === 'banned') return m.lift;
  if (state !== 'banned') return m.verbs[state];
  if (days === 'permanent') return m.banPermanently;
  if (days !== 'date') return m.banFor(m.lengths[days]);
  return until ? m.banUntil(formatDate(until)) : m.ban;
}
// web/src/features/user-admin/state/state-form.tsx
function StateForm({ request, loaded, onClose, onChanged }) {
  const { state: m } = messages;
  const { mutateAsync, error } = useChangeState();
  const [opened] = useState(() => Date.now());
  const [newer, setNewer] = useState(null);
  const current = newer ?? loaded;
  const { user, state } = request;
  const form = useApiForm({
    initialValues: {
      reason: '',
      pick: void 0,
      days: '7',
      date: '',
      forFraud: false,
    },
    submit: async () => {
      if (!current || until === null) return;
      const { user: before, version } = current;
      const change = {
        user,
        state,
        reason: reason.trim(),
        ...(until && { until }),
        ...(banning && forFraud && { forFraud }),
        version,
      };
      try {
        const after = await mutateAsync(change);
        onChanged({
          ...request,
          before,
          version: after.version,
        });
        onClose();
      } catch (failure) {
        setNewer(staleData(failure) ?? newer);
        throw failure;
      }
    },
  });
  const { reason, days, date, forFraud } = form.values;
  const length = {
    days,
    date,
  };
  const until = state === 'banned' ? banEnd(length, opened) : void 0;
  const ready = current && reason.trim() && until !== null;
  const banning = state === 'banned';
  return /* @__PURE__ */ jsxs(ReasonForm, {
    form,
    words: {
      reason: banning ? m.message : m.reason,
      reasonAbout: banning ? m.messageAbout : m.reasonAbout,
      cancel: m.cancel,
    },
    submitLabel: stateVerb(state, {
      before: current?.user.state,
      length,
      until,
    }),
    color: state === 'active' ? 'ink' : 'danger',
    ready: Boolean(ready),
    focusesReason: !banning,
    sendsByKey: banning,
    warning: staleData(error) && newer ? m.stale(stateText(newer.user)) : null,
    onClose,
    children: [
      current?.user.stateReason &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-sm',
          children: stateText(current.user),
        }),
      banning &&
        /* @__PURE__ */ jsx(BanFields, {
          form,
          userId: user._id,
        }),
      state === 'active' &&
        current?.user.stateForFraud &&
        /* @__PURE__ */ jsx(FraudWarningCount, {
          id: user._id,
          withdraws: true,
        }),
    ],
  });
}
/** The state of a user, its reason, and its end. */
function stateText({ state, stateReason, stateUntil }) {
  const { state: m } = messages;
  const until = stateUntil && formatDate(stateUntil, { timeStyle: 'short' });
  return m.now(m.states[state], stateReason, until);
}
// web/src/features/user-admin/state/state-dialog.tsx
/** Asks for the reason before a user is activated, deactivated or banned. */
function StateDialog({ request, onClose, onChanged }) {
  const { state: m, row } = messages;
  const name = (request && fullName(request.user)) ?? row.unknown;
  const title =
    request?.loaded?.user.state === 'banned' && request.state === 'active'
      ? m.liftTitle
      : m.titles[request?.state ?? 'active'];
  return /* @__PURE__ */ jsx(ReasonDialog, {
    subject: request,
    onClose,
    title: title(name),
    about: /* @__PURE__ */ jsx('p', {
      className: 'mt-1',
      children: m.abouts[request?.state ?? 'active'],
    }),
    picture:
      request &&
      /* @__PURE__ */ jsx(PhotoAvatar, {
        name,
        picture: request.user.profilePicture,
        focus: request.user.profilePictureFocus,
        size: 48,
      }),
    closeLabel: m.cancel,
    children: (given) =>
      /* @__PURE__ */ jsx(LoadedStateForm, {
        request: given,
        onClose,
        onChanged,
      }),
  });
}
/** The change names the loaded version, so that a change by someone else is not overwritten. */
function LoadedStateForm({ request, onClose, onChanged }) {
  const { edit: m } = messages;
  const query = useStaffUser(request.user._id, !request.loaded);
  const loaded = request.loaded ?? query.data;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      !request.loaded &&
        query.error &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: m,
        }),
      /* @__PURE__ */ jsx(StateForm, {
        request,
        loaded,
        onClose,
        onChanged,
      }),
    ],
  });
}
export { StateDialog };

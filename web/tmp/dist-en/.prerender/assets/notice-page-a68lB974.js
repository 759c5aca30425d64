globalThis.lazySources.push('src/features/reports/public-notice/notice-page.tsx');
import { t as config } from './config-QonXKZXr.js';
import { P as column_module_default, f as Select, r as Alert } from '../entry.mjs';
import { t as ReportAdvice } from './report-advice-GDpOPYBw.js';
import { n as reasonsOf, r as staysUnnamed } from './reason-forms-BtJLa3E8.js';
import { t as maxDescriptionLength } from './report-types-CGgzN0iD.js';
/* empty css                     */
import { s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import { a as required, r as email, t as accepted } from './field-rules-DCPVh_RY.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as CheckField } from './check-field-J4g3uqnK.js';
import { t as EmailField } from './email-field-Be6LetKZ.js';
import { t as SubmitButton } from './submit-button-CAnZT-pb.js';
import { t as LongText } from './long-text-CRUAamGW.js';
import 'typebox';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
// web/src/texts/en/public-notice.ts
var messages = {
  title: 'Report Content',
  about: (brand) =>
    `Report something illegal or against our rules on ${brand}. You don't need an account.`,
  danger: 'If someone is in danger, call your local emergency number first.',
  reason: 'What is it about?',
  choose: 'Choose one',
  reasons: {
    'child-abuse': 'Sexual abuse of a child',
    fake: 'A fake account, or someone who uses my photos',
    scam: 'A scam, or someone who asks for money',
    'under-age': 'A member who may be under 18',
    threat: 'A threat or violence',
    'intimate-picture': "An intimate picture of me that I didn't agree to",
    content: 'Illegal or sexual content',
    harassment: 'Harassment or hate',
    'something-else': 'Something else',
  },
  location: 'Where is it?',
  locationAbout:
    'The address of the profile, if you have it. Otherwise the name, age and city, and which photo or text.',
  description: 'What is wrong with it?',
  descriptionAbout: 'Say why you think it is illegal or against our rules.',
  unnamed: "You can leave out your name and email. Without an email we can't write to you.",
  name: 'Your name',
  email: 'Your email',
  goodFaith: 'What I say here is accurate and complete, as far as I know',
  goodFaithAbout: "We don't tell the person you report who you are.",
  send: 'Send report',
  sending: 'Sending…',
  sent: (reference) => `We received your report ${reference}.`,
  receipt: "We emailed you, and we'll write again when we've decided.",
};
// contract/src/reports/content-notice.ts
/** A notice by anyone, as Article 16 of the Digital Services Act requires. */
var sendContentNotice = {
  method: 'POST',
  url: '/content-notices',
  access: 'public',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/reports/content-notice.ts
/** Sends the report of a person without an account. */
var useContentNotice = () => useChange((body) => fetchData(sendContentNotice, { body }));
// web/src/features/reports/public-notice/notice-form.tsx
var data = [
  {
    value: '',
    label: messages.choose,
  },
  ...reasonsOf('notice').map((value) => ({
    value,
    label: messages.reasons[value],
  })),
];
var initialValues = {
  reason: '',
  location: '',
  description: '',
  name: '',
  email: '',
  goodFaith: false,
};
function NoticeForm({ onSent }) {
  const { mutateAsync } = useContentNotice();
  const values = useApiForm({
    initialValues,
    validate: {
      reason: required,
      location: (text) => required(text.trim()),
      description: (text) => required(text.trim()),
      name: (text, { reason, email }) =>
        mayLeaveOut(reason, text + email) ? null : required(text.trim()),
      email: (text, { reason, name }) => (mayLeaveOut(reason, text + name) ? null : email(text)),
      goodFaith: accepted,
    },
    submit: async (typed) => {
      const notice = toNotice(typed);
      const { reference } = await mutateAsync(notice);
      onSent({
        reference,
        reason: notice.reason,
        withEmail: typed.email.trim() !== '',
      });
    },
  });
  const canStayUnnamed = mayBeUnnamed(values.values.reason);
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-5',
    ...values.formProps,
    children: [
      /* @__PURE__ */ jsx(Select, {
        label: messages.reason,
        size: 'lg',
        required: true,
        withAsterisk: false,
        data,
        rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        ...values.getInputProps('reason'),
      }),
      /* @__PURE__ */ jsx(TextInput, {
        label: messages.location,
        description: messages.locationAbout,
        size: 'lg',
        required: true,
        withAsterisk: false,
        maxLength: 1e3,
        ...values.getInputProps('location'),
      }),
      /* @__PURE__ */ jsx(LongText, {
        label: messages.description,
        description: messages.descriptionAbout,
        size: 'lg',
        rows: 6,
        required: true,
        withAsterisk: false,
        maxLength: maxDescriptionLength,
        ...values.getInputProps('description'),
      }),
      /* @__PURE__ */ jsx('output', { children: canStayUnnamed && messages.unnamed }),
      /* @__PURE__ */ jsx(TextInput, {
        label: messages.name,
        size: 'lg',
        required: !canStayUnnamed,
        withAsterisk: false,
        autoComplete: 'name',
        maxLength: 100,
        ...values.getInputProps('name'),
      }),
      /* @__PURE__ */ jsx(EmailField, {
        fresh: true,
        label: messages.email,
        ...values.getInputProps('email'),
      }),
      /* @__PURE__ */ jsx(CheckField, {
        required: true,
        label: messages.goodFaith,
        description: messages.goodFaithAbout,
        ...values.getInputProps('goodFaith', { type: 'checkbox' }),
      }),
      values.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: values.failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: messages.send,
        working: messages.sending,
        pending: values.submitting,
      }),
    ],
  });
}
/** Both or neither, and neither only where the law says so. */
var mayLeaveOut = (reason, nameAndEmail) => mayBeUnnamed(reason) && nameAndEmail.trim() === '';
var mayBeUnnamed = (reason) => reason !== '' && staysUnnamed(reason);
function toNotice({ reason, location, description, name, email }) {
  return {
    reason: reason === '' ? 'something-else' : reason,
    location: location.trim(),
    description: description.trim(),
    goodFaith: true,
    ...(name.trim() && { name: name.trim() }),
    ...(email.trim() && { email: email.trim() }),
  };
}
// web/src/features/reports/public-notice/notice-page.tsx
/** For people without an account. Members report directly on the content. */
function NoticePage() {
  const [sent, setSent] = useState(null);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: 'grid gap-2',
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'title-md tight anywhere balance visually-hidden-if-titled',
            children: messages.title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted text-lg pretty',
            children: messages.about(config.brandName),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Alert, {
        kind: 'warning',
        children: messages.danger,
      }),
      sent
        ? /* @__PURE__ */ jsxs(Fragment$1, {
            children: [
              /* @__PURE__ */ jsxs(Alert, {
                kind: 'success',
                children: [messages.sent(sent.reference), ' ', sent.withEmail && messages.receipt],
              }),
              /* @__PURE__ */ jsx(ReportAdvice, { reason: sent.reason }),
            ],
          })
        : /* @__PURE__ */ jsx(NoticeForm, { onSent: setSent }),
    ],
  });
}
export { NoticePage };

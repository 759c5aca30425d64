globalThis.lazySources.push('src/features/settings/staff-account-page.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import {
  a as readSecondFactor,
  n as beginSecondFactor,
  o as removeSecondFactor,
  r as confirmSecondFactor,
  s as renewRecoveryCodes,
  t as messages,
} from './second-factor-3pFR3514.js';
import { t as call } from './call-DKXJHjxq.js';
import { n as invalidate, o as queryOf, t as fetchData } from './query-AAxsCU1Q.js';
import { t as may } from './may-call-CsvnxYuh.js';
import { t as messages$1 } from './own-account-6lKyCW6f.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as Switch } from './switch-DD54g1CP.js';
import { d as SchemeSwitch, k as useOwnProfile, r as Alert, y as formatDate } from '../entry.mjs';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { n as blursPhotos } from './photo-cover-C3eiCxSG.js';
import {
  a as AccountForm,
  i as EmailRow,
  n as SessionsSection,
  o as SettingsRow,
  r as PasswordRow,
  t as SignInMethodsSection,
} from './sign-in-methods-section-C2CpUsey.js';
import { l as profileLimits } from './members-DaHwJcC0.js';
/* empty css                      */
/* empty css                     */
import { o as useSaveProfile } from './profiles-DMRGhSha.js';
import { a as required } from './field-rules-DCPVh_RY.js';
import { t as fullName } from './full-name-BawBe7Wt.js';
import { t as staleData } from './stale-data-DSppwhMI.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { t as useFirstField } from './use-first-field-DLvobsWn.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
var second_factor_module_default = {
  scan: '_scan_pc1hc_1',
  qr: '_qr_pc1hc_9',
  codes: '_codes_pc1hc_15',
};
// web/src/api/accounts/second-factor.ts
var useSecondFactor = () => useQuery(queryOf(readSecondFactor));
var useSecretChange = (mutationFn) =>
  useMutation({
    mutationFn,
    gcTime: 0,
    onSuccess: (_data, _given, _before, { client }) => invalidate(client, readSecondFactor),
  });
var useBeginSecondFactor = () =>
  useSecretChange(({ password, code }) =>
    fetchData(beginSecondFactor, {
      body: {
        password,
        ...(code && { code }),
      },
    }),
  );
var useConfirmSecondFactor = () =>
  useSecretChange(
    async (code) => (await fetchData(confirmSecondFactor, { body: { code } })).recoveryCodes,
  );
var useRenewRecoveryCodes = () =>
  useSecretChange(async (body) => (await fetchData(renewRecoveryCodes, { body })).recoveryCodes);
var useRemoveSecondFactor = () => useSecretChange((body) => call(removeSecondFactor, { body }));
// web/src/features/settings/rows/name-row.tsx
/** The name under which a member of staff acts; the header shows it immediately. */
function NameRow() {
  const { name: m } = messages$1;
  const query = useOwnProfile();
  const [step, setStep] = useState('shown');
  const { user } = useSession();
  const own = query.data;
  const shown = own?.user ?? user;
  return /* @__PURE__ */ jsxs(SettingsRow, {
    title: m.title,
    about: shown && m.about(fullName(shown) ?? shown.email),
    control:
      step !== 'typing' &&
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        disabled: !own,
        onClick: () => setStep('typing'),
        children: m.open,
      }),
    children: [
      query.error &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages$1,
        }),
      step === 'done' &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.done,
        }),
      own &&
        step === 'typing' &&
        /* @__PURE__ */ jsx(NameForm, {
          own,
          onCancel: () => setStep('shown'),
          onDone: () => setStep('done'),
        }),
    ],
  });
}
function NameForm({ own, onCancel, onDone }) {
  const { name: m } = messages$1;
  const { mutateAsync } = useSaveProfile();
  const { user } = own;
  const form = useApiForm({
    initialValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
    },
    validate: { firstName: required },
    submit: async (body) => {
      await mutateAsync({
        body,
        version: own.version,
      }).catch(async (error) => {
        const now = staleData(error);
        if (!now) throw error;
        await mutateAsync({
          body,
          version: now.version,
        });
      });
      onDone();
    },
  });
  return /* @__PURE__ */ jsxs(AccountForm, {
    form,
    submit: m.submit,
    cancel: m.cancel,
    onCancel,
    children: [
      /* @__PURE__ */ jsx(TextInput, {
        label: m.first,
        autoComplete: 'given-name',
        maxLength: profileLimits.name,
        ...form.getInputProps('firstName'),
      }),
      /* @__PURE__ */ jsx(TextInput, {
        label: m.last,
        autoComplete: 'family-name',
        maxLength: profileLimits.name,
        ...form.getInputProps('lastName'),
      }),
    ],
  });
}
// web/src/features/settings/second-factor/proof-form.tsx
/** Asks for the password, and for a code if there is an app already. */
function ProofForm({ task, submit, onCancel }) {
  const element = useFirstField();
  const form = useApiForm({
    initialValues: {
      password: '',
      code: '',
    },
    submit: ({ password, code }) =>
      submit({
        password,
        code: code.trim(),
      }),
  });
  const button = useKeptFocus(form.submitting);
  const { password, code } = form.values;
  const asksCode = task !== 'setUp';
  const complete = password && (code.trim() || !asksCode);
  return /* @__PURE__ */ jsxs('form', {
    ref: element,
    className: 'grid gap-4 max-w-form',
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'pretty',
        children: messages.proof[task],
      }),
      /* @__PURE__ */ jsx(TextInput, {
        type: 'password',
        name: 'password',
        autoComplete: 'current-password',
        required: true,
        withAsterisk: false,
        label: messages.password,
        ...form.getInputProps('password'),
      }),
      asksCode &&
        /* @__PURE__ */ jsx(TextInput, {
          name: 'code',
          autoComplete: 'one-time-code',
          required: true,
          withAsterisk: false,
          maxLength: 40,
          label: messages.present,
          ...form.getInputProps('code'),
        }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap gap-2',
        children: [
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            type: 'submit',
            color: task === 'turnOff' ? 'danger' : 'ink',
            disabled: !complete,
            loading: form.submitting,
            children: task === 'turnOff' ? messages.turnOff : messages.next,
          }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onCancel,
            children: messages.cancel,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/settings/second-factor/recovery-codes.tsx
/** The codes are shown only once, so leaving them takes a click. */
function RecoveryCodes({ codes, onDone }) {
  const [copied, setCopied] = useState(false);
  const heading = useRef(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('h3', {
        ref: heading,
        tabIndex: -1,
        children: messages.codes,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'pretty max-w-about',
        children: messages.codesAbout,
      }),
      /* @__PURE__ */ jsx('ol', {
        className: `grid gap-2 m-0 rounded-md bg-sunken list-none code ${second_factor_module_default.codes}`,
        children: codes.map((code) => /* @__PURE__ */ jsx('li', { children: code }, code)),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap gap-2',
        children: [
          /* @__PURE__ */ jsx(Button, {
            color: 'ink',
            onClick: onDone,
            children: messages.kept,
          }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            leftSection: /* @__PURE__ */ jsx(IconCopy, {
              size: 18,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            onClick: () => void navigator.clipboard.writeText(text).then(() => setCopied(true)),
            children: copied ? messages.copied : messages.copy,
          }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            component: 'a',
            href: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`,
            download: messages.file,
            leftSection: /* @__PURE__ */ jsx(IconDownload, {
              size: 18,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            children: messages.save,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/settings/second-factor/scan-form.tsx
var QrCode = lazyRouteComponent(() => import('./qr-code-BKzVYSlW.js'), 'QrCode');
/** Shows the key for the authenticator app, and asks for a first code from it. */
function ScanForm({ appKey: { key, uri }, onDone, onCancel }) {
  const element = useFirstField();
  const { mutateAsync } = useConfirmSecondFactor();
  const form = useApiForm({
    initialValues: { code: '' },
    submit: async ({ code }) => onDone(await mutateAsync(code)),
  });
  const button = useKeptFocus(form.submitting);
  return /* @__PURE__ */ jsxs('form', {
    ref: element,
    className: 'grid gap-4',
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `grid items-center gap-5 ${second_factor_module_default.scan}`,
        children: [
          /* @__PURE__ */ jsx(Suspense, {
            fallback: /* @__PURE__ */ jsx('div', {
              className: `rounded-md ${second_factor_module_default.qr}`,
            }),
            children: /* @__PURE__ */ jsx(QrCode, {
              text: uri,
              label: messages.qr,
            }),
          }),
          /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsxs('p', {
                className: 'pretty max-w-about',
                children: [messages.scan, '.'],
              }),
              /* @__PURE__ */ jsx('p', {
                className: 'muted pretty max-w-about',
                children: messages.byHand,
              }),
              /* @__PURE__ */ jsx('code', {
                className: 'block mt-2 anywhere code',
                children: (key.match(/.{1,4}/g) ?? []).join(' '),
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(TextInput, {
        name: 'code',
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        required: true,
        withAsterisk: false,
        className: 'grid gap-4 max-w-form',
        label: messages.confirm,
        maxLength: 7,
        ...form.getInputProps('code'),
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap gap-2',
        children: [
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            type: 'submit',
            color: 'ink',
            disabled: !form.values.code,
            loading: form.submitting,
            children: messages.turnOn,
          }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onCancel,
            children: messages.cancel,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/settings/second-factor/task-buttons.tsx
function TaskButtons({ on, required, onChoose }) {
  const tasks = ['replace', 'renew'];
  if (!required) tasks.push('turnOff');
  return /* @__PURE__ */ jsx('div', {
    className: 'flex wrap gap-2',
    children: on
      ? tasks.map((task) =>
          /* @__PURE__ */ jsx(
            Button,
            {
              variant: 'default',
              onClick: () => onChoose(task),
              children: messages[task],
            },
            task,
          ),
        )
      : /* @__PURE__ */ jsx(Button, {
          color: 'ink',
          onClick: () => onChoose('setUp'),
          children: messages.setUp,
        }),
  });
}
// web/src/features/settings/second-factor/second-factor-panel.tsx
function SecondFactorPanel({ factor }) {
  const [task, setTask] = useState(null);
  const [appKey, setAppKey] = useState(null);
  const [codes, setCodes] = useState(null);
  const begin = useBeginSecondFactor();
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  function close() {
    setTask(null);
    setAppKey(null);
  }
  function showCodes(fresh) {
    close();
    setCodes(fresh);
  }
  async function submit(proof) {
    if (task === 'renew') showCodes(await renew.mutateAsync(proof));
    else if (task === 'turnOff') await remove.mutateAsync(proof).then(close);
    else setAppKey(await begin.mutateAsync(proof));
  }
  return /* @__PURE__ */ jsxs('section', {
    className: `grid gap-4 p-5 ${panel_module_default.panel}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap between gap-3',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'heading',
            children: messages.heading,
          }),
          /* @__PURE__ */ jsx(StatusBadge, {
            kind: factor.on ? 'success' : 'neutral',
            children: factor.since ? messages.on(formatDate(factor.since)) : messages.off,
          }),
        ],
      }),
      codes
        ? /* @__PURE__ */ jsx(RecoveryCodes, {
            codes,
            onDone: () => setCodes(null),
          })
        : appKey
          ? /* @__PURE__ */ jsx(ScanForm, {
              appKey,
              onDone: showCodes,
              onCancel: close,
            })
          : task
            ? /* @__PURE__ */ jsx(
                ProofForm,
                {
                  task,
                  submit,
                  onCancel: close,
                },
                task,
              )
            : /* @__PURE__ */ jsxs(Fragment$1, {
                children: [
                  /* @__PURE__ */ jsx('p', {
                    className: 'muted pretty max-w-about',
                    children: factor.on ? messages.left(factor.recoveryCodesLeft) : messages.about,
                  }),
                  /* @__PURE__ */ jsx(TaskButtons, {
                    on: factor.on,
                    required: factor.required,
                    onChoose: setTask,
                  }),
                ],
              }),
    ],
  });
}
var staff_account_page_module_default = {
  page: '_page_1t2nv_2',
  above: '_above_1t2nv_6',
  group: '_group_1t2nv_11',
};
// web/src/features/settings/staff-account-page.tsx
var staff_account_page_exports = /* @__PURE__ */ __exportAll({
  StaffAccountPage: () => StaffAccountPage,
});
/** Everything that staff can change about their own account. */
function StaffAccountPage() {
  const { staff: m } = messages$1;
  const session = useSession();
  const query = useSecondFactor();
  const { data } = query;
  const factorFirst = data?.required === true && !data.on;
  return /* @__PURE__ */ jsx(StaffPage, {
    title: m.title,
    children: /* @__PURE__ */ jsxs('div', {
      className: `grid one-column gap-4 content-start ${staff_account_page_module_default.page}`,
      children: [
        (factorFirst || !data) &&
          /* @__PURE__ */ jsxs('div', {
            className: `grid gap-4 ${staff_account_page_module_default.above}`,
            children: [
              factorFirst &&
                /* @__PURE__ */ jsx(Alert, {
                  kind: 'warning',
                  children: messages.required,
                }),
              /* @__PURE__ */ jsx(QueryState, {
                query,
                words: messages,
              }),
            ],
          }),
        data &&
          !factorFirst &&
          /* @__PURE__ */ jsxs('div', {
            className: 'grid one-column gap-4 content-start',
            children: [
              /* @__PURE__ */ jsxs(Group, {
                title: m.groups.account,
                children: [/* @__PURE__ */ jsx(NameRow, {}), /* @__PURE__ */ jsx(EmailRow, {})],
              }),
              /* @__PURE__ */ jsxs(Group, {
                title: m.groups.signIn,
                children: [
                  /* @__PURE__ */ jsx(PasswordRow, {}),
                  /* @__PURE__ */ jsx(SignInMethodsSection, {}),
                ],
              }),
              /* @__PURE__ */ jsxs(Group, {
                title: m.groups.appearance,
                children: [
                  /* @__PURE__ */ jsx(SettingsRow, {
                    title: m.scheme,
                    about: m.schemeAbout,
                    control: /* @__PURE__ */ jsx(SchemeSwitch, {}),
                  }),
                  may(session, 'readReports') && /* @__PURE__ */ jsx(BlurRow, {}),
                ],
              }),
            ],
          }),
        data &&
          /* @__PURE__ */ jsxs('div', {
            className: 'grid one-column gap-4 content-start',
            children: [
              /* @__PURE__ */ jsx(SecondFactorPanel, { factor: data }),
              !factorFirst &&
                /* @__PURE__ */ jsx(Group, {
                  title: m.groups.devices,
                  children: /* @__PURE__ */ jsx(SessionsSection, {}),
                }),
            ],
          }),
      ],
    }),
  });
}
function BlurRow() {
  const { staff: m } = messages$1;
  return /* @__PURE__ */ jsx(SettingsRow, {
    title: m.blur,
    about: m.blurAbout,
    control: /* @__PURE__ */ jsx(Switch, {
      'aria-label': m.blur,
      'data-look': 'ink',
      checked: blursPhotos.useIsOn(),
      onChange: ({ target }) => blursPhotos.set(target.checked),
    }),
  });
}
function Group({ title, children }) {
  return /* @__PURE__ */ jsxs('section', {
    className: `p-panel ${panel_module_default.panel} ${staff_account_page_module_default.group}`,
    'aria-label': title,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'heading',
        children: title,
      }),
      children,
    ],
  });
}
export { StaffAccountPage, second_factor_module_default as n, staff_account_page_exports as t };

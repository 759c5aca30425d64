globalThis.lazySources.push('src/features/premium/manage/methods-page.tsx');
import {
  a as usePaymentMethods,
  c as useSetupIntent,
  i as useAddPaymentMethod,
  n as forgetSetupIntent,
  o as useRemoveMethod,
  r as keptSetupIntent,
  s as useSetDefaultMethod,
  t as LoadFailure,
} from './load-failure-DS-yVVuV.js';
import { n as usePlans } from './plans-BvkMa8cU.js';
import { n as messages } from './premium-Y669_ivz.js';
import { P as column_module_default, r as Alert } from '../entry.mjs';
import { n as SkeletonRows, t as QueryState } from './query-state-DWDKAmIv.js';
import { t as Section } from './section-DRW9Ccsg.js';
import { t as SubpageHead } from './subpage-head-Dk-VgaMm.js';
import { t as SubmitButton } from './submit-button-CAnZT-pb.js';
import {
  a as failureText,
  n as checkoutUrl,
  r as useCardProvider,
  t as CardSection,
} from './card-section-x1EPKJCk.js';
import { f as CallError } from './session-qxZvcB-b.js';
/* empty css                      */
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { t as manage_module_default } from './manage.module-CuNfrECe.js';
import { g as subscriptionErrorOf } from './subscription-Db_Max84.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { getRouteApi } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
// web/src/features/premium/manage/use-bank-step.ts
/** Continues at the bank if a payment that was due waits for it, and says whether it did. */
function useBankStep(payments) {
  const { provider, load } = useCardProvider(payments);
  async function continueAtBank(error) {
    const step = bankStepOf(error);
    if (!step) return false;
    const returnUrl = checkoutUrl({
      plan: step.plan,
      subscription: step.subscriptionId,
    });
    await (await load()).confirmPayment(payments, step.clientSecret, returnUrl);
    location.assign(returnUrl);
    return true;
  }
  return {
    provider,
    load,
    continueAtBank,
  };
}
function bankStepOf(error) {
  if (!(error instanceof CallError)) return null;
  const { data } = error.body ?? {};
  const { clientSecret, subscriptionId, plan } = data ?? {};
  return clientSecret && subscriptionId && plan
    ? {
        clientSecret,
        subscriptionId,
        plan,
      }
    : null;
}
// web/src/features/premium/manage/add-card.tsx
/** Saves a card; its owner confirms it if the bank requires it. */
function AddCard({ payments, onSaved }) {
  const { methods: m } = messages;
  const { provider, load, continueAtBank } = useBankStep(payments);
  const fields = useRef(null);
  const setup = useSetupIntent();
  const add = useAddPaymentMethod();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState(null);
  const [attempt, setAttempt] = useState(0);
  async function save() {
    if (working || !fields.current) return;
    setWorking(true);
    setFailure(null);
    try {
      const method = await fields.current.createMethod();
      const { clientSecret } = await setup.mutateAsync({});
      const returnUrl = `${location.origin}/premium/methods`;
      await (
        await load()
      ).confirmSetup(
        payments,
        {
          clientSecret,
          method,
        },
        returnUrl,
      );
      forgetSetupIntent();
      await add.mutateAsync(method);
      setAttempt((before) => before + 1);
      onSaved();
    } catch (error) {
      try {
        if (await continueAtBank(error)) return;
        setFailure(failureText(error, 'setupIntent'));
      } catch (failed) {
        setFailure(failureText(failed, 'setupIntent'));
      }
    }
    setWorking(false);
  }
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-5',
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      save();
    },
    children: [
      /* @__PURE__ */ jsx(
        CardSection,
        {
          ref: fields,
          provider,
          payments,
        },
        attempt,
      ),
      failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: m.save,
        working: m.saving,
        pending: working,
      }),
    ],
  });
}
// web/src/features/premium/manage/method-failure.tsx
/** Why a card was not changed. A payment that was due and waits for the bank continues there instead. */
function MethodFailure({ error, payments }) {
  const { continueAtBank } = useBankStep(payments);
  const handled = useRef(null);
  const [text, setText] = useState(null);
  useEffect(() => {
    if (handled.current === error) return;
    handled.current = error;
    continueAtBank(error).then(
      (left) => setText(left ? null : failureText(error, 'paymentMethods')),
      (failed) => setText(failureText(failed, 'paymentMethods')),
    );
  });
  return (
    text &&
    /* @__PURE__ */ jsx(Alert, {
      kind: 'danger',
      children: text,
    })
  );
}
// web/src/features/premium/manage/method-row.tsx
function MethodRow({ method, payments, onRemove }) {
  const { methods: m, brand } = messages;
  const { id, last4, expMonth, expYear, isDefault } = method;
  const { mutate, isPending, error } = useSetDefaultMethod();
  const [now] = useState(() => /* @__PURE__ */ new Date());
  const expired = new Date(expYear, expMonth) <= now;
  const name = m.name(brand(method.brand), last4);
  return /* @__PURE__ */ jsxs('li', {
    className: `row wrap between ${manage_module_default.card}`,
    children: [
      /* @__PURE__ */ jsx(IconCreditCard, {
        className: 'flex-none muted',
        size: 24,
        stroke: 1.5,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: manage_module_default.group,
        children: [
          /* @__PURE__ */ jsxs('strong', {
            className: 'inline-flex wrap items-center gap-2 semibold',
            children: [
              name,
              isDefault &&
                /* @__PURE__ */ jsx(StatusBadge, {
                  kind: 'success',
                  children: m.isDefault,
                }),
            ],
          }),
          /* @__PURE__ */ jsxs('small', {
            className: 'block muted text-md',
            children: [
              m.expires(expMonth, expYear),
              ' ',
              expired &&
                /* @__PURE__ */ jsx(StatusBadge, {
                  kind: 'danger',
                  children: m.expired,
                }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `flex wrap gap-2 ${manage_module_default.group}`,
        children: [
          !isDefault &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              radius: 'xl',
              loading: isPending,
              'aria-label': m.makeDefaultOf(name),
              onClick: () => mutate(id),
              children: m.makeDefault,
            }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            radius: 'xl',
            'aria-label': m.removeOf(name),
            onClick: onRemove,
            children: m.remove,
          }),
        ],
      }),
      error &&
        /* @__PURE__ */ jsx(MethodFailure, {
          error,
          payments,
        }),
    ],
  });
}
// web/src/features/premium/manage/remove-dialog.tsx
function RemoveDialog({ method, onClose, onRemoved }) {
  const { methods: m } = messages;
  return /* @__PURE__ */ jsx(Dialog, {
    opened: method !== null,
    onClose,
    title: m.removeTitle,
    closeLabel: m.cancel,
    children:
      method &&
      /* @__PURE__ */ jsx(Removal, {
        method,
        onClose,
        onRemoved,
      }),
  });
}
function Removal({ method, onClose, onRemoved }) {
  const { methods: m, brand } = messages;
  const { mutate, isPending, error } = useRemoveMethod();
  const button = useKeptFocus(isPending);
  const done = () => {
    onClose();
    onRemoved();
  };
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('p', {
        children: m.removeAbout(m.name(brand(method.brand), method.last4)),
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: subscriptionErrorOf(error).message,
        }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onClose,
            children: m.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            color: 'danger',
            loading: isPending,
            onClick: () => mutate(method.id, { onSuccess: done }),
            children: m.remove,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/premium/manage/use-returned-card.ts
/** After the visit to the bank: the confirmed card is the newest, and becomes the default. */
function useReturnedCard({ setup_intent: intent, redirect_status: status }, methods) {
  const { mutate, isSuccess, error } = useSetDefaultMethod();
  const handled = useRef(false);
  const [begun] = useState(() => keptSetupIntent()?.setupIntentId);
  const returned = intent !== void 0 && intent === begun;
  const confirmed = returned && status === 'succeeded';
  const newest = methods?.[0]?.id;
  useEffect(() => {
    if (!confirmed || !newest || handled.current) return;
    handled.current = true;
    forgetSetupIntent();
    mutate(newest);
  }, [confirmed, newest, mutate]);
  const { methods: m } = messages;
  return {
    saved: isSuccess,
    error,
    failure: returned && !confirmed ? m.notSaved : null,
  };
}
// web/src/features/premium/manage/methods-page.tsx
var route = getRouteApi('/premium/methods');
/** The saved cards: which one pays, and how to add or remove one. */
function MethodsPage() {
  const { methods: m, manage } = messages;
  const plans = usePlans();
  const methods = usePaymentMethods();
  const { data, error, isPlaceholderData } = methods;
  const returned = useReturnedCard(route.useSearch(), isPlaceholderData ? void 0 : data);
  const [removing, setRemoving] = useState(null);
  const [done, setDone] = useState(null);
  const list = useRef(null);
  const show = (text) => {
    setDone(text);
    list.current?.focus();
  };
  const payments = plans.data?.payments;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page}`,
    children: [
      /* @__PURE__ */ jsx(SubpageHead, {
        to: '/premium/manage',
        back: m.back,
        title: m.title,
      }),
      /* @__PURE__ */ jsxs('div', {
        ref: list,
        tabIndex: -1,
        children: [
          (done ?? returned.saved) &&
            /* @__PURE__ */ jsx(Alert, {
              kind: 'success',
              children: done ?? m.saved,
            }),
          returned.failure &&
            /* @__PURE__ */ jsx(Alert, {
              kind: 'danger',
              children: returned.failure,
            }),
          returned.error &&
            payments &&
            /* @__PURE__ */ jsx(MethodFailure, {
              error: returned.error,
              payments,
            }),
          error &&
            /* @__PURE__ */ jsx(LoadFailure, {
              query: methods,
              call: 'paymentMethods',
            }),
          !data &&
            !error &&
            /* @__PURE__ */ jsx(SkeletonRows, {
              count: 2,
              label: messages.loading,
            }),
          data?.length === 0 &&
            /* @__PURE__ */ jsx('p', {
              className: column_module_default.quiet,
              children: manage.noMethods,
            }),
          /* @__PURE__ */ jsx('ul', {
            className: 'plain-list',
            'aria-label': m.list,
            children:
              payments &&
              data?.map((method) =>
                /* @__PURE__ */ jsx(
                  MethodRow,
                  {
                    method,
                    payments,
                    onRemove: () => setRemoving(method),
                  },
                  method.id,
                ),
              ),
          }),
        ],
      }),
      !payments &&
        plans.error &&
        /* @__PURE__ */ jsx(QueryState, {
          query: plans,
          words: messages,
        }),
      (data ?? error) &&
        payments &&
        payments.mode !== 'off' &&
        /* @__PURE__ */ jsxs(Section, {
          title: m.add,
          children: [
            /* @__PURE__ */ jsx('p', {
              className: column_module_default.quiet,
              children: m.addAbout,
            }),
            /* @__PURE__ */ jsx(AddCard, {
              payments,
              onSaved: () => show(m.saved),
            }),
          ],
        }),
      /* @__PURE__ */ jsx(RemoveDialog, {
        method: removing,
        onClose: () => setRemoving(null),
        onRemoved: () => show(m.removed),
      }),
    ],
  });
}
export { MethodsPage };

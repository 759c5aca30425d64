globalThis.lazySources.push('src/features/premium/office/plans-page.tsx');
import { n as usePlans, t as useChangeRights } from './plans-BvkMa8cU.js';
import { t as messages } from './payments-BDT96SC5.js';
import { t as formatMoney } from './money-HiXGlaVQ.js';
import { t as DataTable } from './data-table-DSXaqDH7.js';
import { t as ListSkeleton } from './list-skeleton-C6YABlqL.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
/* empty css                      */
/* empty css                     */
import { p as hasStatus } from './session-qxZvcB-b.js';
import { F as errorText, b as formatNumber, r as Alert } from '../entry.mjs';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { useForm } from '@mantine/form';
var office_module_default = {
  rights: '_rights_226zy_1',
  cell: '_cell_226zy_2',
  headRows: '_headRows_226zy_7',
  headCell: '_headCell_226zy_7',
  amount: '_amount_226zy_27',
  input: '_input_226zy_27',
  sides: '_sides_226zy_34',
  field: '_field_226zy_56',
};
// web/src/features/premium/office/typed-rights.ts
var amounts = ['likesPerDay', 'superlikesPerDay', 'undosPerDay'];
var flags = ['seesLikes', 'filters', 'incognito'];
var tiers = ['free', 'premium'];
var most = 1e5;
var toTyped = (rights) => ({
  ...rights,
  likesPerDay: String(rights.likesPerDay ?? ''),
  superlikesPerDay: String(rights.superlikesPerDay),
  undosPerDay: String(rights.undosPerDay ?? ''),
});
/** Super likes always have a limit. */
function isValidAmount(name, typed) {
  if (!typed.trim()) return name !== 'superlikesPerDay';
  return /^\d{1,6}$/.test(typed.trim()) && Number(typed) <= most;
}
var amount = (typed) => (typed.trim() ? Number(typed) : null);
var fromTyped = (typed) => ({
  seesLikes: typed.seesLikes,
  filters: typed.filters,
  incognito: typed.incognito,
  likesPerDay: amount(typed.likesPerDay),
  superlikesPerDay: Number(typed.superlikesPerDay),
  undosPerDay: amount(typed.undosPerDay),
});
/** The changes, as sentences. */
function changesOf(before, after) {
  const { rights: m } = messages;
  const show = (value) => {
    if (value === null) return m.noLimit;
    if (typeof value === 'number') return formatNumber(value);
    return value ? m.yes : m.no;
  };
  return tiers.flatMap((tier) =>
    [...amounts, ...flags]
      .filter((right) => before[tier][right] !== after[tier][right])
      .map((right) =>
        m.line(
          m.field(m.tiers[tier], m.names[right]),
          show(before[tier][right]),
          show(after[tier][right]),
        ),
      ),
  );
}
// web/src/features/premium/office/rights-dialog.tsx
function RightsDialog({ before, wanted, version, onClose }) {
  const { rights: m } = messages;
  const { mutate, isPending, error } = useChangeRights();
  const button = useKeptFocus(isPending);
  return /* @__PURE__ */ jsxs(Dialog, {
    opened: wanted !== null,
    onClose,
    title: m.confirm,
    about: /* @__PURE__ */ jsx('p', {
      className: 'mt-1',
      children: m.confirmAbout,
    }),
    closeLabel: m.cancel,
    children: [
      /* @__PURE__ */ jsx('ul', {
        className: 'grid gap-1-5 m-0 mt-3 ps-5',
        children:
          wanted &&
          changesOf(before, wanted).map((line) =>
            /* @__PURE__ */ jsx('li', { children: line }, line),
          ),
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: hasStatus(error, 412) ? m.stale : errorText(error),
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
            color: 'ink',
            loading: isPending,
            onClick: () =>
              wanted &&
              mutate(
                {
                  rights: wanted,
                  version,
                },
                { onSuccess: onClose },
              ),
            children: m.submit,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/premium/office/rights-form.tsx
/** The table of rights as fields. A dialog shows the changes before they are made. */
function RightsForm({ rights, version }) {
  const { rights: m } = messages;
  const [wanted, setWanted] = useState(null);
  const form = useForm({
    initialValues: {
      free: toTyped(rights.free),
      premium: toTyped(rights.premium),
    },
  });
  const faultOf = (tier, name) => (isValidAmount(name, form.values[tier][name]) ? null : m.wrong);
  const valid = tiers.every((tier) => amounts.every((name) => !faultOf(tier, name)));
  const typed = {
    free: fromTyped(form.values.free),
    premium: fromTyped(form.values.premium),
  };
  const changed = valid && changesOf(rights, typed).length > 0;
  return /* @__PURE__ */ jsxs('form', {
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      if (changed) setWanted(typed);
    },
    children: [
      /* @__PURE__ */ jsxs('table', {
        className: `w-full text-md collapse ${office_module_default.rights}`,
        'aria-label': m.table,
        children: [
          /* @__PURE__ */ jsx('thead', {
            className: office_module_default.headRows,
            children: /* @__PURE__ */ jsxs('tr', {
              children: [
                /* @__PURE__ */ jsx('th', {
                  className: `muted text-start border-bottom-soft semibold text-xs ${office_module_default.cell} ${office_module_default.headCell}`,
                  scope: 'col',
                  children: m.right,
                }),
                tiers.map((tier) =>
                  /* @__PURE__ */ jsx(
                    'th',
                    {
                      className: `muted text-start border-bottom-soft semibold text-xs ${office_module_default.cell} ${office_module_default.headCell}`,
                      scope: 'col',
                      children: m.tiers[tier],
                    },
                    tier,
                  ),
                ),
              ],
            }),
          }),
          /* @__PURE__ */ jsxs('tbody', {
            children: [
              amounts.map((name) =>
                /* @__PURE__ */ jsxs(
                  'tr',
                  {
                    children: [
                      /* @__PURE__ */ jsx('th', {
                        className: `normal text-start border-bottom-soft ${office_module_default.cell}`,
                        scope: 'row',
                        children: m.names[name],
                      }),
                      tiers.map((tier) =>
                        /* @__PURE__ */ jsx(
                          'td',
                          {
                            className: `normal text-start border-bottom-soft ${office_module_default.cell} ${office_module_default.amount}`,
                            children: /* @__PURE__ */ jsx(TextInput, {
                              classNames: { input: `text-center ${office_module_default.field}` },
                              'aria-label': m.field(m.tiers[tier], m.names[name]),
                              inputMode: 'numeric',
                              maxLength: 6,
                              placeholder: isValidAmount(name, '') ? m.empty : '',
                              ...form.getInputProps(`${tier}.${name}`),
                              error: faultOf(tier, name),
                            }),
                          },
                          tier,
                        ),
                      ),
                    ],
                  },
                  name,
                ),
              ),
              flags.map((name) =>
                /* @__PURE__ */ jsxs(
                  'tr',
                  {
                    children: [
                      /* @__PURE__ */ jsx('th', {
                        className: `normal text-start border-bottom-soft ${office_module_default.cell}`,
                        scope: 'row',
                        children: m.names[name],
                      }),
                      tiers.map((tier) =>
                        /* @__PURE__ */ jsx(
                          'td',
                          {
                            className: `normal text-start border-bottom-soft ${office_module_default.cell} ${office_module_default.amount}`,
                            children: /* @__PURE__ */ jsx('input', {
                              className: `text-center checkbox ${office_module_default.input}`,
                              type: 'checkbox',
                              'aria-label': m.field(m.tiers[tier], m.names[name]),
                              checked: form.values[tier][name],
                              onChange: ({ currentTarget }) =>
                                form.setFieldValue(`${tier}.${name}`, currentTarget.checked),
                            }),
                          },
                          tier,
                        ),
                      ),
                    ],
                  },
                  name,
                ),
              ),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap between gap-3 p-panel muted',
        children: [
          /* @__PURE__ */ jsx('span', { children: changed ? '' : m.unchanged }),
          /* @__PURE__ */ jsx(Button, {
            type: 'submit',
            color: 'ink',
            disabled: !changed,
            children: m.save,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(RightsDialog, {
        before: rights,
        wanted,
        version,
        onClose: () => setWanted(null),
      }),
    ],
  });
}
// web/src/features/premium/office/plans-page.tsx
/** The price and the rights of each plan. */
function PlansPage() {
  const { rights: m } = messages;
  const query = usePlans();
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: m.title,
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'muted',
        children: m.about,
      }),
      !query.data &&
        !query.error &&
        /* @__PURE__ */ jsx(ListSkeleton, { loading: messages.loading }),
      query.error &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
      query.data &&
        /* @__PURE__ */ jsxs('div', {
          className: `grid items-start gap-4 ${office_module_default.sides}`,
          children: [
            /* @__PURE__ */ jsxs('section', {
              className: `overflow-hidden pt-4 ${panel_module_default.panel}`,
              children: [
                /* @__PURE__ */ jsx('h2', {
                  className: 'px-5 heading',
                  children: m.table,
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'muted px-5',
                  children: m.unlimited,
                }),
                /* @__PURE__ */ jsx(
                  RightsForm,
                  {
                    rights: query.data.rights,
                    version: query.data.version,
                  },
                  query.data.version,
                ),
              ],
            }),
            /* @__PURE__ */ jsx(Prices, { plans: query.data }),
          ],
        }),
    ],
  });
}
function Prices({ plans: { plans } }) {
  const { rights: m, plans: names } = messages;
  const columns = m.priceColumns;
  return /* @__PURE__ */ jsxs('section', {
    className: `overflow-hidden pt-4 ${panel_module_default.panel}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'px-5 heading',
        children: m.prices,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted px-5',
        children: m.pricesAbout,
      }),
      /* @__PURE__ */ jsx(DataTable, {
        label: m.prices,
        columns,
        numeric: true,
        children: plans.map(({ id, amount, perMonth, currency, savesPercent }) =>
          /* @__PURE__ */ jsxs(
            'tr',
            {
              children: [
                /* @__PURE__ */ jsx('td', { children: names[id] }),
                /* @__PURE__ */ jsx('td', { children: formatMoney(amount, currency) }),
                /* @__PURE__ */ jsx('td', { children: formatMoney(perMonth, currency) }),
                /* @__PURE__ */ jsx('td', {
                  children: savesPercent ? m.saves(savesPercent) : m.savesNothing,
                }),
              ],
            },
            id,
          ),
        ),
      }),
    ],
  });
}
export { PlansPage };

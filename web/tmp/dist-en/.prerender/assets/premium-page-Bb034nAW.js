globalThis.lazySources.push('src/features/premium/plans/premium-page.tsx');
import { t as isOngoing } from './ongoing-Ovsep6wD.js';
import { t as useLikeCount } from './like-count-C5BIWFeN.js';
import { n as usePlans } from './plans-BvkMa8cU.js';
import { m as useUserSubscriptions } from './subscription-Db_Max84.js';
import { n as messages } from './premium-Y669_ivz.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { n as SkeletonRows, t as QueryState } from './query-state-DWDKAmIv.js';
/* empty css                      */
import { n as CheckoutLink, t as WithdrawLink } from './withdraw-link-Bk5XJO5H.js';
import { n as KeepPremium, t as KeepPlan } from './keep-DTOz9s5x.js';
import { r as moneyParts, t as formatMoney } from './money-HiXGlaVQ.js';
import { t as UnnamedPeople } from './unnamed-people-C2bQKmXa.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { b as formatNumber } from '../entry.mjs';
import { t as PaymentClock } from './payment-clock-CIwOcFb8.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/premium/plans/offer.ts
/** What the chosen plan means to someone with this subscription, and how they continue. */
function offerOf({ id, amount, currency }, own, trialDays) {
  const { plans: m, planned } = messages;
  const name = m.names[id];
  const price = formatMoney(amount, currency);
  if (!own)
    return {
      title: trialDays > 0 ? m.trial(name, trialDays) : m.today(name, price),
      about: m.renews(price, id),
      next: 'buy',
    };
  const present = m.names[own.plan];
  if (own.cancelAtPeriodEnd && own.currentPeriodEnd)
    return {
      title: m.endsTitle(present, own.currentPeriodEnd),
      about: id === own.plan ? m.endsAbout : m.endsOther(name),
      next: 'reactivate',
    };
  if (own.planned && [own.plan, own.planned.plan].includes(id))
    return {
      title: planned.title(m.names[own.planned.plan], own.planned.at),
      about: planned.until(present),
      next: 'keep',
    };
  const billed = m.billed(price, id);
  if (id === own.plan)
    return {
      title: m.ownPlan(name),
      about: billed,
      next: 'manage',
    };
  return {
    title: m.other(name, billed),
    about: m.otherAbout,
    next: 'change',
  };
}
var premium_page_module_default = {
  page: '_page_1sdtp_1',
  buy: '_buy_1sdtp_13',
  chosenPlan: '_chosenPlan_1sdtp_27',
  conditions: '_conditions_1sdtp_31',
  skeleton: '_skeleton_1sdtp_38',
  words: '_words_1sdtp_39',
  line: '_line_1sdtp_43',
  plan: '_plan_1sdtp_53',
  plans: '_plans_1sdtp_58',
};
// web/src/features/premium/plans/buy-bar.tsx
/** The price of the chosen plan, and the one button that continues. */
function BuyBar({ plan, own, trialDays, mode }) {
  const { plans: m } = messages;
  const { requiresVerification } = useSession();
  if (mode === 'off' && !own)
    return /* @__PURE__ */ jsx('p', {
      className: 'muted text-lg',
      children: m.off,
    });
  const { title, about, next } = offerOf(plan, own, trialDays);
  return /* @__PURE__ */ jsxs('div', {
    className: `row gap-6 ${premium_page_module_default.buy}`,
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: 'flex-1',
        children: [
          /* @__PURE__ */ jsx('strong', {
            className: `block text-xl ${premium_page_module_default.chosenPlan}`,
            children: title,
          }),
          /* @__PURE__ */ jsx('small', {
            className: `muted text-md ${premium_page_module_default.conditions}`,
            children: requiresVerification ? m.verify : about,
          }),
        ],
      }),
      requiresVerification
        ? /* @__PURE__ */ jsx(Button, {
            size: 'lg',
            radius: 'xl',
            renderRoot: (props) =>
              /* @__PURE__ */ jsx(Link, {
                to: '/verify',
                ...props,
              }),
            children: m.toVerify,
          })
        : next === 'reactivate'
          ? /* @__PURE__ */ jsx(KeepPremium, { size: 'lg' })
          : next === 'keep' && own
            ? /* @__PURE__ */ jsx(KeepPlan, {
                own,
                size: 'lg',
              })
            : next === 'manage'
              ? /* @__PURE__ */ jsx(Button, {
                  size: 'lg',
                  radius: 'xl',
                  renderRoot: (props) =>
                    /* @__PURE__ */ jsx(Link, {
                      to: '/premium/manage',
                      ...props,
                    }),
                  children: m.manage,
                })
              : /* @__PURE__ */ jsx(CheckoutLink, {
                  plan: plan.id,
                  mode,
                  children: own ? m.change(m.names[plan.id]) : m.buy,
                }),
    ],
  });
}
var hero_module_default = {
  hero: '_hero_8o3j9_1',
  lead: '_lead_8o3j9_4',
  people: '_people_8o3j9_28',
  picture: '_picture_8o3j9_35',
  count: '_count_8o3j9_39',
};
// web/src/features/premium/plans/hero.tsx
/** What premium shows. Those who have it are not shown what they could buy. */
function Hero({ own, ends, likes }) {
  const { plans: m } = messages;
  const waiting = !own && likes > 0;
  return /* @__PURE__ */ jsxs('header', {
    className: `grid items-center gap-12 ${hero_module_default.hero}`,
    'data-own': own || void 0,
    children: [
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'balance tight-25 title-lg',
            children: own ? m.titleOwn : waiting ? m.titleLiked : m.title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: `mt-3 muted text-xl pretty ${hero_module_default.lead}`,
            children: ends ? m.ownEnds(ends) : own ? m.own : waiting ? m.liked(likes) : m.about,
          }),
        ],
      }),
      !own &&
        /* @__PURE__ */ jsxs('div', {
          className: `relative ${hero_module_default.people}`,
          'aria-hidden': 'true',
          children: [
            /* @__PURE__ */ jsx(UnnamedPeople, {
              className: `w-full ${hero_module_default.picture}`,
            }),
            waiting &&
              /* @__PURE__ */ jsx('b', {
                className: `grid place-center absolute bg-brand color-white rounded-full content-box ${hero_module_default.count}`,
                children: likes > 99 ? '99+' : likes,
              }),
          ],
        }),
    ],
  });
}
var plan_choice_module_default = {
  plan: '_plan_1wqnj_1',
  input: '_input_1wqnj_15',
  badge: '_badge_1wqnj_31',
  price: '_price_1wqnj_35',
  amount: '_amount_1wqnj_39',
  currency: '_currency_1wqnj_49',
  bill: '_bill_1wqnj_56',
  plans: '_plans_1wqnj_61',
  perMonth: '_perMonth_1wqnj_84',
};
// web/src/features/premium/plans/plan-choice.tsx
/** The plans side by side, with the price for a month. The arrow keys move through them. */
function PlanChoice({ plans, own, chosen, onChoose }) {
  const { plans: m } = messages;
  return /* @__PURE__ */ jsxs('fieldset', {
    className: `grid gap-3-5 m-0 p-0 min-w-0 border-0 three-columns ${plan_choice_module_default.plans}`,
    children: [
      /* @__PURE__ */ jsx('legend', {
        className: 'visually-hidden',
        children: m.choose,
      }),
      plans.map(({ id, amount, perMonth, currency, savesPercent }) =>
        /* @__PURE__ */ jsxs(
          'label',
          {
            className: `grid border-line rounded-xl bg-surface clickable ${plan_choice_module_default.plan}`,
            children: [
              /* @__PURE__ */ jsxs('span', {
                className: 'row gap-2 min-w-0',
                children: [
                  /* @__PURE__ */ jsx('input', {
                    className: `flex-none m-0 bg-surface no-appearance round ${plan_choice_module_default.input}`,
                    type: 'radio',
                    name: 'plan',
                    value: id,
                    checked: id === chosen,
                    onChange: () => onChoose(id),
                  }),
                  /* @__PURE__ */ jsx('b', {
                    className: 'text-lg bold',
                    children: m.names[id],
                  }),
                ],
              }),
              /* @__PURE__ */ jsx('span', {
                className: `nowrap ${plan_choice_module_default.badge}`,
                children:
                  id === own
                    ? /* @__PURE__ */ jsx(StatusBadge, {
                        kind: 'success',
                        children: m.yours,
                      })
                    : savesPercent > 0 &&
                      /* @__PURE__ */ jsx(StatusBadge, {
                        kind: 'gold',
                        children: m.save(savesPercent),
                      }),
              }),
              /* @__PURE__ */ jsxs('span', {
                className: `flex items-baseline gap-1-5 ${plan_choice_module_default.price}`,
                children: [
                  /* @__PURE__ */ jsx('span', {
                    className: plan_choice_module_default.amount,
                    children: moneyParts(perMonth, currency).map(({ isSign, value }) =>
                      isSign
                        ? /* @__PURE__ */ jsx(
                            'sup',
                            {
                              className: `muted ${plan_choice_module_default.currency}`,
                              children: value,
                            },
                            value,
                          )
                        : value,
                    ),
                  }),
                  /* @__PURE__ */ jsx('small', {
                    className: `muted text-md ${plan_choice_module_default.perMonth}`,
                    children: m.perMonth,
                  }),
                ],
              }),
              /* @__PURE__ */ jsx('span', {
                className: `semibold tabular ${plan_choice_module_default.bill}`,
                children: m.billed(formatMoney(amount, currency), id),
              }),
            ],
          },
          id,
        ),
      ),
    ],
  });
}
var rights_table_module_default = {
  rights: '_rights_zaqzd_1',
  cell: '_cell_zaqzd_1',
  headRows: '_headRows_zaqzd_11',
  headCell: '_headCell_zaqzd_11',
  value: '_value_zaqzd_16',
};
// web/src/features/premium/plans/rights-table.tsx
var rows = ['likesPerDay', 'seesLikes', 'superlikesPerDay', 'undosPerDay', 'filters', 'incognito'];
/** The differences between free and premium, from the server's table of rights. */
function RightsTable({ rights: { free, premium } }) {
  const { rights: m } = messages;
  return /* @__PURE__ */ jsxs('section', {
    className: rights_table_module_default.rights,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'title-xs mb-1-5',
        children: m.title,
      }),
      /* @__PURE__ */ jsxs('table', {
        className: 'w-full collapse',
        'aria-label': m.label,
        children: [
          /* @__PURE__ */ jsx('thead', {
            className: rights_table_module_default.headRows,
            children: /* @__PURE__ */ jsxs('tr', {
              children: [
                /* @__PURE__ */ jsx('th', {
                  className: `border-bottom text-lg tabular text-start muted semibold ${rights_table_module_default.cell} ${rights_table_module_default.headCell}`,
                  scope: 'col',
                  children: /* @__PURE__ */ jsx('span', {
                    className: 'visually-hidden',
                    children: m.right,
                  }),
                }),
                /* @__PURE__ */ jsx('th', {
                  className: `border-bottom text-lg tabular text-start muted semibold ${rights_table_module_default.cell} ${rights_table_module_default.headCell}`,
                  scope: 'col',
                  children: m.free,
                }),
                /* @__PURE__ */ jsx('th', {
                  className: `border-bottom text-lg tabular text-start muted semibold ${rights_table_module_default.cell} ${rights_table_module_default.headCell}`,
                  scope: 'col',
                  children: m.premium,
                }),
              ],
            }),
          }),
          /* @__PURE__ */ jsx('tbody', {
            children: rows
              .filter((right) => free[right] !== premium[right])
              .map((right) =>
                /* @__PURE__ */ jsxs(
                  'tr',
                  {
                    children: [
                      /* @__PURE__ */ jsx('th', {
                        className: `border-bottom text-lg normal tabular text-start ${rights_table_module_default.cell}`,
                        scope: 'row',
                        children: m.names[right],
                      }),
                      /* @__PURE__ */ jsx('td', {
                        className: `border-bottom muted text-lg normal tabular text-start ${rights_table_module_default.cell} ${rights_table_module_default.value}`,
                        children: describe(right, free),
                      }),
                      /* @__PURE__ */ jsx('td', {
                        className: `border-bottom muted text-lg normal tabular text-start ${rights_table_module_default.cell} ${rights_table_module_default.value}`,
                        children: describe(right, premium),
                      }),
                    ],
                  },
                  right,
                ),
              ),
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted pretty mt-3-5',
        children: m.note,
      }),
    ],
  });
}
function describe(right, of) {
  const { rights: m } = messages;
  const value = of[right];
  if (value === null) return m.unlimited;
  if (typeof value === 'number') return formatNumber(value);
  if (right === 'seesLikes' || right === 'filters') return m[right][value ? 'true' : 'false'];
  return value ? m.yes : m.no;
}
// web/src/features/premium/plans/premium-page.tsx
/** What premium costs and includes, compared with the free service. */
function PremiumPage() {
  const plans = usePlans();
  const { user } = useSession();
  const likes = useLikeCount();
  const subscriptions = useUserSubscriptions();
  const ready = plans.data && !likes.isPending && !subscriptions.isPending;
  const own = subscriptions.data?.find(isOngoing) ?? null;
  return /* @__PURE__ */ jsx('div', {
    className: `grid one-column content-start m-auto w-full ${premium_page_module_default.page}`,
    children: ready
      ? /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx(Hero, {
              own: own !== null || user?.isVIP === true,
              ends: own?.cancelAtPeriodEnd ? own.currentPeriodEnd : null,
              likes: plans.data.rights.free.seesLikes ? 0 : (likes.data ?? 0),
            }),
            /* @__PURE__ */ jsx(Offer, {
              plans: plans.data,
              own,
              startedBefore: Boolean(
                subscriptions.data?.some(({ currentPeriodStart }) => currentPeriodStart),
              ),
            }),
            /* @__PURE__ */ jsx(WithdrawLink, {}),
            /* @__PURE__ */ jsx(PaymentClock, {}),
            /* @__PURE__ */ jsx(RightsTable, { rights: plans.data.rights }),
          ],
        })
      : /* @__PURE__ */ jsx(QueryState, {
          query: {
            ...plans,
            data: void 0,
          },
          words: messages,
          skeleton: /* @__PURE__ */ jsx(PremiumSkeleton, {}),
        }),
  });
}
function Offer({ plans, own, startedBefore }) {
  const [chosen, setChosen] = useState(own?.plan ?? 'quarterly');
  const plan = plans.plans.find(({ id }) => id === chosen) ?? plans.plans[0];
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(PlanChoice, {
        plans: plans.plans,
        own: own?.plan ?? null,
        chosen,
        onChoose: setChosen,
      }),
      plan &&
        /* @__PURE__ */ jsx(BuyBar, {
          plan,
          own,
          trialDays: own || startedBefore ? 0 : plans.trialDays,
          mode: plans.payments.mode,
        }),
    ],
  });
}
/** The title, the plans and the table below them. As high as the window, so that nothing visible moves. */
var PremiumSkeleton = () =>
  /* @__PURE__ */ jsxs('output', {
    className: `grid one-column content-start min-h-screen gap-8 ${premium_page_module_default.skeleton}`,
    'aria-label': messages.loading,
    children: [
      /* @__PURE__ */ jsxs('span', {
        className: `grid content-center gap-3 ${premium_page_module_default.words}`,
        children: [
          /* @__PURE__ */ jsx('i', {
            className: `rounded-sm bg-skeleton ${premium_page_module_default.line}`,
          }),
          /* @__PURE__ */ jsx('i', {
            className: `rounded-sm bg-skeleton ${premium_page_module_default.line}`,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('span', {
        className: `grid gap-3-5 three-columns ${premium_page_module_default.plans}`,
        children: [1, 2, 3].map((plan) =>
          /* @__PURE__ */ jsx(
            'i',
            { className: `rounded-xl bg-skeleton ${premium_page_module_default.plan}` },
            plan,
          ),
        ),
      }),
      /* @__PURE__ */ jsx(SkeletonRows, {
        count: 4,
        label: '',
      }),
    ],
  });
export { PremiumPage };

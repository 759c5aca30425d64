import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
/* empty css                      */
import { n as usePlans } from './plans-BvkMa8cU.js';
import { t as formatMoney } from './money-HiXGlaVQ.js';
import { b as formatNumber } from '../entry.mjs';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as UnnamedPeople } from './unnamed-people-C2bQKmXa.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
// web/src/texts/en/paywall.ts
var messages = {
  titles: {
    likesPerDay: "You've used today's likes",
    superlikesPerDay: "You've used today's super likes",
    undosPerDay: "You've used today's undos",
    seesLikes: 'Premium shows who likes you',
    filters: 'This filter is part of premium',
    incognito: 'Incognito is part of premium',
  },
  gets: 'With premium you get',
  benefits: {
    likesPerDay: (count) =>
      count === null ? 'Likes without a daily limit' : `${formatNumber(count)} likes a day`,
    superlikesPerDay: (count) => `${formatNumber(count)} super likes a day`,
    undosPerDay: (count) =>
      count === null ? 'Undos without a daily limit' : `${formatNumber(count)} undos a day`,
    seesLikes: 'Everyone who likes you, with their notes',
    filters: 'All filters',
    incognito: 'Incognito: only people you like see you',
  },
  moreIn: (wait) => `You get more in ${wait}.`,
  notNow: 'Not now',
  ok: 'OK',
  from: (price) => `Premium from ${price} a month`,
  see: 'See premium',
};
// web/src/widgets/paywall/benefits.ts
/** What premium adds to the free service, by right, from the server's table of rights. */
function benefitsOf({ free, premium }) {
  const { benefits: m } = messages;
  const more = (before, after) => before !== null && (after === null || after > before);
  const { likesPerDay: likes, superlikesPerDay: superlikes, undosPerDay: undos } = premium;
  return new Map([
    ...(more(free.likesPerDay, likes) ? [['likesPerDay', m.likesPerDay(likes)]] : []),
    ...['seesLikes', 'incognito', 'filters']
      .filter((right) => premium[right] && !free[right])
      .map((right) => [right, m[right]]),
    ...(more(free.superlikesPerDay, superlikes)
      ? [['superlikesPerDay', m.superlikesPerDay(superlikes)]]
      : []),
    ...(more(free.undosPerDay, undos) ? [['undosPerDay', m.undosPerDay(undos)]] : []),
  ]);
}
var paywall_dialog_module_default = { people: '_people_yysqh_1' };
// web/src/widgets/paywall/paywall-dialog.tsx
var paywall_dialog_exports = /* @__PURE__ */ __exportAll({ PaywallDialog: () => PaywallDialog });
/** Says what the member's plan lacks, or has used up today, and what premium includes. */
function PaywallDialog({ right, about, opened, onClose, withoutOffer = false }) {
  const { user } = useSession();
  const { data } = usePlans();
  const [cheapest] = data?.plans.toSorted((a, b) => a.perMonth - b.perMonth) ?? [];
  const benefits =
    data && data.payments.mode !== 'off' && !user?.isVIP ? benefitsOf(data.rights) : null;
  const isOffered = benefits?.has(right) === true;
  return /* @__PURE__ */ jsxs(Dialog, {
    opened: opened && (isOffered || withoutOffer),
    onClose,
    title: messages.titles[right],
    about: /* @__PURE__ */ jsx('p', {
      className: 'mt-1',
      children: about,
    }),
    closeLabel: messages.notNow,
    children: [
      isOffered &&
        /* @__PURE__ */ jsxs(Fragment, {
          children: [
            /* @__PURE__ */ jsx(UnnamedPeople, {
              className: `mt-2 ${paywall_dialog_module_default.people}`,
            }),
            /* @__PURE__ */ jsx('ul', {
              className: 'plain-list grid gap-2-5 mt-4',
              'aria-label': messages.gets,
              children: [...benefits].map(([name, text]) =>
                /* @__PURE__ */ jsxs(
                  'li',
                  {
                    className: 'flex items-start gap-3',
                    children: [
                      /* @__PURE__ */ jsx(IconCheck, {
                        className: 'flex-none color-success',
                        size: 20,
                        stroke: 1.75,
                        'aria-hidden': true,
                      }),
                      text,
                    ],
                  },
                  name,
                ),
              ),
            }),
          ],
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid gap-2 mt-4',
        children: [
          isOffered &&
            /* @__PURE__ */ jsx(Button, {
              size: 'lg',
              radius: 'xl',
              renderRoot: (props) =>
                /* @__PURE__ */ jsx(Link, {
                  to: '/premium',
                  ...props,
                }),
              children: cheapest
                ? messages.from(formatMoney(cheapest.perMonth, cheapest.currency))
                : messages.see,
            }),
          /* @__PURE__ */ jsx(Button, {
            size: 'md',
            radius: 'xl',
            color: 'gray',
            variant: isOffered ? 'subtle' : 'default',
            onClick: onClose,
            children: isOffered ? messages.notNow : messages.ok,
          }),
        ],
      }),
    ],
  });
}
export { paywall_dialog_exports as n, messages as r, PaywallDialog as t };

globalThis.lazySources.push('src/features/premium/withdraw/withdraw-page.tsx');
import { P as column_module_default, k as useOwnProfile } from '../entry.mjs';
import { r as withdraw } from './withdrawal-CRxyYVJr.js';
import { t as fetchData } from './query-AAxsCU1Q.js';
import { f as useSubscriptionChange } from './subscription-Db_Max84.js';
import { i as useWithdrawable, t as messages } from './withdrawal-RhgoG1EJ.js';
import { t as fullName } from './full-name-BawBe7Wt.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as SubpageHead } from './subpage-head-Dk-VgaMm.js';
import { t as Contracts } from './contracts-BQ1k58gX.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/api/premium/withdraw.ts
var useWithdraw = () => useSubscriptionChange((body) => fetchData(withdraw, { body }));
// web/src/features/premium/withdraw/withdraw-page.tsx
/** Withdrawing from a contract, for members who are signed in. */
function WithdrawPage() {
  const query = useWithdrawable();
  const own = useOwnProfile();
  const { mutateAsync } = useWithdraw();
  const user = own.data?.user;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page}`,
    children: [
      /* @__PURE__ */ jsx(SubpageHead, {
        to: '/premium/manage',
        back: messages.back,
        title: messages.title,
      }),
      query.data && user
        ? /* @__PURE__ */ jsx(Contracts, {
            found: query.data,
            name: fullName(user) ?? '',
            email: user.email,
            withdraw: mutateAsync,
          })
        : /* @__PURE__ */ jsx(QueryState, {
            query: query.error ? query : own,
            words: messages,
            rows: 4,
          }),
    ],
  });
}
export { WithdrawPage };

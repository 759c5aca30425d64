import { listPlans } from '@kindred/contract/premium/plans';
import { sandboxRoutes } from '@kindred/contract/premium/sandbox';
import { subscriptionWebhook } from '@kindred/contract/premium/webhook';
import type { Area } from '../../platform/area.ts';
import { creditRoutes, visibility as ofCredit } from './credit/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { invoiceRoutes, visibility as ofInvoices } from './invoices/routes.ts';
import { premiumJobs } from './jobs.ts';
import { limits } from './limits.ts';
import { methodRoutes, visibility as ofMethods } from './methods/routes.ts';
import { eraseMember } from './erase-member.ts';
import { officeRoutes } from './office/routes.ts';
import { personalData } from './personal-data.ts';
import { priceMoveRoutes } from './price-moves/routes.ts';
import { providePayments } from './provider/provider-connection.ts';
import { serveSandbox } from './provider/sandbox-routes.ts';
import { revenueRoutes } from './revenue/routes.ts';
import { planRoutes } from './rights/routes.ts';
import {
  changeRoutes,
  visibility as ofChanges,
} from './subscriptions/plan-change/change-routes.ts';
import {
  publicRoutes as byLink,
  visibility as ofWithdrawals,
  withdrawalRoutes,
} from './withdrawal/routes.ts';
import { subscriptionRoutes, visibility as ofSubscriptions } from './subscriptions/routes.ts';

export const premium: Area = {
  name: 'premium',
  provide: providePayments,
  limits,
  personalData,
  eraseMember,
  visibility: [
    ...ofSubscriptions,
    ...ofChanges,
    ...ofMethods,
    ...ofInvoices,
    ...ofCredit,
    ...ofWithdrawals,
  ],
  publicRoutes: [listPlans, subscriptionWebhook, ...byLink, ...Object.values(sandboxRoutes)],
  rootRoutes: serveSandbox,
  jobs: premiumJobs,
  routes(api) {
    planRoutes(api);
    subscriptionRoutes(api);
    changeRoutes(api);
    methodRoutes(api);
    invoiceRoutes(api);
    creditRoutes(api);
    withdrawalRoutes(api);
    officeRoutes(api);
    revenueRoutes(api);
    priceMoveRoutes(api);
    eventRoutes(api);
  },
};

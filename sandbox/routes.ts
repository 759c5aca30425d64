import { invoiceRoutes } from './billing/invoice-routes.ts';
import { paymentIntentRoutes } from './billing/payment-intent-routes.ts';
import { setupIntentRoutes } from './billing/setup-intent-routes.ts';
import { couponRoutes } from './catalog/coupons.ts';
import { priceRoutes } from './catalog/prices.ts';
import { productRoutes } from './catalog/products.ts';
import { customerRoutes } from './customers/customers.ts';
import { eventRoutes } from './events/routes.ts';
import type { Route } from './http/route.ts';
import { methodRoutes } from './payments/method-routes.ts';
import { refundRoutes } from './payments/refunds.ts';
import { scheduleRoutes } from './schedules/routes.ts';
import { itemRoutes } from './subscriptions/item-routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';

export const routes: Route[] = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
  ...methodRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...refundRoutes,
  ...subscriptionRoutes,
  ...itemRoutes,
  ...scheduleRoutes,
  ...invoiceRoutes,
  ...eventRoutes,
];

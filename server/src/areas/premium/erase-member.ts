import type { PoolClient } from 'pg';
import type { ErasedMember } from '../../platform/area.ts';
import { addJob, removeJob } from '../../platform/jobs/jobs.ts';
import { forgetRefundReasons } from './office/refunds.ts';
import { findCustomer } from './provider/customer.ts';
import { forgetWithdrawals } from './withdrawal/rows.ts';
import { findSubscriptionsOf } from './subscriptions/rows.ts';

/** A job of this transaction erases the provider's data. */
export async function eraseMember(client: PoolClient, { id }: ErasedMember) {
  await forgetRefundReasons(client, id);
  await forgetWithdrawals(client, id);
  await removeJob(client, `stop-renewal-${id}`);
  const customerId = await findCustomer(client, id);
  if (!customerId) return;
  const subscriptions = (await findSubscriptionsOf(client, id)).map((row) => row.id);
  await addJob(client, 'erase-customer', { customerId, subscriptions }, { attempts: 100 });
}

import type { Withdrawable, Withdrawal } from '@kindred/contract/premium/withdrawal';
import { sentMails } from '../service/mails.ts';
import type { Person, PremiumApp } from './premium.ts';

interface Listed {
  contracts: Withdrawable[];
  withdrawn: Withdrawal | null;
}

/** What tests of withdrawals ask a service. */
export function withdrawalsOf(app: PremiumApp) {
  const listed = async (person: Person) =>
    (await person.get('/subscription/withdrawal')).json<{ data: Listed }>().data;

  const mailsTo = async (email: string) =>
    (await sentMails(app)).filter(({ to }) => to?.[0]?.address === email);

  return {
    listed,
    mailsTo,
    offered: async (person: Person) => {
      const [contract] = (await listed(person)).contracts;
      if (!contract) throw new Error('No contract can be withdrawn from');
      return contract;
    },
    /** As the page does: with the amount that it shows. */
    withdraw: async (person: Person, more: object = {}) => {
      const [contract] = (await listed(person)).contracts;
      return person.send('POST', '/subscription/withdrawal', {
        subscriptionId: contract?.subscriptionId ?? 'sub_none',
        name: 'Ada Lovelace',
        amount: contract ? contract.toCard + contract.toCredit : 0,
        ...more,
      });
    },
    receiptsOf: async (email: string) =>
      (await mailsTo(email)).filter(({ subject }) => subject?.startsWith('You withdrew from')),
    refundsOf: async ({ id }: Person) => {
      const { rows } = await app.pool.query<{ amount: number; status: string }>(
        'select amount, status from refund where member_id = $1 and of_withdrawal order by amount',
        [id],
      );
      return rows;
    },
  };
}

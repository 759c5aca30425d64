import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useCredit, useRefundCredit } from '../api/premium/credit.ts';
import { errorText } from '../lib/error-text.ts';
import { messages } from '../lib/messages/premium.ts';
import { formatMoney } from '../lib/money.ts';
import { Alert } from '../ui/alert.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import classes from './credit-at-stake.module.css';

/** Shown before premium or the account ends: a credit then has no next payment to lower. */
export function CreditAtStake() {
  const { credit: m } = messages;
  const { data: credit } = useCredit();
  const refund = useRefundCredit();
  const button = useKeptFocus(refund.isPending);
  const { data: made, error } = refund;
  if (!credit && !made) return null;
  return (
    <div className={classes.stake}>
      {made && made.refunded > 0 && (
        <Alert kind="success">{m.refunded(formatMoney(made.refunded, made.currency))}</Alert>
      )}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {credit && (
        <Alert kind="warning">
          {credit.refundable > 0
            ? m.lost(formatMoney(credit.amount, credit.currency))
            : m.lostGiven(formatMoney(credit.amount, credit.currency))}
        </Alert>
      )}
      {credit && credit.refundable > 0 && (
        <Button
          ref={button}
          variant="default"
          loading={refund.isPending}
          onClick={() => refund.mutate()}
        >
          {m.getBack(formatMoney(credit.refundable, credit.currency))}
        </Button>
      )}
    </div>
  );
}

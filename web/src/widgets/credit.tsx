import { useCredit, useRefundCredit } from '../api/premium/credit.ts';
import { errorText } from '../lib/failures/error-text.ts';
import { messages } from '#texts/premium.ts';
import { formatMoney } from '../lib/formats/money.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Alert } from '../ui/states/alert.tsx';
import column from '../ui/pages/column.module.css';
import { Section } from '../ui/pages/section.tsx';
import { useKeptFocus } from '../ui/dialogs/use-kept-focus.ts';
import classes from './credit.module.css';

interface Props {
  /** It is shown before premium or the account ends: the credit then has no next payment to lower. */
  atStake?: boolean;
}

/** The credit for later payments, which can go back to the card that paid it. */
export function Credit({ atStake = false }: Props) {
  const { credit: m } = messages;
  const { data: credit } = useCredit();
  const refund = useRefundCredit();
  const button = useKeptFocus(refund.isPending);
  const { data: made, error } = refund;
  if (!credit && !made) return null;
  const amount = credit && formatMoney(credit.amount, credit.currency);
  const refundable = credit && credit.refundable > 0;
  const content = (
    <div className={`grid justify-items-start gap-3 ${classes.credit}`}>
      {made && made.refunded > 0 && (
        <Alert kind="success">
          {m.refunded({ amount: formatMoney(made.refunded, made.currency) })}
        </Alert>
      )}
      {made?.refunded === 0 && <Alert kind="warning">{m.usedUp}</Alert>}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {amount && atStake && (
        <Alert kind="warning">{refundable ? m.lost({ amount }) : m.lostGiven({ amount })}</Alert>
      )}
      {amount && !atStake && <p>{m.line({ amount })}</p>}
      {amount && !atStake && !refundable && <p className={column.quiet}>{m.given}</p>}
      {refundable && (
        <Button
          ref={button}
          look="plain"
          size="md"
          busy={refund.isPending}
          onClick={() => refund.mutate()}
        >
          {m.getBack({ amount: formatMoney(credit.refundable, credit.currency) })}
        </Button>
      )}
    </div>
  );
  return atStake ? content : <Section title={m.title}>{content}</Section>;
}

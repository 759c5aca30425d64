import { isOngoing } from '@kindred/contract/premium/ongoing';
import { type MemberPayments, useRefund } from '../../../api/premium/office.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { messages } from '#texts/payments.ts';
import { formatMoney, parseMoney, plainMoney } from '../../../lib/formats/money.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { ReasonDialog, ReasonForm } from '../../../ui/dialogs/reason-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { goesOnText } from './goes-on-text.ts';
import { offeredRefund } from './offered-refund.ts';
import classes from '../member-file/member-file.module.css';

type Invoice = MemberPayments['invoices'][number];

/** It renews, unless someone ends it. */
const goesOnAfter = (own: MemberPayments['subscriptions'][number]) =>
  isOngoing(own) && !own.cancelAtPeriodEnd;

interface Props {
  id: string;
  /** Null while none is refunded. */
  invoice: Invoice | null;
  payments: MemberPayments;
  /** Told what was done. */
  onDone: (text: string) => void;
  onClose: () => void;
}

export function RefundDialog({ invoice, ...props }: Props) {
  const { refund: m } = messages;
  return (
    <ReasonDialog subject={invoice} onClose={props.onClose} title={m.title} closeLabel={m.cancel}>
      {(refunded) => <RefundForm invoice={refunded} {...props} />}
    </ReasonDialog>
  );
}

function RefundForm({ id, invoice, payments, onDone, onClose }: Props & { invoice: Invoice }) {
  const { refund: m, member } = messages;
  const goesOn = payments.subscriptions.find(
    (each) => each.id === invoice.subscriptionId && goesOnAfter(each),
  );
  const { mutateAsync } = useRefund(id);
  const { currency, number } = invoice;
  const { left, later, offered } = offeredRefund(invoice, payments);
  const most = formatMoney(left, currency);
  const amountOf = (text: string) => {
    const amount = parseMoney(text, currency);
    return amount !== null && amount > 0 && amount <= left ? amount : null;
  };
  const form = useApiForm({
    initialValues: {
      amount: offered > 0 ? plainMoney(offered, currency) : '',
      reason: '',
      endNow: false,
    },
    validate: {
      amount: (text) => (amountOf(text) === null ? m.wrong({ most }) : null),
      reason: required,
    },
    submit: async ({ amount, reason, endNow }) => {
      const wanted = amountOf(amount) ?? left;
      const ends = endNow && wanted === left && goesOn !== undefined;
      await mutateAsync({
        invoiceId: invoice.id,
        reason: reason.trim(),
        left,
        later,
        ...(wanted < left && { amount: wanted }),
        ...(ends && { endNow: true }),
      });
      const text = ends ? member.refundEnded : member.refundMade;
      onDone(text({ amount: formatMoney(wanted, currency) }));
      onClose();
    },
  });
  const typed = amountOf(form.values.amount);
  const { credit } = payments;
  const ofCredit = credit?.currency === currency ? Math.min(typed ?? 0, credit.amount) : 0;
  return (
    <ReasonForm
      form={form}
      words={m}
      submitLabel={
        typed === null ? m.submitNone : m.submit({ amount: formatMoney(typed, currency) })
      }
      onClose={onClose}
    >
      <p>{m.about({ invoice: number ?? invoice.id, left: most })}</p>
      <TextField
        data-autofocus
        label={m.amount}
        hint={later > 0 ? m.amountLater : m.amountAbout}
        inputMode="decimal"
        maxLength={12}
        {...form.getInputProps('amount')}
      />
      {later > 0 && (
        <p className={`text-muted ${classes.hint}`}>
          {m.later({ amount: formatMoney(later, currency) })}
        </p>
      )}
      {ofCredit > 0 && (
        <p className={`text-muted ${classes.hint}`}>
          {m.credit({ amount: formatMoney(ofCredit, currency) })}
        </p>
      )}
      {typed === left && goesOn?.currentPeriodEnd && (
        <CheckField
          label={m.endNow}
          description={goesOnText(goesOn.status, goesOn.currentPeriodEnd)}
          checked={form.values.endNow}
          onChange={({ currentTarget }) => form.setFieldValue('endNow', currentTarget.checked)}
        />
      )}
    </ReasonForm>
  );
}

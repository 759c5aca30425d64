import { isOngoing } from '@kindred/contract/premium/ongoing';
import { Button, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { type MemberPayments, useRefund } from '../../../api/premium/office.ts';
import { required } from '../../../lib/field-rules.ts';
import { messages } from '../../../lib/messages/payments.ts';
import { formatMoney, parseMoney, plainMoney } from '../../../lib/money.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { goesOnText } from './goes-on-text.ts';
import { offeredRefund } from './offered-refund.ts';
import classes from './member-file.module.css';

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
    <Dialog opened={invoice !== null} onClose={props.onClose} title={m.title} closeLabel={m.cancel}>
      {invoice && <RefundForm invoice={invoice} {...props} />}
    </Dialog>
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
      amount: (text) => (amountOf(text) === null ? m.wrong(most) : null),
      reason: required,
    },
    submit: async ({ amount, reason, endNow }) => {
      const wanted = amountOf(amount) ?? left;
      const ends = endNow && wanted === left && goesOn !== undefined;
      await mutateAsync({
        invoiceId: invoice.id,
        reason: reason.trim(),
        left,
        ...(wanted < left && { amount: wanted }),
        ...(ends && { endNow: true }),
      });
      const text = ends ? member.refundEnded : member.refundMade;
      onDone(text(formatMoney(wanted, currency)));
      onClose();
    },
  });
  const button = useKeptFocus(form.submitting);
  const typed = amountOf(form.values.amount);
  const { credit } = payments;
  const ofCredit = credit?.currency === currency ? Math.min(typed ?? 0, credit.amount) : 0;
  return (
    <form className="grid gap-5" {...form.formProps}>
      <p>{m.about(number ?? invoice.id, most)}</p>
      <TextInput
        data-autofocus
        label={m.amount}
        description={later > 0 ? m.amountLater : m.amountAbout}
        inputMode="decimal"
        maxLength={12}
        {...form.getInputProps('amount')}
      />
      {later > 0 && (
        <p className={`muted ${classes.hint}`}>{m.later(formatMoney(later, currency))}</p>
      )}
      {ofCredit > 0 && (
        <p className={`muted ${classes.hint}`}>{m.credit(formatMoney(ofCredit, currency))}</p>
      )}
      {typed === left && goesOn?.currentPeriodEnd && (
        <CheckField
          label={m.endNow}
          description={goesOnText(goesOn.status, goesOn.currentPeriodEnd)}
          checked={form.values.endNow}
          onChange={({ currentTarget }) => form.setFieldValue('endNow', currentTarget.checked)}
        />
      )}
      <Textarea
        label={m.reason}
        description={m.reasonAbout}
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" color="ink" loading={form.submitting}>
          {typed === null ? m.submitNone : m.submit(formatMoney(typed, currency))}
        </Button>
      </DialogFooter>
    </form>
  );
}

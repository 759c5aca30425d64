import { Button, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { type MemberPayments, useRefund } from '../../../api/premium/office.ts';
import { required } from '../../../lib/field-rules.ts';
import { messages } from '../../../lib/messages/payments.ts';
import { formatMoney, parseMoney, plainMoney } from '../../../lib/money.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';

type Invoice = MemberPayments['invoices'][number];

interface Props {
  id: string;
  /** Null while none is refunded. */
  invoice: Invoice | null;
  onClose: () => void;
}

export function RefundDialog({ id, invoice, onClose }: Props) {
  const { refund: m } = messages;
  return (
    <Dialog opened={invoice !== null} onClose={onClose} title={m.title} closeLabel={m.cancel}>
      {invoice && <RefundForm id={id} invoice={invoice} onClose={onClose} />}
    </Dialog>
  );
}

function RefundForm({ id, invoice, onClose }: Props & { invoice: Invoice }) {
  const { refund: m } = messages;
  const { mutateAsync } = useRefund(id);
  const { currency, number } = invoice;
  const left = invoice.amountPaid - invoice.amountRefunded;
  const most = formatMoney(left, currency);
  const amountOf = (text: string) => {
    const amount = parseMoney(text, currency);
    return amount !== null && amount > 0 && amount <= left ? amount : null;
  };
  const form = useApiForm({
    initialValues: { amount: plainMoney(left, currency), reason: '' },
    validate: {
      amount: (text) => (amountOf(text) === null ? m.wrong(most) : null),
      reason: required,
    },
    submit: async ({ amount, reason }) => {
      const wanted = amountOf(amount) ?? left;
      await mutateAsync({
        invoiceId: invoice.id,
        reason: reason.trim(),
        left,
        ...(wanted < left && { amount: wanted }),
      });
      onClose();
    },
  });
  const button = useKeptFocus(form.submitting);
  const typed = amountOf(form.values.amount);
  return (
    <form {...form.formProps}>
      <p>{m.about(number ?? invoice.id, most)}</p>
      <TextInput
        mt="md"
        data-autofocus
        label={m.amount}
        description={m.amountAbout}
        inputMode="decimal"
        maxLength={12}
        {...form.getInputProps('amount')}
      />
      <Textarea
        mt="md"
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

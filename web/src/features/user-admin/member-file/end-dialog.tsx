import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { refundKinds } from '@kindred/contract/premium/office';
import { type MemberPayments, useEndSubscription } from '../../../api/premium/office.ts';
import { required } from '../../../lib/field-rules.ts';
import { messages } from '../../../lib/messages/payments.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Picks } from '../../../ui/picks.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';

type Subscription = MemberPayments['subscriptions'][number];
type RefundKind = (typeof refundKinds)[number];

interface Props {
  id: string;
  /** Null while none is ended. */
  subscription: Subscription | null;
  onClose: () => void;
}

export function EndDialog({ id, subscription, onClose }: Props) {
  const { end: m } = messages;
  return (
    <Dialog opened={subscription !== null} onClose={onClose} title={m.title} closeLabel={m.cancel}>
      {subscription && <EndForm id={id} subscription={subscription} onClose={onClose} />}
    </Dialog>
  );
}

function EndForm({ id, subscription, onClose }: Props & { subscription: Subscription }) {
  const { end: m, plans } = messages;
  const { mutateAsync } = useEndSubscription(id);
  const form = useApiForm({
    initialValues: { when: 'later' as 'later' | 'now', refund: 'none' as RefundKind, reason: '' },
    validate: { reason: required },
    submit: async ({ when, refund, reason }) => {
      await mutateAsync({
        subscriptionId: subscription.id,
        atPeriodEnd: when === 'later',
        refund: when === 'later' ? 'none' : refund,
        reason: reason.trim(),
      });
      onClose();
    },
  });
  const button = useKeptFocus(form.submitting);
  const { when, refund } = form.values;
  return (
    <form {...form.formProps}>
      <p>{m.about(plans[subscription.plan].toLowerCase())}</p>
      <Picks
        legend={m.when}
        value={when}
        onChange={(value) => form.setFieldValue('when', value)}
        options={[
          { value: 'later', label: m.later },
          { value: 'now', label: m.now },
        ]}
      />
      {when === 'now' && (
        <Picks
          legend={m.refund}
          value={refund}
          onChange={(value) => form.setFieldValue('refund', value)}
          options={refundKinds.map((value) => ({ value, label: m.refunds[value] }))}
        />
      )}
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
        <Button ref={button} type="submit" color="danger" loading={form.submitting}>
          {m.submit}
        </Button>
      </DialogFooter>
    </form>
  );
}

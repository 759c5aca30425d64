import { say } from '../../../lib/say.ts';
import { refundKinds } from '@kindred/contract/premium/office';
import { type MemberPayments, useEndSubscription } from '../../../api/premium/office.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { messages } from '#texts/payments.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Picks } from '../../../ui/fields/picks.tsx';
import { ReasonDialog, ReasonForm } from '../../../ui/dialogs/reason-dialog.tsx';
import classes from '../member-file/member-file.module.css';

type Subscription = MemberPayments['subscriptions'][number];
type RefundKind = (typeof refundKinds)[number];

interface Props {
  id: string;
  /** Null while none is ended. */
  subscription: Subscription | null;
  payments: MemberPayments;
  /** Told what was done. */
  onDone: (text: string) => void;
  onClose: () => void;
}

export function EndDialog({ subscription, ...props }: Props) {
  const { end: m } = messages;
  return (
    <ReasonDialog
      subject={subscription}
      onClose={props.onClose}
      title={m.title}
      closeLabel={m.cancel}
    >
      {(ended) => <EndForm subscription={ended} {...props} />}
    </ReasonDialog>
  );
}

type FormProps = Props & { subscription: Subscription };

function EndForm({ id, subscription, payments, onDone, onClose }: FormProps) {
  const { end: m, member, plans } = messages;
  const { endings, quotedAt, credit } = payments;
  const quote = endings.find((each) => each.subscriptionId === subscription.id);
  const amountOf = (kind: RefundKind) => (kind === 'none' ? 0 : (quote?.[kind] ?? 0));
  const money = (amount: number) => formatMoney(amount, subscription.currency);
  const offered = refundKinds.filter((kind) => kind === 'none' || amountOf(kind) > 0);
  const { mutateAsync } = useEndSubscription(id);
  const form = useApiForm({
    initialValues: { when: 'later' as 'later' | 'now', refund: 'none' as RefundKind, reason: '' },
    validate: { reason: required },
    submit: async ({ when, refund, reason }) => {
      const { data } = await mutateAsync({
        subscriptionId: subscription.id,
        atPeriodEnd: when === 'later',
        refund: when === 'later' ? 'none' : refund,
        quotedAt,
        ...(when === 'now' && { quoted: amountOf(refund) }),
        reason: reason.trim(),
      });
      onDone(
        when === 'later'
          ? member.endsLater
          : data.refunded > 0
            ? member.endedRefunded({ amount: money(data.refunded) })
            : member.ended,
      );
      onClose();
    },
  });
  const { when, refund } = form.values;
  const ofCredit = Math.min(amountOf(refund), credit?.amount ?? 0);
  return (
    <ReasonForm form={form} words={m} submitLabel={m.submit} color="danger" onClose={onClose}>
      <p>{m.about({ plan: plans[subscription.plan].toLowerCase() })}</p>
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
          options={offered.map((value) => ({
            value,
            label: say(m.refunds[value], { amount: money(amountOf(value)) }),
          }))}
        />
      )}
      {when === 'now' && offered.length === 1 && (
        <p className={`text-muted ${classes.hint}`}>{m.nothing}</p>
      )}
      {when === 'now' && credit && (
        <p className={`text-muted ${classes.hint}`}>
          {ofCredit > 0
            ? m.ofCredit({ amount: money(ofCredit) })
            : m.stays({ amount: money(credit.amount) })}
        </p>
      )}
    </ReasonForm>
  );
}

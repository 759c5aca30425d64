import { IconCrown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Plans } from '../../../api/premium/plans.ts';
import { useCredit, useOwed } from '../../../api/premium/credit.ts';
import type { Subscription } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { messages as changed } from '#texts/price-change.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { type Kind, StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { nextPayment } from '../next-payment.ts';
import { KeepPlan, KeepPremium } from '../keep.tsx';
import { Benefits } from '../benefits.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import classes from './manage.module.css';
import { MethodsLink } from './methods-link.tsx';

const kinds: Partial<Record<Subscription['status'], Kind>> = {
  active: 'success',
  trialing: 'info',
  past_due: 'danger',
  unpaid: 'danger',
};

interface Props {
  own: Subscription;
  plans: Plans;
}

export function CurrentPlan({ own, plans }: Props) {
  const { manage: m, plans: words, planned: later } = messages;
  const {
    plan,
    status,
    amount,
    currency,
    currentPeriodEnd: end,
    cancelAtPeriodEnd: ending,
    planned,
    priceChange,
  } = own;
  const { data: credit } = useCredit();
  const { data: owed } = useOwed();
  const keptWith = (text: string) => {
    setKept(text);
    section.current?.focus();
  };
  const [canceling, setCanceling] = useState(false);
  const [kept, setKept] = useState<string | null>(null);
  const [canceledUntil, setCanceledUntil] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const price = formatMoney(amount, currency);
  const ended = status === 'canceled';
  const failed = status === 'past_due' || status === 'unpaid';
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`grid gap-5 rounded-2xl border border-line bg-surface ${classes.current}`}
      aria-label={m.plan}
    >
      {failed && <Alert kind="danger">{end ? m.failedUntil({ date: end }) : m.failedNow}</Alert>}
      {kept && !ending && !planned && <Alert kind="success">{kept}</Alert>}
      {ending && canceledUntil && (
        <Alert kind="success">{m.canceled({ date: canceledUntil })}</Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className={`grid place-items-center ${classes.crown}`}>
          <IconCrown size={24} stroke={1.75} aria-hidden />
        </span>
        <div className={`flex-1 ${classes.group}`}>
          <h2 className="tracking-snug title-sm">{words.names[plan]}</h2>
          <p className="text-muted">{m.price({ price, plan })}</p>
        </div>
        <StatusBadge kind={ending ? 'warning' : (kinds[status] ?? 'neutral')}>
          {ending ? m.ends : m.statuses[status]}
        </StatusBadge>
      </div>
      {planned && (
        <p>
          {later.line({ to: words.names[planned.plan], date: planned.at, from: words.names[plan] })}
        </p>
      )}
      {priceChange && !ending && !ended && (
        <p>
          {changed.line({
            day: priceChange.startsOn,
            price: m.price({ price: formatMoney(priceChange.amount, currency), plan }),
            before: price,
          })}
        </p>
      )}
      {end && !failed && (
        <p>
          {ending || ended
            ? m.endsOn({ date: end })
            : nextPayment(own, end, credit ?? null, owed ?? null)}
        </p>
      )}
      {!failed && !ended && <Benefits rights={plans.rights} />}
      <div className="flex flex-wrap gap-3">
        {failed && <MethodsLink mode={plans.payments.mode} main />}
        {ended && (
          <Button size="md" render={(props) => <Link to="/premium" {...props} />}>
            {m.toPlans}
          </Button>
        )}
        {ending && !ended && <KeepPremium size="md" onKept={() => keptWith(m.kept)} />}
        {planned && !ending && (
          <KeepPlan
            own={own}
            size="md"
            onKept={() => keptWith(later.kept({ plan: words.names[plan] }))}
          />
        )}
        {!ending && !ended && (
          <>
            {!failed && (
              <Button look="plain" size="md" render={(props) => <Link to="/premium" {...props} />}>
                {m.change}
              </Button>
            )}
            <Button look="plain" size="md" onClick={() => setCanceling(true)}>
              {m.cancel}
            </Button>
          </>
        )}
      </div>
      <CancelDialog
        own={own}
        rights={plans.rights}
        opened={canceling}
        onClose={() => setCanceling(false)}
        onCanceled={() => {
          setKept(null);
          setCanceledUntil(end);
          section.current?.focus();
        }}
      />
    </section>
  );
}

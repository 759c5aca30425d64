import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type PaymentMethod, usePaymentMethods } from '../../../api/premium/payment-methods.ts';
import { usePlans } from '../../../api/premium/plans.ts';
import { messages } from '#texts/premium.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { LoadFailure } from '../load-failure.tsx';
import column from '../../../ui/pages/column.module.css';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Section } from '../../../ui/pages/section.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { SubpageHead } from '../subpage-head.tsx';
import { AddCard } from './add-card.tsx';
import { MethodFailure } from './method-failure.tsx';
import { MethodRow } from './method-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useReturnedCard } from './use-returned-card.ts';

const route = getRouteApi('/premium/methods');

/** The saved cards: which one pays, and how to add or remove one. */
export function MethodsPage() {
  const { methods: m, manage } = messages;
  const plans = usePlans();
  const methods = usePaymentMethods();
  const { data, error, isPlaceholderData } = methods;
  const returned = useReturnedCard(route.useSearch(), isPlaceholderData ? undefined : data);
  const [removing, setRemoving] = useState<PaymentMethod | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const show = (text: string) => {
    setDone(text);
    list.current?.focus();
  };
  const payments = plans.data?.payments;
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      <SubpageHead to="/premium/manage" back={m.back} title={m.title} />
      <div ref={list} tabIndex={-1}>
        {(done ?? returned.saved) && <Alert kind="success">{done ?? m.saved}</Alert>}
        {returned.failure && <Alert kind="danger">{returned.failure}</Alert>}
        {returned.error && payments && <MethodFailure error={returned.error} payments={payments} />}
        {error && <LoadFailure query={methods} call="paymentMethods" />}
        {!data && !error && <SkeletonRows count={2} label={messages.loading} />}
        {data?.length === 0 && <p className={column.quiet}>{manage.noMethods}</p>}
        <ul className="m-0 list-none p-0" aria-label={m.list}>
          {payments &&
            data?.map((method) => (
              <MethodRow
                key={method.id}
                method={method}
                payments={payments}
                onRemove={() => setRemoving(method)}
              />
            ))}
        </ul>
      </div>
      {!payments && plans.error && <QueryState query={plans} words={messages} />}
      {(data ?? error) && payments && payments.mode !== 'off' && (
        <Section title={m.add}>
          <p className={column.quiet}>{m.addAbout}</p>
          <AddCard payments={payments} onSaved={() => show(m.saved)} />
        </Section>
      )}
      <RemoveDialog
        method={removing}
        onClose={() => setRemoving(null)}
        onRemoved={() => show(m.removed)}
      />
    </div>
  );
}

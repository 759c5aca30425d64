import type { Ref } from 'react';
import { messages } from '#texts/premium.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { CardFailure } from './card-failure.tsx';
import type { CardFields, CardProvider, Payments } from './provider.ts';

interface Props {
  provider: CardProvider | 'failed' | null;
  payments: Payments;
  ref: Ref<CardFields>;
}

/** The fields of the payment provider once they are loaded. */
export function CardSection({ provider, payments, ref }: Props) {
  const { card: m } = messages;
  if (provider === 'failed') return <CardFailure />;
  if (!provider) return <SkeletonRows count={3} label={m.loading} />;
  const { Fields } = provider;
  return (
    <section aria-label={m.label}>
      <Fields payments={payments} ref={ref} />
    </section>
  );
}

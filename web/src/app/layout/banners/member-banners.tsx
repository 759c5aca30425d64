import type { PendingState } from '@kindred/contract/approvals/states';
import type { AskedPage } from '@kindred/contract/site/asked-pages';
import { Suspense } from 'react';
import { lazyOrNothing } from '../../../ui/dialogs/lazy-or-nothing.ts';

// Few members need any of them.
const AgreeBanner = lazyOrNothing(() =>
  import('./agree-banner.tsx').then((file) => file.AgreeBanner),
);
const ApprovalBanner = lazyOrNothing(() =>
  import('./approval-banner.tsx').then((file) => file.ApprovalBanner),
);
const PaymentBanner = lazyOrNothing(() =>
  import('./payment-banner.tsx').then((file) => file.PaymentBanner),
);
const IncognitoBanner = lazyOrNothing(() =>
  import('./incognito-banner.tsx').then((file) => file.IncognitoBanner),
);
const PausedBanner = lazyOrNothing(() =>
  import('./paused-banner.tsx').then((file) => file.PausedBanner),
);

interface Props {
  asks: readonly AskedPage[];
  /** Null if nothing is to be said about it here. */
  approval: PendingState | null;
  isPremium: boolean;
  isIncognito: boolean;
  isPaused: boolean;
}

/** What members are reminded of, in the order of its importance. */
export const MemberBanners = ({ asks, approval, isPremium, isIncognito, isPaused }: Props) => (
  <Suspense>
    {asks.length > 0 && <AgreeBanner asks={asks} />}
    {approval !== null && <ApprovalBanner state={approval} />}
    {isPremium && <PaymentBanner />}
    {isIncognito && <IncognitoBanner />}
    {isPaused && <PausedBanner />}
  </Suspense>
);

import type { PendingState } from '@kindred/contract/approvals/states';
import type { AskedPage } from '@kindred/contract/site/asked-pages';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';

// Few members need any of them.
const AgreeBanner = lazyRouteComponent(() => import('./agree-banner.tsx'), 'AgreeBanner');
const ApprovalBanner = lazyRouteComponent(() => import('./approval-banner.tsx'), 'ApprovalBanner');
const PaymentBanner = lazyRouteComponent(() => import('./payment-banner.tsx'), 'PaymentBanner');
const IncognitoBanner = lazyRouteComponent(
  () => import('./incognito-banner.tsx'),
  'IncognitoBanner',
);
const PausedBanner = lazyRouteComponent(() => import('./paused-banner.tsx'), 'PausedBanner');

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

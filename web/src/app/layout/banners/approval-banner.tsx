import type { PendingState } from '@kindred/contract/approvals/states';
import { useLocation } from '@tanstack/react-router';
import { messages as m } from '#texts/approval.ts';
import { Banner, BannerLink } from './banner.tsx';

/** Tells members that the team has not approved them, where the page itself does not. */
export function ApprovalBanner({ state }: { state: PendingState }) {
  const { pathname } = useLocation();
  if (pathname === '/approval') return null;
  return (
    <Banner text={state === 'waiting' ? m.bannerWaiting : m.bannerRefused}>
      <BannerLink to="/approval">{m.more}</BannerLink>
    </Banner>
  );
}

import type { OwnUser } from '@kindred/contract/members';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { messages as m } from '#texts/shell.ts';
import { useEmailChange, useKnownApproval, useKnownAsks } from '../api/accounts/own-profile.ts';
import { missingAddress } from '../lib/missing-address.ts';
import { useSession } from '../lib/sessions/use-session.ts';
import { lazyOrNothing } from '../ui/dialogs/lazy-or-nothing.ts';
import { ConfirmIdentity } from '../widgets/confirm-identity/confirm-identity.tsx';
import type { SessionState } from '../lib/sessions/session-store.ts';
import { settleCommandKey } from './layout/commands/use-command-key.ts';
import { Footer } from './layout/footer.tsx';
import { MemberHeader } from './layout/headers/member-header.tsx';
import { EmailChangeBanner } from './layout/banners/email-change-banner.tsx';
import { OpeningNotice } from './layout/banners/opening-notice.tsx';
import { OfflineBanner } from './layout/banners/offline-banner.tsx';
import { VerifyBanner } from './layout/banners/verify-banner.tsx';
import { PublicHeader } from './layout/headers/public-header.tsx';
import { StaffHeader } from './layout/headers/staff-header.tsx';
import classes from './shell.module.css';

const headers = { public: PublicHeader, member: MemberHeader, staff: StaffHeader } as const;

// The page is worth more than what is around it.
const MemberBanners = lazyOrNothing(() =>
  import('./layout/banners/member-banners.tsx').then((file) => file.MemberBanners),
);
const Moments = lazyOrNothing(() =>
  import('./layout/moments/moments.tsx').then((file) => file.Moments),
);
const MissingAddressNotice = lazyOrNothing(() =>
  import('./layout/banners/missing-address-notice.tsx').then((file) => file.MissingAddressNotice),
);
const LateFailures = lazyOrNothing(() =>
  import('./layout/banners/late-failures.tsx').then((file) => file.LateFailures),
);

function EmailChange() {
  const { data } = useEmailChange();
  return data ? <EmailChangeBanner {...data} /> : null;
}

/** Most members have nothing to be reminded of, and load nothing for it. */
function Reminders() {
  const { user } = useSession();
  const settings: Partial<OwnUser['settings']> = user?.settings ?? {};
  const asks = useKnownAsks();
  const approval = useKnownApproval();
  const isPremium = Boolean(user?.isVIP);
  const isIncognito = Boolean(settings.incognito || settings.incognitoEnded);
  const isPaused = Boolean(settings.paused);
  if (asks.length === 0 && !approval && !isPremium && !isIncognito && !isPaused) return null;
  return <MemberBanners asks={asks} {...{ approval, isPremium, isIncognito, isPaused }} />;
}

export function Shell() {
  const session = useSession();
  const page = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.page)?.staticData.page,
  });
  const missing = missingAddress.use();
  const notice = missing !== null && (
    <Suspense>
      <MissingAddressNotice {...missing} />
    </Suspense>
  );
  const wanted = page?.layout;
  const layout = wanted && wanted !== 'viewer' ? wanted : layoutOf(session);
  useEffect(() => {
    if (layout !== 'staff') settleCommandKey(null);
  }, [layout]);
  if (layout === 'bare') {
    return (
      <>
        <OfflineBanner />
        {notice}
        <main className="min-h-dvh">
          <Outlet />
        </main>
        <ConfirmIdentity />
        <OpeningNotice />
      </>
    );
  }
  const Header = headers[layout];
  return (
    <div
      className={`flex min-h-dvh flex-col ${classes.shell}`}
      data-layout={layout}
      data-frame={page?.frame}
      data-titled={page?.titled}
      data-bare={page?.bareOnPhone}
    >
      <a className={`absolute rounded-md font-semibold ${classes.skip}`} href="#content">
        {m.skip}
      </a>
      <Header title={page?.titled ? page.title : undefined} below={page?.below} />
      <OfflineBanner />
      {/* The most important first, and only that is shown. */}
      <div className={classes.banners}>
        {layout !== 'public' && <EmailChange />}
        {layout === 'member' && session.requiresVerification && !page?.confirmedOnly && (
          <VerifyBanner />
        )}
        {layout === 'member' && (
          <Suspense>
            <Reminders />
          </Suspense>
        )}
      </div>
      {notice}
      <main id="content" tabIndex={-1} className={`min-h-dvh flex-1 ${classes.content}`}>
        <Outlet />
      </main>
      {!page?.frame && (layout !== 'member' || page?.footer) && <Footer />}
      <ConfirmIdentity />
      <OpeningNotice />
      {layout === 'member' && canMatch(session) && (
        <Suspense>
          <Moments />
        </Suspense>
      )}
      {layout === 'staff' && (
        <Suspense>
          <LateFailures />
        </Suspense>
      )}
    </div>
  );
}

/** Others have no likes, and see no one. */
const canMatch = ({ user, requiresVerification }: SessionState) =>
  user !== null && !user.isAdmin && !requiresVerification;

function layoutOf({ token, user }: SessionState) {
  if (!token) return 'public';
  return user?.isAdmin ? 'staff' : 'member';
}

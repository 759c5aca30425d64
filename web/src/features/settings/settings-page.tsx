import { Link } from '@tanstack/react-router';
import { useSignInMethods } from '../../api/accounts/sign-in-methods.ts';
import { config } from '../../lib/calls/config.ts';
import { messages as account } from '#texts/own-account.ts';
import { messages as photoCheck } from '#texts/photo-check-row.ts';
import { messages as m } from '#texts/settings.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { SchemeSwitch } from '../../ui/pages/scheme-switch.tsx';
import { ArchiveRow } from './rows/archive-row.tsx';
import { BlockedRow } from './rows/blocked-row.tsx';
import { BreakRow } from './rows/break-row.tsx';
import { ConsentRow } from './rows/consent-row.tsx';
import { DistanceUnitSwitch } from './distance-unit-switch.tsx';
import { EmailRow } from './rows/email-row.tsx';
import { HiddenWordsRow } from './rows/hidden-words-row.tsx';
import { LanguageRow } from './rows/language-row.tsx';
import { LeaveRow } from './rows/leave-row.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordRow } from './rows/password-row.tsx';
import { ProfileSwitches } from './rows/profile-switches.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { SettingsIndex } from './settings-index.tsx';
import classes from './settings-page.module.css';
import { SettingsRow } from './rows/settings-row.tsx';
import { SignInMethodsSection } from './sign-in-methods-section.tsx';

export function SettingsPage() {
  const methods = useSignInMethods();
  const online = useOnline();
  // Nothing keeps them, so they say whether the account can be reached. What is set on the device alone is there anyway.
  const isOut = methods.data === undefined && (methods.isError || !online);
  return (
    <div className={`mx-auto grid w-full max-w-page items-start ${classes.page}`}>
      <h1 className="col-span-full tracking-tight title-md max-tablet:sr-only">{m.title}</h1>
      {!isOut && <SettingsIndex />}
      <div className={`grid min-w-0 gap-12 ${classes.groups}`}>
        {isOut ? <QueryState query={methods} words={account} /> : <AccountGroups />}
        <SettingsGroup id="appearance">
          <LanguageRow />
          <SettingsRow title={m.scheme} about={m.schemeAbout} control={<SchemeSwitch />} />
          <DistanceUnitSwitch />
        </SettingsGroup>
        {!isOut && <LeavingGroup />}
      </div>
    </div>
  );
}

function AccountGroups() {
  return (
    <>
      <SettingsGroup id="account">
        <EmailRow />
        <PasswordRow />
        <SignInMethodsSection />
        {config.invitationsPerMember > 0 && (
          <SettingsRow
            title={m.invite}
            about={m.inviteAbout}
            control={<PageLink to="/invite" label={m.inviteLink} />}
          />
        )}
      </SettingsGroup>
      <SettingsGroup id="privacy">
        <ProfileSwitches section="privacy" />
        <BlockedRow />
        <HiddenWordsRow />
        {config.photoCheck !== 'off' && (
          <SettingsRow
            title={photoCheck.title}
            about={photoCheck.row}
            control={<PageLink to="/photo-check" label={photoCheck.link} />}
          />
        )}
        <SettingsRow
          title={m.reports}
          about={m.reportsAbout}
          control={<PageLink to="/my-reports" label={m.reportsLink} />}
        />
        <SettingsRow
          title={m.decisions}
          about={m.decisionsAbout}
          control={<PageLink to="/decisions" label={m.decisionsLink} />}
        />
      </SettingsGroup>
      <SettingsGroup id="notifications">
        <NotificationsSection />
      </SettingsGroup>
      <SettingsGroup id="devices">
        <SessionsSection />
      </SettingsGroup>
    </>
  );
}

/** They are ordered from mild to severe. */
const LeavingGroup = () => (
  <SettingsGroup id="leaving">
    <ProfileSwitches section="leaving" />
    <ArchiveRow />
    <BreakRow />
    <ConsentRow />
    <LeaveRow />
  </SettingsGroup>
);

const PageLink = ({
  to,
  label,
}: {
  to: '/my-reports' | '/decisions' | '/invite' | '/photo-check';
  label: string;
}) => (
  <Button look="plain" render={(props) => <Link to={to} {...props} />}>
    {label}
  </Button>
);

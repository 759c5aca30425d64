import type { ReactNode } from 'react';
import { useSecondFactor } from '../../api/accounts/second-factor.ts';
import { may } from '../../lib/calls/may-call.ts';
import { messages as words } from '#texts/own-account.ts';
import { messages as factorWords } from '#texts/second-factor.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import panel from '../../ui/pages/panel.module.css';
import { QueryState } from '../../ui/states/query-state.tsx';
import { SchemeSwitch } from '../../ui/pages/scheme-switch.tsx';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import { blursPhotos } from '../../widgets/evidence/photo-cover.ts';
import { EmailRow } from './rows/email-row.tsx';
import { LanguageRow } from './rows/language-row.tsx';
import { NameRow } from './rows/name-row.tsx';
import { PasswordRow } from './rows/password-row.tsx';
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsRow } from './rows/settings-row.tsx';
import { TranslationNote } from './rows/translation-note.tsx';
import classes from './staff-account-page.module.css';
import { SignInMethodsSection } from './sign-in-methods-section.tsx';

/** Everything that staff can change about their own account. */
export function StaffAccountPage() {
  const { staff: m } = words;
  const session = useSession();
  const query = useSecondFactor();
  const { data } = query;
  // Until a required second factor is set up, the server refuses everything else.
  const factorFirst = data?.required === true && !data.on;
  return (
    <StaffPage title={m.title}>
      <div className={`grid grid-cols-1 content-start gap-4 ${classes.page}`}>
        {(factorFirst || !data) && (
          <div className={`grid gap-4 ${classes.above}`}>
            {factorFirst && <Alert kind="warning">{factorWords.required}</Alert>}
            <QueryState query={query} words={factorWords} />
          </div>
        )}
        {data && !factorFirst && (
          <div className="grid grid-cols-1 content-start gap-4">
            <Group title={m.groups.account}>
              <NameRow />
              <EmailRow />
            </Group>
            <Group title={m.groups.signIn}>
              <PasswordRow />
              <SignInMethodsSection />
            </Group>
            <Group title={m.groups.appearance}>
              <LanguageRow />
              <TranslationNote />
              <SettingsRow title={m.scheme} about={m.schemeAbout} control={<SchemeSwitch />} />
              {may(session, 'readReports') && <BlurRow />}
            </Group>
          </div>
        )}
        {data && (
          <div className="grid grid-cols-1 content-start gap-4">
            <SecondFactorPanel factor={data} />
            {!factorFirst && (
              <Group title={m.groups.devices}>
                <SessionsSection />
              </Group>
            )}
          </div>
        )}
      </div>
    </StaffPage>
  );
}

function BlurRow() {
  const { staff: m } = words;
  return (
    <SettingsRow
      title={m.blur}
      about={m.blurAbout}
      control={
        <Switch
          aria-label={m.blur}
          data-look="ink"
          checked={blursPhotos.useIsOn()}
          onChange={({ target }) => blursPhotos.set(target.checked)}
        />
      }
    />
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`px-5 py-4 ${panel.panel} ${classes.group}`} aria-label={title}>
      <h2 className="heading">{title}</h2>
      {children}
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { AddressSection } from '../features/accounts/own-account/address-section.tsx';
import { BreakSection } from '../features/accounts/own-account/break-section.tsx';
import { PasswordSection } from '../features/accounts/own-account/password-section.tsx';
import { SessionsSection } from '../features/accounts/own-account/sessions-section.tsx';
import { ArchiveSection } from '../features/personal-data/archive-section.tsx';
import { ConsentSection } from '../features/personal-data/consent-section.tsx';
import { LeaveSection } from '../features/personal-data/leave-section.tsx';
import { NotificationsSection } from '../features/notices/notifications-section.tsx';
import { BlockedSection } from '../features/profiles/blocked-section.tsx';
import { PrivacySection } from '../features/profiles/privacy-section.tsx';
import { messages } from '../lib/messages/profiles.ts';
import column from '../ui/column.module.css';
import { SchemeSwitch } from '../ui/scheme-switch.tsx';
import { Section } from '../ui/section.tsx';

/** Every area brings its own sections. */
export function SettingsPage() {
  const { settings: m } = messages;
  return (
    <div className={column.page}>
      <h1>{m.title}</h1>
      <PrivacySection />
      <NotificationsSection />
      <BlockedSection />
      <Section title={m.reports}>
        <Link to="/my-reports" className={column.link}>
          {m.reportsLink}
        </Link>
      </Section>
      <Section title={m.appearance}>
        <p className={column.quiet}>{m.appearanceWhy}</p>
        <div>
          <SchemeSwitch />
        </div>
      </Section>
      <AddressSection />
      <PasswordSection />
      <SessionsSection />
      <BreakSection />
      <ConsentSection />
      <ArchiveSection />
      <LeaveSection />
    </div>
  );
}

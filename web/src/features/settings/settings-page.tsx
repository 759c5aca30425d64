import { Link } from '@tanstack/react-router';
import { AddressSection } from './address-section.tsx';
import { BreakSection } from './break-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { BlockedSection } from './blocked-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { WaysInSection } from './ways-in-section.tsx';
import { messages } from '../../lib/messages/profiles.ts';
import column from '../../ui/column.module.css';
import { SchemeSwitch } from '../../ui/scheme-switch.tsx';
import { Section } from '../../ui/section.tsx';

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
      <WaysInSection />
      <SessionsSection />
      <BreakSection />
      <ConsentSection />
      <ArchiveSection />
      <LeaveSection />
    </div>
  );
}

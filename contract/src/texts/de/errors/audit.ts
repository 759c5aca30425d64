import type { auditErrors } from '../../../audit/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const audit: ErrorTexts<typeof auditErrors> = {
  audit_filter_changed: 'Diese Seite gehört zu einem anderen Filter. Fang bei der ersten Seite an.',
  audit_export_running:
    'Ein anderer Export läuft noch. Bitte versuch es in einer Minute noch einmal.',
  ip_address_invalid: 'Gib eine IP-Adresse ein, zum Beispiel 203.0.113.7.',
};

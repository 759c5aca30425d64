import type { auditErrors } from '../../../audit/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const audit: ErrorTexts<typeof auditErrors> = {
  audit_filter_changed: 'This page belongs to another filter. Start from the first page.',
  audit_export_running: 'Another export is running. Please try again in a minute.',
  ip_address_invalid: 'Enter an IP address, such as 203.0.113.7.',
};

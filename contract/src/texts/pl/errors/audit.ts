import type { auditErrors } from '../../../audit/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const audit: ErrorTexts<typeof auditErrors> = {
  audit_filter_changed: 'Ta strona należy do innego filtra. Zacznij od pierwszej strony.',
  audit_export_running: 'Trwa inny eksport. Spróbuj ponownie za minutę.',
  ip_address_invalid: 'Wpisz adres IP, na przykład 203.0.113.7.',
};

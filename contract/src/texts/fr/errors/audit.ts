import type { auditErrors } from '../../../audit/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const audit: ErrorTexts<typeof auditErrors> = {
  audit_filter_changed: 'Cette page correspond à un autre filtre. Repartez de la première page.',
  audit_export_running: 'Un autre export est en cours. Réessayez dans une minute.',
  ip_address_invalid: 'Saisissez une adresse IP, par exemple 203.0.113.7.',
};

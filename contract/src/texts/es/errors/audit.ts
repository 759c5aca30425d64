import type { auditErrors } from '../../../audit/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const audit: ErrorTexts<typeof auditErrors> = {
  audit_filter_changed: 'Esta página pertenece a otro filtro. Empieza por la primera página.',
  audit_export_running: 'Hay otra exportación en curso. Inténtalo de nuevo en un minuto.',
  ip_address_invalid: 'Escribe una dirección IP, por ejemplo 203.0.113.7.',
};

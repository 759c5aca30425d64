import type { auditErrors } from '../../../audit/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const audit: ErrorTexts<typeof auditErrors> = {
  audit_filter_changed: 'Esta página pertence a outro filtro. Comece pela primeira página.',
  audit_export_running: 'Outra exportação está em andamento. Tente de novo em um minuto.',
  ip_address_invalid: 'Informe um endereço IP, como 203.0.113.7.',
};

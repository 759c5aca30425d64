import type { noticesErrors } from '../../../notices/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const notices: ErrorTexts<typeof noticesErrors> = {
  unsubscribe_link_unknown:
    'Este enlace no funciona. Puedes desactivar estos correos en tus ajustes.',
  notices_not_switchable: 'Estas notificaciones no se pueden desactivar.',
  push_service_unknown: 'No podemos enviar notificaciones a este navegador.',
  push_key_invalid: 'La clave de este navegador no sirve. Activa las notificaciones de nuevo.',
  push_subscription_not_found: 'Este dispositivo no recibe notificaciones.',
  time_zone_unknown: 'Zona horaria desconocida.',
  quiet_hours_empty: 'Las horas de silencio deben terminar a una hora distinta de la de inicio.',
};

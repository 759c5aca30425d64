import type { noticesErrors } from '../../../notices/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const notices: ErrorTexts<typeof noticesErrors> = {
  unsubscribe_link_unknown:
    'Este link não funciona. Você pode desativar estes e-mails nas configurações.',
  notices_not_switchable: 'Estas notificações não podem ser desativadas.',
  push_service_unknown: 'Não podemos enviar notificações para este navegador.',
  push_key_invalid: 'A chave deste navegador não pode ser usada. Ative as notificações de novo.',
  push_subscription_not_found: 'Este dispositivo não recebe notificações.',
  time_zone_unknown: 'Fuso horário desconhecido.',
  quiet_hours_empty: 'O horário de silêncio precisa terminar em um horário diferente do início.',
};

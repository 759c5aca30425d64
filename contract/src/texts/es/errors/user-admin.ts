import type { ErrorTexts } from '../../../errors.ts';
import type { userAdminErrors } from '../../../user-admin/errors.ts';
import { plural } from '../plural.ts';

export const userAdmin: ErrorTexts<typeof userAdminErrors> = {
  administrator_only_field: 'Solo alguien con rol de administración puede cambiar esto.',
  newcomer_unconfirmed:
    'Solo puede entrar en el equipo alguien con la cuenta activa y el correo confirmado. Envíale una invitación.',
  email_of_other_account: 'Este correo ya pertenece a otra cuenta.',

  fraud_without_ban: 'Solo un veto puede ser por fraude.',
  ban_end_without_ban: 'Solo un veto tiene final.',
  ban_end_past: 'Elige un momento futuro.',
  ban_too_long: ({ years }) =>
    `Elige un momento dentro de ${plural(years, { one: 'un año', other: `${years} años` })} como máximo.`,
  member_leaving: 'Este miembro pidió eliminar su cuenta. Nadie más puede cancelar eso.',

  note_not_found: 'No encontramos la nota, o no es tuya.',
  exports_running: 'Hay otras exportaciones en curso. Inténtalo de nuevo en un minuto.',

  typed_count_wrong: 'Escribe cuántas cuentas cambia esto.',
  ids_or_filter_required: 'Indica identificadores o un filtro.',
  verifying_for_administrators:
    'Solo alguien con rol de administración puede marcar correos como verificados.',
  bulk_too_large: ({ most }) =>
    `Coinciden más de ${most.toLocaleString('es')} cuentas. Acota el filtro e inténtalo de nuevo.`,
  bulk_not_found: 'No encontramos el cambio masivo.',
  bulk_of_colleague: 'Solo quien empezó un cambio puede deshacerlo.',
  bulk_not_undoable: 'Este cambio no se puede deshacer.',
  bulk_undo_too_late: 'Ya es tarde para deshacerlo. Vuelve a cambiar las cuentas.',
  bulk_starter_not_permitted: 'La persona que empezó esto ya no tiene permiso.',
  email_owned_by_other_account: 'Este correo es de otra cuenta.',
  user_changed_since: 'Esta cuenta ha cambiado desde entonces.',
  ban_ended: 'El veto ha terminado.',
};

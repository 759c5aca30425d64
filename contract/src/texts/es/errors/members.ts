import type { ErrorTexts } from '../../../errors.ts';
import type { membersErrors } from '../../../members/errors.ts';

export const members: ErrorTexts<typeof membersErrors> = {
  too_young: ({ minimumAge }) => `Para crear una cuenta debes tener ${minimumAge} años o más.`,
  date_of_birth_impossible: 'Revisa tu fecha de nacimiento.',
  staff_cannot_take_part: 'Las cuentas del equipo no pueden participar.',
  cannot_manage_self: 'No puedes hacer esto con tu propia cuenta.',
  cannot_manage_colleague:
    'Las cuentas del equipo solo puede abrirlas o cambiarlas alguien con rol de administración.',
  last_administrator: 'Es la última cuenta de administración. Da antes ese rol a otra persona.',
};

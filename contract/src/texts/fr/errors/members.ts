import type { ErrorTexts } from '../../../errors.ts';
import type { membersErrors } from '../../../members/errors.ts';

export const members: ErrorTexts<typeof membersErrors> = {
  too_young: ({ minimumAge }) => `Il faut avoir au moins ${minimumAge} ans pour s’inscrire.`,
  date_of_birth_impossible: 'Vérifie ta date de naissance.',
  staff_cannot_take_part: 'Les comptes de l’équipe ne peuvent pas participer.',
  cannot_manage_self: 'Vous ne pouvez pas faire cela avec votre propre compte.',
  cannot_manage_colleague:
    'Seule l’administration peut ouvrir ou modifier le compte d’un membre de l’équipe.',
  last_administrator:
    'C’est le dernier compte d’administration. Donnez d’abord ce rôle à quelqu’un d’autre.',
};

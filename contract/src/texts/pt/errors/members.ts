import type { ErrorTexts } from '../../../errors.ts';
import type { membersErrors } from '../../../members/errors.ts';

export const members: ErrorTexts<typeof membersErrors> = {
  too_young: ({ minimumAge }) => `É preciso ter ${minimumAge} anos ou mais para participar.`,
  date_of_birth_impossible: 'Confira sua data de nascimento.',
  staff_cannot_take_part: 'Contas da equipe não podem participar.',
  cannot_manage_self: 'Você não pode fazer isso com sua própria conta.',
  cannot_manage_colleague: 'Só a administração pode abrir ou alterar a conta de alguém da equipe.',
  last_administrator:
    'Esta é a última conta de administração. Dê essa função a outra pessoa primeiro.',
};

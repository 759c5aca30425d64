import type { ErrorTexts } from '../../../errors.ts';
import type { membersErrors } from '../../../members/errors.ts';
import { plural } from '../plural.ts';

export const members: ErrorTexts<typeof membersErrors> = {
  too_young: ({ minimumAge }) =>
    `الحد الأدنى لعمر الانضمام هو ${plural(minimumAge, {
      few: `${minimumAge} أعوام`,
      many: `${minimumAge} عامًا`,
      other: `${minimumAge} عام`,
    })}.`,
  date_of_birth_impossible: 'يُرجى التحقق من تاريخ الميلاد.',
  staff_cannot_take_part: 'لا يمكن لحسابات الفريق المشاركة.',
  cannot_manage_self: 'لا يمكنك القيام بذلك على حسابك أنت.',
  cannot_manage_colleague: 'فتح حسابات أفراد الفريق وتغييرها متاح للإدارة فقط.',
  last_administrator: 'هذا آخر حساب بدور الإدارة. يُرجى أولًا منح الدور إلى شخص آخر.',
};

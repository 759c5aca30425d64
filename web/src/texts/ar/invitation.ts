import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/invitation.ts';

export const messages: Translated<typeof en> = {
  code: 'رمز دعوتك',
  hint: 'يتكون من 12 حرفًا ورقمًا، مثل ABCD-EFGH-JKLM.',
  optional: 'يمكنك الانضمام بدونه أيضًا بترك الخانة فارغة.',
  missing: 'يُرجى إدخال رمز دعوتك.',
  invited: 'وصلتك دعوة. أهلًا بك!',
  enter: 'متابعة',
};

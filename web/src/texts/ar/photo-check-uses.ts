import type { CheckUse } from '@kindred/contract/photo-checks/outcomes';

const levels: Record<CheckUse, string> = {
  off: 'معطّل',
  offered: 'متاح',
  'to-write': 'مطلوب لبدء المراسلة',
  'to-be-found': 'مطلوب لبدء المراسلة وللظهور',
};

/** What the office says about the photo check. */
export const messages = {
  levels,
  about:
    'يمكن للأعضاء أن يُثبتوا بصورة من اللحظة أن صورهم لهم. يقارن شخص من فريقك ويقرر، ويستغرق ذلك ثواني لكل صورة. تُحذف الصورة مع القرار. اشتراط التحقق يبعد الحسابات الزائفة، ويبعد كثيرًا من الصادقين أيضًا.',
};

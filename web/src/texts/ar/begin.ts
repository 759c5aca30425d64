import type { messages as en } from '../en/begin.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages: Translated<typeof en> = {
  label:
    'أطلب بدء بريميوم فورًا، قبل انتهاء مهلة الأيام الأربعة عشر التي يمكنني فيها العدول عن العقد. وإذا عدلت عنه، أدفع مقابل الأيام التي استخدمتها.',
  about:
    'الخيار لك. يبدأ بريميوم فورًا في الحالتين. وإذا عدلت عن العقد، يُردّ إليك كل ما دفعته دون هذه الموافقة، أما معها فتدفع مقابل الأيام التي استخدمتها.',
};

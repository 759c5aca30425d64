import type { messages as en } from '../en/begin.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages: Translated<typeof en> = {
  label:
    'أطلب بدء بريميوم فورًا، قبل انتهاء مهلة الأيام الأربعة عشر التي يمكنني فيها العدول عن العقد. وإذا عدلت عنه، أدفع مقابل مدة الاستخدام ويُردّ إليّ الباقي.',
  about:
    'الخيار لك، ويبدأ بريميوم فورًا في الحالتين. وإذا عدلت عن العقد دون هذه الموافقة، يُردّ إليك كل ما دفعته. وهذا ممكن مرة واحدة لكل شخص ولكل بطاقة، وبعدها تصبح هذه الموافقة لازمة.',
};

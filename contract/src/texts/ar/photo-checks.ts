import type { CheckEnd, CheckRefusal } from '../../photo-checks/outcomes.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly sentence: string;
}

export const refusalTexts: Readonly<Record<CheckRefusal, Texts>> = {
  'different-person': {
    label: 'شخص مختلف',
    sentence: 'يبدو أن من في الصورة شخص آخر غير الذي في صورك.',
  },
  'picture-of-picture': {
    label: 'صورة لصورة أو لشاشة',
    sentence: 'يبدو أن الصورة تُظهر صورة أخرى أو شاشة، لا اللحظة نفسها.',
  },
  pose: { label: 'الوضعية لم تُنفَّذ', sentence: 'تُظهر الصورة وضعية غير التي طلبناها.' },
  'face-hidden': { label: 'الوجه غير ظاهر', sentence: 'لا يظهر وجهك بوضوح كافٍ.' },
  minor: {
    label: 'يبدو دون 18 عامًا',
    sentence: 'يبدو أن عمرك أقل من 18 عامًا. ينظر فريقنا في حسابك.',
  },
};

export const endTexts: Readonly<Record<CheckEnd, string>> = {
  photo: 'تغيّرت صورتك الرئيسية منذ التحقق.',
  name: 'تغيّر اسمك منذ التحقق.',
  age: 'تغيّر تاريخ ميلادك منذ التحقق.',
};

import { plural } from '@kindred/contract/texts/ar/plural';
import type { messages as en } from '../en/welcome.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  next: 'متابعة',
  back: 'رجوع',
  later: 'الإكمال لاحقًا',
  finish: 'إنهاء',
  saving: 'جارٍ الحفظ…',
  steps: {
    about: {
      title: 'عنك',
      lead: 'يظهر للآخرين اسمك الأول وعمرك والجنس.',
    },
    place: {
      title: 'مكان إقامتك',
      lead: 'تظهر للآخرين مدينتك والمسافة التقريبية.',
    },
    seeking: {
      title: 'من يهمّك التعرّف إليهم',
      lead: 'سيظهر لك أشخاص يبحثون هم أيضًا عن شخص مثلك. يمكنك تغيير ذلك في أي وقت.',
    },
    photo: { title: 'صورك', lead: 'تكفي للبداية صورة واحدة واضحة لوجهك.' },
    interests: {
      title: 'اهتماماتك',
      lead: 'اختياري. تُظهر للآخرين ما يجمعكم.',
    },
    prompts: {
      title: 'جملك التعريفية',
      lead: 'اختياري. حتى ثلاث جمل، مع إجابة في سطر أو سطرين.',
    },
  },
  goTo: (step: string) => `الانتقال إلى «${step}»`,
  noPhoto: 'يُرجى إضافة صورة واحدة على الأقل. فملفك لا يظهر للآخرين دونها.',
  photoComing: 'لا تزال صورتك قيد الرفع. يُرجى إعادة المحاولة بعد لحظات.',
  interests: {
    chosen: 'الاهتمامات المختارة',
    none: 'لا اختيارات بعد',
    remove: (interest: string) => `إزالة ${interest}`,
    search: 'البحث في الاهتمامات',
    count: (chosen: number, all: number) => `${chosen} من ${all}`,
    full: (all: number) =>
      `${plural(all, {
        one: 'اخترت اهتمامًا واحدًا',
        two: 'اخترت اهتمامين',
        few: `اخترت ${all} اهتمامات`,
        many: `اخترت ${all} اهتمامًا`,
        other: `اخترت ${all} اهتمام`,
      })}، وهذا هو الحد الأقصى. لإضافة غيره، يجب إزالة واحد.`,
    noneFound: 'لا يوجد اهتمام مطابق. يمكن تجربة كلمة أخرى.',
  },
  prompts: {
    more: 'عرض جمل أكثر',
    less: 'عرض جمل أقل',
    remove: (prompt: string) => `إزالة الجملة: ${prompt}`,
    count: (typed: number, all: number) => `${typed} من ${all}`,
    full: (all: number) =>
      `${plural(all, {
        one: 'اخترت جملة واحدة',
        two: 'اخترت جملتين',
        few: `اخترت ${all} جمل`,
        many: `اخترت ${all} جملة`,
        other: `اخترت ${all} جملة`,
      })}، وهذا هو الحد الأقصى. لاختيار غيرها، يجب إزالة واحدة.`,
  },
  preview: {
    title: 'كما يراك الآخرون',
    noPhoto: 'صورتك',
    noName: 'اسمك',
    noPlace: 'مدينتك',
    prompt: 'جملتك التعريفية',
    interests: 'اهتماماتك',
    more: (count: number) => `\u200e+${count}`,
  },
  done: {
    title: 'ملفك الشخصي جاهز',
    text: 'بإجابة بضعة أسئلة تظهر لك أيضًا درجة التوافق.',
    inReview: 'صورتك قيد المراجعة. ويظهر ملفك للآخرين فور قبولها.',
    questions: 'إجابة الأسئلة',
    profile: 'عرض ملفي الشخصي',
    discover: 'عرض الأشخاص',
  },
};

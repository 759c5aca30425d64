import { interestGroups } from '@kindred/contract/texts/ar/interests';
import { plural } from '@kindred/contract/texts/ar/plural';
import { promptLabels } from '@kindred/contract/texts/ar/prompts';
import type { messages as en } from '../en/profiles.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  loading: 'جارٍ تحميل ملفك الشخصي…',
  failed: 'تعذّر التحميل',
  again: 'إعادة المحاولة',
  saving: 'جارٍ الحفظ…',
  save: 'حفظ',
  cancel: 'إلغاء',
  edit: 'تعديل',
  editGroup: (group: string) => `تعديل: ${group}`,
  nothing: 'لا شيء بعد',
  interests: Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>,
  prompts: promptLabels as Record<string, string>,
  groups: {
    about: 'عنك',
    seeking: 'من يهمّك التعرّف إليهم',
    place: 'موقعك',
    bio: 'نبذة عني',
    interests: 'الاهتمامات',
    prompts: 'الجمل التعريفية',
  },
  genders: {
    woman: 'امرأة',
    man: 'رجل',
    nonbinary: 'هوية غير ثنائية',
  } as Record<string, string>,
  sought: {
    woman: 'نساء',
    man: 'رجال',
    nonbinary: 'أشخاص بهوية غير ثنائية',
    other: 'أشخاص بهويات أخرى',
  } as Record<string, string>,
  summary: {
    bothWays: 'فقط من يبحثون عن شخص مثلي',
    within: (distance: string) => `حتى ${distance}`,
    anywhere: 'أي مكان',
    ages: (from: number, to: number) =>
      `من ${from} إلى ${plural(to, {
        few: `${to} أعوام`,
        many: `${to} عامًا`,
        other: `${to} عام`,
      })}`,
    anyone: 'ومن يبحثون عن غيري أيضًا',
  },
  own: {
    title: 'ملفك الشخصي',
    needed: (done: number, all: number) => `اكتمل ${done} من ${all} مما يلزم لظهور ملفك`,
    better: (percent: number) => `مكتمل بنسبة ${formatPercent(percent)}`,
    next: {
      about: 'التالي: تعريف الآخرين بك.',
      place: 'التالي: إضافة مدينتك، ليعرف الآخرون المسافة بينكم.',
      seeking: 'التالي: تحديد من يهمّك التعرّف إليهم.',
      photo: 'التالي: إضافة صورة ليظهر ملفك للآخرين.',
      interests: 'التالي: اختيار بعض الاهتمامات. تُظهر للآخرين ما يجمعكم.',
      prompts: 'التالي: إكمال جملة تعريفية. تمنح الآخرين موضوعًا للكتابة إليك.',
      questions: 'التالي: إجابة بضعة أسئلة. كلما زادت إجاباتك، كانت التطابقات أنسب لك.',
      facts: 'التالي: إضافة بعض المعلومات عنك. تساعد الآخرين على اتخاذ قرارهم.',
    },
    allDone: 'ملفك الشخصي مكتمل.',
    asOthers: 'عرضه كما يراه الآخرون',
    forTeam: 'لا تحتاج حسابات الفريق إلى ملف شخصي. ولا يظهر ملفك للأعضاء أبدًا.',
    asOthersHidden: 'يظهر ملفك الشخصي للآخرين عند اكتماله ووجود صورة فيه.',
    years: (age: number) =>
      `العمر: ${plural(age, {
        few: `${age} أعوام`,
        many: `${age} عامًا`,
        other: `${age} عام`,
      })}`,
  },
};

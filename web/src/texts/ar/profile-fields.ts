import { interestGroups } from '@kindred/contract/texts/ar/interests';
import { plural } from '@kindred/contract/texts/ar/plural';
import type { DealBreaker } from '@kindred/contract/profiles/limits';
import type { messages as en } from '../en/profile-fields.ts';
import type { Translated } from '@kindred/contract/texts/translated';

const years = (count: number) =>
  plural(count, {
    one: 'عام واحد',
    two: 'عامان',
    few: `${count} أعوام`,
    many: `${count} عامًا`,
    other: `${count} عام`,
  });

export const messages: Translated<typeof en> = {
  stale: (now: string[]) =>
    `تغيّر هذا على جهاز آخر أو في نافذة أخرى. ${now.join(' ')} لا تزال تغييراتك هنا. بالحفظ مرة أخرى تُعتمد تغييراتك.`,
  onOff: { on: 'مفعّل', off: 'متوقف' },
  nowIs: (field: string, value: string) => `${field} الآن: ${value}.`,
  interestGroups,
  groupNames: {
    outdoors: 'في الطبيعة',
    moving: 'الحركة',
    food: 'الطعام والشراب',
    music: 'الموسيقى',
    arts: 'الفنون',
    home: 'في البيت',
    world: 'العالم',
  } as Record<string, string>,
  underAge: {
    title: 'هل هذا التاريخ صحيح؟',
    about: (day: string, age: number, least: number) =>
      `التاريخ المُدخل هو ${day}، أي أن العمر ${years(age)}. الحد الأدنى للعمر لاستخدام هذه الخدمة هو ${years(least)}، ونحذف حسابات من هم أصغر.`,
    close: 'إغلاق',
    change: 'تغيير التاريخ',
    right: 'التاريخ صحيح. حذف حسابي',
  },
  fields: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    lastNameWhy: 'اختياري. لا يظهر للأعضاء الآخرين أبدًا.',
    dateOfBirth: 'تاريخ الميلاد',
    dateOfBirthWhy: 'الحد الأدنى للعمر 18 عامًا. يظهر للآخرين عمرك، ولا يظهر التاريخ أبدًا.',
    gender: 'الجنس',
    noGender: 'يُرجى الاختيار.',
    ownWords: 'بكلماتي',
    ownGender: 'وصفك لهويتك',
    sought: 'يهمّني التعرّف إلى',
    noneSought: 'يُرجى اختيار خيار واحد على الأقل.',
    minAge: 'من عمر',
    maxAge: 'إلى عمر',
    agesReversed: 'يُرجى إدخال عمر لا يقل عن العمر في خانة «من عمر».',
    ageRange: (from: number, to: number) => `يُرجى إدخال عمر من ${from} إلى ${to}.`,
    maxDistance: 'أقصى مسافة',
    bothWaysAbout: 'وإلا فسيظهر لك أيضًا من يبحثون عن غيرك.',
    dealBreakers: 'شروط لا تنازل عنها',
    dealBreakersAbout: 'لا نقترح تغييرها أبدًا',
    city: 'المدينة',
    cityHint: 'تكفي أول الحروف، ثم اختيار المدينة من القائمة.',
    noCity: 'يُرجى اختيار المدينة من القائمة.',
    places: 'مدن مطابقة',
    noPlaces: 'لا توجد مدينة مطابقة. يمكن تجربة مدينة أكبر قريبة.',
    here: 'استخدام موقعي',
    hereFailed: 'تعذّر تحديد موقعك. يُرجى كتابة مدينتك بدلًا من ذلك.',
    bio: 'نبذة عني',
    interests: 'الاهتمامات',
    prompts: 'الجمل التعريفية',
    promptEmpty: 'يُرجى كتابة إجابة أو إزالة هذه الجملة.',
  },
  dealBreakers: {
    ages: 'الأعمار التي تهمّني',
    distance: 'مسافتي',
    bothWays: 'من يبحثون عن مثلي',
  } satisfies Record<DealBreaker, string> as Record<string, string>,
};

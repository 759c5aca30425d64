import type { ShippedRule } from '@kindred/contract/site/shipped-rules';
import type { Signal } from '@kindred/contract/site/safety-rules';

const names: Readonly<Record<ShippedRule, string>> = {
  link: 'روابط مكتوبة بالحروف',
  elsewhere: 'عروض في موقع آخر',
  messenger: 'تطبيق آخر أو رقم هاتف',
  'paid-dates': 'لقاءات مدفوعة',
  script: 'عبارات الاحتيال العاطفي',
  'quick-money': 'مال سريع',
  insult: 'إهانات',
  demand: 'مطالب جنسية',
  disguise: 'كلمات متنكرة',
  'same-text': 'النص نفسه لكثيرين',
  'new-people': 'أشخاص جدد كثيرون في ساعة',
  likes: 'إعجابات كثيرة',
  'banned-photo': 'صورة عضو محظور',
  'changed-profile': 'تغيير الملف قبل قليل',
  reports: 'بلاغات أعضاء موثوقين',
};

const signals: Readonly<Record<Signal, string>> = {
  words: 'كلمات في الرسالة',
  link: 'عنوان مكتوب بالحروف أو أحد هذه المواقع',
  contact: 'رقم هاتف بالكلمات أو طريقة أخرى للكتابة',
  disguise: 'كلمة متنكرة من قاعدة أخرى',
  'same-text': 'النص نفسه أو ما يشبهه لعدة أشخاص في أسبوع',
  'new-people': 'أشخاص جدد خلال ساعة',
  likes: 'إعجابات منذ أمس',
  'banned-photo': 'صورة مثل صورة عضو محظور',
  'changed-profile': 'تغيير الصورة أو العمر خلال هذه الساعات',
  reports: 'بلاغات 30 يوما، موزونة بالبلاغات السابقة لصاحبها',
};

/** The rules about first messages: their names, and the words of the office. */
export const messages = {
  levels: {
    noteFrom: 'يُحتسب في أرقام القواعد، ولا يحدث شيء آخر.',
    slowFrom: 'يمكنه طوال يوم مراسلة عدد قليل من الأشخاص الجدد في الساعة.',
    holdFrom: 'تنتظر رسائله إلى الأشخاص الجدد إلى أن يراجعه الفريق.',
    peopleAnHour: 'الأشخاص الجدد هم من لم يردّوا بعد.',
    youngDays: 'تراسل الحسابات الزائفة كثيرين في أيامها الأولى. 0 يعطّل الحد.',
    youngPeople: 'ينتهي الحد مبكرًا إذا ردّ أحد أو تم التحقق من الصور، ويُخبَر العضو بذلك.',
  },
  names,
  signals,
  about:
    'تنظر هذه القواعد في الرسائل إلى من لم يردوا بعد. تضيف كل قاعدة نقاطا لكل شخص. لا تحظر أي قاعدة أحدا: ينظر أشخاص من فريقك في الحسابات الموقوفة. إذا نشرت دون قاعدة، يطلق كل من أوقفته وحدها.',
  list: 'القواعد',
  on: 'مفعلة',
  weight: 'نقاط لكل شخص',
  most: 'تحسب لهذا العدد من الأشخاص على الأكثر',
  from: 'تحسب من',
  units: { people: 'أشخاص', likes: 'إعجابات', hours: 'ساعات', percent: 'بالمئة' },
  words: (language: string) => `كلمات بلغة ${language}`,
  wordsAbout: 'كلمة في كل سطر. النجمة بقية كلمة، وعلامة المربع رقم.',
  name: 'الاسم',
  remove: 'حذف القاعدة',
  add: 'إضافة قاعدة بكلمات',
  newName: 'قاعدة جديدة',
  noWords: 'ليس لهذه القاعدة كلمات.',
  edit: 'تغيير',
  done: 'إغلاق',
  figures: ({
    members,
    held,
    upheld,
    errors,
  }: Readonly<Record<'members' | 'held' | 'upheld' | 'errors', number>>) =>
    `هذا الشهر: أعضاء ${members}، مبطأ أو موقوف ${held}، مؤكد ${upheld}، أطلق كخطأ ${errors}`,
  noFigures: 'هذا الشهر: لم يوجد شيء',
  tryOut: {
    title: 'تجربة رسالة',
    about: 'كم تضيف هذه الرسالة؟ لا ترسل إلى أي مكان.',
    field: 'الرسالة',
    none: 'لا تجد أي قاعدة شيئا فيها.',
    found: (rule: string, points: number) => `${rule}: نقاط ${points}`,
    sum: (points: number, effect: string) => `نقاط لكل متلق: ${points}. لثلاثة أشخاص: ${effect}.`,
    effects: { none: 'لا يحدث شيء', note: 'تسجل', slow: 'يبطأ الحساب', hold: 'تنتظر رسائله الأولى' },
  },
};

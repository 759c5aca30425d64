import type { promptLabels as en } from '../en/prompts.ts';
import type { Translated } from '../translated.ts';

/** The sentences that members complete on their profiles. The key is stored with the answer. */
export const promptLabels: Translated<typeof en> = {
  'perfect-sunday': 'يوم العطلة المثالي',
  'get-along': 'سننسجم معًا إذا',
  'never-shut-up': 'لا أملّ الحديث عن',
  'looking-for': 'أبحث عن',
  'simple-pleasure': 'متعة بسيطة',
  'unusual-skill': 'أقلّ مهاراتي نفعًا',
  'best-trip': 'رحلة ما زلت أفكر فيها',
  'first-date': 'موعد أول أتمناه',
  'cook-for-you': 'لو طبخت لك شيئًا',
  'small-hill': 'رأي صغير لا أتنازل عنه',
  'learning-now': 'أتعلم حاليًا',
  'proud-of': 'أعتز في سرّي بأنني',
  'green-flag': 'علامة تبشّر بالخير',
  'after-work': 'بعد العمل تجدني',
  'last-laughed': 'آخر ما أضحكني من قلبي',
  'favourite-place': 'مكاني المفضل في المدينة',
  'childhood-me': 'في العاشرة من عمري كنت على يقين بأنني سأصبح',
  'friends-say': 'ما سيقوله لك أصدقائي',
  'bad-at': 'أمر لا أجيده إطلاقًا',
  'on-repeat': 'أسمعها مرارًا هذه الأيام',
  'changed-mind': 'غيّرت رأيي في',
  'teach-you': 'يمكنني أن أعلّمك',
  'good-deed': 'ألطف ما فعله شخص غريب من أجلي',
  tradition: 'عادة أحافظ عليها',
  'two-truths': 'حقيقتان وكذبة',
};

import type { promptLabels as en } from '../en/prompts.ts';
import type { Translated } from '../translated.ts';

/** The sentences that members complete on their profiles. The key is stored with the answer. */
export const promptLabels: Translated<typeof en> = {
  'perfect-sunday': 'يوم عطلتي المثالي',
  'get-along': 'سننسجم معًا إذا',
  'never-shut-up': 'موضوع لا أملّ الحديث عنه',
  'looking-for': 'أبحث عن',
  'simple-pleasure': 'متعة بسيطة',
  'unusual-skill': 'موهبتي التي لا تفيد أحدًا',
  'best-trip': 'رحلة ما زلت أفكر فيها',
  'first-date': 'موعد أول أتمناه',
  'cook-for-you': 'ما سأطبخه لك',
  'small-hill': 'رأي صغير لا أتنازل عنه',
  'learning-now': 'ما أتعلمه حاليًا',
  'proud-of': 'ما أعتز به في صمت',
  'green-flag': 'علامة تطمئنني',
  'after-work': 'بعد العمل أكون عادةً',
  'last-laughed': 'آخر ما أضحكني من قلبي',
  'favourite-place': 'مكاني المفضل في المدينة',
  'childhood-me': 'حين كنت في العاشرة، كان حلمي أن أصبح',
  'friends-say': 'ما سيقوله لك أصدقائي عني',
  'bad-at': 'أمر أفشل فيه ببراعة',
  'on-repeat': 'أغنية لا تفارقني هذه الأيام',
  'changed-mind': 'أمر غيّرت رأيي فيه',
  'teach-you': 'ما يمكنني أن أعلّمك إياه',
  'good-deed': 'ألطف ما فعله شخص غريب من أجلي',
  tradition: 'عادة أحافظ عليها',
  'two-truths': 'حقيقتان وكذبة',
};

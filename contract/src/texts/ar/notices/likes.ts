import type { likeNotices } from '../../../likes/notices.ts';
import type { Letter, MailContext } from '../../../mails.ts';
import type {
  NoticeLines,
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import { plural } from '../plural.ts';

type Kinds = typeof likeNotices;
type Format = (count: number) => string;

const liked = (count: number, format: Format = String) =>
  plural(count, {
    one: 'وصلك إعجاب',
    two: 'وصلك إعجابان',
    few: `وصلتك ${format(count)} إعجابات`,
    many: `وصلك ${format(count)} إعجابًا`,
    other: `وصلك ${format(count)} إعجاب`,
  });

/** Of the likes that the member got. */
function wrote(notes: number | undefined, count: number, format: Format = String) {
  if (notes === undefined) return '';
  if (count === 1) return ' ومعه كلمة كُتبت لك بعد قراءة ملفك.';
  if (count === 2) return notes === 1 ? ' ومع أحدهما كلمة إليك.' : ' ومع كل منهما كلمة إليك.';
  if (notes === count) return ' ومع كل منها كلمة إليك.';
  return plural(notes, {
    one: ' ومع أحدها كلمة إليك.',
    two: ' ومع اثنين منها كلمة إليك.',
    few: ` ومع ${format(notes)} منها كلمة إليك.`,
    many: ` ومع ${format(notes)} منها كلمة إليك.`,
    other: ` ومع ${format(notes)} منها كلمة إليك.`,
  });
}

export const sentences: NoticeSentences<Kinds> = {
  match: ({ firstName }) => `حصل تطابق بينك وبين ${firstName}.`,
  like: ({ count, notes }, { number }) => `${liked(count, number)}.${wrote(notes, count, number)}`,
  superlike: ({ firstName }) => `وصلك إعجاب فائق من ${firstName}.`,
};

export const settings: NoticeSettingTexts<Kinds> = {
  match: 'حصول تطابق جديد',
  like: 'وصول إعجاب',
  superlike: 'وصول إعجاب فائق',
};

export const pushes: NoticePushes<Kinds> = {
  match: ({ firstName }) => `حصل تطابق بينك وبين ${firstName}`,
  like: ({ count }) => liked(count),
  superlike: ({ firstName }) => `وصلك إعجاب فائق من ${firstName}`,
};

export const lines: NoticeLines<Kinds> = {
  match: 'لديك تطابق جديد',
  like: 'وصلك إعجاب',
  superlike: 'وصلك إعجاب فائق',
};

const inArabic: Format = (count) => count.toLocaleString('ar');

const likesLetter = (subject: string, { brand, link }: MailContext): Letter => ({
  subject,
  preview: 'من يكون يا تُرى؟',
  title: subject,
  parts: [
    { text: 'إذا كان الإعجاب متبادلًا، يحصل التطابق.' },
    { label: 'عرض الإعجابات', href: link.likes },
  ],
  reason: `وصلتك هذه الرسالة لأن ملفك الشخصي يظهر للآخرين على ${brand}.`,
});

export const mails: NoticeMails<Kinds> = {
  /** Does not say with whom, as others may read the mailbox. */
  match: (_about, { brand, link }) => ({
    subject: 'لديك تطابق جديد',
    preview: 'الإعجاب متبادل بينك وبين شخص أعجبك.',
    title: 'لديك تطابق جديد',
    parts: [
      { text: 'الإعجاب متبادل بينك وبين شخص أعجبك.' },
      { label: 'عرض التطابق', href: link.matches },
    ],
    reason: `وصلتك هذه الرسالة لأنك أرسلت إعجابًا على ${brand}.`,
  }),
  like: ({ count }, context) => likesLetter(liked(count, inArabic), context),
  /** Does not say whose it is, as others may read the mailbox. */
  superlike: (_about, context) => likesLetter('وصلك إعجاب فائق', context),
};

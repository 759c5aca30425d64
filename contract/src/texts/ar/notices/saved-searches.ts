import type {
  NoticeLines,
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import type { searchNotices } from '../../../saved-searches/notices.ts';
import { plural } from '../plural.ts';

type Kinds = typeof searchNotices;

export const sentences: NoticeSentences<Kinds> = {
  'search.new-people': ({ searches }, { number }) =>
    searches
      .map(({ name, count }) =>
        plural(count, {
          one: `شخص جديد يطابق البحث «${name}».`,
          two: `شخصان جديدان يطابقان البحث «${name}».`,
          few: `${number(count)} أشخاص جدد يطابقون البحث «${name}».`,
          many: `${number(count)} شخصًا جديدًا يطابقون البحث «${name}».`,
          other: `${number(count)} شخص جديد يطابقون البحث «${name}».`,
        }),
      )
      .join(' '),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'search.new-people': 'ظهور أشخاص جدد في إحدى عمليات بحثك المحفوظة',
};

export const pushes: NoticePushes<Kinds> = {
  'search.new-people': () => 'أشخاص جدد في عمليات بحثك المحفوظة',
};

export const lines: NoticeLines<Kinds> = {
  'search.new-people': 'أشخاص جدد في عمليات بحثك المحفوظة',
};

export const mails: NoticeMails<Kinds> = {
  /** Names no search, as others may read the mailbox. */
  'search.new-people': (_about, { brand, link }) => ({
    subject: 'أشخاص جدد في عمليات بحثك المحفوظة',
    preview: 'هناك من يطابق بحثك.',
    title: 'أشخاص جدد في عمليات بحثك المحفوظة',
    parts: [
      { text: 'ظهروا منذ آخر مشاهدة لك. نخبرك عن الأشخاص الجدد مرة في اليوم على الأكثر.' },
      { label: 'عرض الأشخاص الجدد', href: link.browse },
    ],
    reason: `وصلتك هذه الرسالة لأنك حفظت بحثًا مع تنبيهات على ${brand}.`,
  }),
};

import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { ManyChangesAction, userAdminNotices } from '../../../user-admin/notices.ts';
import { plural } from '../plural.ts';

type Kinds = typeof userAdminNotices;

const lastChange: Readonly<Record<ManyChangesAction, string>> = {
  activate: 'التفعيل',
  deactivate: 'التعطيل',
  verify: 'التوثيق',
  ban: 'الحجب',
  edit: 'التعديل',
};

const accounts = (count: number, number: string) =>
  plural(count, {
    one: 'حساب واحد',
    two: 'حسابين',
    few: `${number} حسابات`,
    many: `${number} حسابًا`,
    other: `${number} حساب`,
  });

const inArabic = (count: number) => count.toLocaleString('ar');

export const sentences: NoticeSentences<Kinds> = {
  'team.many-changes': ({ action, count }, { number }) =>
    `تغييرات من أحد أفراد الفريق على ${accounts(count, number(count))} خلال ساعتين، وآخرها ${lastChange[action]}. يُرجى مراجعة سجل التدقيق.`,
};

export const pushes: NoticePushes<Kinds> = {
  'team.many-changes': ({ count }) =>
    `تغييرات من أحد أفراد الفريق على ${accounts(count, String(count))} خلال ساعتين`,
};

export const mails: NoticeMails<Kinds> = {
  'team.many-changes': ({ action, count }, { brand, link }) => ({
    subject: `تغييرات على حسابات كثيرة في ${brand}`,
    preview: `تغييرات على ${accounts(count, inArabic(count))} خلال ساعتين.`,
    title: 'تغييرات جارية على حسابات كثيرة',
    parts: [
      {
        text: `أجرى أحد أفراد الفريق تغييرات على ${accounts(count, inArabic(count))} خلال ساعتين. نوع آخر التغييرات: ${lastChange[action]}.`,
      },
      { label: 'فتح سجل التدقيق', href: link.audit },
      {
        note: 'إذا كان ينبغي ألا يحدث ذلك، فيُرجى إزالة الدور من صفحة الفريق، وستتوقف التحديثات الجماعية الجارية.',
      },
    ],
    reason: `وصلتك هذه الرسالة لأن دورك في ${brand} هو الإدارة.`,
  }),
};

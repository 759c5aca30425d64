import type { teamMails } from '../../../team/mails.ts';
import type { StaffRole } from '../../../route.ts';
import type { MailTexts } from '../../../mails.ts';

const roles: Record<StaffRole, string> = {
  administrator: 'الإدارة',
  moderator: 'الإشراف',
  support: 'الدعم',
  analyst: 'التحليل',
};

export const team: MailTexts<typeof teamMails> = {
  invitation: ({ token, role }, { brand, link }) => ({
    subject: `الانضمام إلى فريق ${brand}`,
    preview: 'الرابط صالح لمرة واحدة ولمدة سبعة أيام.',
    title: 'دعوة للانضمام إلى الفريق',
    parts: [
      { text: `وصلتك دعوة من إدارة ${brand} للانضمام بدور ${roles[role]}.` },
      { label: 'عرض الدعوة', href: link.join(token) },
      {
        note: 'الرابط صالح لمرة واحدة ولمدة سبعة أيام. إذا كانت هذه الرسالة غير متوقعة، فيمكنك تجاهلها.',
      },
    ],
    reason: `وصلتك هذه الرسالة لأن أحد أفراد فريق ${brand} دعاك.`,
  }),
};

import type { teamMails } from '../../../team/mails.ts';
import type { StaffRole } from '../../../route.ts';
import type { MailTexts } from '../../../mails.ts';

const roles: Record<StaffRole, string> = {
  administrator: 'administracja',
  moderator: 'moderacja',
  support: 'wsparcie',
  analyst: 'analityka',
};

export const team: MailTexts<typeof teamMails> = {
  invitation: ({ token, role }, { brand, link }) => ({
    subject: `Dołącz do zespołu ${brand}`,
    preview: 'Link działa raz, przez siedem dni.',
    title: 'Masz zaproszenie do zespołu',
    parts: [
      { text: `Administracja serwisu ${brand} zaprasza Cię do zespołu. Rola: ${roles[role]}.` },
      { label: 'Zobacz zaproszenie', href: link.join(token) },
      {
        note: 'Link działa raz, przez siedem dni. Jeśli nie spodziewasz się tego e-maila, możesz go zignorować.',
      },
    ],
    reason: `Dostajesz ten e-mail, bo zaprasza Cię ktoś z zespołu ${brand}.`,
  }),
};

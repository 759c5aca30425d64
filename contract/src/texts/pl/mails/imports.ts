import type { importsMails } from '../../../imports/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';

export const imports: MailTexts<typeof importsMails> = {
  'import-invitation': ({ token, source, until, reminder }, { brand, link }) => ({
    subject: reminder
      ? `Zaproszenie do serwisu ${brand} wciąż czeka`
      : `Zaproszenie do serwisu ${brand}`,
    preview: 'Twój profil jest gotowy. Nikt go nie widzi, dopóki się nie zgodzisz.',
    title: 'Twój profil jest gotowy',
    parts: [
      {
        text: `Serwis ${brand} ma Twoje dane z tego źródła: ${source}. Nie masz konta i nikt nie widzi Twojego profilu, dopóki się nie zgodzisz.`,
      },
      {
        text: 'Pod tym linkiem zobaczysz, co o Tobie mamy. Możesz się zgodzić albo od razu wszystko usunąć:',
      },
      { label: 'Zobacz moje dane', href: link.invited(token) },
      {
        note: `Jeśli się nie zgodzisz, usuniemy wszystko ${day(until)}. Jeśli nie chcesz zaproszenia, wybierz pod linkiem „Usuń moje dane”. Nie wyślemy kolejnego.`,
      },
    ],
    reason: `Dostajesz ten e-mail, bo Twój adres był w danych, które serwis ${brand} ma z tego źródła: ${source}.`,
  }),
};

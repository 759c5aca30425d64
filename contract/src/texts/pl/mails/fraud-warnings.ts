import type { fraudWarningMails } from '../../../fraud-warnings/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';

const someone = 'osoba, która do Ciebie pisała';

/** The subjects name no one, as others may see the mailbox. */
export const fraudWarnings: MailTexts<typeof fraudWarningMails> = {
  'fraud-warned': ({ name, lastWroteAt, timeZone }, { brand, link }) => ({
    subject: 'Zbanowaliśmy za oszustwo osobę, która do Ciebie pisała',
    preview: 'Nie wysyłaj jej pieniędzy. Sprawdź, co zrobić, jeśli już do tego doszło.',
    title: `Ban za oszustwo: ${name ?? someone}`,
    parts: [
      {
        text: `${name ? `Osoba o imieniu ${name}` : 'Ta osoba'} pisała do Ciebie w serwisie ${brand}, być może pod fałszywą tożsamością. Ostatnia wiadomość do Ciebie: ${formatDateTime(lastWroteAt, timeZone)}.`,
      },
      {
        text: 'Nigdy nie wysyłaj tej osobie pieniędzy, kart podarunkowych ani kryptowalut i nie podawaj jej haseł ani kodów, niezależnie od tego, co opowiada. Jeśli odezwie się gdzie indziej, nie odpowiadaj.',
      },
      {
        text: 'Jeśli pieniądze zostały już wysłane: od razu skontaktuj się z bankiem i zapytaj, czy może jeszcze zatrzymać płatność. Potem zgłoś to na policję i zachowaj dla niej potwierdzenia i wiadomości. Jeśli ta osoba zna Twoje hasło lub kod, zmień hasło.',
      },
      { label: 'Przeczytaj porady o bezpieczeństwie', href: link.safetyTips },
      {
        note: 'Jeśli masz pytanie albo coś już trafiło do tej osoby, odpisz na ten e-mail. Pomożemy.',
      },
    ],
    reason: `Dostajesz ten e-mail, bo ta osoba pisała do Ciebie w serwisie ${brand}.`,
  }),
  'fraud-withdrawn': ({ name, warnedAt, timeZone }, { brand, link }) => ({
    subject: 'Nasze ostrzeżenie przed oszustwem było pomyłką',
    preview: 'Przepraszamy. Ostrzeżenie jest nieaktualne.',
    title: `Nasza pomyłka: ${name ?? someone}`,
    parts: [
      {
        text: `${formatDateTime(warnedAt, timeZone)} wysłaliśmy Ci ostrzeżenie o banie za oszustwo: ${name ?? someone}. Ta decyzja została uchylona, więc ostrzeżenie jest nieaktualne.`,
      },
      { text: 'Przepraszamy za niepotrzebny niepokój.' },
      { label: 'Zobacz swoje ostrzeżenia', href: link.fraudWarnings },
      { note: 'Jeśli masz pytanie, odpisz na ten e-mail.' },
    ],
    reason: `Dostajesz ten e-mail, bo wysłaliśmy Ci to ostrzeżenie w serwisie ${brand}.`,
  }),
};

import type { fraudWarningMails } from '../../../fraud-warnings/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';

const someone = 'eine Person, die dir geschrieben hat,';

/** The subjects name no one, as others may see the mailbox. */
export const fraudWarnings: MailTexts<typeof fraudWarningMails> = {
  'fraud-warned': ({ name, lastWroteAt, timeZone }, { brand, link }) => ({
    subject: 'Wir haben eine Person, die dir geschrieben hat, wegen Betrugs gesperrt',
    preview: 'Schick kein Geld. Hier steht, was du tun kannst, falls du es schon getan hast.',
    title: `Wir haben ${name ?? someone} wegen Betrugs gesperrt`,
    parts: [
      {
        text: `${name ?? 'Eine Person'} hat dir bei ${brand} geschrieben, möglicherweise unter falscher Identität. Die letzte Nachricht an dich war am ${formatDateTime(lastWroteAt, timeZone)}.`,
      },
      {
        text: 'Schick dieser Person nie Geld, Geschenkkarten oder Kryptowährungen, und gib ihr nie Passwörter oder Codes, egal was man dir erzählt. Antworte nicht, wenn sie sich anderswo bei dir meldet.',
      },
      {
        text: 'Wenn du Geld geschickt hast: Ruf sofort deine Bank an und frag, ob sie die Zahlung noch stoppen kann. Erstatte dann Anzeige bei der Polizei und bewahre Belege und Nachrichten dafür auf. Wenn du ein Passwort oder einen Code weitergegeben hast, ändere dein Passwort.',
      },
      { label: 'Sicherheitstipps lesen', href: link.safetyTips },
      {
        note: 'Wenn du eine Frage hast oder der Person etwas geschickt hast, antworte auf diese E-Mail. Wir helfen dir.',
      },
    ],
    reason: `Du bekommst diese E-Mail, weil dir diese Person bei ${brand} geschrieben hat.`,
  }),
  'fraud-withdrawn': ({ name, warnedAt, timeZone }, { brand, link }) => ({
    subject: 'Eine unserer Betrugswarnungen war falsch',
    preview: 'Das tut uns leid. Die Warnung gilt nicht mehr.',
    title: name ? `Unsere Warnung vor ${name} war falsch` : 'Unsere Warnung war falsch',
    parts: [
      {
        text: `Am ${formatDateTime(warnedAt, timeZone)} haben wir dich gewarnt, weil wir ${name ?? someone} wegen Betrugs gesperrt hatten. Diese Entscheidung wurde aufgehoben, und die Warnung gilt nicht mehr.`,
      },
      { text: 'Es tut uns leid, dass wir dich beunruhigt haben.' },
      { label: 'Warnungen ansehen', href: link.fraudWarnings },
      { note: 'Wenn du eine Frage hast, antworte auf diese E-Mail.' },
    ],
    reason: `Du bekommst diese E-Mail, weil wir dir bei ${brand} diese Warnung geschickt haben.`,
  }),
};

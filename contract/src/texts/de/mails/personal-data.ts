import type { personalDataMails } from '../../../personal-data/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';

export const personalData: MailTexts<typeof personalDataMails> = {
  'leaving-code': ({ code, minutes }, { brand }) => ({
    subject: `Dein Konto bei ${brand} löschen?`,
    preview: `Dein Code ist ${code}. Er gilt ${minutes} Minuten lang.`,
    title: 'Dein Konto löschen?',
    parts: [
      { text: 'Gib diesen Code ein, um dein Konto zu löschen:' },
      { code },
      {
        note: `Der Code gilt ${minutes} Minuten lang. Wenn du das nicht warst, ist jemand in deinem Konto angemeldet. Gib den Code nicht weiter und melde das fremde Gerät in deinen Einstellungen ab.`,
      },
    ],
    reason: `Du bekommst diese E-Mail, weil dein Konto bei ${brand} gelöscht werden soll.`,
  }),
  leaving: ({ until }, { brand, link }) => ({
    subject: `Dein Konto bei ${brand} ist geschlossen`,
    preview: `Am ${day(until)} löschen wir alles darin. Bis dahin kannst du es wieder öffnen.`,
    title: 'Dein Konto ist geschlossen',
    parts: [
      {
        text: `Wie gewünscht ist dein Profil verborgen, und du bist überall abgemeldet. Am ${day(until)} löschen wir dein Konto und alles darin.`,
      },
      {
        text: 'Wenn du es dir bis dahin anders überlegst, melde dich an und öffne dein Konto wieder.',
      },
      { label: 'Zurückkommen', href: link.signIn },
      {
        note: 'Wenn du das nicht warst, öffne dein Konto jetzt wieder und wähle ein neues Passwort. Nach diesem Tag schreiben wir dir keine E-Mails mehr.',
      },
    ],
    reason: `Du bekommst diese E-Mail, weil dein Konto bei ${brand} geschlossen wurde.`,
  }),
  'archive-ready': ({ token, until }, { brand, link }) => ({
    subject: `Deine Daten von ${brand} sind fertig`,
    preview: `Du kannst sie bis zum ${day(until)} herunterladen.`,
    title: 'Deine Daten sind fertig',
    parts: [
      { text: `Die Kopie deiner Daten von ${brand} steht zum Herunterladen bereit.` },
      { label: 'Meine Daten herunterladen', href: link.archive(token) },
      {
        note: `Der Link gilt bis zum ${day(until)}. Wer ihn hat, kann deine Daten herunterladen. Leite diese E-Mail deshalb nicht weiter. Wenn du das nicht angefordert hast, ist jemand in deinem Konto angemeldet. Wähle ein neues Passwort und melde das fremde Gerät in deinen Einstellungen ab.`,
      },
    ],
    reason: `Du bekommst diese E-Mail, weil in deinem Konto bei ${brand} eine Kopie deiner Daten angefordert wurde.`,
  }),
};

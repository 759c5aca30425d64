import { sanctionTexts } from '@kindred/contract/texts/de/sanctions';
import type { Translated } from '@kindred/contract/texts/translated';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import { formatSiteDate as formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/statements.ts';

const reports: Record<ReportOutcome, string> = {
  resolved: 'Deine Meldung ist erledigt',
  closed: 'Deine Meldung ist geschlossen',
  rejected: 'Wir haben nichts unternommen',
};

const appeals: Record<AppealOutcome, string> = {
  upheld: 'Wir haben noch einmal geprüft und bleiben bei unserer Entscheidung.',
  'partly-reversed': 'Wir haben noch einmal geprüft und unsere Entscheidung teilweise geändert.',
  reversed: 'Wir haben noch einmal geprüft und unsere Entscheidung aufgehoben.',
};

export const messages: Translated<typeof en> = {
  title: 'Eine Entscheidung unseres Teams',
  loading: 'Die Entscheidung wird geöffnet …',
  sanctions: sanctionTexts,
  reports,
  appeals,
  shorter: (until: string) =>
    new Date(until) <= new Date()
      ? `Die Sperre ist jetzt kürzer: Sie hat am ${formatDate(until)} geendet.`
      : `Die Sperre ist jetzt kürzer: Sie endet am ${formatDate(until)}.`,
  reversed: (date: string) => `Am ${date} haben wir diese Entscheidung aufgehoben.`,
  facts: {
    until: 'Bis',
    reason: 'Begründung',
    terms: 'Unsere Nutzungsbedingungen',
    law: 'Rechtsgrundlage',
    reference: 'Meldung',
    answer: 'Unsere Antwort',
    how: 'Wie wir entschieden haben',
  },
  list: {
    title: 'Entscheidungen',
    open: 'Deine Entscheidungen',
    about:
      'Was unser Team über dich und deine Meldungen entschieden hat. Öffne eine Entscheidung, um die Begründung zu lesen.',
    loading: 'Entscheidungen werden geladen …',
    failed: 'Entscheidungen konnten nicht geladen werden',
    again: 'Neu laden',
    more: 'Mehr anzeigen',
    aboutYou: 'Über dich',
    noneAboutYou: 'Wir haben nichts über dich entschieden.',
    aboutReports: 'Über deine Meldungen',
    noneAboutReports: 'Wir haben noch über keine deiner Meldungen entschieden.',
    contested: 'Du hast Beschwerde eingelegt. Wir schreiben dir.',
    until: (date: string) => `Du kannst sie bis zum ${date} anfechten`,
  },
  forGood: 'Dauerhaft',
  how: (noticed: boolean, automated: boolean) =>
    `${noticed ? 'Ein Mitglied hat das gemeldet' : 'Unserem Team ist das aufgefallen'}, und ${
      automated
        ? 'Software hat uns beim Entscheiden geholfen.'
        : 'jemand aus unserem Team hat entschieden.'
    }`,
  contest: {
    title: 'Lagen wir falsch?',
    about: (date: string) =>
      `Du kannst diese Entscheidung bis zum ${date} einmal anfechten. Dann prüft eine Person, die nicht daran beteiligt war, noch einmal, sofern es in unserem Team eine gibt.`,
    label: 'Was sollten wir wissen?',
    yours: 'Was du geschrieben hast',
    answer: 'Unsere Antwort',
    button: 'Entscheidung anfechten',
    working: 'Wird gesendet …',
    sent: (date: string) => `Am ${date} hast du Beschwerde eingelegt. Wir schreiben dir.`,
    elsewhere:
      'Du kannst dich außerdem jederzeit an eine außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.',
  },
};

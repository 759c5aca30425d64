import type { ReportPart } from '@kindred/contract/desk/report-parts';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/transparency.ts';
import { language } from './language.ts';

const parts: Record<ReportPart, string> = {
  '1_report_identification': 'Wer berichtet, zu welchem Dienst und für welchen Zeitraum',
  '2_categories_names': 'Die Kategorien, die die anderen Dateien verwenden',
  '3_member_states_orders': 'Anordnungen von Behörden. Trage die Zahlen selbst ein',
  '4_notices': 'Meldungen nach Kategorie und was daraus wurde',
  '5_own_initiative_illegal': 'Maßnahmen auf eigene Initiative gegen rechtswidrige Inhalte',
  '6_own_initiative_TC': 'Maßnahmen auf eigene Initiative aufgrund der Nutzungsbedingungen',
  '7_appeals_and_recidivism':
    'Beschwerden, außergerichtliche Streitigkeiten und Aussetzungen wegen Missbrauchs. Trage die Streitigkeiten selbst ein',
  '8_automated_means': 'Maßnahmen mit und ohne automatisierte Mittel',
  '11_qualitative': 'Beschreibungen in Worten. Ergänze, wie euer Team arbeitet',
};

const monthName = (month: number) =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month - 1, 1)),
  );

export const messages: Translated<typeof en> = {
  title: 'Transparenzbericht',
  about:
    'Der Bericht eines Kalenderjahrs im Format der europäischen Vorlage. Seine Dateien enthalten keine Namen, und wir schicken sie nirgendwohin.',
  year: 'Jahr',
  loading: 'Das Jahr wird geladen …',
  failed: 'Das Jahr konnte nicht geladen werden',
  again: 'Neu laden',
  files: 'Dateien',
  filesAbout: 'Veröffentliche sie innerhalb von zwei Monaten nach dem Ende des Jahres.',
  fileColumns: ['Datei', 'Inhalt', 'Aktionen'],
  parts,
  download: 'Herunterladen',
  downloadAll: 'Alle herunterladen',
  downloadOf: (part: string) => `${part} herunterladen`,
  statements: 'Begründungen',
  statementsAbout:
    'Die Entscheidungen eines Monats im Format der europäischen Transparenzdatenbank, ohne personenbezogene Daten.',
  statementsOf: (year: number, month: number) => `${monthName(month)} ${year} herunterladen`,
  month: monthName,
  aboutFigure: (name: string) => `Was bedeutet „${name}“?`,
  figures: {
    received: { label: 'Meldungen', about: 'Alles, was in diesem Jahr gemeldet wurde.' },
    fromPublic: { label: 'Ohne Konto', about: 'Meldungen über das Formular auf der Website.' },
    actions: { label: 'Mit Maßnahme', about: 'Meldungen, die zu einer Maßnahme geführt haben.' },
    appeals: { label: 'Beschwerden', about: 'Beschwerden in diesem Jahr.' },
    reversed: {
      label: 'Aufgehoben',
      about: 'Beschwerden, durch die eine Entscheidung ganz oder teilweise aufgehoben wurde.',
    },
  },
};

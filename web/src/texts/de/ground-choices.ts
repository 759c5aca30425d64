import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/ground-choices.ts';

const outcomes: Record<ReportOutcome | 'open', string> = {
  resolved: 'Erledigt',
  closed: 'Geschlossen',
  rejected: 'Abgelehnt',
  open: 'Offen lassen',
};

export const messages: Translated<typeof en> = {
  ground: 'Gestützt auf',
  kinds: { terms: 'Unsere Nutzungsbedingungen', law: 'Das Gesetz' },
  clause: 'Klausel',
  law: 'Welches Gesetz',
  category: 'Kategorie',
  keyword: 'Stichwort',
  source: 'Quelle',
  sources: {
    'article-16': 'Eine Meldung',
    'trusted-flagger': 'Vertrauenswürdiger Hinweisgeber (DSA)',
    'other-notification': 'Ein anderer Hinweis',
    voluntary: 'Eigeninitiative',
  },
  note: 'Notiz für das Team',
  outcome: (report: string) => `Ergebnis der Meldung von ${report}`,
  outcomes,
};

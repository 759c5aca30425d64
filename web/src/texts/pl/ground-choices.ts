import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/ground-choices.ts';

const outcomes: Record<ReportOutcome | 'open', string> = {
  resolved: 'Rozwiązane',
  closed: 'Zamknięte',
  rejected: 'Odrzucone',
  open: 'Zostaw otwarte',
};

export const messages: Translated<typeof en> = {
  ground: 'Na podstawie',
  kinds: { terms: 'Nasz regulamin', law: 'Prawo' },
  clause: 'Punkt',
  law: 'Jaki przepis',
  category: 'Kategoria',
  keyword: 'Słowo kluczowe',
  source: 'Źródło',
  sources: {
    'article-16': 'Zgłoszenie',
    'trusted-flagger': 'Zaufany podmiot sygnalizujący',
    'other-notification': 'Inne zawiadomienie',
    voluntary: 'Z własnej inicjatywy',
  },
  note: 'Notatka dla zespołu',
  outcome: (report: string) => `Wynik zgłoszenia: ${report}`,
  outcomes,
};

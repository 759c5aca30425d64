import type { Clause } from '../../desk/grounds.ts';

/** The clauses of the terms, by their names in statements of reasons. */
export const clauseWords: Readonly<Record<Clause, string>> = {
  respect: 'Begegne anderen mit Respekt. Belästigung, Drohungen und Hass haben hier keinen Platz.',
  consent: 'Schick keine sexuellen Inhalte, um die die andere Person nicht gebeten hat.',
  'real-person':
    'Sei du selbst. Fake-Profile sind nicht erlaubt, und niemand darf sich für jemand anderen ausgeben.',
  'own-photos': 'Zeig dich selbst. Fotos von anderen sind nicht erlaubt.',
  'adults-only': 'Mitglieder sind mindestens 18 Jahre alt.',
  'intimate-pictures': 'Keine intimen Bilder von Menschen, die nicht zugestimmt haben.',
  'no-nudity': 'Keine Nacktheit und keine sexuellen Fotos.',
  'no-money': 'Bitte niemanden um Geld und biete keines an.',
  'no-spam': 'Keine Werbung, keine Verkäufe und keine Kontaktdaten von Unternehmen.',
  safety: 'Bring niemanden in Gefahr.',
  'honest-reports': 'Melde, was geschehen ist. Erfundene Meldungen sind nicht erlaubt.',
};

/** The text of a clause; for a clause that is no longer in the terms, its name. */
export const clauseTexts = (name: string | null): string =>
  (clauseWords as Readonly<Record<string, string>>)[name ?? ''] ?? name ?? '';

import type { CardFailureKind } from '../../premium/card-failures.ts';

export const cardFailureTexts: Readonly<Record<CardFailureKind, string>> = {
  'unconfirmed-yet':
    'Deine Bank möchte, dass du diese Zahlung bestätigst. Es wurde nichts abgebucht. Versuch es noch einmal oder nimm eine andere Karte.',
  declined: 'Deine Karte wurde abgelehnt. Nimm eine andere Karte oder frag deine Bank.',
  unsupported: 'Deine Karte unterstützt diese Zahlung nicht. Nimm eine andere Karte.',
  'over-limit': 'Das Limit deiner Karte ist überschritten. Nimm eine andere Karte.',
  currency: 'Deine Karte unterstützt diese Währung nicht. Nimm eine andere Karte.',
  expired: 'Deine Karte ist abgelaufen. Nimm eine andere Karte.',
  'security-code':
    'Die Prüfnummer deiner Karte stimmt nicht. Prüfe sie und versuch es noch einmal.',
  number: 'Deine Kartennummer stimmt nicht. Prüfe sie und versuch es noch einmal.',
  funds: 'Deine Karte ist nicht ausreichend gedeckt. Nimm eine andere Karte.',
  expiry: 'Das Ablaufdatum deiner Karte stimmt nicht. Prüfe es und versuch es noch einmal.',
  'not-confirmed':
    'Deine Bank hat die Zahlung nicht bestätigt. Es wurde nichts abgebucht. Versuch es noch einmal oder nimm eine andere Karte.',
  'bank-unreachable': 'Deine Bank ist nicht erreichbar. Versuch es bitte später noch einmal.',
  busy: 'Der Zahlungsdienst ist nicht erreichbar. Versuch es bitte noch einmal.',
  'late-payment':
    'Diese Zahlung ist nicht mehr offen. Lade die Seite neu, um zu sehen, was bezahlt wurde.',
  'card-not-confirmed':
    'Deine Bank hat die Karte nicht bestätigt, deshalb wurde sie nicht gespeichert. Versuch es noch einmal oder nimm eine andere Karte.',
  processing:
    'Wegen eines Fehlers konnte deine Karte nicht belastet werden. Versuch es bitte später noch einmal.',
  'late-card':
    'Diese Karte kann nicht mehr bestätigt werden. Lade die Seite neu und versuch es noch einmal.',
  'change-planned':
    'Deine Bank möchte, dass du diese Zahlung bestätigst. Das geht nicht, solange eine andere Änderung geplant ist. Es wurde nichts abgebucht. Behalte zuerst dein jetziges Abo oder nimm eine andere Karte.',
  'test-cards-only':
    'Hier funktionieren nur Testkarten wie 4242 4242 4242 4242. Gib hier niemals eine echte Karte ein.',
  'try-later': 'Deine Bank hat die Zahlung abgelehnt. Versuch es bitte später noch einmal.',
  unusable:
    'Deine Karte konnte nicht verwendet werden. Versuch es noch einmal oder nimm eine andere Karte.',
};

import type { CardFailureKind } from '../../premium/card-failures.ts';

export const cardFailureTexts: Readonly<Record<CardFailureKind, string>> = {
  'unconfirmed-yet':
    'Bank prosi o potwierdzenie tej płatności. Nic nie pobraliśmy. Spróbuj ponownie albo użyj innej karty.',
  declined: 'Karta została odrzucona. Użyj innej karty albo zapytaj w swoim banku.',
  unsupported: 'Karta nie obsługuje tej płatności. Użyj innej karty.',
  'over-limit': 'Limit karty jest przekroczony. Użyj innej karty.',
  currency: 'Karta nie obsługuje tej waluty. Użyj innej karty.',
  expired: 'Karta straciła ważność. Użyj innej karty.',
  'security-code': 'Kod zabezpieczający karty jest nieprawidłowy. Sprawdź go i spróbuj ponownie.',
  number: 'Numer karty jest nieprawidłowy. Sprawdź go i spróbuj ponownie.',
  funds: 'Na karcie brakuje środków. Użyj innej karty.',
  expiry: 'Data ważności karty jest nieprawidłowa. Sprawdź ją i spróbuj ponownie.',
  'not-confirmed':
    'Bank nie potwierdził płatności. Nic nie pobraliśmy. Spróbuj ponownie albo użyj innej karty.',
  'bank-unreachable': 'Nie udało się połączyć z bankiem. Spróbuj później.',
  busy: 'Nie udało się połączyć z operatorem płatności. Spróbuj ponownie.',
  'late-payment': 'Ta płatność nie jest już otwarta. Odśwież stronę, żeby zobaczyć, co opłacono.',
  'card-not-confirmed':
    'Bank nie potwierdził karty, więc jej nie zapisaliśmy. Spróbuj ponownie albo użyj innej karty.',
  processing: 'Z powodu błędu nie udało się obciążyć karty. Spróbuj później.',
  'late-card': 'Tej karty nie można już potwierdzić. Odśwież stronę i spróbuj ponownie.',
  'change-planned':
    'Bank wymaga potwierdzenia tej płatności, a to niemożliwe, gdy zaplanowana jest inna zmiana. Nic nie pobraliśmy. Najpierw zachowaj obecny plan albo użyj innej karty.',
  'test-cards-only':
    'Ta strona przyjmuje tylko karty testowe, na przykład 4242 4242 4242 4242. Nigdy nie wpisuj tu prawdziwej karty.',
  'try-later': 'Bank odrzucił płatność. Spróbuj później.',
  unusable: 'Nie udało się użyć karty. Spróbuj ponownie albo użyj innej karty.',
};

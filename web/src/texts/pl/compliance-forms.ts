import type { KnownValues } from '@kindred/contract/compliance';
import type { QuestionName } from '@kindred/contract/compliance/forms';
import type { NudeLevel } from '@kindred/contract/site/nudes';

const questions: Readonly<Record<QuestionName, readonly [question: string, hint: string]>> = {
  harms: [
    'Jakie nielegalne treści mogą się pojawić?',
    'Na przykład oszustwa, groźby, intymne zdjęcia, wykorzystywanie dzieci, nienawiść',
  ],
  likelihood: [
    'Jak prawdopodobna jest każda z nich u ciebie?',
    'Porównaj liczby powyżej i pomyśl, kim są twoi członkowie.',
  ],
  effects: ['Komu by to zaszkodziło i jak bardzo?', 'Pomyśl o osobach szczególnie zagrożonych.'],
  measures: ['Co robisz, aby temu zapobiec?', 'Ustawienia usługi i praca twojego zespołu'],
  changes: ['Co się zmieniło i co planujesz?', 'Od ostatniej oceny i do następnej'],
  'age-check': [
    'Jak nie wpuszczasz dzieci?',
    'Członkowie podają datę urodzenia i potwierdzają pełnoletność. Zgłoszenia o nieletnich są rozpatrywane najpierw.',
  ],
  attraction: [
    'Czy serwis może przyciągać dzieci?',
    'Jego temat, wygląd, miejsca, gdzie się reklamujesz',
  ],
  conclusion: ['Jaki jest wniosek?', 'Na przykład: dzieci raczej się nie dostaną, ponieważ…'],
  controller: ['Kto odpowiada za dane?', 'Nazwa i kontakt, także inspektora ochrony danych'],
  purposes: ['Do czego używasz danych?', 'Na przykład poznawanie ludzi, bezpieczeństwo, płatności'],
  people: ['Czyje dane i jakie?', 'Członkowie, osoby zgłaszające, twój zespół'],
  transfers: [
    'Kto otrzymuje dane i w jakich krajach?',
    'Usługi powyżej i na podstawie jakich umów',
  ],
  security: ['Jak chronisz dane?', 'Dostęp, szyfrowanie, kopie zapasowe, kto co widzi'],
  need: ['Co przetwarzasz i dlaczego to potrzebne?', 'Pomiń to, bez czego usługa by działała.'],
  risks: [
    'Co mogłoby spotkać członków?',
    'Na przykład ujawnienie, śledzenie, szantaż, kłopoty w pracy',
  ],
  advice: ['Kogo pytano o radę?', 'Na przykład inspektora ochrony danych lub członków'],
  done: [
    'Co i kiedy zrobiono lub postanowiono i gdzie jest dowód?',
    'Na przykład nazwisko i adres, numer w rejestrze albo dlaczego to ciebie nie dotyczy',
  ],
};

const facts: Readonly<Record<keyof KnownValues, string>> = {
  members: 'Członkowie',
  reports: 'Zgłoszenia',
  underAge: 'Zgłoszenia o nieletnich',
  decisions: 'Decyzje',
  medianHours: 'Godziny do załatwienia zgłoszenia (mediana)',
  appeals: 'Odwołania',
  reversed: 'Odwołania, które zmieniły decyzję',
  photoReview: 'Zdjęcia sprawdzane przed pokazaniem',
  nudes: 'Wykrywanie nagości',
  rules: 'Włączone reguły bezpieczeństwa',
  regions: 'Kraje',
  sensitiveFields: 'Własne pola wrażliwe',
  recipients: 'Usługi, które otrzymują dane',
  leavingDays: 'Dni do wymazania usuniętego konta',
  exportDays: 'Dni przechowywania archiwum danych',
  reportDays: 'Dni przechowywania załatwionych zgłoszeń',
};

const recipients: Readonly<Record<KnownValues['recipients'][number], string>> = {
  mails: 'serwer poczty',
  payments: 'Stripe (płatności)',
  files: 'magazyn plików',
  push: 'usługi push przeglądarek',
  google: 'Google (logowanie)',
  facebook: 'Facebook (logowanie)',
  webhooks: 'własne webhooki',
};

const nudes: Readonly<Record<NudeLevel, string>> = {
  off: 'wyłączone',
  cautious: 'ostrożne',
  usual: 'zwykłe',
  strict: 'surowe',
};

export const messages = {
  questions,
  facts,
  recipients,
  nudes,
  knows: 'Co wie usługa',
  knowsAbout: 'Policzone za ostatnie dwanaście miesięcy i przechowywane z twoimi odpowiedziami.',
  save: 'Zachowaj jako nową wersję',
  missing: 'Odpowiedz na to pytanie.',
  versions: 'Wersje',
  none: 'Nikt jeszcze nie wypełnił tego formularza.',
  everywhere: 'Wszędzie',
  nothing: 'Brak',
  yes: 'Tak',
  no: 'Nie',
  unknown: 'Nieznane',
  loading: 'Wczytywanie obowiązków…',
  failed: 'Nie udało się wczytać obowiązków',
  again: 'Spróbuj ponownie',
  version: (version: string, day: string) => `Wersja ${version}, ${day}`,
  by: (name: string | null) => `Autor: ${name ?? 'usunięte konto'}`,
  saved: (version: string) => `Wersja ${version} została zachowana.`,
};

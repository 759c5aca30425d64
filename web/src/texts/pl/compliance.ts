import type { Duty, DutyState } from '@kindred/contract/compliance';
import type { LawName } from '@kindred/contract/compliance/laws';

const laws: Readonly<Record<LawName, string>> = {
  eu: 'Unia Europejska',
  uk: 'Wielka Brytania',
  us: 'Stany Zjednoczone',
  au: 'Australia',
};

const states: Readonly<Record<DutyState, string>> = {
  done: 'Zrobione',
  due: 'Do zrobienia',
  'not-needed': 'Niepotrzebne',
};

/** What a duty is called, and what it means here. */
const duties: Readonly<Record<Duty['code'], readonly [title: string, about: string]>> = {
  'eu.imprint': [
    'Kto prowadzi serwis',
    'Nazwa, adres i kontakt osoby prowadzącej serwis na stronie, którą każdy znajdzie. Wpisz je w konfiguracji i opublikuj notę prawną.',
  ],
  'eu.terms': [
    'Regulamin',
    'Zrozumiały regulamin, który członkowie akceptują i który mówi, co jest niedozwolone. Opublikuj stronę i oznacz ją jako wiążącą.',
  ],
  'eu.notice': [
    'Zgłaszanie nielegalnych treści',
    'Każdy może zgłosić treść bez konta, dostaje potwierdzenie i czyta decyzję.',
  ],
  'eu.reasons': [
    'Uzasadnienie każdej decyzji',
    'Członkowie czytają, dlaczego coś usunięto lub ograniczono i co mogą z tym zrobić.',
  ],
  'eu.appeals': ['Odwołania', 'Członkowie mogą odwołać się od decyzji. Małe firmy są zwolnione.'],
  'eu.transparency': [
    'Roczny raport przejrzystości',
    'Liczby zgłoszeń, decyzji i odwołań, gotowe do publikacji. Małe firmy są zwolnione.',
  ],
  'eu.minors': [
    'Ochrona nieletnich',
    'Rejestrować się mogą tylko dorośli. Zapisz, czy wystarczy data urodzenia, czy potrzebna jest weryfikacja wieku.',
  ],
  'eu.representative': [
    'Przedstawiciel w Unii Europejskiej',
    'Kto oferuje usługę w Unii spoza niej, wyznacza tam przedstawiciela. Zapisz, kto nim jest.',
  ],
  'eu.withdrawal': [
    'Przycisk odstąpienia',
    'Członkowie mogą przez 14 dni odstąpić od zakupu dwoma kliknięciami, także z e-maila, z potwierdzeniem i zwrotem.',
  ],
  'eu.accessibility': [
    'Deklaracja dostępności',
    'Strona mówi, na ile z serwisu mogą korzystać osoby z niepełnosprawnościami i jak zgłosić bariery.',
  ],
  'eu.privacy': [
    'Polityka prywatności',
    'Powstaje z ustawień tego serwisu i z twoich własnych części.',
  ],
  'eu.consent': [
    'Zgoda na dane wrażliwe',
    'Członkowie zgadzają się, zanim użyje się ich wrażliwych danych, i mogą zgodę wycofać.',
  ],
  'eu.access': [
    'Kopia i usunięcie danych',
    'Członkowie sami pobierają swoje dane i usuwają konto w ustawieniach.',
  ],
  'eu.records': [
    'Rejestr przetwarzania',
    'Jakie dane przetwarzasz, po co, jak długo i kto je otrzymuje.',
  ],
  'eu.impact': [
    'Ocena skutków dla ochrony danych',
    'Co może pójść źle dla członków przy danych wrażliwych i co robisz, by temu zapobiec.',
  ],
  'eu.officer': [
    'Inspektor ochrony danych',
    'Kto przetwarza dane wrażliwe na dużą skalę, wyznacza inspektora. Zapisz, kto nim jest albo dlaczego go nie potrzebujesz.',
  ],
  'uk.illegal-content': [
    'Ocena ryzyka nielegalnych treści',
    'Jak prawdopodobny jest każdy rodzaj nielegalnych treści w twoim serwisie i co z tym robisz. Raz w roku i przed większymi zmianami.',
  ],
  'uk.children': [
    'Ocena dostępu dzieci',
    'Czy dzieci mogą się dostać do serwisu i jak temu zapobiegasz.',
  ],
  'uk.intimate-images': [
    'Niechciane nagie zdjęcia',
    'Zdjęcia są sprawdzane przed wysłaniem, a prawdopodobny akt dociera rozmyty.',
  ],
  'uk.complaints': [
    'Zgłoszenia i skargi',
    'Każdy może coś zgłosić i złożyć skargę, także na decyzję.',
  ],
  'uk.responsible': [
    'Osoba odpowiedzialna',
    'Wskaż osobę, która odpowiada za bezpieczeństwo w twoim serwisie.',
  ],
  'uk.fee': [
    'Opłata za ochronę danych',
    'Kto przetwarza dane osobowe, płaci co roku opłatę organowi (ICO). Zapisz swoją rejestrację.',
  ],
  'uk.subscriptions': [
    'Zasady dotyczące subskrypcji',
    'Dwa okresy na rozmyślenie się i przypomnienia przed odnowieniem. Zapowiedziane na 2027: porównaj ostateczne zasady ze swoim serwisem i zapisz wynik.',
  ],
  'us.take-down': [
    'Intymne zdjęcia',
    'Każdy może zażądać usunięcia swojego intymnego zdjęcia, które znika w ciągu 48 godzin.',
  ],
  'us.renewal-consent': [
    'Zgoda na odnowienie',
    'Kto kupuje, zgadza się na odnowienie, a zgoda jest przechowywana trzy lata po zakończeniu.',
  ],
  'us.renewal-reminder': [
    'Coroczne przypomnienie',
    'Co roku e-mail mówi, że premium się odnawia, ile kosztuje i jak zrezygnować.',
  ],
  'us.price-notice': [
    'Zapowiedź nowych cen',
    'Subskrybenci poznają nową cenę co najmniej 14 dni przed zapłatą.',
  ],
  'us.cancel': [
    'Rezygnacja',
    'Z premium rezygnuje się tam, gdzie je kupiono, bez telefonu i listu, a zakup można cofnąć przez 14 dni.',
  ],
  'us.fraud-bans': [
    'Ostrzeżenia przed oszustwem',
    'Kto pisał z osobą zablokowaną za oszustwo, dowiaduje się o tym w ciągu godziny.',
  ],
  'us.account-changes': [
    'Zmiany na koncie',
    'Członkowie dostają e-mail, gdy zmienia się ich hasło, adres lub logowanie.',
  ],
  'us.screening': [
    'Bez sprawdzania przeszłości',
    'Członkowie czytają, że nie sprawdzasz karalności. Mówią o tym porady bezpieczeństwa; niektóre stany chcą tego też w profilach lub wiadomościach. Zapisz swoją decyzję.',
  ],
  'us.safety-policy': [
    'Zasady bezpieczeństwa i raport roczny',
    'Publiczne zasady bezpieczeństwa i co roku raport z liczbami. Zapisz, gdzie są.',
  ],
  'au.safe-dating': [
    'Informacje o bezpieczeństwie',
    'Porady przed spotkaniem, numery pomocy i sposoby zgłaszania na stronie dla wszystkich.',
  ],
  'au.code-signed': [
    'Kodeks branżowy',
    'Zapisz, czy przystępujesz do kodeksu branży i kto jest twoim kontaktem.',
  ],
  'au.expectations': [
    'Podstawowe oczekiwania bezpieczeństwa',
    'Oceń ryzyko w swoim serwisie i to, co z nim robisz.',
  ],
  'au.removal': [
    'Wezwania do usunięcia',
    'Organ (eSafety) może żądać usunięcia w ciągu 24 godzin. Zapisz, kto i pod jakim adresem je otrzymuje.',
  ],
};

export const messages = {
  laws,
  states,
  duties,
  about: 'Czego prawo wymaga od serwisu randkowego, co robi usługa i co należy do ciebie.',
  counsel:
    'Te teksty są szkicami, a nie poradą prawną. Daj je do przeczytania prawnikowi w twoim kraju.',
  loading: 'Wczytywanie obowiązków…',
  failed: 'Nie udało się wczytać obowiązków',
  again: 'Spróbuj ponownie',
  noPremium: 'Premium nie jest tu sprzedawane.',
  inside: 'Jesteś w Unii Europejskiej.',
  notOffered: 'Nikt stamtąd nie może dołączyć.',
  open: 'Otwórz',
  fill: 'Wypełnij',
  look: 'Przejrzyj ponownie',
  asOf: (day: string) => `Porównano z prawem ${day}`,
  later: (day: string) => `Obowiązuje od ${day}`,
  filled: (day: string) => `Wypełniono ${day}`,
  old: (day: string) => `Ostatnio wypełniono ${day}; raz w roku`,
  counts: (done: string, due: string) => `zrobione: ${done}, do zrobienia: ${due}`,
  openOf: (name: string) => `Otwórz: ${name}`,
  fillOf: (name: string) => `Wypełnij: ${name}`,
  lookOf: (name: string) => `Przejrzyj ponownie: ${name}`,
};

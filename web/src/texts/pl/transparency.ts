// Made from texts/pl/transparency.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Raport przejrzystości",
about: "Raport za rok kalendarzowy, w formacie europejskiego wzoru. Pliki nie zawierają imion i nigdzie ich nie wysyłamy.",
year: "Rok",
loading: "Wczytywanie roku…",
failed: "Nie udało się wczytać roku",
again: "Spróbuj ponownie",
files: "Pliki",
filesAbout: "Opublikuj je w ciągu dwóch miesięcy od końca roku.",
fileColumns: ["Plik", "Zawartość", "Czynności"],
parts: {
"1_report_identification": "Kto składa raport, o jakiej usłudze i za jaki okres",
"2_categories_names": "Kategorie, których używają pozostałe pliki",
"3_member_states_orders": "Nakazy organów. Liczby uzupełnij samodzielnie",
"4_notices": "Zgłoszenia według kategorii i podjęte działania",
"5_own_initiative_illegal": "Środki z własnej inicjatywy przeciwko nielegalnym treściom",
"6_own_initiative_TC": "Środki z własnej inicjatywy na podstawie regulaminu",
"7_appeals_and_recidivism": "Odwołania, spory pozasądowe i zawieszenia za nadużycia. Spory uzupełnij samodzielnie",
"8_automated_means": "Środki z użyciem i bez użycia zautomatyzowanych narzędzi",
"11_qualitative": "Opisy słowne. Dodaj, jak pracuje zespół",
},
download: "Pobierz",
downloadAll: "Pobierz wszystkie",
downloadOf: ({ part }: { part: string | number }) => `Pobierz: ${part}`,
statements: "Uzasadnienia decyzji",
statementsAbout: "Decyzje z danego miesiąca w postaci zgodnej z europejską bazą danych dotyczącą przejrzystości, bez danych osobowych.",
aboutFigure: ({ name }: { name: string | number }) => `Co oznacza „${name}”?`,
figures: {
received: {
label: "Zgłoszenia",
about: "Wszystko, co zostało zgłoszone w tym roku.",
},
fromPublic: {
label: "Bez konta",
about: "Zgłoszenia przez formularz na stronie.",
},
actions: {
label: "Z działaniem",
about: "Zgłoszenia, po których była sankcja.",
},
appeals: {
label: "Odwołania",
about: "Odwołania złożone w tym roku.",
},
reversed: {
label: "Uchylone",
about: "Odwołania, po których decyzję uchylono w całości lub części.",
},
},
statementsOf: ({ date, year }: { date: string | number; year: string | number }) => `Pobierz: ${formatDate(date, { dateStyle: undefined, month: 'long', timeZone: 'UTC' })} ${year}`,
};

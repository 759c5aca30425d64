// Made from texts/pl/statements.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Decyzja naszego zespołu",
loading: "Otwieranie decyzji…",
reports: {
resolved: "Twoje zgłoszenie zostało rozwiązane",
closed: "Twoje zgłoszenie jest zamknięte",
rejected: "Nie podjęliśmy działań",
},
appeals: {
upheld: "Po ponownym sprawdzeniu utrzymujemy decyzję.",
"partly-reversed": "Po ponownym sprawdzeniu zmieniamy część decyzji.",
reversed: "Po ponownym sprawdzeniu uchylamy decyzję.",
},
shorter: ({ until }: { until: string | number }) => `Zawieszenie jest teraz krótsze: skończyło się ${formatSiteDate(until, { dateStyle: 'long' })}.`,
reversed: ({ date }: { date: string | number }) => `Ta decyzja została uchylona ${date}.`,
facts: {
until: "Do",
reason: "Uzasadnienie",
terms: "Nasz regulamin",
law: "Przepis prawa",
reference: "Zgłoszenie",
answer: "Nasza odpowiedź",
how: "Jak zapadła decyzja",
},
list: {
title: "Decyzje",
open: "Twoje decyzje",
about: "Decyzje naszego zespołu w sprawie twojego konta i twoich zgłoszeń. Otwórz jedną z nich, żeby przeczytać uzasadnienie.",
loading: "Wczytywanie decyzji…",
failed: "Nie udało się wczytać decyzji",
again: "Spróbuj ponownie",
more: "Pokaż więcej",
aboutYou: "Twoje konto",
noneAboutYou: "Nie ma żadnych decyzji w sprawie twojego konta.",
aboutReports: "Twoje zgłoszenia",
noneAboutReports: "Nie ma jeszcze decyzji w sprawie twoich zgłoszeń.",
contested: "Mamy już twoje odwołanie. Napiszemy do ciebie.",
until: ({ date }: { date: string | number }) => `Możesz się odwołać do ${date}`,
},
forGood: "Na stałe",
how: ({ noticed, automated }: { noticed: boolean; automated: boolean }) => `${noticed ? `Mamy o tym zgłoszenie od użytkownika` : `Zauważył to nasz zespół`}, a ${automated ? `w decyzji pomogło oprogramowanie.` : `decyzję podjął człowiek z naszego zespołu.`}`,
contest: {
title: "Uważasz, że to pomyłka?",
about: ({ date }: { date: string | number }) => `Możesz się odwołać raz, do ${date}. Sprawdzi to ponownie osoba, która nie brała udziału w decyzji, jeśli ktoś inny z naszego zespołu może to zrobić.`,
label: "Co powinniśmy wiedzieć?",
yours: "Twoje odwołanie",
answer: "Nasza odpowiedź",
button: "Odwołaj się od decyzji",
working: "Wysyłanie…",
sent: ({ date }: { date: string | number }) => `Mamy twoje odwołanie z ${date}. Napiszemy do ciebie.`,
elsewhere: "W każdej chwili możesz też zwrócić się do organu pozasądowego rozstrzygania sporów lub do sądu.",
},
};

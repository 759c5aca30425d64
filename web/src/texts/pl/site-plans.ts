// Made from texts/pl/site-plans.json. Change it there.
// @ts-nocheck

export const messages = {
about: "Nowa cena dotyczy nowych subskrypcji. Kto już płaci, zachowuje cenę z zakupu.",
trial: "Darmowe dni pierwszej subskrypcji, z potwierdzoną kartą. Przy 0 nie ma okresu próbnego.",
grace: "Tak długo działa Premium, gdy nie udało się pobrać opłaty za odnowienie. Dłuższy okres daje użytkownikom czas, a ciebie kosztuje te dni.",
noPrice: "Wpisz kwotę co najmniej 0,01, na przykład 14,99.",
coupons: {
about: "Każdy działa raz, przy pierwszej płatności użytkownika. Bez dat działa, dopóki go nie usuniesz.",
code: "Kod",
percent: "Zniżka w %",
amount: "Albo kwota",
from: "Pierwszy dzień",
until: "Ostatni dzień",
people: "Osoby",
noLimit: "Bez limitu",
add: "Dodaj kupon",
wrong: "Każdy kod ma od 3 do 40 liter i cyfr, zniżkę od 1 do 100% albo kwotę i limit co najmniej jednej osoby albo żaden.",
remove: ({ code }: { code: string | number }) => `Usuń ${code}`,
removeEmpty: "Usuń ten kupon",
},
};

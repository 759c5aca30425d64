// Made from texts/pl/page-titles.json. Change it there.
// @ts-nocheck

export const messages = {
accessibility: {
title: "Dostępność",
},
accounts: {
login: "Logowanie",
signIn: "Logowanie",
register: "Załóż konto",
verify: "Potwierdź adres",
forgotPassword: "Zresetuj hasło",
resetPassword: "Nowe hasło",
undoEmail: "Przywróć poprzedni adres",
join: "Dołącz do zespołu",
invited: "Twoje zaproszenie",
},
audit: {
title: "Dziennik audytu",
label: "Audyt",
},
chat: {
matches: "Pary",
},
deskOffice: {
appeals: "Odwołania",
danger: "Zagrożenie życia",
checks: "Weryfikacje zdjęć",
holds: "Wstrzymane konta",
approvals: "Nowe osoby",
photoReview: "Sprawdzanie zdjęć",
photos: "Zdjęcia",
ladder: "Taryfikator",
texts: "Odpowiedzi i powody",
numbers: "Statystyki spraw",
transparency: "Raport przejrzystości",
},
desk: {
desk: "Sprawy",
statement: "Decyzja",
decisions: "Decyzje",
},
discovery: {
title: "Profil",
browse: "Przeglądaj",
discover: "Odkrywaj",
ranking: "Jak ustalamy kolejność",
},
faqs: {
title: "Najczęstsze pytania",
label: "FAQ",
},
fraudWarnings: {
title: "Ostrzeżenia przed oszustwem",
},
help: {
title: "Centrum pomocy",
},
home: {
landing: {
title: "Znajdź kogoś dla siebie",
label: "Start",
},
home: {
title: "Start",
label: "Start",
},
},
compliance: {
title: "Obowiązki prawne",
label: "Prawo",
},
integrations: {
title: "Klucze i webhooki",
label: "Integracje",
},
likes: {
likes: "Polubienia",
sent: "Osoby, które ci się podobają",
passed: "Pominięte osoby",
bookmarks: "Zakładki",
},
notices: {
notices: "Powiadomienia",
unsubscribe: "Wypisz się",
},
operation: {
title: "System",
label: "System",
},
ownPages: {
title: "O tej stronie",
},
personalData: {
title: "Twoje dane",
},
premium: {
premium: "Premium",
checkout: "Płatność",
manage: "Twoje premium",
methods: "Metody płatności",
withdraw: "Odstąp od umowy",
subscriptions: "Subskrypcje",
revenue: "Przychody",
plans: "Plany",
prices: "Stare ceny",
},
privacy: {
title: "Polityka prywatności",
label: "Prywatność",
},
profiles: {
welcome: "Witaj",
profile: "Twój profil",
profileTab: "Profil",
questions: "Pytania",
},
reports: {
reports: {
title: "Zarządzanie zgłoszeniami",
label: "Zgłoszenia",
},
myReports: {
title: "Moje zgłoszenia",
},
pictures: {
title: "Twoje intymne zdjęcia",
},
notice: {
title: "Zgłoś treść",
},
},
photoCheck: {
title: "Weryfikacja zdjęć",
},
safety: {
title: "Porady o bezpieczeństwie",
},
announcements: {
title: "Ogłoszenia",
news: "Nowości",
approval: "Zatwierdzenie profilu",
},
settings: {
title: "Ustawienia",
account: "Twoje konto",
agree: "Przeczytaj i zaakceptuj",
},
invitationCodes: {
title: "Zaproszenia",
},
imports: {
title: "Import osób",
label: "Import",
},
site: {
title: "Strona",
},
statistics: {
title: "Pulpit",
label: "Pulpit",
},
team: {
title: "Zespół",
label: "Zespół",
},
userAdmin: {
users: {
title: "Zarządzanie użytkownikami",
label: "Użytkownicy",
},
memberFile: {
title: "Kartoteka",
},
},
};

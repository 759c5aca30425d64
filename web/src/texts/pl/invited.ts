// Made from texts/pl/invited.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Masz zaproszenie",
reading: "Otwieramy zaproszenie…",
lead: "Oto, co o tobie mamy. Nikt inny tego nie widzi, dopóki się nie zgodzisz. Potem możesz wszystko zmienić.",
details: "Co o tobie mamy",
source: "Skąd są dane",
email: "Adres e-mail",
lastName: "Nazwisko",
gender: "Płeć",
seeking: "Szuka",
place: "Miejsce",
bio: "O tobie",
interests: "Zainteresowania",
until: "Jeśli się nie zgodzisz, usuniemy to:",
accept: "Zgadzam się i dołączam",
working: "Chwileczkę…",
signedIn: "Korzystasz teraz z innego konta. Wyloguj się i otwórz link ponownie.",
refuseAbout: "Nie chcesz? Od razu usuniemy, co o tobie mamy, i nie zaprosimy cię ponownie.",
refuseSure: "Tego nie można cofnąć. Usunąć wszystko teraz?",
refuse: "Usuń moje dane",
refuseNow: "Tak, usuń wszystko",
deletedTitle: "Twoje dane są usunięte",
deleted: "Usunęliśmy to, co zaimportowano o tobie. Nie dostaniesz kolejnego zaproszenia.",
toSignIn: "Przejdź do logowania",
};

// Made from texts/pl/staff-sign-in.json. Change it there.
// @ts-nocheck

export const messages = {
banner: "Panel administracyjny",
tagline: "Użytkownicy, subskrypcje i statystyki w jednym miejscu",
title: "Miło cię znów widzieć",
subtitle: "Zaloguj się na konto zespołu",
email: "E-mail",
password: "Hasło",
showPassword: "Pokaż hasło",
submit: "Zaloguj się",
submitting: "Logowanie…",
note: "O dane do logowania poproś administrację systemu",
notAdmin: "To konto nie ma dostępu do tego panelu.",
toHome: "Przejdź na stronę główną",
member: "Nie należysz do zespołu?",
memberLink: "Zaloguj się na zwykłe konto",
};

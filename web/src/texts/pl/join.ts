// Made from texts/pl/join.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Dołącz do zespołu",
reading: "Otwieranie zaproszenia…",
lead: ({ role }: { role: string | number }) => `Masz zaproszenie do zespołu. Rola: ${role}.`,
email: "E-mail",
firstName: "Imię",
lastName: "Nazwisko (opcjonalnie)",
password: "Hasło",
showPassword: "Pokaż hasło",
hint: "Użyj co najmniej 8 znaków. Najlepsze jest kilka przypadkowych słów.",
submit: "Dołącz do zespołu",
working: "Chwileczkę…",
accept: "Przyjmij zaproszenie",
acceptAs: ({ email }: { email: string | number }) => `Przyjmujesz je na swoim koncie ${email}.`,
signIn: ({ email }: { email: string | number }) => `${email} ma już konto. Zaloguj się na nie, a potem otwórz link z e-maila jeszcze raz.`,
other: ({ email }: { email: string | number }) => `To zaproszenie jest dla ${email}, a tu zalogowane jest inne konto. Wyloguj się, a potem otwórz link jeszcze raz.`,
toSignIn: "Przejdź do logowania",
signOut: "Wyloguj się",
};

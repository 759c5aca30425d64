// Made from texts/pl/confirm-identity.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Potwierdź, że to ty",
about: "To ważna czynność, więc pytamy jeszcze raz. Przez kolejne pięć minut nie zapytamy znowu.",
password: "Hasło",
showPassword: "Pokaż hasło",
appCode: "Kod z aplikacji uwierzytelniającej lub kod odzyskiwania",
mailedCode: "Kod z naszego e-maila",
codeAbout: ({ email }: { email: string | number }) => `Nie masz hasła, więc wyślemy kod na adres ${email}.`,
codeSent: ({ email }: { email: string | number }) => `Kod jest w drodze na adres ${email}. Działa dziesięć minut.`,
mailCode: "Wyślij kod",
mailAgain: "Wyślij nowy kod",
submit: "Potwierdź",
cancel: "Anuluj",
};

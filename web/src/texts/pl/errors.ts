// Made from texts/pl/errors.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
validation: "Nieprawidłowe dane",
network: "Błąd sieci. Sprawdź połączenie z internetem.",
unreachable: "Błąd sieci: nie udało się połączyć z serwerem. Sprawdź połączenie z internetem.",
noResponse: "Błąd sieci: serwer nie odpowiada",
server: "Błąd serwera. Spróbuj ponownie później.",
unknown: "Nieznany błąd",
login: "Nie udało się zalogować",
verification: "weryfikacja nie powiodła się",
register: "Takie konto już istnieje",
required: "To pole jest wymagane.",
noEmail: "Podaj swój adres e-mail.",
noPassword: "Wpisz hasło.",
notAccepted: "Zaznacz to pole, żeby przejść dalej.",
email: "Wpisz adres e-mail, na przykład imie@example.com.",
meant: ({ address }: { address: string | number }) => `Chodziło o ${address}?`,
tooShort: ({ least }: { least: number }) => `Użyj co najmniej ${plural(least, { one: `${least} znaku`, few: `${least} znaków`, many: `${least} znaków`, other: `${least} znaku` })}.`,
incompleteCode: ({ digits }: { digits: number }) => `${plural(digits, { one: `Wpisz ${digits} cyfrę.`, few: `Wpisz wszystkie ${digits} cyfry.`, many: `Wpisz wszystkie ${digits} cyfr.`, other: `Wpisz wszystkie cyfry (${digits}).` })}`,
};

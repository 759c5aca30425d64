// Made from texts/pl/personal-data.json. Change it there.
// @ts-nocheck
import { formatSize } from '../../lib/formats/sizes.ts';
import { formatSiteDate } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
loading: "Wczytywanie…",
failed: "Nie udało się tego wczytać",
again: "Spróbuj ponownie",
archive: {
title: "Twoje dane",
about: "Pobierz kopię swoich danych i zdjęć w jednym pliku. Nie ma w nim zgłoszeń o tobie. Jeśli ich potrzebujesz, napisz do nas.",
ask: "Pobierz moje dane",
waiting: "Przygotowujemy twoje dane. Możesz zamknąć tę stronę. Gdy będą gotowe, wyślemy e-mail.",
fetch: "Pobierz plik",
anew: "Poproś o nowy plik",
ready: ({ bytes, until }: { bytes: number; until: string | number }) => `Twoje dane są gotowe (${formatSize(bytes)}). Pobierz je do ${formatSiteDate(until, { dateStyle: 'long' })}.`,
},
consent: {
title: "Twoja zgoda",
given: ({ date }: { date: string | number }) => `Twoja zgoda z ${formatSiteDate(date, { dateStyle: 'long' })}:`,
missing: "Nie mamy jeszcze twojej zgody. To pierwszy krok w profilu.",
toProfile: "Przejdź do profilu",
withdraw: "Wycofaj zgodę",
dialog: "Wycofać zgodę?",
why: "Bez niej nie możemy cię z nikim dopasować. Od razu usuniemy twoją płeć, to, kogo chcesz poznać, i twoje odpowiedzi, a potem zamkniemy i usuniemy twoje konto.",
confirm: "Wycofaj zgodę i usuń konto",
},
step: {
title: "Twoja zgoda",
why: "Na profilu są dane wrażliwe, więc najpierw potrzebujemy twojej zgody.",
privacy: "Przeczytaj politykę prywatności",
submit: "Zgadzam się, dalej",
working: "Chwileczkę…",
later: "Nie teraz",
},
leave: {
title: "Usuń konto",
about: ({ days }: { days: number }) => `Od razu ukryjemy twój profil. W ciągu ${plural(days, { one: `${days} dnia`, few: `${days} dni`, many: `${days} dni`, other: `${days} dnia` })} możesz otworzyć konto ponownie. Potem trwale je usuniemy.`,
open: "Usuń moje konto…",
dialog: "Usunąć konto?",
until: ({ until }: { until: string | number }) => `Do ${formatSiteDate(until, { dateStyle: 'long' })} możesz się zalogować i otworzyć konto ponownie.`,
steps: [{
when: "Od razu",
what: "Ukryjemy twój profil i zdjęcia i wylogujemy wszystkie urządzenia.",
}, {
when: "Po tym dniu",
what: ({ reportDays }: { reportDays: number }) => `Trwale usuniemy twoje konto. Zachowamy tylko zgłoszenia od ciebie i o tobie, do ${plural(reportDays, { one: `${reportDays} dnia`, few: `${reportDays} dni`, many: `${reportDays} dni`, other: `${reportDays} dnia` })} po ich załatwieniu. Z tym samym adresem e-mail można się zarejestrować ponownie.`,
}],
password: "Twoje hasło",
mailCode: "Wyślij kod",
codeAbout: ({ email }: { email: string | number }) => `Nie masz tu hasła. Wyślemy kod na adres ${email}, żeby potwierdzić, że to ty.`,
codeSent: ({ email }: { email: string | number }) => `Kod jest w drodze na adres ${email}. Działa dziesięć minut.`,
code: "Kod",
missingPassword: "Wpisz hasło, żeby potwierdzić.",
missingCode: "Wpisz kod, żeby potwierdzić.",
cancel: "Zachowaj konto",
confirm: "Usuń moje konto",
},
};

// Made from texts/pl/evidence.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
loading: "Wczytywanie dowodów…",
failed: "Nie udało się wczytać dowodów",
again: "Spróbuj ponownie",
titles: {
profile: "Kopia profilu",
photo: "Zgłoszone zdjęcie",
message: "Zgłoszona wiadomość",
},
chatWith: ({ name }: { name: string | number }) => `Rozmowa: ${name}`,
messages: ({ count }: { count: number }) => `${plural(count, { one: `${formatNumber(count)} wiadomość`, few: `${formatNumber(count)} wiadomości`, many: `${formatNumber(count)} wiadomości`, other: `${formatNumber(count)} wiadomości` })}`,
earlier: ({ count }: { count: number }) => `${plural(count, { one: `Pokaż ${formatNumber(count)} wcześniejszą wiadomość`, few: `Pokaż ${formatNumber(count)} wcześniejsze wiadomości`, many: `Pokaż ${formatNumber(count)} wcześniejszych wiadomości`, other: `Pokaż ${formatNumber(count)} wcześniejszej wiadomości` })}`,
taken: ({ when }: { when: string | number }) => `Zapisano ${when}`,
from: {
reporter: "Osoba zgłaszająca",
reported: "Osoba zgłoszona",
},
reported: "Zgłoszona",
sentPhoto: "zdjęcie",
edited: "edytowana",
deletedMessage: "Usunięta przed zgłoszeniem",
photo: ({ number }: { number: string | number }) => `Zdjęcie ${number}, duże`,
coveredNude: "Prawdopodobnie nagie zdjęcie, rozmyte. Pokaż",
covered: ({ number }: { number: string | number }) => `Zdjęcie ${number}, rozmyte. Pokaż wszystkie zdjęcia`,
closed: ({ number }: { number: string | number }) => `Zdjęcie ${number}, ukryte do eskalacji sprawy`,
show: "Pokaż",
escalateFirst: "Najpierw eskaluj",
unloaded: "Nie udało się wczytać",
related: "Powiązane zgłoszenia",
};

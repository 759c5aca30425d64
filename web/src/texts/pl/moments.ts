// Made from texts/pl/moments.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Nowe dla ciebie",
matched: ({ name }: { name: string | number }) => `${name} – nowe dopasowanie`,
seeMatch: "Zobacz dopasowanie",
wrote: ({ name }: { name: string | number }) => `${name} – nowa wiadomość`,
close: "Zamknij",
blocked: {
label: "Blokada",
text: ({ name }: { name: string | number }) => `Zablokowano: ${name}.`,
undo: "Cofnij",
},
push: {
label: "Powiadomienia push",
about: ({ brand }: { brand: string | number }) => `Damy ci znać o wiadomościach i dopasowaniach, także gdy nie masz otwartej strony ${brand}.`,
names: "Imiona nie pojawią się na ekranie blokady.",
turnOn: "Włącz powiadomienia",
later: "Nie, dziękuję",
},
};

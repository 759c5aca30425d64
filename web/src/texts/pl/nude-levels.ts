// Made from texts/pl/nude-levels.json. Change it there.
// @ts-nocheck

export const messages = {
levels: {
off: "Wyłączone",
cautious: "Ostrożnie",
usual: "Zwykle",
strict: "Surowo",
},
about: {
level: "Prawdopodobnie nagie zdjęcie na czacie przychodzi rozmyte, a osoba wysyłająca najpierw widzi pytanie; w profilu czeka ono na sprawdzenie. Ostrożnie działa tylko przy prawie pewności, surowo także w razie wątpliwości. Zdjęcia są sprawdzane na twoim serwerze; kosztuje to około 200 MB pamięci, jedną dziesiątą sekundy na zdjęcie i czas twojego zespołu.",
unclassified: "Jeśli zdjęcia nie da się sprawdzić, na przykład gdy serwer jest przeciążony, jest traktowane jak nagie. Kosztuje czas zespołu i rozmywa nieszkodliwe zdjęcia.",
},
};

// Made from texts/pl/photo-check-uses.json. Change it there.
// @ts-nocheck

export const messages = {
levels: {
off: "Wyłączona",
offered: "Dostępna",
"to-write": "Wymagana, by pisać jako pierwsza osoba",
"to-be-found": "Wymagana, by pisać jako pierwsza osoba i być w wynikach",
},
about: "Członkowie mogą pokazać zdjęciem z tej chwili, że na zdjęciach w profilu są oni. Ktoś z zespołu porównuje i decyduje, co zajmuje po kilka sekund. Zdjęcie jest usuwane razem z decyzją. Wymóg odstrasza fałszywe profile, ale też wiele uczciwych osób.",
};

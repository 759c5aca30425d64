// Made from texts/pl/poses.json. Change it there.
// @ts-nocheck

export const messages = {
"two-fingers-ear": "Dwa palce przy lewym uchu",
"hand-under-chin": "Płaska dłoń pod brodą",
"open-hand": "Otwarta dłoń obok twarzy",
"fist-on-cheek": "Pięść na lewym policzku",
"thumb-up": "Kciuk w górę obok twarzy",
"hand-on-head": "Płaska dłoń na czubku głowy",
"finger-on-nose": "Palec na czubku nosa",
"hand-on-forehead": "Płaska dłoń na czole",
"three-fingers": "Trzy palce obok twarzy",
"look-left": "Spójrz przez lewe ramię",
"look-right": "Spójrz przez prawe ramię",
"look-up": "Spójrz w górę",
"tilt-right": "Przechyl głowę w prawo",
"tilt-left": "Przechyl głowę w lewo",
"close-left-eye": "Zamknij lewe oko",
"open-mouth": "Otwórz szeroko usta",
"raise-eyebrows": "Unieś brwi",
"press-lips": "Zaciśnij usta",
};

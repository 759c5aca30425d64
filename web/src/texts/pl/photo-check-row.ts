// Made from texts/pl/photo-check-row.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Weryfikacja zdjęć",
row: "Pokazuje innym, że na zdjęciach jesteś ty.",
link: "Otwórz weryfikację",
};

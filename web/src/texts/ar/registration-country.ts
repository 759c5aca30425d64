// Made from texts/ar/registration-country.json. Change it there.
// @ts-nocheck

export const messages = {
label: "بلد إقامتك",
choose: "اختيار بلد",
elsewhere: "مكان آخر",
missing: "يُرجى اختيار بلد إقامتك.",
sorry: ({ countries }: { countries: string | number }) => `شكرًا على اهتمامك. الانضمام من مكان آخر غير متاح بعد. وهو متاح من: ${countries}.`,
};

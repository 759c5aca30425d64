// Made from texts/pl/liked-parts.json. Change it there.
// @ts-nocheck

export const messages = {
like: {
photo: "Polub to zdjęcie",
prompt: ({ label }: { label: string | number }) => `Polub odpowiedź: „${label}”`,
question: ({ topic }: { topic: string | number }) => `Polub odpowiedź na temat: ${topic}`,
},
liked: {
there: {
photo: "Podoba ci się to zdjęcie",
prompt: ({ label }: { label: string | number }) => `Podoba ci się odpowiedź: „${label}”`,
question: ({ topic }: { topic: string | number }) => `Podoba ci się odpowiedź na temat: ${topic}`,
},
gone: {
photo: "Podobało ci się zdjęcie, którego już nie ma",
prompt: ({ label }: { label: string | number }) => `Podobała ci się odpowiedź, która od tego czasu się zmieniła: „${label}”`,
question: ({ topic }: { topic: string | number }) => `Podobała ci się odpowiedź, która od tego czasu się zmieniła, na temat: ${topic}`,
},
},
about: {
photo: "O twoim zdjęciu",
prompt: ({ label }: { label: string | number }) => `O twojej odpowiedzi: „${label}”`,
question: ({ topic }: { topic: string | number }) => `O twojej odpowiedzi na temat: ${topic}`,
},
likedYours: {
there: {
photo: ({ name }: { name: string | number }) => `${name} lubi twoje zdjęcie`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `${name} lubi twoją odpowiedź: „${label}”`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `${name} lubi twoją odpowiedź na temat: ${topic}`,
},
gone: {
photo: ({ name }: { name: string | number }) => `${name} lubi twoje zdjęcie, którego już nie ma`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `${name} lubi twoją poprzednią odpowiedź: „${label}”`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `${name} lubi twoją poprzednią odpowiedź na temat: ${topic}`,
},
},
answers: "Polub odpowiedź, z którą się zgadzasz",
title: {
photo: ({ name }: { name: string | number }) => `${name}: polub zdjęcie`,
prompt: ({ name }: { name: string | number }) => `${name}: polub odpowiedź`,
question: ({ name }: { name: string | number }) => `${name}: polub odpowiedź`,
},
agreed: "Macie zgodne odpowiedzi na pytanie",
question: ({ start }: { start: string | number }) => `„${start}…”`,
comment: "Komentarz",
commentAbout: ({ name }: { name: string | number }) => `Opcjonalny. ${name} może go przeczytać razem z polubieniem. Twoje imię pojawi się przy nim, gdy będzie dopasowanie albo jeśli ${name} ma premium lub otworzy twoje polubienie.`,
send: "Polub",
};

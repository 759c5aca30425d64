// Made from texts/pl/profile-evidence.json. Change it there.
// @ts-nocheck

export const messages = {
note: ({ text }: { text: string | number }) => `Liścik z polubieniem: „${text}”`,
partGone: "W chwili zgłoszenia tego zdjęcia już nie było.",
part: {
photo: "Polubienie tego zdjęcia osoby zgłaszającej:",
prompt: ({ label, said }: { label: string | number; said: string | number }) => `Polubienie odpowiedzi osoby zgłaszającej „${label}”: „${said}”`,
question: ({ label, said }: { label: string | number; said: string | number }) => `Polubienie odpowiedzi osoby zgłaszającej „${label}”: ${said}`,
},
};

// Made from texts/fr/profile-evidence.json. Change it there.
// @ts-nocheck

export const messages = {
note: ({ text }: { text: string | number }) => `Mot envoyé avec le like : « ${text} »`,
partGone: "La photo n’était plus là au moment du signalement.",
part: {
photo: "A liké cette photo de la personne qui a signalé :",
prompt: ({ label, said }: { label: string | number; said: string | number }) => `A liké la réponse de la personne qui a signalé à « ${label} » : « ${said} »`,
question: ({ label, said }: { label: string | number; said: string | number }) => `A liké la réponse de la personne qui a signalé à « ${label} » : ${said}`,
},
};

// Made from texts/es/profile-evidence.json. Change it there.
// @ts-nocheck

export const messages = {
note: ({ text }: { text: string | number }) => `Nota con su like: “${text}”`,
partGone: "La foto ya no estaba cuando se hizo el reporte.",
part: {
photo: "Le gustó esta foto de quien reportó:",
prompt: ({ label, said }: { label: string | number; said: string | number }) => `Le gustó la respuesta de quien reportó a “${label}”: “${said}”`,
question: ({ label, said }: { label: string | number; said: string | number }) => `Le gustó la respuesta de quien reportó a “${label}”: ${said}`,
},
};

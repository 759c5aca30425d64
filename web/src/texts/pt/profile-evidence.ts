// Made from texts/pt/profile-evidence.json. Change it there.
// @ts-nocheck

export const messages = {
note: ({ text }: { text: string | number }) => `Recado com a curtida: “${text}”`,
partGone: "A foto já tinha sido removida quando a denúncia foi feita.",
part: {
photo: "Curtiu esta foto de quem denunciou:",
prompt: ({ label, said }: { label: string | number; said: string | number }) => `Curtiu, no perfil de quem denunciou, a resposta a “${label}”: “${said}”`,
question: ({ label, said }: { label: string | number; said: string | number }) => `Curtiu, no perfil de quem denunciou, a resposta a “${label}”: ${said}`,
},
};

// Made from texts/pt/moments.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Novidades para você",
matched: ({ name }: { name: string | number }) => `Você e ${name} deram match`,
seeMatch: "Ver seu match",
wrote: ({ name }: { name: string | number }) => `${name} enviou uma mensagem para você`,
close: "Fechar",
blocked: {
label: "Bloqueio",
text: ({ name }: { name: string | number }) => `Você bloqueou ${name}.`,
undo: "Desfazer",
},
push: {
label: "Notificações push",
about: ({ brand }: { brand: string | number }) => `Fique sabendo de mensagens e matches mesmo com o ${brand} fechado.`,
names: "Os nomes não aparecem na tela de bloqueio.",
turnOn: "Ativar notificações",
later: "Agora não",
},
};

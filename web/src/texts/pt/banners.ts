// Made from texts/pt/banners.json. Change it there.
// @ts-nocheck

export const messages = {
agree: {
text: ({ day, titles }: { day: string | number; titles: string | number }) => `A partir de ${day} passa a valer: ${titles}.`,
action: "Ler e aceitar",
},
payment: {
failed: "Seu último pagamento falhou. Atualize seu cartão para manter o premium.",
action: "Atualizar cartão",
},
paused: {
text: "Seu perfil está em pausa, e novas pessoas não encontram você.",
resume: "Mostrar meu perfil de novo",
},
incognitoEnded: {
text: "O modo incógnito terminou. Seu perfil está em pausa, e novas pessoas não veem você.",
returned: "Seu perfil está em pausa desde que o modo incógnito terminou. Você tem premium e pode ativar o modo de novo.",
show: "Mostrar meu perfil",
keep: "Manter em pausa",
premium: "Assinar premium",
incognito: "Ativar o modo incógnito",
},
missing: {
before: "Não encontramos",
after: ", por isso você veio parar aqui.",
close: "Fechar",
},
refused: {
before: "Sua função não dá acesso a",
after: ", por isso você veio parar aqui.",
},
confirm: {
title: "Confirme seu e-mail",
about: "Até você confirmar seu e-mail, você não vê as pessoas e elas não veem você. O código está no e-mail que enviamos.",
again: "Enviar novo código",
sent: "Enviamos outro e-mail. O código anterior não funciona mais.",
},
};

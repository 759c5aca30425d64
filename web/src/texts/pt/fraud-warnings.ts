// Made from texts/pt/fraud-warnings.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Alertas de fraude",
about: "Pessoas que escreveram para você e cujas contas foram banidas por fraude. A identidade pode ser falsa.",
loading: "Carregando alertas…",
failed: "Não foi possível carregar os alertas",
again: "Tentar de novo",
none: "Nenhuma conta que escreveu para você foi banida por fraude. Se isso acontecer, avisamos aqui e por e-mail.",
someone: "Alguém que escreveu para você",
lastWrote: ({ time }: { time: string | number }) => `Última mensagem para você: ${time}`,
warned: ({ date }: { date: string | number }) => `Alerta de ${date}`,
withdrawn: ({ date }: { date: string | number }) => `Este alerta estava errado, e pedimos desculpas. Nós o retiramos em ${date}.`,
advice: {
never: {
title: "O que fazer agora",
points: ["Nunca mande dinheiro, Pix, vale-presente ou cripto para essa pessoa nem passe senhas ou códigos, seja qual for a história.", "Se ela procurar você em outro lugar, não responda. Ela pode usar outro nome."],
},
sent: {
title: "Se você mandou dinheiro",
points: ["Fale agora com seu banco e pergunte se ainda dá para bloquear ou devolver o pagamento.", "Faça um boletim de ocorrência e guarde comprovantes e mensagens para a polícia.", "Se passou uma senha ou um código, troque sua senha."],
},
},
contact: "Escrever para nossa equipe",
safety: "Ler as dicas de segurança",
};

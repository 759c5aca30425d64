// Made from texts/pt/caution.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Sobre esta mensagem",
kinds: {
money: "O assunto é dinheiro. Um golpe começa assim: alguém que você nunca viu precisa de ajuda ou conhece um investimento. Nunca envie dinheiro, cartões-presente, criptomoedas nem códigos.",
contact: "Quem aplica golpes quer ir logo para outro aplicativo, onde nossa equipe não pode ler nada se você denunciar. Fique aqui até haver confiança.",
hurtful: "Isso incomoda você? Não é preciso responder. Se você denunciar, nossa equipe lê esta mensagem.",
},
report: "Denunciar mensagem",
tips: "Dicas de segurança",
seen: "Entendi",
};

// Made from texts/pt/nude-levels.json. Change it there.
// @ts-nocheck

export const messages = {
levels: {
off: "Desligado",
cautious: "Cauteloso",
usual: "Padrão",
strict: "Rigoroso",
},
about: {
level: "Um provável nude chega desfocado na conversa, quem envia recebe antes uma pergunta, e no perfil a foto espera pela revisão. Cauteloso age só quando há quase certeza, rigoroso também na dúvida. As fotos são verificadas no seu servidor; isso custa cerca de 200 MB de memória, um décimo de segundo por foto e tempo da sua equipe.",
unclassified: "Se uma foto não puder ser verificada, por exemplo porque o servidor está sobrecarregado, ela é tratada como nude. Custa tempo da sua equipe e desfoca fotos inofensivas.",
},
};

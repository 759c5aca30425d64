// Made from texts/pt/placeholders.json. Change it there.
// @ts-nocheck

export const messages = {
reporter: "o nome de quem denunciou, ou nada se não soubermos qual é",
reference: "o número da denúncia",
name: "o nome da pessoa a quem a decisão se refere",
until: "o último dia de uma suspensão",
};

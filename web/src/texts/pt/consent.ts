// Made from texts/pt/consent.json. Change it there.
// @ts-nocheck

export const messages = {
text: "Concordo que meu gênero, quem eu quero conhecer e minhas respostas às perguntas sejam usados para me apresentar a outras pessoas.",
why: "Isso pode revelar algo sobre sua vida privada. Precisamos da sua permissão, e você pode retirá-la quando quiser.",
};

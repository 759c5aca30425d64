// Made from texts/pt/invitation.json. Change it there.
// @ts-nocheck

export const messages = {
code: "Código do seu convite",
hint: "São 12 letras e números, por exemplo ABCD-EFGH-JKLM.",
optional: "Você também pode entrar sem convite: deixe este campo vazio.",
missing: "Digite o código do seu convite.",
invited: "Alguém convidou você. Que bom ter você aqui!",
enter: "Continuar",
};

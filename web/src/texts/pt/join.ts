// Made from texts/pt/join.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Entre na equipe",
reading: "Abrindo seu convite…",
lead: ({ role }: { role: string | number }) => `Você recebeu um convite para a função: ${role}.`,
email: "E-mail",
firstName: "Nome",
lastName: "Sobrenome (opcional)",
password: "Senha",
showPassword: "Mostrar senha",
hint: "Use pelo menos 8 caracteres. Algumas palavras aleatórias funcionam melhor.",
submit: "Entrar na equipe",
working: "Um momento…",
accept: "Aceitar convite",
acceptAs: ({ email }: { email: string | number }) => `Você aceita com sua conta ${email}.`,
signIn: ({ email }: { email: string | number }) => `${email} já tem uma conta. Entre com ela e abra de novo o link do e-mail.`,
other: ({ email }: { email: string | number }) => `Este convite é para ${email}, mas você está em outra conta. Saia e abra o link de novo.`,
toSignIn: "Ir para o login",
signOut: "Sair",
};

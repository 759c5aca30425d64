// Made from texts/pt/staff-sign-in.json. Change it there.
// @ts-nocheck

export const messages = {
banner: "Painel de administração",
tagline: "Gerencie contas, assinaturas e os números da plataforma",
title: "Que bom ver você de novo",
subtitle: "Entre com sua conta da equipe",
email: "E-mail",
password: "Senha",
showPassword: "Mostrar senha",
submit: "Entrar",
submitting: "Entrando…",
note: "Para receber acesso, fale com a administração do sistema",
notAdmin: "Você não tem permissão de administração para acessar este painel.",
toHome: "Ir para o início",
member: "Não é da equipe?",
memberLink: "Entrar como membro",
};

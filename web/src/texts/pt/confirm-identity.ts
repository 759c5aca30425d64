// Made from texts/pt/confirm-identity.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Confirme que é você",
about: "Esta ação é importante, por isso pedimos uma confirmação. Não vamos pedir de novo nos próximos cinco minutos.",
password: "Senha",
showPassword: "Mostrar senha",
appCode: "Código do seu app autenticador ou um código de recuperação",
mailedCode: "Código do nosso e-mail",
codeAbout: ({ email }: { email: string | number }) => `Você não tem senha, então vamos enviar um código para ${email}.`,
codeSent: ({ email }: { email: string | number }) => `Enviamos um código para ${email}. Ele vale por dez minutos.`,
mailCode: "Receber código",
mailAgain: "Receber novo código",
submit: "Confirmar",
cancel: "Cancelar",
};

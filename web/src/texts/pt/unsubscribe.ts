// Made from texts/pt/unsubscribe.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Não receber mais estes e-mails?",
about: ({ email }: { email: string | number }) => `Para a conta de ${email}. Você continua recebendo todos os outros e-mails e pode ativar estes de novo nas configurações.`,
reading: "Abrindo seu link…",
button: "Não receber mais",
working: "Cancelando…",
done: "Pronto, e-mails desativados",
doneAbout: "Não enviamos mais estes e-mails. Você continua recebendo todos os outros.",
settings: "Ir para as configurações",
};

// Made from texts/pt/held.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Sobre as suas mensagens",
held: "As suas mensagens a pessoas que ainda não responderam esperam que a nossa equipe veja a sua conta, em geral dentro de um dia. As outras conversas continuam. A equipe vê que regras encontraram algo, não as suas mensagens.",
waiting: "Mensagens em espera",
drop: "Apagar",
answered: "A nossa equipe pode ler o que você disse.",
answer: "Dizer algo sobre isso",
change: "Mudar",
answerLabel: "O que a nossa equipe deveria saber?",
send: "Enviar",
cancel: "Cancelar",
slowed: ({ until, count }: { until: string | number; count: string | number }) => `Você escreveu para muitas pessoas novas. Até ${until}, pode escrever para ${count} pessoas novas por hora.`,
};

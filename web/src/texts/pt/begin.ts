// Made from texts/pt/begin.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Começar o premium imediatamente, dentro dos 14 dias em que posso desistir do contrato. Se eu desistir, pago pelo tempo de uso e recebo o resto de volta.",
about: "Você escolhe, e o premium começa imediatamente de qualquer forma. Se você desistir sem ter marcado isso, recebe tudo de volta. Isso é possível uma vez por pessoa e por cartão; depois, é preciso marcar.",
};

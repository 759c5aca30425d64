// Made from texts/pt/subscription-errors.json. Change it there.
// @ts-nocheck

export const messages = {
server: ({ status }: { status: string | number }) => `Erro no servidor: ${status}`,
network: "O servidor não respondeu. Confira sua conexão com a internet.",
unknown: "Ocorreu um erro inesperado",
fallbacks: {
create: "Não foi possível criar a assinatura",
current: "Não foi possível carregar a assinatura atual",
update: "Não foi possível atualizar a assinatura",
cancel: "Não foi possível cancelar a assinatura",
reactivate: "Não foi possível reativar a assinatura",
paymentMethods: "Não foi possível carregar as formas de pagamento",
setupIntent: "Não foi possível preparar o cadastro do cartão",
invoices: "Não foi possível carregar as faturas",
confirm: "Não foi possível confirmar a assinatura",
one: "Não foi possível carregar a assinatura",
all: "Não foi possível carregar as assinaturas",
},
};

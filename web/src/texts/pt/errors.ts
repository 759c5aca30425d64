// Made from texts/pt/errors.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
validation: "Erro de validação",
network: "Erro de rede. Confira sua conexão com a internet.",
unreachable: "Erro de rede: não foi possível conectar ao servidor. Confira sua conexão com a internet.",
noResponse: "Erro de rede: o servidor não responde",
server: "Erro no servidor: tente de novo mais tarde.",
unknown: "Ocorreu um erro desconhecido",
login: "Não foi possível entrar",
verification: "A verificação falhou",
register: "Esta conta já existe",
required: "Este campo é obrigatório.",
noEmail: "Digite seu e-mail.",
noPassword: "Digite uma senha.",
notAccepted: "Marque esta caixa para continuar.",
email: "Digite um e-mail, como nome@exemplo.com.",
meant: ({ address }: { address: string | number }) => `Você quis dizer ${address}?`,
tooShort: ({ least }: { least: number }) => `Use pelo menos ${least} ${plural(least, { one: `caractere`, other: `caracteres` })}.`,
incompleteCode: ({ digits }: { digits: number }) => `Digite os ${digits} dígitos.`,
};

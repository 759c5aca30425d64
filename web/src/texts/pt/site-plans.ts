// Made from texts/pt/site-plans.json. Change it there.
// @ts-nocheck

export const messages = {
about: "Um preço novo vale para novas assinaturas. Quem já paga mantém o preço da compra.",
trial: "Dias grátis de uma primeira assinatura, com um cartão confirmado. Com 0 não há teste.",
grace: "Por quanto tempo o Premium continua quando uma renovação não pôde ser cobrada. Mais tempo ajuda os membros e custa esses dias a você.",
noPrice: "Digite um valor de pelo menos 0,01, por exemplo 14,99.",
coupons: {
about: "Cada um vale uma vez, para o primeiro pagamento de um membro. Sem datas, vale até você remover.",
code: "Código",
percent: "Desconto em %",
amount: "Ou um valor",
from: "Primeiro dia",
until: "Último dia",
people: "Pessoas",
noLimit: "Sem limite",
add: "Adicionar cupom",
wrong: "Cada código tem de 3 a 40 letras e números, um desconto de 1 a 100% ou de um valor, e um limite de pelo menos uma pessoa, ou nenhum.",
remove: ({ code }: { code: string | number }) => `Remover ${code}`,
removeEmpty: "Remover este cupom",
},
};

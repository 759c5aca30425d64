// Made from texts/pt/invite.json. Change it there.
// @ts-nocheck

export const messages = {
about: "Dê seu link a pessoas que você gostaria de ver aqui. Contamos quem entra com ele e não dizemos nomes.",
make: "Criar meu link",
link: "Seu link",
copy: "Copiar link",
copied: "Copiado. Cole onde quiser.",
notCopied: "Não deu para copiar. Selecione o link e copie você.",
joined: ({ joined, allowed }: { joined: string | number; allowed: string | number }) => `Entraram com ele: ${joined} de ${allowed}`,
full: "Seu link já foi usado o máximo de vezes.",
replace: "Criar um link novo",
replaceAbout: "Seu link atual deixa de funcionar. Quem entrou continua na conta.",
ended: "Nossa equipe encerrou seu link.",
off: "No momento, os membros não podem convidar ninguém.",
unconfirmed: "Confirme seu e-mail primeiro. Depois você pode convidar pessoas.",
loading: "Carregando seu link…",
failed: "Não foi possível carregar seu link",
again: "Tentar de novo",
};

// Made from texts/pt/home.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
greeting: ({ name }: { name: string | number }) => `Que bom ver você, ${name}`,
title: "Encontre seu match perfeito",
lead: "Conheça pessoas que gostam do que você gosta e querem o que você quer.",
getStarted: "Começar",
learnMore: "Saiba mais",
nextStep: {
label: "Próximo passo",
loading: "Carregando seu próximo passo…",
failed: "Não foi possível carregar sua página inicial",
again: "Tentar de novo",
verify: {
title: "Confirme seu e-mail",
about: "Assim você vê as pessoas, e elas encontram você.",
action: "Digitar o código",
verb: "Digitar",
},
required: {
title: "Complete seu perfil",
about: "Ninguém encontra você ainda.",
action: "Continuar",
verb: "Continuar",
},
missing: ({ done, all }: { done: number; all: string | number }) => `Partes prontas: ${done} de ${all}. Você só aparece quando todas estiverem.`,
reply: {
title: "Respondemos à sua denúncia",
about: "Leia o que descobrimos.",
action: "Ler a resposta",
verb: "Ler",
},
match: {
title: ({ name }: { name: string | number }) => `Você e ${name} se curtiram`,
about: "Deu match!",
action: "Ver matches",
verb: "Ver",
},
turn: {
title: ({ name }: { name: string | number }) => `${name} espera sua resposta`,
action: "Responder",
verb: "Responder",
},
hello: {
title: ({ name }: { name: string | number }) => `Mande um oi para ${name}`,
about: "Vocês deram match, mas ninguém escreveu ainda.",
action: "Escrever mensagem",
verb: "Escrever",
},
interests: {
title: "Escolha seus interesses",
about: "Eles mostram o que você tem em comum com as pessoas.",
action: "Escolher interesses",
verb: "Escolher",
},
prompts: {
title: "Complete uma frase",
about: "Ela dá assunto para quem quer escrever.",
action: "Escolher uma frase",
verb: "Escolher",
},
questions: {
title: ({ missing }: { missing: number }) => `Responda a mais ${missing} ${plural(missing, { one: `pergunta`, other: `perguntas` })}`,
about: "Depois você vê o quanto combina com cada pessoa.",
action: "Responder perguntas",
verb: "Responder",
},
likes: {
title: ({ count }: { count: number }) => `${plural(count, { one: `${count} pessoa curtiu você`, other: `${count} pessoas curtiram você` })}`,
about: "Se você curtir de volta, dá match.",
action: "Ver curtidas",
verb: "Ver",
},
browse: {
title: "Veja quem chegou",
about: "Tem gente que você pode conhecer.",
action: "Explorar pessoas",
verb: "Explorar",
},
widen: {
title: "Sem novas pessoas por enquanto",
about: "Veja o que mudar para encontrar mais gente.",
action: "Ver o que ajuda",
verb: "Ver",
},
},
today: {
title: "Hoje",
loading: "Carregando as novidades…",
turn: "Sua vez",
allMatches: "Todos os matches",
photo: ({ name }: { name: string | number }) => `${name} enviou uma foto`,
silent: "Vocês deram match. Ninguém escreveu ainda.",
seeAll: "Ver tudo",
locked: "Se você curtir de volta, dá match.",
people: "Novas pessoas",
discover: "Descobrir",
question: "Uma pergunta",
skip: "Pular",
another: "Outra pergunta",
},
collage: {
first: {
name: "Amara",
age: "27",
},
second: {
name: "Jonas",
age: "30",
},
common: "Dois interesses em comum",
interests: "Trilha no domingo, jazz ao vivo",
},
figures: {
title: "Em números",
activeUsers: "Pessoas ativas",
successStories: "Histórias de sucesso",
satisfaction: "Satisfação",
support: "Suporte",
},
features: {
title: "Recursos",
safe: {
title: "Segurança e privacidade",
text: "Sua localização é arredondada para cerca de dois quilômetros antes de ser guardada. Sem anúncios, sem rastreadores, e com senhas que nem nós conseguimos ler.",
},
smart: {
title: "Matches que fazem sentido",
text: "Os perfis mostram mais que uma foto: quem você quer conhecer, do que gosta e quem é, nas suas palavras.",
},
global: {
title: "Para o mundo todo",
text: "Qualquer cidade de qualquer país, e gênero nas suas palavras. Aqui cabe todo mundo com 18 anos ou mais.",
},
},
signIn: {
title: "Já tem conta?",
text: "Entre com seu e-mail e sua senha.",
action: "Entrar",
noAccount: "Não tem conta?",
join: "Criar uma",
},
};

// Made from texts/pt/profiles.json. Change it there.
// @ts-nocheck
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages = {
loading: "Carregando seu perfil…",
failed: "Não foi possível carregar",
again: "Tentar de novo",
saving: "Salvando…",
save: "Salvar",
cancel: "Cancelar",
edit: "Editar",
editGroup: ({ group }: { group: string | number }) => `Editar: ${group}`,
nothing: "Nada ainda",
groups: {
about: "Sobre você",
seeking: "Quem você quer conhecer",
place: "Sua localização",
bio: "Sobre mim",
interests: "Interesses",
prompts: "Frases",
},
genders: {
woman: "Mulher",
man: "Homem",
nonbinary: "Pessoa não binária",
},
sought: {
woman: "mulheres",
man: "homens",
nonbinary: "pessoas não binárias",
other: "pessoas de outros gêneros",
},
summary: {
bothWays: "Só pessoas que procuram alguém como eu",
within: ({ distance }: { distance: string | number }) => `Até ${distance}`,
anywhere: "Em qualquer lugar",
ages: ({ from, to }: { from: string | number; to: number }) => `${from} a ${to} anos`,
anyone: "Também quem não procura alguém como eu",
},
own: {
title: "Seu perfil",
needed: ({ done, all }: { done: string | number; all: string | number }) => `${done} de ${all} itens para você aparecer`,
better: ({ percent }: { percent: number }) => `${formatPercent(percent)} completo`,
next: {
about: "Próximo passo: conte quem você é.",
place: "Próximo passo: adicione sua cidade, para mostrar a que distância você está.",
seeking: "Próximo passo: diga quem você quer conhecer.",
photo: "Próximo passo: adicione uma foto para que encontrem você.",
interests: "Próximo passo: escolha alguns interesses. Eles mostram o que você tem em comum com as pessoas.",
prompts: "Próximo passo: complete uma frase. Ela dá assunto para quem quer escrever.",
questions: "Próximo passo: responda a algumas perguntas. Quanto mais você conta, melhores seus matches.",
facts: "Próximo passo: adicione alguns dados sobre você. Eles ajudam as pessoas a decidir.",
},
allDone: "Seu perfil está completo.",
asOthers: "Ver como as pessoas veem você",
forTeam: "Contas da equipe não precisam de perfil. Os membros nunca veem o seu.",
asOthersHidden: "As pessoas só vão ver seu perfil quando ele estiver completo e com uma foto.",
years: ({ age }: { age: number }) => `${age} anos`,
},
};

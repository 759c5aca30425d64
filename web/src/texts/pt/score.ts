// Made from texts/pt/score.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
reasons: ({ name }: { name: string | number }) => `Por que você e ${name} combinam`,
words: {
strong: "Combinam muito",
good: "Combinam bem",
some: "Combinam um pouco",
low: "Poucas respostas iguais",
},
from: ({ answers }: { answers: number }) => `de ${answers} ${plural(answers, { one: `resposta aberta`, other: `respostas abertas` })}`,
new: "Ainda sem pontuação",
ask: ({ missing }: { missing: number }) => `Responda a ${missing} ${plural(missing, { one: `pergunta`, other: `perguntas` })} para ver o quanto vocês combinam`,
tooFew: "Poucas respostas para comparar",
sameHope: ["Vocês querem um relacionamento sério", "Vocês querem algo que cresça com o tempo", "Vocês querem algo leve", "Vocês ainda não sabem o que querem"],
hopes: "O que vocês procuram combina",
agreeOn: ({ topics }: { topics: string | number }) => `Vocês concordam sobre ${topics}`,
agreed: ({ count, of }: { count: number; of: number }) => `Vocês concordam em ${count} de ${of} ${plural(of, { one: `resposta aberta`, other: `respostas abertas` })}`,
none: "Nenhuma resposta ou interesse em comum ainda",
updating: ({ time }: { time: string | number }) => `Suas novas respostas entram na conta até ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
updatingWithin: ({ minutes }: { minutes: number }) => `Suas novas respostas entram na conta em até ${minutes} minutos`,
share: ({ interests }: { interests: string | number }) => `Em comum: ${interests}`,
more: ({ more }: { more: number }) => `mais ${more}`,
};

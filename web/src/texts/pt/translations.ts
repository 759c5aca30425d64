// Made from texts/pt/translations.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Idiomas",
about: "As traduções foram feitas por máquinas e por pessoas que não têm o idioma como língua materna. Peça a falantes nativos que revisem cada uma e marque aqui as já revisadas.",
columns: ["Idioma", "Situação", "Ações"],
loading: "Carregando os idiomas…",
failed: "Não foi possível carregar os idiomas",
again: "Tentar de novo",
source: "Idioma de origem",
unread: "Ainda sem revisão de falantes nativos",
read: "Com revisão de falantes nativos",
changed: ({ time }: { time: string | number }) => `Os textos mudaram desde a revisão de ${formatDate(time)}`,
marked: ({ reader, by, time }: { reader: string | number; by: null | string | number; time: string | number }) => `Revisão: ${reader}. Marcada por ${by === null ? `uma conta excluída` : `${by}`} em ${formatDate(time)}.`,
version: ({ version }: { version: string | number }) => `Versão dos textos: ${version}`,
mark: "Marcar como revisado",
markOf: ({ name }: { name: string | number }) => `Marcar como revisado: ${name}`,
unmark: "Retirar a marca",
unmarkOf: ({ name }: { name: string | number }) => `Retirar a marca: ${name}`,
dialog: ({ name }: { name: string | number }) => `Marcar como revisado: ${name}`,
dialogAbout: "Vale para os textos como estão agora. Se um deles mudar, esta página avisa.",
reader: "Quem revisou os textos?",
readerAbout: "Um nome ou uma empresa, por exemplo: Ana Souza",
readerMissing: "Diga quem revisou os textos.",
cancel: "Cancelar",
note: {
unread: "Os textos neste idioma ainda não foram revisados por falantes nativos. Se algum soar estranho, avise a administração.",
changed: "Alguns textos neste idioma são mais recentes que a última revisão por falantes nativos. Se algum soar estranho, avise a administração.",
},
};

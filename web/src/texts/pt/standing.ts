// Made from texts/pt/standing.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
title: ({ name }: { name: string | number }) => `Denúncias sem fundamento de ${name}`,
close: "Fechar",
step: "Passo",
steps: {
warn: "Advertir",
"set-aside": "Pôr de lado",
clear: "Limpar",
},
about: {
warn: "Avisamos a pessoa de que as denúncias dela podem ser postas de lado se isso continuar.",
"set-aside": "As novas denúncias da pessoa esperam na fila “Postos de lado” até lá, exceto quando uma vida puder estar em perigo. Possível depois de uma advertência seguida de outra denúncia rejeitada.",
clear: "As denúncias da pessoa são tratadas normalmente de novo.",
},
days: "Até",
length: ({ days, when }: { days: number; when: string | number }) => `${formatNumber(days)} ${plural(days, { one: `dia`, other: `dias` })}, até ${when}`,
reason: "Motivo",
reasonAbout: {
member: "A pessoa lê este texto no app e por e-mail.",
team: "Só a equipe lê.",
},
reasons: {
warn: "Várias das suas denúncias eram sobre coisas que nossos termos permitem ou que não aconteceram.",
"set-aside": "Depois da nossa advertência, mais denúncias suas não tinham fundamento.",
clear: "",
},
cancel: "Cancelar",
save: {
warn: "Enviar advertência",
"set-aside": "Pôr de lado",
clear: "Limpar",
},
};

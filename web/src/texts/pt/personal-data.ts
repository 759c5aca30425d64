// Made from texts/pt/personal-data.json. Change it there.
// @ts-nocheck
import { formatSize } from '../../lib/formats/sizes.ts';
import { formatSiteDate } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
loading: "Carregando…",
failed: "Não foi possível carregar",
again: "Tentar de novo",
archive: {
title: "Seus dados",
about: "Receba uma cópia dos seus dados e fotos em um arquivo. Denúncias sobre você não fazem parte dele. Se precisar delas, fale com a gente.",
ask: "Baixar meus dados",
waiting: "Estamos preparando seus dados. Você pode sair desta página. Avisamos por e-mail quando estiverem prontos.",
fetch: "Baixar arquivo",
anew: "Pedir um novo arquivo",
ready: ({ bytes, until }: { bytes: number; until: string | number }) => `Seus dados estão prontos (${formatSize(bytes)}). Baixe até ${formatSiteDate(until, { dateStyle: 'long' })}.`,
},
consent: {
title: "Seu consentimento",
given: ({ date }: { date: string | number }) => `Em ${formatSiteDate(date, { dateStyle: 'long' })}, você concordou com isto:`,
missing: "Você ainda não concordou. É a primeira etapa do seu perfil.",
toProfile: "Ir para seu perfil",
withdraw: "Retirar consentimento",
dialog: "Retirar seu consentimento?",
why: "Sem ele, não podemos apresentar você a ninguém. Vamos remover na hora seu gênero, quem você quer conhecer e suas respostas. Depois, vamos fechar e excluir sua conta.",
confirm: "Retirar e excluir minha conta",
},
step: {
title: "Seu consentimento",
why: "Seu perfil inclui dados sensíveis, por isso precisamos da sua permissão primeiro.",
privacy: "Ler nossa política de privacidade",
submit: "Concordar e continuar",
working: "Um momento…",
later: "Agora não",
},
leave: {
title: "Excluir sua conta",
about: ({ days }: { days: number }) => `Seu perfil fica oculto na hora. Você pode reabrir a conta em até ${days} ${plural(days, { one: `dia`, other: `dias` })}. Depois disso, ela é excluída para sempre.`,
open: "Excluir minha conta…",
dialog: "Excluir sua conta?",
until: ({ until }: { until: string | number }) => `Você pode entrar e reabrir sua conta até ${formatSiteDate(until, { dateStyle: 'long' })}.`,
steps: [{
when: "Agora",
what: "Seu perfil e suas fotos ficam ocultos, e suas sessões são encerradas em todos os dispositivos.",
}, {
when: "Depois dessa data",
what: ({ reportDays }: { reportDays: number }) => `Sua conta é excluída para sempre. Nossa equipe guarda só as denúncias feitas por você e sobre você, até ${reportDays} ${plural(reportDays, { one: `dia`, other: `dias` })} depois de concluídas. Você pode se cadastrar de novo com o mesmo e-mail.`,
}],
password: "Sua senha",
mailCode: "Enviar código",
codeAbout: ({ email }: { email: string | number }) => `Você não tem senha aqui. Vamos enviar um código para ${email} para confirmar que é você.`,
codeSent: ({ email }: { email: string | number }) => `Enviamos um código para ${email}. Ele vale por dez minutos.`,
code: "Código",
missingPassword: "Digite sua senha para confirmar.",
missingCode: "Digite o código para confirmar.",
cancel: "Manter conta",
confirm: "Excluir minha conta",
},
};

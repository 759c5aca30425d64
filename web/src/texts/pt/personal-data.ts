import type { messages as en } from '../en/personal-data.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';

const day = (time: string | number) => formatSiteDate(time, { dateStyle: 'long' });

const daysOf = (count: number) => `${count} ${plural(count, { one: 'dia', other: 'dias' })}`;

const weight = (bytes: number) =>
  bytes < 1_000_000
    ? formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
    : formatNumber(bytes / 1_000_000, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      });

export const messages: Translated<typeof en> = {
  loading: 'Carregando…',
  failed: 'Não foi possível carregar',
  again: 'Tentar de novo',
  archive: {
    title: 'Seus dados',
    about:
      'Receba uma cópia dos seus dados e fotos em um arquivo. Denúncias sobre você não fazem parte dele. Se precisar delas, fale com a gente.',
    ask: 'Baixar meus dados',
    waiting:
      'Estamos preparando seus dados. Você pode sair desta página. Avisamos por e-mail quando estiverem prontos.',
    ready: (until: string, bytes: number) =>
      `Seus dados estão prontos (${weight(bytes)}). Baixe até ${day(until)}.`,
    fetch: 'Baixar arquivo',
    anew: 'Pedir um novo arquivo',
  },
  consent: {
    title: 'Seu consentimento',
    given: (date: string) => `Em ${day(date)}, você concordou com isto:`,
    missing: 'Você ainda não concordou. É a primeira etapa do seu perfil.',
    toProfile: 'Ir para seu perfil',
    withdraw: 'Retirar consentimento',
    dialog: 'Retirar seu consentimento?',
    why: 'Sem ele, não podemos apresentar você a ninguém. Vamos remover na hora seu gênero, quem você quer conhecer e suas respostas. Depois, vamos fechar e excluir sua conta.',
    confirm: 'Retirar e excluir minha conta',
  },
  step: {
    title: 'Seu consentimento',
    why: 'Seu perfil inclui dados sensíveis, por isso precisamos da sua permissão primeiro.',
    privacy: 'Ler nossa política de privacidade',
    submit: 'Concordar e continuar',
    working: 'Um momento…',
    later: 'Agora não',
  },
  leave: {
    title: 'Excluir sua conta',
    about: (days: number) =>
      `Seu perfil fica oculto na hora. Você pode reabrir a conta em até ${daysOf(days)}. Depois disso, ela é excluída para sempre.`,
    open: 'Excluir minha conta…',
    dialog: 'Excluir sua conta?',
    until: (until: number) => `Você pode entrar e reabrir sua conta até ${day(until)}.`,
    steps: (reportDays: number): [when: string, what: string][] => [
      [
        'Agora',
        'Seu perfil e suas fotos ficam ocultos, e suas sessões são encerradas em todos os dispositivos.',
      ],
      [
        'Depois dessa data',
        `Sua conta é excluída para sempre. Nossa equipe guarda só as denúncias feitas por você e sobre você, até ${daysOf(reportDays)} depois de concluídas. Você pode se cadastrar de novo com o mesmo e-mail.`,
      ],
    ],
    password: 'Sua senha',
    mailCode: 'Enviar código',
    codeAbout: (email: string) =>
      `Você não tem senha aqui. Vamos enviar um código para ${email} para confirmar que é você.`,
    codeSent: (email: string) => `Enviamos um código para ${email}. Ele vale por dez minutos.`,
    code: 'Código',
    missingPassword: 'Digite sua senha para confirmar.',
    missingCode: 'Digite o código para confirmar.',
    cancel: 'Manter conta',
    confirm: 'Excluir minha conta',
  },
};

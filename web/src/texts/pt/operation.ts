import type { messages as en } from '../en/operation.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';

const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });

/** A disk is sold in these units. */
const sizeOf = (bytes: number) =>
  formatNumber(bytes / 1e9, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: bytes < 10e9 ? 1 : 0,
  });

export const messages: Translated<typeof en> = {
  title: 'Sistema',
  loading: 'Carregando o estado do serviço…',
  failed: 'Não foi possível carregar o estado do serviço',
  again: 'Tentar de novo',
  about:
    'O que vale olhar de vez em quando. Tarefas em segundo plano, como o envio de e-mails, são tentadas várias vezes, e as que falharam em todas ficam guardadas aqui por um mês.',
  processes: 'Processos',
  processColumns: ['Função', 'Versão', 'Início', 'Visto por último'],
  work: {
    web: 'Atende o público',
    jobs: 'Trabalha em segundo plano',
    all: 'Atende o público e trabalha em segundo plano',
  },
  noJobs:
    'Nenhum processo trabalha em segundo plano: nenhum e-mail é enviado, e nada é excluído no prazo. Inicie um com ROLE=jobs ou ROLE=all.',
  separateFiles:
    'Os processos guardam seus arquivos em lugares diferentes, por isso faltam fotos. Dê a todos o mesmo S3_BUCKET, ou um DATA_DIR em um disco que eles compartilhem.',
  warnings: {
    'mail-server':
      'Nenhum e-mail é enviado, pois SMTP_URL não está definida. Cada um vira um arquivo.',
    proxy:
      'TRUST_PROXY não está definida, então os limites de uma pessoa valem para todas juntas. Informe quantos proxies há na frente.',
    figures:
      'A página inicial não tem números. Preencha números verdadeiros na página Site, ou deixe assim.',
    backups:
      'Não há nenhum backup em BACKUP_DIR. Ali o serviço também anota as contas apagadas, para que nenhuma restauração as traga de volta.',
  },
  disk: {
    label: 'Espaço livre em disco',
    aboutLabel: 'Sobre o espaço livre em disco',
    about:
      'Do disco que tem DATA_DIR: fotos e, se não estiverem em outro lugar, os e-mails e o banco de dados. É o disco do processo que respondeu.',
    free: sizeOf,
    of: (bytes: number) => `de ${sizeOf(bytes)}`,
    unknown: 'Sem informação',
    low: (free: number) =>
      `Há só ${sizeOf(free)} de espaço livre no disco. Exclua o que não for necessário ou use um disco maior: quando ele encher, nada mais pode ser guardado.`,
  },
  backup: {
    label: 'Último backup',
    aboutLabel: 'Sobre o último backup',
    about:
      'O backup mais recente em BACKUP_DIR, segundo o processo que respondeu. Backups feitos por outros programas não aparecem.',
    at: (time: string) => formatDate(time, { dateStyle: 'medium' }),
    hour: (time: string) =>
      `${new Date(time).getHours() === 1 ? 'à' : 'às'} ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
    none: 'Nenhum',
    run: 'npm run backup cria um',
    late: (time: string | null) =>
      time === null
        ? 'Não há backup. Execute npm run backup toda noite e copie os arquivos para outro lugar.'
        : `O último backup é de ${timeOf(time)}. Veja por que npm run backup não roda mais toda noite.`,
  },
  mails: {
    label: 'E-mails a reenviar',
    aboutLabel: 'Sobre os e-mails a reenviar',
    about:
      'E-mails que o servidor de e-mail não aceitou. As tentativas continuam por dois dias e meio.',
    count: formatNumber,
    sent: 'Nenhum e-mail na fila',
    files: (folder: string) => `Não enviados: arquivos em ${folder}`,
    since: (time: string) => `desde ${timeOf(time)}`,
    late: (count: number, error: string | null) =>
      `${plural(count, {
        one: `${formatNumber(count)} e-mail não pôde ser enviado`,
        other: `${formatNumber(count)} e-mails não puderam ser enviados`,
      })}${error === null ? '' : ` (${error})`}. Confira o servidor de e-mail e SMTP_URL.`,
  },
  versions: {
    label: 'Versão',
    aboutLabel: 'Sobre a versão',
    about: 'Do Kindred, do banco de dados e do Node, no processo que respondeu.',
    others: (database: string, node: string) => `PostgreSQL ${database}, Node ${node}`,
  },
  differentVersions:
    'Os processos rodam versões diferentes. Isso só é normal durante uma atualização: reinicie os que têm a versão que você substituiu.',
  replicas: 'Cópias do banco de dados',
  replicaColumns: ['Cópia', 'Estado', 'Atraso'],
  noReplica:
    'Nenhuma cópia do banco de dados pode ser lida. Tudo funciona, mas o banco de dados faz todo o trabalho.',
  inUse: 'Listas e estatísticas são lidas dela',
  faults: {
    silent: 'Não responde',
    late: 'Está atrasada demais e fica de fora até se atualizar',
    failed: 'Não conseguiu responder e será consultada de novo em instantes',
    elsewhere: 'É cópia de outro banco de dados',
    'not a replica': 'Não é uma cópia: recebe alterações diretamente',
  },
  lag: (milliseconds: number, atLeast: boolean) =>
    `${atLeast ? 'No mínimo' : 'No máximo'} ${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`,
  jobs: 'Tarefas que falharam',
  columns: ['Tarefa', 'Erro', 'Tentativas', 'Última tentativa', 'Ações'],
  none: 'Nenhuma tarefa falhou.',
  waiting: (count: number) => `Tarefas na fila ou em andamento: ${count}`,
  more: (shown: number, all: number) => `Mais recentes: ${shown} de ${all}.`,
  noError: 'Sem informação',
  time: timeOf,
  retry: 'Repetir',
  retryJob: (kind: string, time: string) => `Repetir ${kind} de ${timeOf(time)}`,
  drop: 'Excluir',
  dropJob: (kind: string, time: string) => `Excluir ${kind} de ${timeOf(time)}`,
  clock: (seconds: number) =>
    `O relógio desta máquina está ${Math.abs(seconds)} s ${seconds > 0 ? 'adiantado em relação ao' : 'atrasado em relação ao'} do banco de dados. Ajuste os dois por um servidor de horário (NTP).`,
};

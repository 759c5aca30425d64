import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/operation.ts';

const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });

/** A disk is sold in these units. */
const sizeOf = (bytes: number) =>
  formatNumber(bytes / 1e9, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: bytes < 10e9 ? 1 : 0,
  });

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export const messages: Translated<typeof en> = {
  title: 'Sistema',
  loading: 'Cargando el estado del servicio…',
  failed: 'No pudimos cargar el estado del servicio',
  again: 'Reintentar',
  about:
    'Lo que conviene mirar de vez en cuando. El trabajo en segundo plano, como enviar correos, se intenta varias veces, y lo que falló siempre se conserva aquí un mes.',
  processes: 'Procesos',
  processColumns: ['Función', 'Versión', 'Inicio', 'Última señal'],
  work: {
    web: 'Sirve las páginas',
    jobs: 'Trabaja en segundo plano',
    all: 'Sirve las páginas y trabaja en segundo plano',
  },
  noJobs:
    'Ningún proceso trabaja en segundo plano: no se envía ningún correo y nada se elimina cuando toca. Inicia uno con ROLE=jobs o ROLE=all.',
  separateFiles:
    'Los procesos guardan sus archivos en sitios distintos, así que faltan algunas fotos. Dales a todos el mismo S3_BUCKET, o un DATA_DIR en un disco que compartan.',
  warnings: {
    'mail-server':
      'No se envía ningún correo, porque SMTP_URL no está definida. Cada uno queda como archivo.',
    proxy:
      'TRUST_PROXY no está definida, así que los límites de una persona valen para todas juntas. Indica cuántos proxies hay delante.',
    figures:
      'La portada no tiene cifras. Escribe cifras verdaderas en la página «Sitio», o déjala así.',
    backups:
      'En BACKUP_DIR no hay ninguna copia de seguridad. Allí el servicio anota también los miembros borrados, para que ninguna restauración los traiga de vuelta.',
  },
  disk: {
    label: 'Espacio libre en disco',
    aboutLabel: 'Sobre el espacio libre en disco',
    about:
      'Del disco que tiene DATA_DIR: fotos y, si no están en otro sitio, correos y la base de datos. Es el disco del proceso que respondió.',
    free: sizeOf,
    of: (bytes: number) => `de ${sizeOf(bytes)}`,
    unknown: 'Sin datos',
    low: (free: number) =>
      `Solo quedan ${sizeOf(free)} libres en el disco. Elimina lo que no necesites o consigue un disco más grande: cuando se llene, no se podrá guardar nada.`,
  },
  backup: {
    label: 'Última copia de seguridad',
    aboutLabel: 'Sobre la última copia de seguridad',
    about:
      'La copia más reciente en BACKUP_DIR, según la ve el proceso que respondió. Las que hacen otros programas no se ven.',
    at: (time: string) => formatDate(time, { dateStyle: 'medium' }),
    hour: (time: string) =>
      `Hora: ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
    none: 'Ninguna',
    run: 'npm run backup hace una',
    late: (time: string | null) =>
      time === null
        ? 'No hay ninguna copia de seguridad. Ejecuta npm run backup cada noche y copia sus archivos a otro sitio.'
        : `La última copia de seguridad es del ${timeOf(time)}. Averigua por qué npm run backup ya no se ejecuta cada noche.`,
  },
  mails: {
    label: 'Correos por reintentar',
    aboutLabel: 'Sobre los correos por reintentar',
    about:
      'Correos que el servidor de correo no aceptó. Cada uno se intenta durante dos días y medio.',
    count: formatNumber,
    sent: 'No hay correos en espera',
    files: (folder: string) => `Sin enviar: archivos en ${folder}`,
    since: (time: string) => `desde el ${timeOf(time)}`,
    late: (count: number, error: string | null) =>
      `${plural(count, { one: 'No se pudo enviar 1 correo', other: `No se pudieron enviar ${formatNumber(count)} correos` })}${error === null ? '' : ` (${error})`}. Revisa el servidor de correo y SMTP_URL.`,
  },
  versions: {
    label: 'Versión',
    aboutLabel: 'Sobre la versión',
    about: 'De Kindred, de su base de datos y de Node, en el proceso que respondió.',
    others: (database: string, node: string) => `PostgreSQL ${database}, Node ${node}`,
  },
  differentVersions:
    'Los procesos usan versiones distintas. Eso solo es normal durante una actualización: reinicia los que tienen la versión que sustituiste.',
  replicas: 'Réplicas de la base de datos',
  replicaColumns: ['Réplica', 'Estado', 'Retraso'],
  noReplica:
    'No hay ninguna réplica de la base de datos de la que leer. Todo funciona, pero la base de datos hace todo el trabajo.',
  inUse: 'De ella se leen listas y estadísticas',
  faults: {
    silent: 'No responde',
    late: 'Lleva demasiado retraso y no se usa hasta que se ponga al día',
    failed: 'No pudo responder, y se volverá a intentar en un momento',
    elsewhere: 'Es una réplica de otra base de datos',
    'not a replica': 'No es una réplica, sino que acepta cambios',
  },
  lag: (milliseconds: number, atLeast: boolean) =>
    `${formatNumber(milliseconds / 1000, oneDigit)}\u00a0s ${atLeast ? 'como mínimo' : 'como máximo'}`,
  jobs: 'Tareas fallidas',
  columns: ['Tarea', 'Error', 'Intentos', 'Último intento', 'Acciones'],
  none: 'No ha fallado ninguna tarea.',
  waiting: (count: number) => `Tareas en espera o en curso: ${count}`,
  more: (shown: number, all: number) => `Se muestran las últimas ${shown} de ${all}.`,
  noError: 'Desconocido',
  time: timeOf,
  retry: 'Reintentar',
  retryJob: (kind: string, time: string) => `Reintentar ${kind} del ${timeOf(time)}`,
  drop: 'Eliminar',
  dropJob: (kind: string, time: string) => `Eliminar ${kind} del ${timeOf(time)}`,
  clock: (seconds: number) =>
    `El reloj de esta máquina va ${Math.abs(seconds)}\u00a0s por ${seconds > 0 ? 'delante' : 'detrás'} del de la base de datos. Ajusta ambos con un servidor de hora (NTP).`,
};

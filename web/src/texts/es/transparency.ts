import type { ReportPart } from '@kindred/contract/desk/report-parts';
import type { messages as en } from '../en/transparency.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { language } from './language.ts';

const parts: Record<ReportPart, string> = {
  '1_report_identification': 'Quién informa, sobre qué servicio y qué periodo',
  '2_categories_names': 'Las categorías que usan los demás archivos',
  '3_member_states_orders': 'Órdenes de autoridades. Rellena tú los números',
  '4_notices': 'Notificaciones (avisos y reportes) por categoría, y qué se hizo con ellas',
  '5_own_initiative_illegal': 'Medidas por iniciativa propia contra contenidos ilícitos',
  '6_own_initiative_TC': 'Medidas por iniciativa propia según las condiciones',
  '7_appeals_and_recidivism':
    'Apelaciones, litigios extrajudiciales y suspensiones por uso indebido. Rellena tú los litigios',
  '8_automated_means': 'Medidas con y sin medios automatizados',
  '11_qualitative': 'Descripciones con palabras. Añade cómo trabaja tu equipo',
};

const monthName = (month: number) =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month - 1, 1)),
  );

export const messages: Translated<typeof en> = {
  title: 'Informe de transparencia',
  about:
    'El informe de un año completo, de enero a diciembre, en el formato de la plantilla europea. Sus archivos no contienen nombres, y no los enviamos a ningún sitio.',
  year: 'Año',
  loading: 'Cargando el año…',
  failed: 'No pudimos cargar el año',
  again: 'Reintentar',
  files: 'Archivos',
  filesAbout: 'Publícalos en los dos meses siguientes al final del año.',
  fileColumns: ['Archivo', 'Contenido', 'Acciones'],
  parts,
  download: 'Descargar',
  downloadAll: 'Descargar todo',
  downloadOf: (part: string) => `Descargar ${part}`,
  statements: 'Declaraciones de motivos',
  statementsAbout:
    'Las decisiones de un mes con la forma de la base de datos europea de transparencia, sin datos personales.',
  statementsOf: (year: number, month: number) => `Descargar ${monthName(month)} de ${year}`,
  month: monthName,
  aboutFigure: (name: string) => `¿Qué es “${name}”?`,
  figures: {
    received: { label: 'Reportes', about: 'Todo lo que se reportó este año.' },
    fromPublic: { label: 'Sin cuenta', about: 'Avisos enviados con el formulario del sitio.' },
    actions: { label: 'Con medidas', about: 'Reportes que llevaron a una sanción.' },
    appeals: { label: 'Apelaciones', about: 'Apelaciones presentadas este año.' },
    reversed: {
      label: 'Revocadas',
      about: 'Apelaciones que revocaron una decisión, del todo o en parte.',
    },
  },
};

import type { messages as en } from '../en/danger.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Peligro para la vida',
  about:
    'Si la vida o la seguridad de alguien puede correr peligro, avisa primero a la policía del lugar donde esté y registra aquí después lo que comunicaste. Solo el equipo ve estos registros, y no se pueden eliminar.',
  loading: 'Cargando los registros…',
  failed: 'No pudimos cargar los registros',
  again: 'Reintentar',
  none: 'Todavía no hay registros. Puedes añadir uno desde un caso.',
  noneOfCase: 'No hay registros de este caso.',
  more: 'Mostrar más',
  newRecord: (reference: string) => `Registro nuevo del caso #${reference}`,
  openCase: (reference: string) => `Abrir el caso #${reference}`,
  person: (name: string) => `Sobre ${name}`,
  unnamed: 'alguien sin nombre',
  suspicion: 'Qué sospechas',
  suspicionAbout: 'Quién puede correr peligro, de qué, y cómo lo sabes.',
  to: 'A quién se comunicó',
  toAbout: 'La comisaría, el juzgado o la unidad de Europol.',
  passedWhat: 'Qué se comunicó',
  passedWhatAbout: 'Por ejemplo mensajes, el perfil o una dirección IP.',
  passedAt: 'Cuándo se comunicó',
  referenceField: 'Su número de referencia, si lo tienes',
  reference: 'Número de referencia',
  recordedBy: 'Quién lo registró',
  colleague: 'Alguien que ya no está en el equipo',
  save: 'Guardar registro',
  close: 'Cerrar',
  saved: 'El registro está guardado.',
};

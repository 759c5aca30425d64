import type { KnownValues } from '@kindred/contract/compliance';
import type { QuestionName } from '@kindred/contract/compliance/forms';
import type { NudeLevel } from '@kindred/contract/site/nudes';

const questions: Readonly<Record<QuestionName, readonly [question: string, hint: string]>> = {
  harms: [
    '¿Qué contenido ilegal podría aparecer?',
    'Por ejemplo fraude, amenazas, imágenes íntimas, abuso de menores, odio',
  ],
  likelihood: [
    '¿Qué probabilidad tiene cada uno en tu sitio?',
    'Compara las cifras de arriba y piensa en quiénes son tus miembros.',
  ],
  effects: ['¿A quién dañaría y cuánto?', 'Piensa en las personas con más riesgo.'],
  measures: ['¿Qué haces para evitarlo?', 'Los ajustes del servicio y lo que hace tu equipo'],
  changes: ['¿Qué ha cambiado y qué planeas?', 'Desde la última evaluación y hasta la siguiente'],
  'age-check': [
    '¿Cómo evitas que entren menores?',
    'Los miembros indican su fecha de nacimiento y confirman que son adultos. Las denuncias sobre menores van primero.',
  ],
  attraction: ['¿Podría atraer el sitio a menores?', 'Su tema, su aspecto, dónde te anuncias'],
  conclusion: ['¿Qué concluyes?', 'Por ejemplo: no es probable que entren menores porque…'],
  controller: [
    '¿Quién es responsable de los datos?',
    'Nombre y contacto, también del delegado de protección de datos',
  ],
  purposes: ['¿Para qué usas los datos?', 'Por ejemplo presentar personas, seguridad, pagos'],
  people: ['¿Datos de quién y cuáles?', 'Miembros, personas que denuncian, tu equipo'],
  transfers: [
    '¿Quién recibe datos y en qué países?',
    'Los servicios de arriba y con qué contratos',
  ],
  security: ['¿Cómo proteges los datos?', 'Acceso, cifrado, copias, quién puede ver qué'],
  need: [
    '¿Qué tratas y por qué es necesario?',
    'Deja fuera aquello sin lo que el servicio funcionaría.',
  ],
  risks: [
    '¿Qué podría pasarles a los miembros?',
    'Por ejemplo que los expongan, sigan, chantajeen o perjudiquen en el trabajo',
  ],
  advice: [
    '¿A quién has consultado?',
    'Por ejemplo al delegado de protección de datos o a miembros',
  ],
  done: [
    '¿Qué has hecho o decidido, cuándo y dónde está la prueba?',
    'Por ejemplo un nombre y una dirección, un número de registro o por qué no te afecta',
  ],
};

const facts: Readonly<Record<keyof KnownValues, string>> = {
  members: 'Miembros',
  reports: 'Denuncias',
  underAge: 'Denuncias sobre menores',
  decisions: 'Decisiones',
  medianHours: 'Horas hasta resolver una denuncia (mediana)',
  appeals: 'Recursos',
  reversed: 'Recursos que cambiaron la decisión',
  photoReview: 'Las fotos se revisan antes de verse',
  nudes: 'Detección de desnudos',
  rules: 'Reglas de seguridad activas',
  regions: 'Países',
  sensitiveFields: 'Campos sensibles propios',
  recipients: 'Servicios que reciben datos',
  leavingDays: 'Días hasta borrar una cuenta eliminada',
  exportDays: 'Días que se guarda un archivo de datos',
  reportDays: 'Días que se guardan las denuncias resueltas',
};

const recipients: Readonly<Record<KnownValues['recipients'][number], string>> = {
  mails: 'servidor de correo',
  payments: 'Stripe (pagos)',
  files: 'almacenamiento de objetos',
  push: 'servicios push de los navegadores',
  google: 'Google (acceso)',
  facebook: 'Facebook (acceso)',
  webhooks: 'webhooks propios',
};

const nudes: Readonly<Record<NudeLevel, string>> = {
  off: 'desactivada',
  cautious: 'prudente',
  usual: 'habitual',
  strict: 'estricta',
};

export const messages = {
  questions,
  facts,
  recipients,
  nudes,
  knows: 'Lo que sabe el servicio',
  knowsAbout: 'Contado en los últimos doce meses y guardado con tus respuestas.',
  save: 'Guardar como nueva versión',
  missing: 'Responde a esta pregunta.',
  versions: 'Versiones',
  none: 'Nadie ha rellenado este formulario todavía.',
  everywhere: 'Todas',
  nothing: 'Ninguno',
  yes: 'Sí',
  no: 'No',
  unknown: 'No se sabe',
  loading: 'Cargando las obligaciones…',
  failed: 'No se pudieron cargar las obligaciones',
  again: 'Intentar de nuevo',
  version: (version: string, day: string) => `Versión ${version}, ${day}`,
  by: (name: string | null) => `Por ${name ?? 'una cuenta eliminada'}`,
  saved: (version: string) => `La versión ${version} está guardada.`,
};

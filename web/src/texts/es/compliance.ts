import type { Duty, DutyState } from '@kindred/contract/compliance';
import type { LawName } from '@kindred/contract/compliance/laws';

const laws: Readonly<Record<LawName, string>> = {
  eu: 'Unión Europea',
  uk: 'Reino Unido',
  us: 'Estados Unidos',
  au: 'Australia',
};

const states: Readonly<Record<DutyState, string>> = {
  done: 'Hecho',
  due: 'Por hacer',
  'not-needed': 'No hace falta',
};

/** What a duty is called, and what it means here. */
const duties: Readonly<Record<Duty['code'], readonly [title: string, about: string]>> = {
  'eu.imprint': [
    'Quién gestiona el sitio',
    'Nombre, dirección y contacto de quien gestiona el sitio, en una página que todos encuentran. Escríbelos en la configuración y publica un aviso legal.',
  ],
  'eu.terms': [
    'Condiciones de uso',
    'Condiciones claras que los miembros aceptan y que dicen qué no está permitido. Publica una página y márcala como vinculante.',
  ],
  'eu.notice': [
    'Denunciar contenido ilegal',
    'Cualquiera puede denunciar contenido sin cuenta, recibe un acuse y lee la decisión.',
  ],
  'eu.reasons': [
    'Motivos de cada decisión',
    'Los miembros leen por qué se quitó o limitó algo suyo y qué pueden hacer al respecto.',
  ],
  'eu.appeals': [
    'Recursos',
    'Los miembros pueden impugnar las decisiones. Las pequeñas empresas están exentas.',
  ],
  'eu.transparency': [
    'Informe anual de transparencia',
    'Cifras de denuncias, decisiones y recursos, listas para publicar. Las pequeñas empresas están exentas.',
  ],
  'eu.minors': [
    'Protección de menores',
    'Solo pueden registrarse adultos. Anota si basta la fecha de nacimiento o hace falta comprobar la edad.',
  ],
  'eu.representative': [
    'Representante en la Unión Europea',
    'Quien ofrece un servicio en la Unión desde fuera designa allí un representante. Anota quién es.',
  ],
  'eu.withdrawal': [
    'Botón de desistimiento',
    'Los miembros pueden desistir de una compra durante 14 días con dos clics, también desde el correo, con acuse y reembolso.',
  ],
  'eu.accessibility': [
    'Declaración de accesibilidad',
    'Una página dice hasta qué punto pueden usar el sitio las personas con discapacidad y cómo avisar de barreras.',
  ],
  'eu.privacy': [
    'Política de privacidad',
    'Se escribe a partir de los ajustes de este sitio, con tus propias partes.',
  ],
  'eu.consent': [
    'Consentimiento para datos sensibles',
    'Los miembros aceptan antes de que se usen datos sensibles sobre ellos y pueden retirarlo.',
  ],
  'eu.access': [
    'Copia y borrado de datos',
    'Los miembros descargan sus datos y eliminan su cuenta por sí mismos, en sus ajustes.',
  ],
  'eu.records': [
    'Registro de tratamientos',
    'Qué datos tratas, por qué, cuánto tiempo y quién los recibe.',
  ],
  'eu.impact': [
    'Evaluación de impacto',
    'Qué podría salir mal para los miembros con datos sensibles y qué haces para evitarlo.',
  ],
  'eu.officer': [
    'Delegado de protección de datos',
    'Quien trata datos sensibles a gran escala designa un delegado. Anota quién es o por qué no lo necesitas.',
  ],
  'uk.illegal-content': [
    'Evaluación de riesgos de contenido ilegal',
    'La probabilidad de cada tipo de contenido ilegal en tu sitio y qué haces al respecto. Una vez al año y antes de cambios grandes.',
  ],
  'uk.children': [
    'Evaluación del acceso de menores',
    'Si es probable que entren menores y cómo lo evitas.',
  ],
  'uk.intimate-images': [
    'Desnudos no deseados',
    'Las fotos se revisan antes de enviarse y un probable desnudo llega borroso.',
  ],
  'uk.complaints': [
    'Denuncias y reclamaciones',
    'Todos pueden denunciar y reclamar, también sobre una decisión.',
  ],
  'uk.responsible': [
    'Persona responsable',
    'Nombra a la persona que responde de la seguridad en tu sitio.',
  ],
  'uk.fee': [
    'Tasa de protección de datos',
    'Quien trata datos personales paga una tasa anual al regulador (ICO). Anota tu registro.',
  ],
  'uk.subscriptions': [
    'Reglas para suscripciones',
    'Dos periodos de reflexión y avisos antes de la renovación. Anunciado para 2027: compara las reglas definitivas con tu sitio y anota el resultado.',
  ],
  'us.take-down': [
    'Imágenes íntimas',
    'Cualquiera puede pedir que se retire una imagen íntima suya, y queda oculta en 48 horas.',
  ],
  'us.renewal-consent': [
    'Consentimiento a la renovación',
    'Quien compra acepta la renovación, y se guarda hasta tres años después del final.',
  ],
  'us.renewal-reminder': [
    'Recordatorio anual',
    'Cada año un correo dice que premium se renueva, cuánto cuesta y cómo cancelar.',
  ],
  'us.price-notice': [
    'Aviso de nuevos precios',
    'Los suscriptores conocen un precio nuevo al menos 14 días antes de pagarlo.',
  ],
  'us.cancel': [
    'Cancelar',
    'Premium se cancela donde se compró, sin llamada ni carta, y una compra se puede deshacer durante 14 días.',
  ],
  'us.fraud-bans': [
    'Avisos de fraude',
    'Quien intercambió mensajes con alguien vetado por fraude lo sabe en una hora.',
  ],
  'us.account-changes': [
    'Cambios de la cuenta',
    'Los miembros reciben un correo cuando cambian su contraseña, su dirección o su acceso.',
  ],
  'us.screening': [
    'Sin comprobación de antecedentes',
    'Los miembros leen que no compruebas antecedentes penales. Lo dicen los consejos de seguridad; algunos estados lo piden también en perfiles o mensajes. Anota tu decisión.',
  ],
  'us.safety-policy': [
    'Política de seguridad e informe anual',
    'Una política de seguridad pública y cada año un informe con cifras. Anota dónde están.',
  ],
  'au.safe-dating': [
    'Información de seguridad',
    'Consejos para quedar, teléfonos de ayuda y formas de denunciar, en una página para todos.',
  ],
  'au.code-signed': [
    'Código del sector',
    'Anota si te has adherido al código del sector y quién es tu contacto.',
  ],
  'au.expectations': [
    'Expectativas básicas de seguridad',
    'Evalúa los riesgos de tu sitio y qué haces al respecto.',
  ],
  'au.removal': [
    'Órdenes de retirada',
    'La autoridad (eSafety) puede pedir una retirada en 24 horas. Anota quién la recibe y en qué dirección.',
  ],
};

export const messages = {
  laws,
  states,
  duties,
  about: 'Lo que la ley pide a un sitio de citas, lo que hace el servicio y lo que te toca a ti.',
  counsel:
    'Estos textos son borradores y no asesoría legal. Haz que los lea un abogado de tu país.',
  loading: 'Cargando las obligaciones…',
  failed: 'No se pudieron cargar las obligaciones',
  again: 'Intentar de nuevo',
  noPremium: 'Aquí no se vende premium.',
  inside: 'Estás en la Unión Europea.',
  notOffered: 'Nadie puede unirse desde allí.',
  open: 'Abrir',
  fill: 'Rellenar',
  look: 'Revisar',
  asOf: (day: string) => `Comparado con las leyes el ${day}`,
  later: (day: string) => `Se aplica desde el ${day}`,
  filled: (day: string) => `Rellenado el ${day}`,
  old: (day: string) => `Rellenado por última vez el ${day}; toca una vez al año`,
  counts: (done: string, due: string) => `${done} hechas, ${due} por hacer`,
  openOf: (name: string) => `Abrir: ${name}`,
  fillOf: (name: string) => `Rellenar: ${name}`,
  lookOf: (name: string) => `Revisar: ${name}`,
};

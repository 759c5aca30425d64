import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/site-office.ts';

const clock = (time: string | number) =>
  formatDate(time, { dateStyle: undefined, timeStyle: 'short' });
const dayOf = (time: string) =>
  formatDate(time, { dateStyle: undefined, month: 'short', day: 'numeric' });
const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
const changes = (count: number) =>
  plural(count, { one: `${count}\u00a0cambio`, other: `${count}\u00a0cambios` });

export const messages: Translated<typeof en> = {
  title: 'Sitio',
  loading: 'Cargando el sitio…',
  failed: 'No se pudo cargar el sitio',
  again: 'Reintentar',
  parts: 'Partes del sitio',
  versions: 'Versiones',
  file: 'Exportar o importar',
  fresh: (count) => plural(count, { one: `${count} nuevo`, other: `${count} nuevos` }),
  saving: 'Guardando…',
  saved: (at) => `Guardado: ${clock(at)}`,
  notSaved: 'No todo está guardado',
  here: (name) => `${name} está aquí`,
  theirs: (name, value) => `${name ?? 'Alguien del equipo'} acaba de poner aquí ${value}.`,
  takeTheirs: 'Usar ese valor',
  keepMine: 'Mantener el mío',
  fromFile: (file) => `El sitio viene del archivo ${file}. Cámbialo allí. Aquí solo puedes verlo.`,
  about: {
    name: 'Aparece en todas partes: páginas, correos, recibos.',
    supportEmail: 'Las páginas y los correos dan esta dirección a los miembros.',
    colors: 'Un color como #cb3049.',
    logo: 'En lugar del corazón y del nombre. SVG, PNG, JPEG, WebP o AVIF de hasta 1\u00a0MB. Lo dibujamos de nuevo para que ningún script pueda ejecutarse en él.',
    icon: 'Cuadrado. Para las pestañas del navegador y para la app en el teléfono.',
    figures:
      'Cuatro cifras en la portada, con tus propias palabras, como 1200 o 24/7. Una cifra sin texto no aparece.',
    figuresCounted:
      'Con {count}+ contamos una vez al día quién estuvo aquí en los últimos 30 días, redondeando hacia abajo. Por debajo de 100 no aparece.',
    figureBraces: 'Las llaves son solo para {count}, en la cifra de cuentas activas.',
    figuresTrue:
      'Pon solo lo que sea cierto y puedas demostrar. Un servicio no puede publicar afirmaciones falsas.',
    photoReview:
      'Los demás ven las fotos nuevas solo cuando tu equipo las ha aprobado. Le lleva tiempo a tu equipo, y los miembros esperan.',
    appeals:
      'Los miembros pueden apelar las decisiones, y otra persona de tu equipo las vuelve a mirar. Le lleva tiempo a tu equipo. Desactívalas solo donde ninguna ley las exija.',
    transparency:
      'Un informe anual cuenta reportes, decisiones y apelaciones. No cuesta nada, pues los cuenta el servicio. Desactívalo solo donde ninguna ley lo exija.',
    secondFactor:
      'Para iniciar sesión, el equipo necesita un código de una app. Protege los datos de los miembros si alguien roba una contraseña. Cuesta un momento cada vez.',
    membersWanted:
      'Si hay menos personas cerca, Descubrir dice que el sitio todavía es joven. Con 0 no lo dice nunca.',
    leavingDays:
      'Hasta entonces, un miembro puede volver. Un plazo más largo guarda datos de personas que se han ido.',
    exportDays:
      'Durante ese tiempo se puede descargar el archivo con los datos propios. Más tiempo ocupa más disco.',
    reportDays:
      'Después se borran los reportes cerrados. Más tiempo ayuda a reconocer daños repetidos, y guarda más sobre las personas.',
  },
  unit: { days: 'días', people: 'personas' },
  pick: (name) => `${name}: elegir`,
  image: {
    light: 'Sobre fondo claro',
    dark: 'Sobre fondo oscuro',
    of: (name, action) => `${name}: ${action}`,
    upload: 'Subir',
    replace: 'Sustituir',
    nameOnly: 'Usar solo el nombre',
    asLight: 'Usar el mismo que en claro',
    noIcon: 'Usar el corazón',
    drop: 'O suelta un archivo aquí.',
    uploading: 'Subiendo…',
    tooLarge: 'Este archivo ocupa más de 1\u00a0MB. Elige uno más pequeño.',
  },
  leftOut: 'No aparece',
  bar: {
    label: 'Borrador',
    changes,
    none: 'Sin cambios',
    since: (version) =>
      version === 0 ? 'todavía no hay nada publicado' : `desde la versión ${version}`,
    published: (name, time) =>
      name === null ? `publicación: ${dayOf(time)}` : `publicación: ${name}, ${dayOf(time)}`,
    compare: 'Comparar',
    publish: 'Publicar…',
    done: (version) => `La versión ${version} está publicada.`,
    newName: 'Esta página mostrará el nuevo nombre cuando se cargue de nuevo.',
  },
  publish: {
    title: (version) => `¿Publicar la versión ${version}?`,
    about: (version) =>
      version === 0
        ? 'Se ve en todas partes en dos segundos.'
        : `Se ve en todas partes en dos segundos. Puedes volver a la versión ${version} cuando quieras.`,
    compare: (version) =>
      version === 0 ? 'Lo que cambia el borrador' : `Cambios desde la versión ${version}`,
    by: (name, time) => (name === null ? clock(time) : `${name}, ${clock(time)}`),
    you: 'Tú',
    notSaved: (names) => `Sin guardar, así que no se publica: ${names}.`,
    keepEditing: 'Seguir editando',
    submit: (count) => `Publicar ${changes(count)}`,
    close: 'Cerrar',
  },
  version: {
    number: (version) => `Versión ${version}`,
    current: 'Publicada ahora',
    by: (name, time) => `${name ?? 'Cuenta eliminada'}, ${timeOf(time)}`,
    none: 'Todavía no hay nada publicado. El sitio está como se instaló.',
    loading: 'Cargando las versiones…',
    failed: 'No se pudieron cargar las versiones',
    more: 'Ver más',
    restore: 'Restaurar',
    restoreOf: (version) => `Restaurar la versión ${version}`,
    restoreTitle: (version) => `¿Restaurar la versión ${version}?`,
    restoreAbout: (count) =>
      count === 0
        ? 'Pasa al borrador. Para los demás no cambia nada hasta que lo publiques.'
        : `Pasa al borrador, en lugar de ${changes(count)}. Para los demás no cambia nada hasta que lo publiques.`,
    restored: (version) => `La versión ${version} está en el borrador.`,
    draft: 'Borrador',
    discard: 'Descartar el borrador',
    discardTitle: '¿Descartar el borrador?',
    discardAbout: (count) =>
      plural(count, {
        one: `Se borra ${changes(count)}, también para tu equipo.`,
        other: `Se borran ${changes(count)}, también para tu equipo.`,
      }),
    discarded: 'El borrador está descartado.',
    cancel: 'Cancelar',
  },
  transfer: {
    export: 'Exportar',
    exportAbout:
      'Una versión con sus imágenes en un solo archivo: como copia de seguridad, para otra instalación o para SITE_FILE.',
    version: 'Versión',
    download: 'Descargar',
    nothing: 'Habrá un archivo en cuanto publiques algo.',
    import: 'Importar',
    importAbout: 'El archivo pasa al borrador. Ves cada diferencia antes de publicar.',
    replaces: (count) => `En el borrador ocupa el lugar de ${changes(count)}.`,
    choose: 'Elegir un archivo',
    importing: 'Importando…',
    imported: (count) =>
      count === 0
        ? 'El archivo es igual a lo publicado.'
        : `El archivo está en el borrador: ${changes(count)}.`,
    unfit: 'El archivo no sirve. No se importó nada.',
    notJson: 'Este no es un archivo de un sitio.',
  },
  preview: {
    title: 'Vista previa',
    frame: 'Portada con el borrador',
    width: 'Ancho',
    phone: 'Teléfono',
    desk: 'Pantalla grande',
    scheme: 'Claro u oscuro',
    light: 'Claro',
    dark: 'Oscuro',
    language: 'Idioma',
    note: 'El borrador, como lo verían los miembros',
    click: 'Haz clic en un texto para cambiarlo',
    none: 'La vista previa no está disponible.',
    close: 'Cerrar',
  },
};

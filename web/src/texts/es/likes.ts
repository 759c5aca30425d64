import { conditionTexts, filterTexts } from '@kindred/contract/texts/es/filters';
import { changeTexts, stepTexts } from '@kindred/contract/texts/es/funnel';
import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/likes.ts';

const tried = { ages: 'la edad', distance: 'la distancia', filters: 'los filtros' };

export const messages: Translated<typeof en> = {
  loading: 'Cargando…',
  failed: 'No pudimos cargarlo',
  again: 'Reintentar',
  more: 'Mostrar más',
  report: 'Reportar',
  photoOf: (name: string) => `Foto de ${name}`,
  filters: filterTexts,
  browse: {
    title: 'Explorar',
    about:
      'Todas las personas que puedes conocer y sobre las que aún no has decidido, salvo quienes están en pausa o en modo incógnito.',
    filters: 'Filtros',
    filtersSet: (set: number) =>
      set === 0
        ? 'Filtros'
        : `Filtros, ${plural(set, { one: '1 activo', other: `${set} activos` })}`,
    within: (distance: string) => `Hasta ${distance}`,
    bothWays: 'Buscan a alguien como yo',
    sort: 'Ordenar por',
    sorts: {
      recent: 'Actividad reciente',
      new: 'Miembros nuevos',
      near: 'Más cerca',
      match: 'Compatibilidad',
    },
    chosen: (name: string) => ({
      like: `Le diste like a ${name}.`,
      superlike: `Le diste superlike a ${name}.`,
      pass: `Dejaste pasar a ${name}.`,
    }),
    undo: (name: string) => `Deshacer tu elección sobre ${name}`,
    bookmarked: 'En guardados',
    clear: 'Quitar filtros',
    widen: 'Cambiar a quién quieres conocer',
  },
  discover: {
    title: 'Descubrir',
    views: 'Vista',
    cards: 'Tarjetas',
    browse: 'Explorar',
    preferences: 'Preferencias',
    preferencesNow: (distance: string | null, from: number, to: number) =>
      `${distance === null ? 'En cualquier lugar' : `Hasta ${distance}`}, de ${from} a ${to} años`,
    again:
      'Has visto a todas las personas que encajan. A estas las dejaste pasar hace más de un mes.',
    card: (name: string, age: number) => `${name}, ${age}`,
    shared: (count: number) =>
      plural(count, {
        one: 'Tienes 1 interés en común',
        other: `Tienes ${count} intereses en común`,
      }),
    whole: 'Ver el perfil completo',
    why: 'Cómo funciona el orden',
    nextPhoto: 'Foto siguiente',
    photo: (name: string, number: number, of: number) => `Foto ${number} de ${of} de ${name}`,
    actions: 'Tu elección',
    undo: 'Deshacer',
    undoLast: 'Deshacer tu última elección',
    pass: (name: string) => `Dejar pasar a ${name}`,
    like: (name: string) => `Dar like a ${name}`,
    superlike: (name: string) => `Dar superlike a ${name}`,
    superlikesLeft: (left: number) =>
      plural(left, { one: 'Hoy te queda 1', other: `Hoy te quedan ${left}` }),
    note: (name: string) => `Dar like a ${name} con una nota`,
    noteTitle: (name: string) => `Una nota para ${name}`,
    noteLabel: 'Nota',
    noteAbout: (name: string) =>
      `${name} puede leer tu nota con tu like. Tu nombre aparece con ella cuando hay match, o si ${name} tiene premium o abre tu like.`,
    sendNote: 'Dar like con esta nota',
    commentSent: (name: string) => `Tu comentario se envió a ${name}.`,
    noteSent: (name: string) => `Tu nota se envió a ${name}.`,
    cancel: 'Cancelar',
    keys: 'Teclas: izquierda deja pasar, derecha da like, S da superlike, Z deshace, Enter abre el perfil.',
    unsent: (count: number) =>
      plural(count, {
        one: '1 elección aún no está guardada. Se enviará cuando vuelvas a tener conexión.',
        other: `${count} elecciones aún no están guardadas. Se enviarán cuando vuelvas a tener conexión.`,
      }),
    match: '¡Es un match!',
    matchAbout: (name: string) => `Te gusta ${name} y el gusto es mutuo.`,
    sayHello: 'Saluda',
    openers: 'Ideas para un primer mensaje',
    aboutAnswer: (answer: string) => `“${answer}” ¡Cuéntame más!`,
    aboutInterest: (interest: string) => `${interest}: ¿cómo empezaste con eso?`,
    sent: (name: string) => `Tu mensaje a ${name} se envió.`,
    wrote: (name: string) => `${name} ya te ha escrito.`,
    toChat: 'Abrir chat',
    goOn: 'Seguir mirando',
    more: 'Buscando personas…',
  },
  funnel: {
    title: 'De momento, has visto a todas las personas que encajan',
    titleFiltered: 'Ahora mismo no encaja nadie',
    about: 'Cuántas personas quedan después de cada paso:',
    label: 'Por qué no queda nadie',
    steps: stepTexts,
    changes: changeTexts,
    filtered: conditionTexts,
    changesPreferences: 'Esto cambia tus preferencias.',
    show: (count: number) =>
      plural(count, { one: 'Ver a 1 persona', other: `Ver a ${count} personas` }),
    nothing: {
      tried: (what: readonly ('ages' | 'distance' | 'filters')[]) =>
        `Cambiar solo ${new Intl.ListFormat('es', { type: 'disjunction' }).format(what.map((each) => tried[each]))} no te mostraría a nadie más.`,
      wait: 'Cada día llegan personas nuevas.',
    },
  },
  superlikesYou: (name: string) => `${name} te envió un superlike`,
  question: {
    superlike: {
      title: (name: string) => `¿Enviar un superlike a ${name}?`,
      about: (name: string) =>
        `${name} verá de inmediato que es tuyo, con o sin premium, y aparecerás al principio de sus tarjetas.`,
      send: 'Enviar superlike',
    },
    outside: {
      title: (name: string) => `¿Dar like a ${name} de todos modos?`,
      about: (name: string) =>
        `Ahora mismo tus preferencias y las de ${name} no coinciden, así que ${name} verá tu like aparte de los demás y sin notificación.`,
      send: 'Dar like',
    },
  },
  choice: {
    label: 'Tu elección',
    pass: 'Pasar',
    like: 'Like',
    superlike: 'Superlike',
    note: 'Like con nota',
    undo: 'Deshacer',
    waits: 'Se enviará cuando tengas conexión.',
    undoWaits: 'Se deshará cuando tengas conexión.',
    notSent: 'Aún no se ha enviado. Seguimos intentándolo.',
    failed: (choice: 'like' | 'superlike' | 'pass' | 'undo', name?: string) => {
      if (!name) return choice === 'undo' ? 'No se deshizo.' : 'Tu elección no se envió.';
      return {
        like: `Tu like a ${name} no se envió.`,
        superlike: `Tu superlike a ${name} no se envió.`,
        pass: `Tu elección sobre ${name} no se guardó.`,
        undo: `Tu elección sobre ${name} no se deshizo.`,
      }[choice];
    },
    close: 'Cerrar',
    isMatch: 'Hay match.',
    message: 'Mensaje',
    left: (likes: number) =>
      plural(likes, { one: 'Hoy te queda 1 like', other: `Hoy te quedan ${likes} likes` }),
    bookmark: 'Guardar perfil',
    bookmarked: 'Quitar de guardados',
  },
  likes: {
    title: 'Likes',
    count: (count: number) =>
      plural(count, { one: 'Le gustas a 1 persona', other: `Les gustas a ${count} personas` }),
    outside: (count: number) => `${count} más fuera de tus preferencias`,
    outsideTitle: 'Fuera de tus preferencias',
    outsideAbout: 'Les gustas, pero ahora mismo sus preferencias y las tuyas no coinciden.',
    notes: 'Lo que escribieron las personas a las que les gustas',
    notesAbout:
      'Leyeron tu perfil y te escribieron. Verás quiénes son con premium, cuando haya match, o de una en una.',
    none: 'Todavía no hay likes',
    noneYet: 'Aquí verás los likes que recibas.',
    lockedTitle: 'Mira a quién le gustas',
    locked:
      'Con premium puedes ver quiénes son. Sin premium puedes ver a una persona a la vez: da like o pasa, y luego ve a la siguiente. Si también te gusta, hay match.',
    lockedOutside:
      'Con premium puedes ver quiénes son. Si alguna persona también te gusta, hay match de todos modos.',
    seeOne: 'Ver a una persona',
    toPremium: 'Ver premium',
    list: 'Personas a las que les gustas',
    superlike: 'Superlike',
    note: (name: string) => `Nota de ${name}`,
    ownNote: 'Lo que escribiste',
    browse: 'Explorar perfiles',
    lists: 'Listas',
    tabs: {
      received: 'Les gustas',
      sent: 'Te gustan',
      passed: 'Pasaste',
      bookmarked: 'Guardados',
    },
    since: (time: string) => `Like del ${formatDate(time)}`,
    sent: 'Personas que te gustan',
    sentNone: 'Todavía no has dado ningún like',
    sentAbout: 'Las personas que te gustan aparecen aquí hasta que haya match.',
    passed: 'Personas que dejaste pasar',
    passedNone: 'No has dejado pasar a nadie',
    passedAbout: 'Deshaz un pase aquí para volver a ver a alguien. No lo sabrá.',
    passedSince: (time: string) => `Pasaste el ${formatDate(time)}`,
    undo: (name: string) => `Deshacer tu elección sobre ${name}`,
    bookmarks: 'Perfiles guardados',
    bookmarksNone: 'Todavía no hay perfiles guardados',
    bookmarksAbout: 'Guarda un perfil para encontrarlo aquí. La otra persona no lo sabrá.',
    removeBookmark: (name: string) => `Quitar a ${name} de guardados`,
  },
};

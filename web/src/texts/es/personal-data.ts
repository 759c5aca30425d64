// Made from texts/es/personal-data.json. Change it there.
// @ts-nocheck
import { formatSize } from '../../lib/formats/sizes.ts';
import { formatSiteDate } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
loading: "Cargando…",
failed: "No pudimos cargarlo",
again: "Reintentar",
archive: {
title: "Tus datos",
about: "Obtén una copia de tus datos y fotos en un archivo. No incluye los reportes sobre ti. Escríbenos si los necesitas.",
ask: "Descargar mis datos",
waiting: "Estamos preparando tus datos. Puedes salir de esta página. Te escribiremos cuando estén listos.",
fetch: "Descargar archivo",
anew: "Pedir un archivo nuevo",
ready: ({ bytes, until }: { bytes: number; until: string | number }) => `Tus datos están listos (${formatSize(bytes)}). Puedes descargarlos hasta el ${formatSiteDate(until, { dateStyle: 'long' })}.`,
},
consent: {
title: "Tu consentimiento",
given: ({ date }: { date: string | number }) => `El ${formatSiteDate(date, { dateStyle: 'long' })} aceptaste esto:`,
missing: "Aún no has dado tu consentimiento. Es el primer paso de tu perfil.",
toProfile: "Ir a tu perfil",
withdraw: "Retirar el consentimiento",
dialog: "¿Retirar tu consentimiento?",
why: "Sin él no podemos presentarte a nadie. Quitaremos de inmediato tu género, a quién te gustaría conocer y tus respuestas, y después cerraremos y eliminaremos tu cuenta.",
confirm: "Retirar y eliminar mi cuenta",
},
step: {
title: "Tu consentimiento",
why: "Tu perfil incluye información sensible, así que primero necesitamos tu permiso.",
privacy: "Lee nuestra política de privacidad",
submit: "Aceptar y continuar",
working: "Un momento…",
later: "Ahora no",
},
leave: {
title: "Elimina tu cuenta",
about: ({ days }: { days: number }) => `Tu perfil se oculta de inmediato. Puedes reabrir tu cuenta en un plazo de ${plural(days, { one: `1 día`, other: `${days} días` })}. Después se elimina para siempre.`,
open: "Eliminar mi cuenta…",
dialog: "¿Eliminar tu cuenta?",
until: ({ until }: { until: string | number }) => `Puedes iniciar sesión y reabrir tu cuenta hasta el ${formatSiteDate(until, { dateStyle: 'long' })}.`,
steps: [{
when: "De inmediato",
what: "Tu perfil y tus fotos se ocultan, y tu sesión se cierra en todas partes.",
}, {
when: "Después de esa fecha",
what: ({ reportDays }: { reportDays: number }) => `Tu cuenta se elimina para siempre. Nuestro equipo conserva solo los reportes tuyos y sobre ti, hasta ${plural(reportDays, { one: `1 día`, other: `${reportDays} días` })} después de resolverlos. Puedes volver a crear una cuenta con el mismo correo.`,
}],
password: "Tu contraseña",
mailCode: "Enviar código",
codeAbout: ({ email }: { email: string | number }) => `Aquí no tienes contraseña. Enviaremos un código a ${email} para confirmar tu identidad.`,
codeSent: ({ email }: { email: string | number }) => `Enviamos un código a ${email}. Sirve durante diez minutos.`,
code: "Código",
missingPassword: "Escribe tu contraseña para confirmar.",
missingCode: "Escribe el código para confirmar.",
cancel: "Conservar cuenta",
confirm: "Eliminar mi cuenta",
},
};

import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-setup.ts';

export const messages: Translated<typeof en> = {
  title: 'Configura tu sitio',
  about: 'Unos quince minutos. Salta lo que aún no sepas.',
  steps: 'Pasos de la configuración',
  done: 'Hecho',
  skipped: 'Saltado',
  names: {
    brand: 'Nombre y logo',
    colors: 'Colores',
    language: 'Idioma',
    place: 'Dónde se ofrece',
    legal: 'Páginas legales',
    prices: 'Precios',
    mail: 'Correos',
  },
  skip: 'Saltar este paso',
  back: 'Atrás',
  next: (name: string) => `Continuar: ${name}`,
  leave: 'Salir de la configuración',
  none: 'Elegir…',
  language: {
    about: (count: number) =>
      `Tu sitio habla ${count} idiomas, y cada persona lo lee en el suyo. Los navegadores que piden otro reciben el idioma principal.`,
    front: 'Las primeras palabras de la portada',
    frontAbout: 'En el idioma principal. Todos los demás textos están en la parte Textos.',
  },
  place: {
    about: 'Dónde estás, y el reloj y el dinero de tu sitio.',
    country: 'Para tus páginas legales.',
    timeZone: 'Zona horaria',
    timeZoneAbout: 'Los días empiezan y terminan según ella. La fija la variable TIME_ZONE.',
    currency: 'Moneda',
    currencyAbout:
      'Los precios están en ella. La fija la variable PREMIUM_CURRENCY. Elígela antes de vender.',
  },
  legal: {
    about:
      'Di una vez quién gestiona el sitio. Va al aviso legal, a los términos y a la página de privacidad, en todos los idiomas.',
    name: 'Tu nombre, o el nombre y la forma jurídica de la empresa.',
    address: 'Calle y número, código postal y ciudad. El país se añade.',
    phone: 'Muchos países lo piden.',
    register: 'Por ejemplo, Registro Mercantil de Madrid, hoja M-123456. Vacío si no lo hay.',
    pages: 'Tus páginas',
    write: 'Escribir las páginas',
    again: 'Escribir de nuevo',
    againOf: (title: string) => `Escribir de nuevo: ${title}`,
    missing: 'Aún sin escribir',
    there: 'Escrita',
    privacy: 'Privacidad',
    privacyAbout: 'La tienen todos los sitios. Te nombra cuando publicas.',
    unknown: 'Sin nombre, dirección y país, los textos tienen para ello lugares entre [corchetes].',
    lawyer:
      'Pide a un despacho de abogados que las lea. Los demás cambios se hacen en la parte Páginas.',
    written: 'Las páginas están en el borrador.',
    replaceTitle: (title: string) => `¿Escribir «${title}» de nuevo?`,
    replaceAbout: 'En cada idioma, el texto cede su lugar a uno nuevo con tus datos.',
    cancel: 'Cancelar',
  },
  sold: 'Desactívala para un sitio gratuito: nada está a la venta y no se muestran precios. Las personas que tienen Premium lo conservan.',
  free: 'Entonces los miembros tienen lo que das a todo el mundo sin Premium.',
  rights: 'Elegir qué es',
  mail: {
    about: 'Envíate un correo, con tu nombre, tus colores y tu dirección.',
    send: 'Enviarme una prueba',
    again: 'Enviar otra prueba',
    sent: (to: string, from: string) =>
      `El servidor de correo lo ha aceptado: de ${from} a ${to}. Mira tu buzón, también entre el spam.`,
    file: (from: string) =>
      `Aún no hay servidor de correo: el mensaje de ${from} es un archivo en la carpeta «outbox» de tus datos. La variable SMTP_URL fija uno.`,
    failed: 'El correo no se envió.',
    faults: {
      unreachable:
        'No se puede llegar al servidor de correo. Comprueba su nombre y su puerto en SMTP_URL, y si hay un cortafuegos en medio.',
      encryption:
        'No se pudo cifrar la conexión. Comprueba el puerto: 465 va con smtps://, 587 con smtp://.',
      'sign-in': 'El servidor de correo no acepta el usuario o la contraseña de SMTP_URL.',
      sender:
        'El servidor de correo no acepta el remitente. Pon en MAIL_FROM una dirección desde la que pueda enviar.',
      recipient: 'El servidor de correo no acepta tu dirección como destinataria.',
      other: 'El servidor de correo no lo aceptó, por otro motivo.',
    },
    answer: 'Su respuesta:',
  },
};
